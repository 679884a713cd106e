// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cmath>
#include <span>
#include <vector>

namespace xj::cost {

/// Neumaier's compensated sum: the rounding error of each addition is kept apart and added at the end.
/// Source: A. Neumaier, ZAMM 54 (1974) 39-51.
class CompensatedSum
{
public:
    constexpr void add(double value)
    {
        const double total = m_total + value;
        const bool keepsTotal = (m_total < 0 ? -m_total : m_total) >= (value < 0 ? -value : value);
        m_lost += keepsTotal ? (m_total - total) + value : (value - total) + m_total;
        m_total = total;
    }

    [[nodiscard]] constexpr double value() const { return m_total + m_lost; }

private:
    double m_total = 0.0;
    double m_lost = 0.0;
};

/// The sum of values whose order means nothing (lines of a quote, items of a plan): sorted first, so that no
/// order of input changes a bit of the result.
[[nodiscard]] inline double orderlessSum(std::vector<double> values)
{
    std::sort(values.begin(), values.end());
    CompensatedSum sum;
    for (const double value : values)
        sum.add(value);
    return sum.value();
}

/// The sum of values in their given, meaningful order (months).
[[nodiscard]] inline double orderedSum(std::span<const double> values)
{
    CompensatedSum sum;
    for (const double value : values)
        sum.add(value);
    return sum.value();
}

/// Whether shares make a whole: within 1e-9, which no decimal share of up to eight places can miss by
/// rounding alone.
[[nodiscard]] inline bool sumsToOne(std::vector<double> shares)
{
    return std::abs(orderlessSum(std::move(shares)) - 1.0) <= 1e-9;
}

} // namespace xj::cost
