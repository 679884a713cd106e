// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <vector>

namespace xj::cost {

/// A payment at a point in time; costs positive, income negative.
struct DatedFlow
{
    double months = 0.0; ///< from the day of decision; may be fractional
    double amount = 0.0;

    bool operator==(const DatedFlow &) const = default;
};

/// i = (1+r)^(1/12) - 1 of an effective annual rate r > -1.
[[nodiscard]] double monthlyRate(double annualRate);

/// (1+i)^12 - 1 of a monthly rate i > -1.
[[nodiscard]] double annualRate(double monthlyRate);

/// v(t) = (1+r)^(-t/12) for an effective annual rate r > -1.
[[nodiscard]] double discountFactor(double annualRate, double months);

/// v(0..months), each computed on its own so that no error accumulates.
[[nodiscard]] std::vector<double> discountFactors(double annualRate, int months);

/// NPV = sum of x_t v(t). The order of the flows does not matter, to the bit. r > -1.
[[nodiscard]] double netPresentValue(double annualRate, std::vector<DatedFlow> flows);

/// The same for one amount per month end 0..n, with the factors of discountFactors().
[[nodiscard]] double presentValue(std::span<const double> monthly, std::span<const double> factors);

/// a(i,n) = (1 - (1+i)^-n)/i, the present value of one unit at the end of each of n months; n when i = 0.
/// i > -1, n >= 0.
[[nodiscard]] double annuityFactor(double monthlyRate, double months);

/// The level payment at the end of each of n months that repays a principal: F / a(i,n). n > 0.
[[nodiscard]] double levelPayment(double principal, double monthlyRate, double months);

} // namespace xj::cost
