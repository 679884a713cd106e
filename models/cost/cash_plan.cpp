// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/cost/cash_plan.h"

#include "models/cost/compensated_sum.h"
#include "models/cost/discounting.h"

#include <algorithm>
#include <tuple>

namespace xj::cost {

using domain::CostCategory;
using domain::CostLine;

const CostLine *CashPlan::line(CostCategory category) const
{
    const auto it = std::find_if(lines.begin(), lines.end(),
                                 [category](const CostLine &line) { return line.category == category; });
    return it == lines.end() ? nullptr : &*it;
}

CashPlanBuilder::CashPlanBuilder(int months, double annualRate)
    : m_months(months)
    , m_annualRate(annualRate)
    , m_lastMonth(months)
    , m_hours(static_cast<size_t>(months) + 1, 0.0)
{ }

void CashPlanBuilder::add(CostCategory category, int month, double amount)
{
    const int at = std::max(month, 0);
    m_lastMonth = std::max(m_lastMonth, at);
    m_payments.push_back({category, at, amount});
}

void CashPlanBuilder::addEveryMonth(CostCategory category, int first, int last, double amount)
{
    for (int month = first; month <= last; ++month)
        add(category, month, amount);
}

void CashPlanBuilder::addEffectiveHours(int month, double gpuHours)
{
    m_hours[static_cast<size_t>(std::clamp(month, 0, m_months))] += gpuHours;
}

CashPlan CashPlanBuilder::finish()
{
    const auto key = [](const Payment &p) { return std::tuple(p.category, p.month, p.amount); };
    std::sort(m_payments.begin(), m_payments.end(),
              [&key](const Payment &a, const Payment &b) { return key(a) < key(b); });

    const std::vector<double> factors = discountFactors(m_annualRate, m_lastMonth);
    CashPlan plan;
    plan.net.assign(factors.size(), 0.0);
    for (size_t i = 0; i < m_payments.size();) {
        CostLine line;
        line.category = m_payments[i].category;
        line.monthly.assign(factors.size(), 0.0);
        while (i < m_payments.size() && m_payments[i].category == line.category) {
            const int month = m_payments[i].month;
            CompensatedSum sum;
            for (; i < m_payments.size() && m_payments[i].category == line.category
                 && m_payments[i].month == month;
                 ++i)
                sum.add(m_payments[i].amount);
            line.monthly[static_cast<size_t>(month)] = sum.value();
            plan.net[static_cast<size_t>(month)] += sum.value();
        }
        line.undiscounted = orderedSum(line.monthly);
        line.presentValue = cost::presentValue(line.monthly, factors);
        plan.lines.push_back(std::move(line));
    }
    plan.undiscounted = orderedSum(plan.net);
    plan.presentValue = cost::presentValue(plan.net, factors);
    plan.effectiveGpuHours = orderedSum(m_hours);
    plan.discountedEffectiveGpuHours = cost::presentValue(m_hours, factors);
    if (plan.discountedEffectiveGpuHours > 0.0)
        plan.levelised = plan.presentValue / plan.discountedEffectiveGpuHours;
    plan.equivalentMonthly = plan.presentValue / annuityFactor(monthlyRate(m_annualRate), m_months);
    CompensatedSum cumulative;
    for (size_t t = 0; t < plan.net.size(); ++t) {
        cumulative.add(plan.net[t]);
        if (t == 0 || cumulative.value() > plan.peakCash) {
            plan.peakCash = cumulative.value();
            plan.peakCashMonth = static_cast<int>(t);
        }
    }
    std::sort(m_gaps.begin(), m_gaps.end());
    plan.notQuoted = m_gaps;
    return plan;
}

} // namespace xj::cost
