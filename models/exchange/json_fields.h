// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/exchange/json_faults.h"
#include "models/exchange/json_names.h"

#include <QJsonArray>
#include <QJsonObject>

#include <functional>
#include <type_traits>
#include <vector>

/// One table of keys per kind of object says how its members are read, written, named in errors and described
/// in the JSON Schema: there is no second list to forget.
namespace xj::exchange {

template <typename Owner> struct Field
{
    QString key;
    /// Takes the value into the owner, or adds faults.
    std::function<void(JsonFaults &, const QString &path, const QJsonValue &, Owner &)> read;
    /// The value as JSON; undefined when it is absent.
    std::function<QJsonValue(const Owner &)> write;
    /// Such a value is left out of the file unless the key is required.
    std::function<bool(const Owner &)> isDefault;
    QJsonObject schema;
    bool required = false;
};

template <typename Owner> using Fields = std::vector<Field<Owner>>;

namespace detail {

template <typename Value> struct Bare
{
    using Type = Value;
};
template <typename Value> struct Bare<std::optional<Value>>
{
    using Type = Value;
};

template <typename Value, typename Write> QJsonValue writePresent(const Value &value, const Write &write)
{
    if constexpr (std::is_same_v<Value, typename Bare<Value>::Type>)
        return write(value);
    else
        return value ? write(*value) : QJsonValue(QJsonValue::Undefined);
}

template <typename Owner, typename Value, typename Read, typename Write>
Field<Owner> field(const QString &key, Value Owner::*member, Read read, Write write,
                   const QJsonObject &schema)
{
    return {
        .key = key,
        .read =
            [member, read](JsonFaults &faults, const QString &path, const QJsonValue &value, Owner &owner) {
                if (auto taken = read(faults, path, value))
                    owner.*member = std::move(*taken);
            },
        .write = [member, write](const Owner &owner) { return writePresent(owner.*member, write); },
        .isDefault =
            [member](const Owner &owner) {
                static const Owner kFresh{};
                return owner.*member == kFresh.*member;
            },
        .schema = schema};
}

[[nodiscard]] QJsonObject described(QJsonObject schema, const char *description);
[[nodiscard]] QJsonObject numberSchema(bool whole, const Range &range);
[[nodiscard]] QJsonObject choiceSchema(const QStringList &names);

} // namespace detail

/// int or double, optional or not.
template <typename Owner, typename Value>
Field<Owner> number(const QString &key, Value Owner::*member, const Range &range, const char *description)
{
    using Bare = typename detail::Bare<Value>::Type;
    constexpr bool kWhole = std::is_same_v<Bare, int>;
    static_assert(kWhole || std::is_same_v<Bare, double>);
    const auto read = [range](JsonFaults &faults, const QString &path, const QJsonValue &value) {
        if constexpr (kWhole)
            return readWholeNumber(faults, path, value, range);
        else
            return readNumber(faults, path, value, range);
    };
    return detail::field(
        key, member, read, [](Bare value) { return QJsonValue(value); },
        detail::described(detail::numberSchema(kWhole, range), description));
}

template <typename Owner>
Field<Owner> text(const QString &key, QString Owner::*member, const char *description)
{
    return detail::field(
        key, member, readText, [](const QString &value) { return QJsonValue(value); },
        detail::described({{QStringLiteral("type"), QStringLiteral("string")}}, description));
}

template <typename Owner>
Field<Owner> texts(const QString &key, QStringList Owner::*member, const char *description)
{
    const QJsonObject schema{
        {QStringLiteral("type"), QStringLiteral("array")},
        {QStringLiteral("items"), QJsonObject{{QStringLiteral("type"), QStringLiteral("string")}}}};
    return detail::field(
        key, member, readTexts,
        [](const QStringList &value) { return QJsonValue(QJsonArray::fromStringList(value)); },
        detail::described(schema, description));
}

template <typename Owner, typename Value>
Field<Owner> flag(const QString &key, Value Owner::*member, const char *description)
{
    return detail::field(
        key, member, readFlag, [](bool value) { return QJsonValue(value); },
        detail::described({{QStringLiteral("type"), QStringLiteral("boolean")}}, description));
}

template <typename Owner>
Field<Owner> date(const QString &key, std::optional<QDate> Owner::*member, const char *description)
{
    return detail::field(
        key, member, readDate, [](const QDate &value) { return QJsonValue(value.toString(Qt::ISODate)); },
        detail::described({{QStringLiteral("type"), QStringLiteral("string")},
                           {QStringLiteral("format"), QStringLiteral("date")}},
                          description));
}

/// One of the names that json_names.h gives the enumeration.
template <typename Owner, typename Value>
Field<Owner> choice(const QString &key, Value Owner::*member, const char *description)
{
    using Enum = typename detail::Bare<Value>::Type;
    const auto read
        = [](JsonFaults &faults, const QString &path, const QJsonValue &value) -> std::optional<Enum> {
        const std::optional<QString> name = readText(faults, path, value);
        if (!name)
            return {};
        const std::optional<Enum> found = enumFromName<Enum>(*name);
        if (!found)
            faults.unknownValue(path, *name, namesOf<Enum>());
        return found;
    };
    return detail::field(
        key, member, read, [](Enum value) { return QJsonValue(nameOf(value)); },
        detail::described(detail::choiceSchema(namesOf<Enum>()), description));
}

template <typename Owner> [[nodiscard]] QStringList keysOf(const Fields<Owner> &fields)
{
    QStringList keys;
    for (const Field<Owner> &field : fields)
        keys << field.key;
    return keys;
}

template <typename Owner>
[[nodiscard]] const Field<Owner> *findField(const Fields<Owner> &fields, const QString &key)
{
    for (const Field<Owner> &field : fields) {
        if (field.key == key)
            return &field;
    }
    return nullptr;
}

template <typename Owner>
void checkRequired(JsonFaults &faults, const QString &path, const QJsonObject &object,
                   const Fields<Owner> &fields)
{
    for (const Field<Owner> &field : fields) {
        if (field.required && !object.contains(field.key))
            faults.add(memberPath(path, field.key), domain::ErrorCode::MissingKey, {field.key});
    }
}

/// Reads all members that the table knows; the others are faults.
template <typename Owner>
[[nodiscard]] std::optional<Owner> readObject(JsonFaults &faults, const QString &path,
                                              const QJsonValue &value, const Fields<Owner> &fields)
{
    if (!value.isObject()) {
        faults.wrongType(path, QStringLiteral("object"));
        return {};
    }
    Owner owner{};
    const QJsonObject object = value.toObject();
    checkRequired(faults, path, object, fields);
    for (auto it = object.begin(); it != object.end(); ++it) {
        if (const Field<Owner> *field = findField(fields, it.key()))
            field->read(faults, memberPath(path, it.key()), it.value(), owner);
        else
            faults.unknownKey(path, it.key(), keysOf(fields));
    }
    return owner;
}

template <typename Owner> void writeInto(QJsonObject &object, const Owner &owner, const Fields<Owner> &fields)
{
    for (const Field<Owner> &field : fields) {
        if (!field.required && field.isDefault(owner))
            continue;
        const QJsonValue value = field.write(owner);
        if (!value.isUndefined())
            object.insert(field.key, value);
    }
}

template <typename Owner>
[[nodiscard]] QJsonObject writeObject(const Owner &owner, const Fields<Owner> &fields)
{
    QJsonObject object;
    writeInto(object, owner, fields);
    return object;
}

/// JSON Schema (draft 2020-12) of an object with these members and no others.
template <typename Owner> [[nodiscard]] QJsonObject schemaOf(const Fields<Owner> &fields)
{
    QJsonObject properties;
    QJsonArray required;
    for (const Field<Owner> &field : fields) {
        properties.insert(field.key, field.schema);
        if (field.required)
            required.append(field.key);
    }
    QJsonObject schema{{QStringLiteral("type"), QStringLiteral("object")},
                       {QStringLiteral("properties"), properties},
                       {QStringLiteral("additionalProperties"), false}};
    if (!required.isEmpty())
        schema.insert(QStringLiteral("required"), required);
    return schema;
}

/// A member that is an object with its own table.
template <typename Owner, typename Part>
Field<Owner> object(const QString &key, Part Owner::*member, const Fields<Part> &fields,
                    const char *description)
{
    return detail::field(
        key, member,
        [&fields](JsonFaults &faults, const QString &path, const QJsonValue &value) {
            return readObject(faults, path, value, fields);
        },
        [&fields](const Part &part) { return QJsonValue(writeObject(part, fields)); },
        detail::described(schemaOf(fields), description));
}

/// A member that is a list; `read` and `write` stand for one element.
template <typename Owner, typename Part, typename Read, typename Write>
Field<Owner> listOf(const QString &key, std::vector<Part> Owner::*member, Read read, Write write,
                    const QJsonObject &elementSchema, const char *description)
{
    const auto readAll = [read](JsonFaults &faults, const QString &path,
                                const QJsonValue &value) -> std::optional<std::vector<Part>> {
        if (!value.isArray()) {
            faults.wrongType(path, QStringLiteral("array"));
            return {};
        }
        std::vector<Part> parts;
        const QJsonArray array = value.toArray();
        for (qsizetype i = 0; i < array.size(); ++i) {
            if (auto part = read(faults, elementPath(path, i), array[i]))
                parts.push_back(std::move(*part));
        }
        return parts;
    };
    const auto writeAll = [write](const std::vector<Part> &parts) {
        QJsonArray array;
        for (const Part &part : parts)
            array.append(write(part));
        return QJsonValue(array);
    };
    return detail::field(key, member, readAll, writeAll,
                         detail::described({{QStringLiteral("type"), QStringLiteral("array")},
                                            {QStringLiteral("items"), elementSchema}},
                                           description));
}

/// A list of objects with their own table.
template <typename Owner, typename Part>
Field<Owner> objects(const QString &key, std::vector<Part> Owner::*member, const Fields<Part> &fields,
                     const char *description)
{
    return listOf(
        key, member,
        [&fields](JsonFaults &faults, const QString &path, const QJsonValue &value) {
            return readObject(faults, path, value, fields);
        },
        [&fields](const Part &part) { return QJsonValue(writeObject(part, fields)); }, schemaOf(fields),
        description);
}

/// Must be in the file, and is always written.
template <typename Owner> Field<Owner> required(Field<Owner> field)
{
    field.required = true;
    return field;
}

} // namespace xj::exchange
