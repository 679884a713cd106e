// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/result.h"

#include <QString>

#include <array>
#include <compare>

namespace xj::domain {

/// How a product or a conversion falls on a millionth.
enum class Rounding {
    HalfUp, ///< away from zero at the half (四舍五入): invoices and quotes
    HalfEven ///< statistics
};

/// An amount of money: an exact count of millionths of one currency unit, in that currency.
/// Range +-9.2e12 units. Sums of two currencies are errors, never numbers; so is any overflow.
class Money
{
public:
    Money() = default;
    Money(qint64 micros, Currency currency)
        : m_micros(micros)
        , m_currency(currency)
    { }

    [[nodiscard]] static constexpr qint64 microsPerUnit() { return 1'000'000; }

    /// Reads a plain decimal in the C locale ("1234.5", "-0.000001"), exactly.
    /// Errors: NotANumber; NumberOutOfRange beyond the range or with more than six decimals.
    [[nodiscard]] static Result<Money> fromDecimal(const QString &text, Currency currency);

    /// Rounds a projection to the millionth. Errors: NotANumber for NaN and infinities; NumberOutOfRange.
    [[nodiscard]] static Result<Money> fromDouble(double units, Currency currency, Rounding rounding);

    [[nodiscard]] qint64 micros() const { return m_micros; }
    [[nodiscard]] Currency currency() const { return m_currency; }
    [[nodiscard]] double toDouble() const { return static_cast<double>(m_micros) / 1e6; }

    /// The shortest exact decimal in the C locale, for files: "12.24", "-3", "0.000001".
    [[nodiscard]] QString toDecimal() const;

    /// Errors: CurrencyMismatch, NumberOutOfRange.
    [[nodiscard]] Result<Money> plus(const Money &other) const;
    [[nodiscard]] Result<Money> minus(const Money &other) const;

    /// Times numerator/denominator, rounded once at the millionth. denominator > 0.
    /// Errors: NumberOutOfRange on overflow, InvalidValue for a denominator <= 0.
    [[nodiscard]] Result<Money> scaled(qint64 numerator, qint64 denominator, Rounding rounding) const;

    /// Rounds to `decimals` (0..6) places: 2 for an invoice in yuan and fen.
    [[nodiscard]] Money rounded(int decimals, Rounding rounding) const;

    bool operator==(const Money &) const = default;

private:
    qint64 m_micros = 0;
    Currency m_currency;
};

} // namespace xj::domain
