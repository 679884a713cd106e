// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <compare>
#include <optional>

namespace xj::cost {

// A compiler extension; the keyword silences -Wpedantic where it is meant.
__extension__ using WideInteger = __int128;

/// An exact decimal number for quotes and scores: 38 digits, any number of places. Binary fractions never
/// come in. An operation beyond the digits yields an invalid number, which stays invalid through any further
/// one.
class ExactDecimal
{
public:
    ExactDecimal() = default;
    explicit ExactDecimal(qint64 whole)
        : m_mantissa(whole)
    { }

    /// Reads a plain decimal in the C locale ("1234.5", "-0.005"), at most 30 digits; otherwise nothing.
    [[nodiscard]] static std::optional<ExactDecimal> fromText(const QString &text);

    [[nodiscard]] bool isValid() const { return m_valid; }
    [[nodiscard]] bool isZero() const { return m_valid && m_mantissa == 0; }
    [[nodiscard]] bool isNegative() const { return m_mantissa < 0; }

    [[nodiscard]] ExactDecimal operator+(const ExactDecimal &other) const;
    [[nodiscard]] ExactDecimal operator-(const ExactDecimal &other) const;
    [[nodiscard]] ExactDecimal operator*(const ExactDecimal &other) const;

    /// Half up, away from zero at the half (四舍五入). places 0..18.
    [[nodiscard]] ExactDecimal rounded(int places) const;
    /// this / divisor, rounded once, half up. Invalid for a divisor of zero.
    [[nodiscard]] ExactDecimal dividedBy(const ExactDecimal &divisor, int places) const;

    /// With exactly so many places, rounding if it has more: "1980000.00".
    [[nodiscard]] QString toText(int places) const;
    [[nodiscard]] double toDouble() const;

    /// By value: 1.0 equals 1.00. Invalid numbers are unordered and equal nothing.
    [[nodiscard]] std::partial_ordering operator<=>(const ExactDecimal &other) const;
    [[nodiscard]] bool operator==(const ExactDecimal &other) const;

private:
    ExactDecimal(WideInteger mantissa, int places, bool valid);
    [[nodiscard]] static ExactDecimal invalid() { return ExactDecimal(0, 0, false); }
    [[nodiscard]] std::optional<WideInteger> mantissaAt(int places) const;

    WideInteger m_mantissa = 0; ///< the value times 10^m_places, without trailing zeros
    int m_places = 0;
    bool m_valid = true;
};

} // namespace xj::cost
