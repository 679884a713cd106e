// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/domain/money.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace xj::domain {

namespace {

// __int128 is a compiler extension; the keyword silences -Wpedantic where it is meant.
__extension__ using Wide = __int128;

Error outOfRange(const QString &text)
{
    return Error{ErrorCode::NumberOutOfRange,
                 {text, QStringLiteral("-9223372036854.775807"), QStringLiteral("9223372036854.775807")},
                 {},
                 {}};
}

Result<Money> narrowed(Wide micros, Currency currency)
{
    if (micros > std::numeric_limits<qint64>::max() || micros < -std::numeric_limits<qint64>::max())
        return tl::unexpected(outOfRange(currency.code()));
    return Money(static_cast<qint64>(micros), currency);
}

Wide divided(Wide numerator, Wide denominator, Rounding rounding)
{
    const bool negative = numerator < 0;
    const Wide magnitude = negative ? -numerator : numerator;
    Wide quotient = magnitude / denominator;
    const Wide twice = (magnitude % denominator) * 2;
    const bool up = twice > denominator
        || (twice == denominator && (rounding == Rounding::HalfUp || quotient % 2 != 0));
    quotient += up ? 1 : 0;
    return negative ? -quotient : quotient;
}

} // namespace

Result<Money> Money::fromDecimal(const QString &text, Currency currency)
{
    const auto notANumber = [&] { return tl::unexpected(Error{ErrorCode::NotANumber, {text}, {}, {}}); };
    qsizetype at = 0;
    const bool negative = text.startsWith(u'-');
    if (negative || text.startsWith(u'+'))
        ++at;
    Wide micros = 0;
    int decimals = -1;
    bool anyDigit = false;
    for (; at < text.size(); ++at) {
        const QChar c = text.at(at);
        if (c == u'.' && decimals < 0) {
            decimals = 0;
            continue;
        }
        if (c < u'0' || c > u'9')
            return notANumber();
        anyDigit = true;
        const int digit = c.unicode() - u'0';
        if (decimals >= 0 && ++decimals > 6) {
            if (digit != 0)
                return tl::unexpected(outOfRange(text));
            continue;
        }
        micros = micros * 10 + digit;
        if (micros > std::numeric_limits<qint64>::max())
            return tl::unexpected(outOfRange(text));
    }
    if (!anyDigit)
        return notANumber();
    for (int place = std::clamp(decimals, 0, 6); place < 6; ++place)
        micros *= 10;
    return narrowed(negative ? -micros : micros, currency).map_error([&](const Error &) {
        return outOfRange(text);
    });
}

Result<Money> Money::fromDouble(double units, Currency currency, Rounding rounding)
{
    if (!std::isfinite(units))
        return tl::unexpected(Error{ErrorCode::NotANumber, {QString::number(units)}, {}, {}});
    const double micros = units * 1e6;
    if (std::abs(micros) >= 9.2e18)
        return tl::unexpected(outOfRange(QString::number(units)));
    const double rounded = rounding == Rounding::HalfUp ? std::round(micros) : std::nearbyint(micros);
    return Money(static_cast<qint64>(rounded), currency);
}

QString Money::toDecimal() const
{
    const bool negative = m_micros < 0;
    const quint64 magnitude
        = negative ? quint64(0) - static_cast<quint64>(m_micros) : static_cast<quint64>(m_micros);
    QString text = QString::number(magnitude / 1'000'000);
    if (const quint64 fraction = magnitude % 1'000'000; fraction != 0) {
        QString digits = QString::number(fraction).rightJustified(6, u'0');
        while (digits.endsWith(u'0'))
            digits.chop(1);
        text += u'.' + digits;
    }
    return negative ? u'-' + text : text;
}

Result<Money> Money::plus(const Money &other) const
{
    if (m_currency != other.m_currency)
        return tl::unexpected(
            Error{ErrorCode::CurrencyMismatch, {m_currency.code(), other.m_currency.code()}, {}, {}});
    return narrowed(Wide(m_micros) + other.m_micros, m_currency);
}

Result<Money> Money::minus(const Money &other) const
{
    return plus(Money(-other.m_micros, other.m_currency));
}

Result<Money> Money::scaled(qint64 numerator, qint64 denominator, Rounding rounding) const
{
    if (denominator <= 0)
        return tl::unexpected(Error{ErrorCode::InvalidValue, {QString::number(denominator)}, {}, {}});
    return narrowed(divided(Wide(m_micros) * numerator, denominator, rounding), m_currency);
}

Money Money::rounded(int decimals, Rounding rounding) const
{
    qint64 step = 1;
    for (int place = std::clamp(decimals, 0, 6); place < 6; ++place)
        step *= 10;
    return Money(static_cast<qint64>(divided(m_micros, step, rounding) * step), m_currency);
}

} // namespace xj::domain
