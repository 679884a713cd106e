// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/cost/flow_book.h"

#include "models/cost/compensated_sum.h"
#include "models/cost/discounting.h"

#include <algorithm>

namespace xj::cost {

using domain::CostCategory;
using domain::CostLine;

FlowBook::FlowBook(int months)
    : m_months(months)
    , m_flows(static_cast<size_t>(months + 1) * kCategories, 0.0)
{ }

void FlowBook::clear()
{
    std::fill(m_flows.begin(), m_flows.end(), 0.0);
}

void FlowBook::add(CostCategory category, int month, double amount)
{
    m_flows[at(static_cast<int>(category), std::clamp(month, 0, m_months))] += amount;
}

double FlowBook::net(int month) const
{
    CompensatedSum sum;
    for (int category = 0; category < kCategories; ++category)
        sum.add(m_flows[at(category, month)]);
    return sum.value();
}

double FlowBook::presentValue(std::span<const double> factors) const
{
    CompensatedSum sum;
    for (int month = 0; month <= m_months; ++month)
        sum.add(net(month) * factors[static_cast<size_t>(month)]);
    return sum.value();
}

std::vector<CostLine> FlowBook::lines(std::span<const double> factors) const
{
    std::vector<CostLine> lines;
    for (int category = 0; category < kCategories; ++category) {
        CostLine line;
        line.category = static_cast<CostCategory>(category);
        line.monthly.resize(static_cast<size_t>(m_months) + 1);
        for (int month = 0; month <= m_months; ++month)
            line.monthly[static_cast<size_t>(month)] = m_flows[at(category, month)];
        if (std::all_of(line.monthly.begin(), line.monthly.end(), [](double flow) { return flow == 0.0; }))
            continue;
        line.undiscounted = orderedSum(line.monthly);
        line.presentValue = cost::presentValue(line.monthly, factors);
        lines.push_back(std::move(line));
    }
    return lines;
}

} // namespace xj::cost
