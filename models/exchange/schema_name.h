// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/exchange/json_faults.h"

#include <QByteArray>
#include <QJsonObject>

namespace xj::exchange {

inline constexpr QLatin1StringView kProjectSchema("xuanji.project/1");
inline constexpr QLatin1StringView kRecommendationSchema("xuanji.recommendation/1");

/// "schema": the key that names a file's format and version.
[[nodiscard]] QString schemaKey();

/// Is the file of this format and version? Adds SchemaMissing, SchemaNewer ("xuanji.project/2"),
/// SchemaUnknown or WrongType otherwise.
[[nodiscard]] bool checkSchemaName(JsonFaults &faults, const QJsonObject &object, QLatin1StringView expected);

/// A JSON Schema document for files of that format: adds the dialect, the title and the key "schema".
[[nodiscard]] QByteArray writeSchemaDocument(QJsonObject schema, QLatin1StringView name,
                                             const QString &title);

} // namespace xj::exchange
