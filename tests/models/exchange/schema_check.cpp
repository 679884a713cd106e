// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/models/exchange/schema_check.h"

#include <QJsonArray>
#include <QRegularExpression>
#include <QStringList>

namespace xj::tests {

namespace {

bool hasType(const QJsonValue &value, const QString &type)
{
    if (type == u"integer")
        return value.isDouble() && value.toDouble() == static_cast<double>(value.toInteger());
    return (type == u"number" && value.isDouble()) || (type == u"string" && value.isString())
        || (type == u"boolean" && value.isBool()) || (type == u"null" && value.isNull())
        || (type == u"array" && value.isArray()) || (type == u"object" && value.isObject());
}

QString typeFault(const QJsonValue &value, const QJsonValue &types, const QString &path)
{
    const QJsonArray allowed = types.isArray() ? types.toArray() : QJsonArray{types};
    for (const QJsonValue &type : allowed) {
        if (hasType(value, type.toString()))
            return {};
    }
    return path + QStringLiteral(": wrong type");
}

QJsonValue memberSchema(const QString &key, const QJsonObject &schema)
{
    const QJsonObject properties = schema[QStringLiteral("properties")].toObject();
    if (properties.contains(key))
        return properties[key];
    const QJsonObject patterns = schema[QStringLiteral("patternProperties")].toObject();
    for (auto it = patterns.begin(); it != patterns.end(); ++it) {
        if (QRegularExpression(it.key()).match(key).hasMatch())
            return it.value();
    }
    return schema[QStringLiteral("additionalProperties")];
}

QString objectFault(const QJsonObject &object, const QJsonObject &schema, const QJsonObject &root,
                    const QString &path)
{
    for (const QJsonValue &key : schema[QStringLiteral("required")].toArray()) {
        if (!object.contains(key.toString()))
            return path + QStringLiteral(": lacks ") + key.toString();
    }
    for (auto it = object.begin(); it != object.end(); ++it) {
        const QJsonValue member = memberSchema(it.key(), schema);
        const QString at = path + u'.' + it.key();
        if (member.isBool() && !member.toBool())
            return at + QStringLiteral(": not in the schema");
        if (const QString fault = schemaFault(it.value(), member.toObject(), root, at); !fault.isEmpty())
            return fault;
    }
    return {};
}

QString oneOfFault(const QJsonValue &value, const QJsonArray &alternatives, const QJsonObject &root,
                   const QString &path)
{
    QStringList faults;
    for (const QJsonValue &alternative : alternatives)
        faults << schemaFault(value, alternative.toObject(), root, path);
    if (faults.count(QString()) == 1)
        return {};
    return path + QStringLiteral(": not exactly one of: ") + faults.join(QStringLiteral(" | "));
}

} // namespace

QString schemaFault(const QJsonValue &value, const QJsonObject &schema, const QJsonObject &root,
                    const QString &path)
{
    static const QStringList kKnown{
        QStringLiteral("$ref"),      QStringLiteral("$schema"),     QStringLiteral("$defs"),
        QStringLiteral("title"),     QStringLiteral("description"), QStringLiteral("type"),
        QStringLiteral("const"),     QStringLiteral("enum"),        QStringLiteral("properties"),
        QStringLiteral("required"),  QStringLiteral("items"),       QStringLiteral("patternProperties"),
        QStringLiteral("oneOf"),     QStringLiteral("minimum"),     QStringLiteral("additionalProperties"),
        QStringLiteral("maximum"),   QStringLiteral("format"),      QStringLiteral("exclusiveMinimum"),
        QStringLiteral("minLength"), QStringLiteral("pattern")};
    for (const QString &keyword : schema.keys()) {
        if (!kKnown.contains(keyword))
            return path + QStringLiteral(": schema keyword ") + keyword;
    }
    if (schema.contains(QStringLiteral("$ref"))) {
        const QString name = schema[QStringLiteral("$ref")].toString().section(u'/', -1);
        const QJsonObject definition = root[QStringLiteral("$defs")].toObject()[name].toObject();
        return definition.isEmpty() ? path + QStringLiteral(": no definition ") + name
                                    : schemaFault(value, definition, root, path);
    }
    if (schema.contains(QStringLiteral("oneOf")))
        return oneOfFault(value, schema[QStringLiteral("oneOf")].toArray(), root, path);
    if (schema.contains(QStringLiteral("const")) && schema[QStringLiteral("const")] != value)
        return path + QStringLiteral(": not the constant");
    if (schema.contains(QStringLiteral("enum")) && !schema[QStringLiteral("enum")].toArray().contains(value))
        return path + QStringLiteral(": not among the words: ") + value.toString();
    if (schema.contains(QStringLiteral("type"))) {
        if (const QString fault = typeFault(value, schema[QStringLiteral("type")], path); !fault.isEmpty())
            return fault;
    }
    if (value.isDouble() && value.toDouble() < schema[QStringLiteral("minimum")].toDouble(value.toDouble()))
        return path + QStringLiteral(": below the minimum");
    if (value.isDouble() && value.toDouble() > schema[QStringLiteral("maximum")].toDouble(value.toDouble()))
        return path + QStringLiteral(": above the maximum");
    if (value.isObject())
        return objectFault(value.toObject(), schema, root, path);
    const QJsonArray elements = value.toArray();
    for (qsizetype i = 0; i < elements.size(); ++i) {
        const QString at = path + u'[' + QString::number(i) + u']';
        const QString fault = schemaFault(elements[i], schema[QStringLiteral("items")].toObject(), root, at);
        if (!fault.isEmpty())
            return fault;
    }
    return {};
}

} // namespace xj::tests
