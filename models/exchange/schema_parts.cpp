// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/exchange/schema_parts.h"

namespace xj::exchange::schema {

QJsonObject ofType(const char *type)
{
    return {{QStringLiteral("type"), QString::fromLatin1(type)}};
}

QJsonObject numberOrNull()
{
    return {{QStringLiteral("type"), QJsonArray{QStringLiteral("number"), QStringLiteral("null")}}};
}

QJsonObject dateOrNull()
{
    return {{QStringLiteral("type"), QJsonArray{QStringLiteral("string"), QStringLiteral("null")}},
            {QStringLiteral("format"), QStringLiteral("date")}};
}

QJsonObject oneOfNames(const QStringList &names)
{
    return {{QStringLiteral("enum"), QJsonArray::fromStringList(names)}};
}

QJsonObject listOf(const QJsonObject &element)
{
    return {{QStringLiteral("type"), QStringLiteral("array")}, {QStringLiteral("items"), element}};
}

QJsonObject definition(const char *name)
{
    return {{QStringLiteral("$ref"), QString(QStringLiteral("#/$defs/") + QString::fromLatin1(name))}};
}

QJsonObject object(const Members &members, const Members &optional, const Members &money)
{
    QJsonObject properties;
    QJsonArray required;
    for (const auto &[key, schema] : members) {
        properties.insert(key, schema);
        required.append(key);
    }
    for (const auto &[key, schema] : optional)
        properties.insert(key, schema);
    QJsonObject result{{QStringLiteral("type"), QStringLiteral("object")},
                       {QStringLiteral("properties"), properties},
                       {QStringLiteral("required"), required},
                       {QStringLiteral("additionalProperties"), false}};
    QJsonObject patterns;
    for (const auto &[key, schema] : money)
        patterns.insert(u'^' + key + QStringLiteral("_[a-z]{3}$"), schema);
    if (!patterns.isEmpty())
        result.insert(QStringLiteral("patternProperties"), patterns);
    return result;
}

} // namespace xj::exchange::schema
