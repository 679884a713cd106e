// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/exchange/json_faults.h"

#include "models/sizing/nearest_name.h"

#include <QJsonArray>

#include <cmath>
#include <vector>

namespace xj::exchange {

using domain::ErrorCode;

namespace {

/// No text of a project is longer; a longer one is a paste gone wrong.
constexpr qsizetype kLongestText = 4000;

domain::Quantity plain(double value)
{
    return {value, domain::Unit::None};
}

} // namespace

void JsonFaults::add(const QString &path, ErrorCode code, const domain::Arguments &arguments)
{
    if (m_errors.size() < kMost)
        m_errors.append({code, arguments, {.file = m_fileName, .field = path}, {}});
}

void JsonFaults::wrongType(const QString &path, const QString &expected)
{
    const QString key = path.mid(path.lastIndexOf(u'.') + 1);
    add(path, ErrorCode::WrongType, {key, expected});
}

void JsonFaults::unknownKey(const QString &path, const QString &key, const QStringList &known)
{
    add(memberPath(path, key), ErrorCode::UnknownKey, {key, nearestKey(key, known)});
}

void JsonFaults::unknownValue(const QString &path, const QString &value, const QStringList &allowed)
{
    add(path, ErrorCode::UnknownValue, {value, allowed.join(QStringLiteral(", "))});
}

QString memberPath(const QString &path, const QString &key)
{
    return path.isEmpty() ? key : QString(path + u'.' + key);
}

QString elementPath(const QString &path, qsizetype index)
{
    return path + u'[' + QString::number(index) + u']';
}

QString nearestKey(const QString &key, const QStringList &known)
{
    struct Name
    {
        QString name;
    };
    // A key of megabytes is a mistake, but not one to compare letter by letter.
    if (key.size() > 100)
        return {};
    std::vector<Name> names;
    for (const QString &name : known)
        names.push_back({name});
    return sizing::nearestName(key, names, &Name::name);
}

std::optional<double> readNumber(JsonFaults &faults, const QString &path, const QJsonValue &value,
                                 const Range &range)
{
    if (!value.isDouble()) {
        faults.wrongType(path, QStringLiteral("number"));
        return {};
    }
    const double number = value.toDouble();
    const bool tooLow = range.lowestExcluded ? number <= range.lowest : number < range.lowest;
    if (!std::isfinite(number) || tooLow || number > range.highest) {
        faults.add(path, ErrorCode::NumberOutOfRange,
                   {plain(number), plain(range.lowest), plain(range.highest)});
        return {};
    }
    return number;
}

std::optional<int> readWholeNumber(JsonFaults &faults, const QString &path, const QJsonValue &value,
                                   const Range &range)
{
    const std::optional<double> number = readNumber(faults, path, value, range);
    if (!number)
        return {};
    if (*number != std::floor(*number)) {
        faults.add(path, ErrorCode::NotAWholeNumber, {plain(*number)});
        return {};
    }
    return static_cast<int>(*number);
}

std::optional<QString> readText(JsonFaults &faults, const QString &path, const QJsonValue &value)
{
    if (!value.isString()) {
        faults.wrongType(path, QStringLiteral("string"));
        return {};
    }
    const QString text = value.toString();
    if (text.size() > kLongestText) {
        faults.add(path, ErrorCode::InvalidValue, {QString(text.left(40) + u'…')});
        return {};
    }
    return text;
}

std::optional<bool> readFlag(JsonFaults &faults, const QString &path, const QJsonValue &value)
{
    if (!value.isBool()) {
        faults.wrongType(path, QStringLiteral("boolean"));
        return {};
    }
    return value.toBool();
}

std::optional<QDate> readDate(JsonFaults &faults, const QString &path, const QJsonValue &value)
{
    const std::optional<QString> text = readText(faults, path, value);
    if (!text)
        return {};
    const QDate date = text->size() == 10 ? QDate::fromString(*text, QStringLiteral("yyyy-MM-dd")) : QDate();
    if (!date.isValid()) {
        faults.add(path, ErrorCode::NotADate, {*text});
        return {};
    }
    return date;
}

std::optional<QStringList> readTexts(JsonFaults &faults, const QString &path, const QJsonValue &value)
{
    if (!value.isArray()) {
        faults.wrongType(path, QStringLiteral("array"));
        return {};
    }
    QStringList texts;
    const QJsonArray array = value.toArray();
    for (qsizetype i = 0; i < array.size(); ++i) {
        if (const auto text = readText(faults, elementPath(path, i), array[i]))
            texts << *text;
    }
    return texts;
}

} // namespace xj::exchange
