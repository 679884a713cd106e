// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/cost_result.h"

#include <span>
#include <vector>

namespace xj::cost {

/// Cash flows by category and month, in one block of memory that is used again for the next question: a curve
/// of two hundred points allocates nothing.
class FlowBook
{
public:
    explicit FlowBook(int months);

    void clear();
    /// Months outside 0..T are settled at the nearer end.
    void add(domain::CostCategory category, int month, double amount);

    [[nodiscard]] int months() const { return m_months; }
    /// Sum over the categories, in their order.
    [[nodiscard]] double net(int month) const;
    [[nodiscard]] double presentValue(std::span<const double> factors) const;
    /// In the order of CostCategory; none that is zero throughout.
    [[nodiscard]] std::vector<domain::CostLine> lines(std::span<const double> factors) const;

private:
    [[nodiscard]] size_t at(int category, int month) const
    {
        return static_cast<size_t>(month) * kCategories + static_cast<size_t>(category);
    }

    static constexpr int kCategories = static_cast<int>(domain::CostCategory::Residual) + 1;

    int m_months;
    std::vector<double> m_flows; ///< by month, then category
};

} // namespace xj::cost
