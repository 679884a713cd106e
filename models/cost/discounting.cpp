// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/cost/discounting.h"

#include "models/cost/compensated_sum.h"

#include <algorithm>
#include <cmath>

namespace xj::cost {

namespace {
constexpr double kMonthsPerYear = 12.0;
}

double monthlyRate(double annualRate)
{
    // expm1/log1p keep small rates exact to the last digits, where pow(1+r, 1/12) - 1 would cancel.
    return std::expm1(std::log1p(annualRate) / kMonthsPerYear);
}

double annualRate(double monthlyRate)
{
    return std::expm1(kMonthsPerYear * std::log1p(monthlyRate));
}

double discountFactor(double annualRate, double months)
{
    return std::exp(-std::log1p(annualRate) * months / kMonthsPerYear);
}

std::vector<double> discountFactors(double annualRate, int months)
{
    std::vector<double> factors(static_cast<size_t>(std::max(months, 0)) + 1);
    for (size_t t = 0; t < factors.size(); ++t)
        factors[t] = discountFactor(annualRate, static_cast<double>(t));
    return factors;
}

double netPresentValue(double annualRate, std::vector<DatedFlow> flows)
{
    std::vector<double> values;
    values.reserve(flows.size());
    for (const DatedFlow &flow : flows)
        values.push_back(flow.amount * discountFactor(annualRate, flow.months));
    return orderlessSum(std::move(values));
}

double presentValue(std::span<const double> monthly, std::span<const double> factors)
{
    CompensatedSum sum;
    for (size_t t = 0; t < std::min(monthly.size(), factors.size()); ++t)
        sum.add(monthly[t] * factors[t]);
    return sum.value();
}

double annuityFactor(double monthlyRate, double months)
{
    if (monthlyRate == 0.0)
        return months;
    return -std::expm1(-months * std::log1p(monthlyRate)) / monthlyRate;
}

double levelPayment(double principal, double monthlyRate, double months)
{
    return principal / annuityFactor(monthlyRate, months);
}

} // namespace xj::cost
