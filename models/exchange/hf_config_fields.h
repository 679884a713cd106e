// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/exchange/json_faults.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QString>

#include <initializer_list>
#include <optional>

namespace xj::exchange {

/// Reads values that families of models name differently: the first key that is present and not null counts.
class ConfigFields
{
public:
    using Keys = std::initializer_list<const char *>;

    /// `part`: the key under which `object` stands, for the paths of faults; empty at the top.
    ConfigFields(const QJsonObject &object, QString part, JsonFaults &faults)
        : m_object(object)
        , m_part(std::move(part))
        , m_faults(faults)
    { }

    [[nodiscard]] QString path(const QString &key) const;
    [[nodiscard]] std::optional<int> whole(Keys keys, const Range &range);
    /// The same, and MissingKey (under the first name) when none is there.
    [[nodiscard]] std::optional<int> required(Keys keys, const Range &range);
    [[nodiscard]] std::optional<bool> flag(const char *key);
    /// Empty when it is not there.
    [[nodiscard]] QJsonArray array(const char *key);

private:
    [[nodiscard]] std::optional<QString> present(Keys keys) const;

    QJsonObject m_object;
    QString m_part;
    JsonFaults &m_faults;
};

} // namespace xj::exchange
