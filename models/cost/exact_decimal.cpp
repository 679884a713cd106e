// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/cost/exact_decimal.h"

#include <algorithm>

namespace xj::cost {

namespace {

std::optional<WideInteger> powerOfTen(int exponent)
{
    constexpr int kMost = 38;
    if (exponent < 0 || exponent > kMost)
        return std::nullopt;
    WideInteger power = 1;
    for (int i = 0; i < exponent; ++i)
        power *= 10;
    return power;
}

std::optional<WideInteger> product(WideInteger a, WideInteger b)
{
    WideInteger result = 0;
    if (__builtin_mul_overflow(a, b, &result))
        return std::nullopt;
    return result;
}

WideInteger magnitude(WideInteger value)
{
    return value < 0 ? -value : value;
}

/// Half away from zero, without doubling the remainder, which could overflow.
WideInteger quotientHalfUp(WideInteger numerator, WideInteger denominator)
{
    const bool negative = (numerator < 0) != (denominator < 0);
    const WideInteger n = magnitude(numerator);
    const WideInteger d = magnitude(denominator);
    WideInteger quotient = n / d;
    const WideInteger rest = n % d;
    if (rest >= d - rest)
        ++quotient;
    return negative ? -quotient : quotient;
}

} // namespace

ExactDecimal::ExactDecimal(WideInteger mantissa, int places, bool valid)
    : m_mantissa(mantissa)
    , m_places(places)
    , m_valid(valid)
{
    while (m_places > 0 && m_mantissa % 10 == 0) {
        m_mantissa /= 10;
        --m_places;
    }
}

std::optional<ExactDecimal> ExactDecimal::fromText(const QString &text)
{
    constexpr int kDigits = 30;
    const bool negative = text.startsWith(u'-');
    qsizetype at = negative || text.startsWith(u'+') ? 1 : 0;
    WideInteger mantissa = 0;
    int digits = 0;
    int places = -1;
    for (; at < text.size(); ++at) {
        const QChar c = text.at(at);
        if (c == u'.' && places < 0) {
            places = 0;
            continue;
        }
        if (c < u'0' || c > u'9' || ++digits > kDigits)
            return std::nullopt;
        mantissa = mantissa * 10 + (c.unicode() - u'0');
        places += places >= 0 ? 1 : 0;
    }
    if (digits == 0)
        return std::nullopt;
    return ExactDecimal(negative ? -mantissa : mantissa, std::max(places, 0), true);
}

std::optional<WideInteger> ExactDecimal::mantissaAt(int places) const
{
    const std::optional<WideInteger> factor = powerOfTen(places - m_places);
    return m_valid && factor ? product(m_mantissa, *factor) : std::nullopt;
}

ExactDecimal ExactDecimal::operator+(const ExactDecimal &other) const
{
    const int places = std::max(m_places, other.m_places);
    const std::optional<WideInteger> a = mantissaAt(places);
    const std::optional<WideInteger> b = other.mantissaAt(places);
    WideInteger sum = 0;
    if (!a || !b || __builtin_add_overflow(*a, *b, &sum))
        return invalid();
    return ExactDecimal(sum, places, true);
}

ExactDecimal ExactDecimal::operator-(const ExactDecimal &other) const
{
    return *this + ExactDecimal(-other.m_mantissa, other.m_places, other.m_valid);
}

ExactDecimal ExactDecimal::operator*(const ExactDecimal &other) const
{
    const std::optional<WideInteger> result = product(m_mantissa, other.m_mantissa);
    if (!m_valid || !other.m_valid || !result)
        return invalid();
    return ExactDecimal(*result, m_places + other.m_places, true);
}

ExactDecimal ExactDecimal::rounded(int places) const
{
    if (!m_valid || m_places <= places)
        return *this;
    const std::optional<WideInteger> divisor = powerOfTen(m_places - places);
    if (!divisor)
        return invalid();
    return ExactDecimal(quotientHalfUp(m_mantissa, *divisor), places, true);
}

ExactDecimal ExactDecimal::dividedBy(const ExactDecimal &divisor, int places) const
{
    // a/10^p over b/10^q at r places: a 10^(q + r) / (b 10^p).
    const int shift = divisor.m_places + places - m_places;
    const std::optional<WideInteger> up = powerOfTen(std::max(shift, 0));
    const std::optional<WideInteger> down = powerOfTen(std::max(-shift, 0));
    if (!m_valid || !divisor.m_valid || divisor.m_mantissa == 0 || !up || !down)
        return invalid();
    const std::optional<WideInteger> numerator = product(m_mantissa, *up);
    const std::optional<WideInteger> denominator = product(divisor.m_mantissa, *down);
    if (!numerator || !denominator)
        return invalid();
    return ExactDecimal(quotientHalfUp(*numerator, *denominator), places, true);
}

QString ExactDecimal::toText(int places) const
{
    const std::optional<WideInteger> scaled = rounded(places).mantissaAt(places);
    if (!scaled)
        return {};
    QString digits;
    for (WideInteger rest = magnitude(*scaled); rest > 0; rest /= 10)
        digits.prepend(QChar(u'0' + static_cast<char16_t>(rest % 10)));
    digits = digits.rightJustified(places + 1, u'0');
    if (places > 0)
        digits.insert(digits.size() - places, u'.');
    return *scaled < 0 ? u'-' + digits : digits;
}

double ExactDecimal::toDouble() const
{
    return toText(m_places).toDouble();
}

std::partial_ordering ExactDecimal::operator<=>(const ExactDecimal &other) const
{
    const int places = std::max(m_places, other.m_places);
    const std::optional<WideInteger> a = mantissaAt(places);
    const std::optional<WideInteger> b = other.mantissaAt(places);
    if (!a || !b)
        return std::partial_ordering::unordered;
    return *a < *b ? std::partial_ordering::less
                   : (*a > *b ? std::partial_ordering::greater : std::partial_ordering::equivalent);
}

bool ExactDecimal::operator==(const ExactDecimal &other) const
{
    return (*this <=> other) == std::partial_ordering::equivalent;
}

} // namespace xj::cost
