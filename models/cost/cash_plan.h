// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/cost_result.h"

#include <optional>
#include <vector>

namespace xj::cost {

/// A way of supply as cash flows at month ends 0..T, costs positive.
struct CashPlan
{
    std::vector<domain::CostLine> lines; ///< in the order of CostCategory
    std::vector<double> net; ///< sum of the lines by month; longer than T+1 when a payment falls due later
    double undiscounted = 0.0;
    double presentValue = 0.0;
    double effectiveGpuHours = 0.0;
    double discountedEffectiveGpuHours = 0.0;
    std::optional<double> levelised; ///< NPV(cost)/NPV(effective hours); none when nothing was used
    double equivalentMonthly = 0.0; ///< NPV / a(i, T)
    double peakCash = 0.0; ///< highest cumulative outlay
    int peakCashMonth = 0;
    std::vector<domain::CostCategory> notQuoted; ///< wanted, but without a price: a gap, not a zero

    [[nodiscard]] const domain::CostLine *line(domain::CostCategory category) const;
};

/// Collects payments in any order and closes them to a plan; the order of adding never changes a bit.
class CashPlanBuilder
{
public:
    /// months > 0; annual rate > -1.
    CashPlanBuilder(int months, double annualRate);

    /// An amount at a month end; before the day of decision counts as that day. A line with only zeros is
    /// kept: it was priced at zero.
    void add(domain::CostCategory category, int month, double amount);
    void addEveryMonth(domain::CostCategory category, int first, int last, double amount);
    /// Work done in a month, for the levelised cost.
    void addEffectiveHours(int month, double gpuHours);
    void addGap(domain::CostCategory category) { m_gaps.push_back(category); }

    [[nodiscard]] CashPlan finish();

private:
    struct Payment
    {
        domain::CostCategory category;
        int month;
        double amount;
    };

    int m_months;
    double m_annualRate;
    int m_lastMonth;
    std::vector<Payment> m_payments;
    std::vector<double> m_hours;
    std::vector<domain::CostCategory> m_gaps;
};

} // namespace xj::cost
