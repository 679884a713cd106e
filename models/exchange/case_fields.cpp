// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/exchange/case_fields.h"

#include "models/cost/compensated_sum.h"

#include <QJsonArray>

#include <cmath>

namespace xj::exchange {

using domain::ErrorCode;

CaseFields::CaseFields(QJsonObject object, QString path, QString fileName, QList<domain::Error> *errors)
    : m_object(std::move(object))
    , m_path(std::move(path))
    , m_fileName(std::move(fileName))
    , m_errors(errors)
{ }

bool CaseFields::has(const char *key) const
{
    const QJsonValue value = m_object.value(QString::fromUtf8(key));
    return !value.isUndefined() && !value.isNull();
}

QJsonValue CaseFields::take(const char *key)
{
    m_used.insert(QString::fromUtf8(key));
    return m_object.value(QString::fromUtf8(key));
}

QString CaseFields::pathOf(const QString &key) const
{
    return m_path.isEmpty() ? key : m_path + u'.' + key;
}

void CaseFields::refuse(const char *key, ErrorCode code, domain::Arguments arguments)
{
    domain::Error error;
    error.code = code;
    error.arguments = std::move(arguments);
    error.place.file = m_fileName;
    error.place.field = pathOf(QString::fromUtf8(key));
    m_errors->append(error);
}

void CaseFields::refuse(const QList<domain::Error> &errors)
{
    for (domain::Error error : errors) {
        error.place.file = m_fileName;
        error.place.field = pathOf(error.place.field);
        m_errors->append(error);
    }
}

void CaseFields::missing(const char *key)
{
    refuse(key, ErrorCode::MissingKey, {QString::fromUtf8(key)});
}

void CaseFields::wrongType(const char *key, const char *expected)
{
    refuse(key, ErrorCode::WrongType, {QString::fromUtf8(key), QString::fromLatin1(expected)});
}

void CaseFields::unknownChoice(const char *key, const QString &value, const QStringList &allowed)
{
    refuse(key, ErrorCode::UnknownValue, {value, allowed.join(QStringLiteral(", "))});
}

double CaseFields::checked(const char *key, const QJsonValue &value, CaseRange range)
{
    if (!value.isDouble()) {
        wrongType(key, "number");
        return range.lowest;
    }
    const double number = value.toDouble();
    if (number >= range.lowest && number <= range.highest)
        return number;
    refuse(key, ErrorCode::NumberOutOfRange,
           {QString::number(number, 'g', 12), QString::number(range.lowest, 'g', 12),
            QString::number(range.highest, 'g', 12)});
    return range.lowest;
}

double CaseFields::number(const char *key, CaseRange range)
{
    const QJsonValue value = take(key);
    if (value.isUndefined() || value.isNull()) {
        missing(key);
        return range.lowest;
    }
    return checked(key, value, range);
}

double CaseFields::number(const char *key, CaseRange range, double fallback)
{
    return numberIfAny(key, range).value_or(fallback);
}

std::optional<double> CaseFields::numberIfAny(const char *key, CaseRange range)
{
    const QJsonValue value = take(key);
    if (value.isUndefined() || value.isNull())
        return std::nullopt;
    return checked(key, value, range);
}

int CaseFields::whole(const char *key, CaseRange range)
{
    const double value = number(key, range);
    if (value != std::floor(value))
        refuse(key, ErrorCode::NotAWholeNumber, {QString::number(value, 'g', 12)});
    return static_cast<int>(value);
}

int CaseFields::whole(const char *key, CaseRange range, int fallback)
{
    if (has(key))
        return whole(key, range);
    take(key);
    return fallback;
}

bool CaseFields::flag(const char *key)
{
    const QJsonValue value = take(key);
    if (value.isUndefined() || value.isNull())
        missing(key);
    else if (!value.isBool())
        wrongType(key, "boolean");
    return value.toBool();
}

bool CaseFields::flag(const char *key, bool fallback)
{
    if (has(key))
        return flag(key);
    take(key);
    return fallback;
}

QString CaseFields::text(const char *key)
{
    const QJsonValue value = take(key);
    if (value.isUndefined() || value.isNull())
        missing(key);
    else if (!value.isString())
        wrongType(key, "string");
    return value.toString();
}

QString CaseFields::text(const char *key, const QString &fallback)
{
    if (has(key))
        return text(key);
    take(key);
    return fallback;
}

cost::ExactDecimal CaseFields::decimal(const char *key)
{
    const QJsonValue value = take(key);
    if (value.isUndefined() || value.isNull()) {
        missing(key);
        return {};
    }
    if (!value.isString() && !value.isDouble()) {
        wrongType(key, "number");
        return {};
    }
    // The shortest digits that read back as the same number are the ones that were written.
    const QString text = value.isString()
        ? value.toString().trimmed()
        : QString::number(value.toDouble(), 'f', QLocale::FloatingPointShortest);
    const std::optional<cost::ExactDecimal> number = cost::ExactDecimal::fromText(text);
    if (!number)
        refuse(key, ErrorCode::NotANumber, {text});
    return number.value_or(cost::ExactDecimal());
}

cost::ExactDecimal CaseFields::decimal(const char *key, const cost::ExactDecimal &fallback)
{
    if (has(key))
        return decimal(key);
    take(key);
    return fallback;
}

CaseFields CaseFields::object(const char *key)
{
    const QJsonValue value = take(key);
    if (value.isUndefined() || value.isNull())
        missing(key);
    else if (!value.isObject())
        wrongType(key, "object");
    return CaseFields(value.toObject(), pathOf(QString::fromUtf8(key)), m_fileName, m_errors);
}

std::vector<QJsonValue> CaseFields::values(const char *key)
{
    const QJsonValue value = take(key);
    if (value.isUndefined() || value.isNull())
        missing(key);
    else if (!value.isArray())
        wrongType(key, "array");
    const QJsonArray array = value.toArray();
    return std::vector<QJsonValue>(array.begin(), array.end());
}

std::vector<CaseFields> CaseFields::objects(const char *key)
{
    std::vector<CaseFields> result;
    const std::vector<QJsonValue> found = values(key);
    for (size_t i = 0; i < found.size(); ++i) {
        const QString name = QString::fromUtf8(key) + QStringLiteral("[%1]").arg(i);
        if (!found[i].isObject())
            refuse(name.toUtf8().constData(), ErrorCode::WrongType, {name, QStringLiteral("object")});
        result.emplace_back(found[i].toObject(), pathOf(name), m_fileName, m_errors);
    }
    return result;
}

std::vector<CaseFields> CaseFields::objectsIfAny(const char *key)
{
    if (has(key))
        return objects(key);
    take(key);
    return {};
}

void CaseFields::sharesOfOne(const char *key, const std::vector<double> &shares)
{
    if (cost::sumsToOne(shares))
        return;
    refuse(key, ErrorCode::SharesNotOne, {QString::number(cost::orderlessSum(shares), 'g', 12)});
}

QStringList CaseFields::unusedKeys() const
{
    QStringList unused;
    const QStringList keys = m_object.keys();
    for (const QString &key : keys) {
        if (!m_used.contains(key))
            unused << pathOf(key);
    }
    return unused;
}

QJsonValue orNull(const std::optional<double> &value)
{
    return value && std::isfinite(*value) ? QJsonValue(*value) : QJsonValue(QJsonValue::Null);
}

QJsonValue orNull(const std::optional<int> &value)
{
    return value ? QJsonValue(*value) : QJsonValue(QJsonValue::Null);
}

} // namespace xj::exchange
