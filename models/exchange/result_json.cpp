// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/exchange/result_json.h"

#include "models/domain/money.h"
#include "models/exchange/code_names.h"
#include "models/exchange/json_names.h"

#include <cmath>

namespace xj::exchange {

namespace {

struct ArgumentWriter
{
    QJsonValue operator()(const QString &text) const { return text; }
    QJsonValue operator()(qint64 number) const { return number; }
    QJsonValue operator()(const domain::Quantity &quantity) const { return quantityToJson(quantity); }
    QJsonValue operator()(const domain::MoneyArgument &money) const
    {
        const domain::Money amount(money.micros, money.currency);
        return QJsonObject{{QStringLiteral("amount"), amount.toDecimal()},
                           {QStringLiteral("currency"), money.currency.code()}};
    }
    QJsonValue operator()(const QDate &date) const
    {
        return QJsonObject{{QStringLiteral("date"), date.toString(Qt::ISODate)}};
    }
    QJsonValue operator()(const domain::BilingualName &name) const { return nameToJson(name); }
};

struct AreaName
{
    QString operator()(domain::SizingReason /*code*/) const { return QStringLiteral("sizing"); }
    QString operator()(domain::CostReason /*code*/) const { return QStringLiteral("cost"); }
    QString operator()(domain::SelectionReason /*code*/) const { return QStringLiteral("selection"); }
    QString operator()(domain::PathReason /*code*/) const { return QStringLiteral("path"); }
};

} // namespace

QJsonValue numberOrNull(double value)
{
    return std::isfinite(value) ? QJsonValue(value) : QJsonValue(QJsonValue::Null);
}

QJsonValue numberOrNull(const std::optional<double> &value)
{
    return value ? numberOrNull(*value) : QJsonValue(QJsonValue::Null);
}

QJsonValue dateOrNull(const std::optional<QDate> &date)
{
    return date ? QJsonValue(date->toString(Qt::ISODate)) : QJsonValue(QJsonValue::Null);
}

QJsonObject quantityToJson(const domain::Quantity &quantity)
{
    return {{QStringLiteral("value"), numberOrNull(quantity.value)},
            {QStringLiteral("unit"), nameOf(quantity.unit)}};
}

QJsonValue argumentToJson(const domain::Argument &argument)
{
    return std::visit(ArgumentWriter{}, argument);
}

QJsonArray argumentsToJson(const domain::Arguments &arguments)
{
    QJsonArray array;
    for (const domain::Argument &argument : arguments)
        array.append(argumentToJson(argument));
    return array;
}

QJsonObject nameToJson(const domain::BilingualName &name)
{
    return {{QStringLiteral("zh"), name.chinese}, {QStringLiteral("en"), name.english}};
}

QString termToJson(const domain::Term &term)
{
    return std::visit([](auto code) { return codeName(code); }, term);
}

QJsonObject reasonToJson(const domain::Reason &reason)
{
    return {{QStringLiteral("area"), std::visit(AreaName{}, reason.code)},
            {QStringLiteral("code"), std::visit([](auto code) { return codeName(code); }, reason.code)},
            {QStringLiteral("arguments"), argumentsToJson(reason.arguments)}};
}

QJsonArray reasonsToJson(const std::vector<domain::Reason> &reasons)
{
    QJsonArray array;
    for (const domain::Reason &reason : reasons)
        array.append(reasonToJson(reason));
    return array;
}

QJsonObject derivationToJson(const domain::Derivation &derivation)
{
    QJsonArray inputs;
    for (const domain::DerivationInput &input : derivation.inputs) {
        QJsonObject object = quantityToJson(input.value);
        object.insert(QStringLiteral("symbol"), input.symbol);
        object.insert(QStringLiteral("term"), termToJson(input.term));
        object.insert(QStringLiteral("source"), input.source);
        inputs.append(object);
    }
    return {{QStringLiteral("formula"), derivation.formula},
            {QStringLiteral("citation"), derivation.citation},
            {QStringLiteral("inputs"), inputs}};
}

QJsonObject figureToJson(const domain::Figure &figure)
{
    QJsonObject object{{QStringLiteral("term"), termToJson(figure.term)},
                       {QStringLiteral("value"), numberOrNull(figure.value)},
                       {QStringLiteral("unit"), nameOf(figure.unit)},
                       {QStringLiteral("derivation"), derivationToJson(figure.derivation)}};
    if (figure.undefined)
        object.insert(QStringLiteral("undefined"), reasonToJson(*figure.undefined));
    return object;
}

QJsonArray figuresToJson(const std::vector<domain::Figure> &figures)
{
    QJsonArray array;
    for (const domain::Figure &figure : figures)
        array.append(figureToJson(figure));
    return array;
}

QJsonArray numbersToJson(const std::vector<double> &numbers)
{
    QJsonArray array;
    for (const double number : numbers)
        array.append(numberOrNull(number));
    return array;
}

} // namespace xj::exchange
