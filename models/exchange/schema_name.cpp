// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/exchange/schema_name.h"

#include <QJsonArray>
#include <QJsonDocument>

namespace xj::exchange {

QString schemaKey()
{
    return QStringLiteral("schema");
}

bool checkSchemaName(JsonFaults &faults, const QJsonObject &object, QLatin1StringView expected)
{
    using domain::ErrorCode;
    const QString expectedName(expected);
    if (!object.contains(schemaKey())) {
        faults.add(schemaKey(), ErrorCode::SchemaMissing, {expectedName});
        return false;
    }
    const std::optional<QString> found = readText(faults, schemaKey(), object[schemaKey()]);
    if (!found)
        return false;
    if (*found == expectedName)
        return true;
    const QString format = expectedName.section(u'/', 0, 0);
    bool isNumber = false;
    const int version = found->section(u'/', 1).toInt(&isNumber);
    const bool newer
        = isNumber && found->section(u'/', 0, 0) == format && version > expectedName.section(u'/', 1).toInt();
    faults.add(schemaKey(), newer ? ErrorCode::SchemaNewer : ErrorCode::SchemaUnknown,
               {*found, expectedName});
    return false;
}

QByteArray writeSchemaDocument(QJsonObject schema, QLatin1StringView name, const QString &title)
{
    QJsonObject properties = schema[QStringLiteral("properties")].toObject();
    properties.insert(schemaKey(), QJsonObject{{QStringLiteral("const"), QString(name)}});
    schema.insert(QStringLiteral("properties"), properties);
    QJsonArray required = schema[QStringLiteral("required")].toArray();
    required.prepend(schemaKey());
    schema.insert(QStringLiteral("required"), required);
    schema.insert(QStringLiteral("$schema"), QStringLiteral("https://json-schema.org/draft/2020-12/schema"));
    schema.insert(QStringLiteral("title"), title);
    return QJsonDocument(schema).toJson(QJsonDocument::Indented);
}

} // namespace xj::exchange
