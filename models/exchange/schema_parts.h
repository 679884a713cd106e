// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/exchange/code_names.h"
#include "models/exchange/json_names.h"

#include <QJsonArray>
#include <QJsonObject>

#include <utility>

/// Building blocks of the JSON Schemas of what we write.
namespace xj::exchange::schema {

using Members = QList<std::pair<QString, QJsonObject>>;

[[nodiscard]] QJsonObject ofType(const char *type);
[[nodiscard]] inline QJsonObject text()
{
    return ofType("string");
}
[[nodiscard]] inline QJsonObject whole()
{
    return ofType("integer");
}
[[nodiscard]] inline QJsonObject flag()
{
    return ofType("boolean");
}
/// Null: unknown.
[[nodiscard]] QJsonObject numberOrNull();
[[nodiscard]] QJsonObject dateOrNull();
[[nodiscard]] QJsonObject oneOfNames(const QStringList &names);
template <typename Enum> [[nodiscard]] QJsonObject code()
{
    return oneOfNames(codeNames<Enum>());
}
template <typename Enum> [[nodiscard]] QJsonObject word()
{
    return oneOfNames(namesOf<Enum>());
}
[[nodiscard]] QJsonObject listOf(const QJsonObject &element);
/// A definition under "$defs".
[[nodiscard]] QJsonObject definition(const char *name);

/// An object with these members and no others; `optional` may be absent. Keys of `money` end in the code of
/// the project's currency: "monthly_cost_cny".
[[nodiscard]] QJsonObject object(const Members &members, const Members &optional = {},
                                 const Members &money = {});

} // namespace xj::exchange::schema
