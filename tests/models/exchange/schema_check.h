// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonObject>
#include <QString>

namespace xj::tests {

/// Holds a JSON value against a JSON Schema, as far as our schemas use the language: type, const, enum,
/// properties, patternProperties, additionalProperties false, required, items, oneOf, minimum, maximum, $ref
/// into $defs. Empty: valid; else the first fault with its path. Any other keyword of the schema is a fault
/// too.
[[nodiscard]] QString schemaFault(const QJsonValue &value, const QJsonObject &schema, const QJsonObject &root,
                                  const QString &path = QStringLiteral("$"));

} // namespace xj::tests
