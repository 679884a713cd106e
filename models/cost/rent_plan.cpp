// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/cost/rent_plan.h"

#include "models/cost/plan_check.h"

#include <algorithm>
#include <cmath>

namespace xj::cost {

using domain::CostCategory;

namespace {

QList<domain::Error> check(const RentPlan &plan)
{
    PlanCheck check;
    check.inRange(QStringLiteral("months"), plan.months, 1, 1200);
    check.yearlyRate(QStringLiteral("annual_rate_effective"), plan.annualRate);
    check.positive(QStringLiteral("hours_per_month"), plan.hoursPerMonth);
    check.notNegative(QStringLiteral("gpus"), plan.gpus);
    check.inRange(QStringLiteral("utilisation"), plan.utilisation, 0.0, 1.0);
    check.inRange(QStringLiteral("scaling_efficiency"), plan.scalingEfficiency, 0.0, 1.5);
    check.notNegative(QStringLiteral("price_per_gpu_hour"), plan.pricePerGpuHour);
    check.yearlyRate(QStringLiteral("price_decline_per_year"), plan.priceChangePerYear);
    check.inRange(QStringLiteral("min_commit_utilisation"), plan.minimumCommitUtilisation, 0.0, 1.0);
    check.inRange(QStringLiteral("upfront_share"), plan.upfrontShare, 0.0, 1.0);
    check.inRange(QStringLiteral("vat_rate"), plan.taxRate, 0.0, 1.0);
    check.notNegative(QStringLiteral("storage_gb"), plan.storageGB);
    check.notNegative(QStringLiteral("egress_gb_per_month"), plan.egressGBPerMonth);
    check.notNegative(QStringLiteral("exit_egress_gb"), plan.exitEgressGB);
    check.notNegative(QStringLiteral("billing_granularity_hours"), plan.billingQuantumHours);
    check.notNegative(QStringLiteral("starts_per_month"), plan.startsPerMonth);
    if (plan.mode == RentMode::Reserved)
        check.inRange(QStringLiteral("term_months"), plan.termMonths, 1, 1200);
    if (!plan.egressTiers.empty() && !tieredCost(plan.egressGBPerMonth, plan.egressTiers))
        check.refuse(QStringLiteral("egress_gb_per_month"), plan.egressGBPerMonth, 0.0,
                     plan.egressTiers.back().upTo.value_or(0.0));
    return check.errors();
}

double priceAt(const RentPlan &plan, int monthsElapsed)
{
    return plan.pricePerGpuHour * std::pow(1.0 + plan.priceChangePerYear, monthsElapsed / 12.0);
}

/// Hours that one GPU is billed in a month: as used, or each start rounded up.
double billedHours(const RentPlan &plan)
{
    const double used = plan.hoursPerMonth * plan.utilisation;
    if (plan.billingQuantumHours <= 0.0 || plan.startsPerMonth <= 0.0)
        return used;
    const double perStart = used / plan.startsPerMonth;
    const double quanta = std::ceil(perStart / plan.billingQuantumHours - 1e-9);
    return std::min(quanta * plan.billingQuantumHours * plan.startsPerMonth, plan.hoursPerMonth);
}

struct Month
{
    int payAt = 0;
    double value = 0.0; ///< of the capacity used or reserved, before any split
    double upfront = 0.0; ///< paid at the month's start
    double later = 0.0; ///< paid with the month's bill
};

Month computeOfMonth(const RentPlan &plan, int month)
{
    Month result;
    result.payAt = plan.paidInAdvance ? month - 1 : month;
    if (plan.mode == RentMode::OnDemand) {
        const double hours = std::max(billedHours(plan), plan.hoursPerMonth * plan.minimumCommitUtilisation);
        result.value = result.later = priceAt(plan, month - 1) * plan.gpus * hours;
        return result;
    }
    const int start = (month - 1) / plan.termMonths * plan.termMonths;
    result.value = priceAt(plan, start) * plan.gpus * plan.hoursPerMonth;
    result.later = result.value * (1.0 - plan.upfrontShare);
    if (month - 1 == start) {
        // Months of the last term that lie beyond the horizon serve other years and are not charged to this
        // one.
        const int term = std::min(plan.termMonths, plan.months - start);
        result.upfront = result.value * plan.upfrontShare * term;
    }
    return result;
}

} // namespace

domain::CheckedResult<CashPlan> evaluateRent(const RentPlan &plan)
{
    if (QList<domain::Error> errors = check(plan); !errors.isEmpty())
        return tl::unexpected(std::move(errors));

    double factor = 1.0;
    if (plan.pricesIncludeTax && plan.taxDeductible)
        factor = 1.0 / (1.0 + plan.taxRate);
    else if (!plan.pricesIncludeTax && !plan.taxDeductible)
        factor = 1.0 + plan.taxRate;

    CashPlanBuilder flows(plan.months, plan.annualRate);
    const double storage = plan.storageGB * plan.storagePerGBMonth.value_or(0.0);
    const double egress = tieredCost(plan.egressGBPerMonth, plan.egressTiers).value_or(0.0);
    for (int month = 1; month <= plan.months; ++month) {
        const Month compute = computeOfMonth(plan, month);
        const double bill = compute.value + storage + egress + plan.fixedFeesPerMonth;
        const double topUp = std::max(plan.minimumSpendPerMonth - bill, 0.0);
        const double support
            = std::max(plan.supportMinimum, tieredCost(bill, plan.supportTiers).value_or(0.0));
        flows.add(CostCategory::Compute, compute.payAt, (compute.later + topUp) * factor);
        if (compute.upfront != 0.0)
            flows.add(CostCategory::Compute, month - 1, compute.upfront * factor);
        flows.add(CostCategory::Storage, compute.payAt, storage * factor);
        flows.add(CostCategory::Egress, compute.payAt, egress * factor);
        flows.add(CostCategory::Support, compute.payAt, support * factor);
        if (plan.fixedFeesPerMonth != 0.0)
            flows.add(CostCategory::Network, compute.payAt, plan.fixedFeesPerMonth * factor);
        flows.addEffectiveHours(month,
                                plan.gpus * plan.hoursPerMonth * plan.utilisation * plan.scalingEfficiency);
    }
    const double exitPrice = plan.egressTiers.empty() ? 0.0 : plan.egressTiers.back().unitPrice;
    flows.add(CostCategory::Exit, plan.months, plan.exitEgressGB * exitPrice * factor);
    if (plan.setUp + plan.migrationIn != 0.0)
        flows.add(CostCategory::Setup, 0, (plan.setUp + plan.migrationIn) * factor);
    if (plan.deposit != 0.0) {
        flows.add(CostCategory::Finance, 0, plan.deposit);
        flows.add(CostCategory::Finance, plan.months, -plan.deposit);
    }
    if (plan.storageGB > 0.0 && !plan.storagePerGBMonth)
        flows.addGap(CostCategory::Storage);
    if ((plan.egressGBPerMonth > 0.0 || plan.exitEgressGB > 0.0) && plan.egressTiers.empty())
        flows.addGap(CostCategory::Egress);
    return flows.finish();
}

} // namespace xj::cost
