// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/text/format.h"

#include "views/text/units_text.h"

#include <QCoreApplication>

#include <cmath>

namespace xj::text {

namespace {

class FormatText
{
    Q_DECLARE_TR_FUNCTIONS(xj::text::FormatText)

public:
    static QString withUnit(const QString &number, const QString &unit)
    {
        return unit.isEmpty() ? number : tr("%1 %2", "number and unit").arg(number, unit);
    }
    static QString pricePerUnit(const QString &amount, const QString &per)
    {
        return per.isEmpty() ? amount
                             : tr("%1 per %2", "amount of money, unit: ¥5 per GPU-hour").arg(amount, per);
    }
    static QString tenThousand(const QString &amount) { return tr("%1k", "amount in thousands").arg(amount); }
    static QString million(const QString &amount) { return tr("%1M", "amount in millions").arg(amount); }
    static QString approximately(const QString &date) { return tr("about %1", "a date").arg(date); }
    static QString undated() { return tr("undated"); }
    static QString quarter(int quarter, int year)
    {
        return tr("Q%1 %2", "quarter, year").arg(quarter).arg(year);
    }
    static QString half(int half, int year) { return tr("H%1 %2", "half-year, year").arg(half).arg(year); }
};

bool isChinese(const Style &style)
{
    return style.locale.language() == QLocale::Chinese;
}

/// The sign a currency is written with in this language, or its code and a space. "¥" and "$" mean the yuan
/// and the US dollar here; other currencies that share the sign go by their code.
QString currencyPrefix(domain::Currency currency, const Style &style)
{
    if (currency == domain::Currency::cny())
        return QStringLiteral("¥");
    if (currency == domain::Currency::usd())
        return isChinese(style) ? QStringLiteral("US$") : QStringLiteral("$");
    if (currency == domain::Currency::eur())
        return QStringLiteral("€");
    return currency.isValid() ? currency.code() + QChar::Nbsp : QString();
}

QString amount(double units, int decimals, domain::Currency currency, const Style &style,
               const QString &suffix = {})
{
    const QString digits = style.locale.toString(std::abs(units), 'f', decimals) + suffix;
    // A minus before the sign of the currency: brackets would read as a footnote in a table.
    const bool negative = units < 0 && std::abs(units) >= 0.5 * std::pow(10.0, -decimals);
    return (negative ? QStringLiteral("−") : QString()) + currencyPrefix(currency, style) + digits;
}

bool isMoney(domain::Unit unit)
{
    return unit == domain::Unit::Currency || !pricePer(unit).isEmpty();
}

bool isShare(domain::Unit unit)
{
    return unit == domain::Unit::Ratio || unit == domain::Unit::RatioPerYear;
}

} // namespace

QString unknown()
{
    return QStringLiteral("—");
}

QString number(double value, int decimals, const Style &style)
{
    if (!std::isfinite(value))
        return unknown();
    const bool zero = std::abs(value) < 0.5 * std::pow(10.0, -decimals);
    const QString digits = style.locale.toString(zero ? 0.0 : std::abs(value), 'f', decimals);
    return value < 0 && !zero ? QStringLiteral("−") + digits : digits;
}

QString wholeNumber(qint64 value, const Style &style)
{
    const QString digits = style.locale.toString(value < 0 ? -value : value);
    return value < 0 ? QStringLiteral("−") + digits : digits;
}

QString unitSymbol(domain::Unit unit, const Style &style)
{
    if (!isMoney(unit))
        return unitWord(unit);
    const QString sign = currencyPrefix(style.currency, style).trimmed();
    return FormatText::pricePerUnit(sign, pricePer(unit));
}

QString bareQuantity(const std::optional<double> &value, domain::Unit unit, const Style &style)
{
    if (!value || !std::isfinite(*value))
        return unknown();
    const double shown = isShare(unit) ? *value * 100.0 : *value;
    return number(shown, decimalsFor(unit, shown), style);
}

QString quantity(const domain::Quantity &quantity, const Style &style)
{
    if (!std::isfinite(quantity.value))
        return unknown();
    if (isMoney(quantity.unit)) {
        const QString sum
            = amount(quantity.value, decimalsFor(quantity.unit, quantity.value), style.currency, style);
        return FormatText::pricePerUnit(sum, pricePer(quantity.unit));
    }
    return FormatText::withUnit(bareQuantity(quantity.value, quantity.unit, style), unitWord(quantity.unit));
}

QString quantity(const std::optional<double> &value, domain::Unit unit, const Style &style)
{
    return value ? quantity(domain::Quantity{*value, unit}, style) : unknown();
}

QString money(double units, domain::Currency currency, const Style &style)
{
    if (!std::isfinite(units))
        return unknown();
    const double magnitude = std::abs(units);
    const int decimals = magnitude < 1.0 && magnitude > 0.0 ? 4 : magnitude == std::floor(magnitude) ? 0 : 2;
    return amount(units, decimals, currency, style);
}

QString compactMoney(double units, domain::Currency currency, const Style &style)
{
    if (!std::isfinite(units))
        return unknown();
    const double magnitude = std::abs(units);
    if (isChinese(style)) {
        if (magnitude >= 1e8)
            return amount(units / 1e8, 2, currency, style, QStringLiteral("\u00a0亿"));
        if (magnitude >= 1e4)
            return amount(units / 1e4, magnitude >= 1e6 ? 0 : 1, currency, style, QStringLiteral("\u00a0万"));
        return amount(units, 0, currency, style);
    }
    if (magnitude >= 1e6)
        return FormatText::million(amount(units / 1e6, 2, currency, style));
    if (magnitude >= 1e4)
        return FormatText::tenThousand(amount(units / 1e3, magnitude >= 1e5 ? 0 : 1, currency, style));
    return amount(units, 0, currency, style);
}

QString date(const QDate &date, const Style &style)
{
    if (!date.isValid())
        return unknown();
    return style.locale.toString(
        date, isChinese(style) ? QStringLiteral("yyyy年M月d日") : QStringLiteral("d MMM yyyy"));
}

QString date(const domain::Provenance &provenance, const Style &style)
{
    if (!provenance.observedOn || !provenance.observedOn->isValid())
        return FormatText::undated();
    const QDate day = *provenance.observedOn;
    using domain::DatePrecision;
    switch (provenance.precision) {
    case DatePrecision::Day:
        return date(day, style);
    case DatePrecision::Unknown:
    case DatePrecision::Approximate:
        return FormatText::approximately(date(day, style));
    case DatePrecision::Month:
        return style.locale.toString(
            day, isChinese(style) ? QStringLiteral("yyyy年M月") : QStringLiteral("MMM yyyy"));
    case DatePrecision::Quarter:
        return FormatText::quarter((day.month() + 2) / 3, day.year());
    case DatePrecision::HalfYear:
        return FormatText::half((day.month() + 5) / 6, day.year());
    case DatePrecision::Year:
        return isChinese(style) ? QStringLiteral("%1年").arg(day.year()) : QString::number(day.year());
    }
    return unknown();
}

QString name(const domain::BilingualName &name, const Style &style)
{
    const QString &first = isChinese(style) ? name.chinese : name.english;
    return first.isEmpty() ? (isChinese(style) ? name.english : name.chinese) : first;
}

QString argument(const domain::Argument &argument, const Style &style)
{
    struct Visitor
    {
        const Style &style;
        QString operator()(const QString &text) const { return text; }
        QString operator()(qint64 value) const { return wholeNumber(value, style); }
        QString operator()(const domain::Quantity &value) const { return quantity(value, style); }
        QString operator()(const domain::MoneyArgument &value) const
        {
            return money(static_cast<double>(value.micros) / 1e6, value.currency, style);
        }
        QString operator()(const QDate &value) const { return date(value, style); }
        QString operator()(const domain::BilingualName &value) const { return name(value, style); }
    };
    return std::visit(Visitor{style}, argument);
}

QString filled(const QString &pattern, const domain::Arguments &arguments, const Style &style)
{
    QString out;
    out.reserve(pattern.size() * 2);
    for (qsizetype at = 0; at < pattern.size(); ++at) {
        const QChar c = pattern.at(at);
        const bool mark = c == u'%' && at + 1 < pattern.size() && pattern.at(at + 1).isDigit();
        if (!mark) {
            out += c;
            continue;
        }
        const qsizetype index = pattern.at(++at).digitValue() - 1;
        out += index >= 0 && index < arguments.size() ? argument(arguments.at(index), style) : unknown();
    }
    return out;
}

} // namespace xj::text
