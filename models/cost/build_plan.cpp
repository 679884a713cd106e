// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/cost/build_plan.h"

#include "models/cost/compensated_sum.h"
#include "models/cost/financing.h"
#include "models/cost/plan_check.h"

#include <algorithm>
#include <cmath>

namespace xj::cost {

using domain::CostCategory;

namespace {

void checkPayments(const BuildPlan &plan, PlanCheck &check)
{
    std::vector<double> shares;
    for (size_t i = 0; i < plan.payments.size(); ++i) {
        shares.push_back(plan.payments[i].share);
        check.inRange(QStringLiteral("payment_terms[%1].share").arg(i), plan.payments[i].share, 0.0, 1.0);
    }
    if (!sumsToOne(shares))
        check.refuseShares(QStringLiteral("payment_terms"), orderlessSum(shares));
    shares.clear();
    for (const TariffPeriod &period : plan.tariff)
        shares.push_back(period.share);
    if (!shares.empty() && !sumsToOne(shares))
        check.refuseShares(QStringLiteral("tou"), orderlessSum(shares));
}

void checkCapital(const BuildPlan &plan, PlanCheck &check)
{
    for (size_t i = 0; i < plan.capital.size(); ++i) {
        const QString path = QStringLiteral("capex[%1].").arg(i);
        check.notNegative(path + QStringLiteral("qty"), plan.capital[i].quantity);
        check.notNegative(path + QStringLiteral("unit_price_ex_vat"), plan.capital[i].unitPriceExVat);
        check.inRange(path + QStringLiteral("vat_rate"), plan.capital[i].vatRate, 0.0, 1.0);
    }
}

void checkRunning(const BuildPlan &plan, PlanCheck &check)
{
    check.notNegative(QStringLiteral("idle_kw"), plan.idleKiloWatt);
    check.inRange(QStringLiteral("load_kw"), plan.loadKiloWatt, plan.idleKiloWatt, 1e6);
    check.inRange(QStringLiteral("pue"), plan.pue, 1.0, 10.0);
    check.notNegative(QStringLiteral("rack_fee_per_month"), plan.rackFeePerMonth);
    check.notNegative(QStringLiteral("fte"), plan.staffFullTime);
    check.notNegative(QStringLiteral("fte_cost_per_year"), plan.staffCostPerYear);
    check.notNegative(QStringLiteral("licence_per_gpu_year"), plan.licencePerGpuYear);
    check.notNegative(QStringLiteral("network_per_month"), plan.networkPerMonth);
    check.inRange(QStringLiteral("warranty_months"), plan.warrantyMonths, 0, 1200);
    check.inRange(QStringLiteral("maintenance_rate_per_year"), plan.maintenanceRatePerYear, 0.0, 1.0);
    check.notNegative(QStringLiteral("bridge_rent_per_gpu_hour"), plan.bridgeRentPerGpuHour);
    check.inRange(QStringLiteral("resale_loss_per_year"), plan.resaleLossPerYear, -1.0, 1.0);
    check.inRange(QStringLiteral("depreciation_months"), plan.depreciationMonths, 1, 1200);
    check.inRange(QStringLiteral("income_tax_rate"), plan.incomeTaxRate, 0.0, 1.0);
    // A rack that cannot carry one node makes the plan impossible, not merely dear.
    if (plan.rackKiloWatt > 0.0 && plan.nodes > 0 && racksOf(plan) == 0)
        check.refuseRack(QStringLiteral("rack_kw"), plan.rackKiloWatt, plan.loadKiloWatt);
}

QList<domain::Error> check(const BuildPlan &plan)
{
    PlanCheck check;
    check.inRange(QStringLiteral("months"), plan.months, 1, 1200);
    check.yearlyRate(QStringLiteral("annual_rate_effective"), plan.annualRate);
    check.positive(QStringLiteral("hours_per_month"), plan.hoursPerMonth);
    check.notNegative(QStringLiteral("gpus"), plan.gpus);
    check.inRange(QStringLiteral("nodes"), plan.nodes, 0, 1e6);
    check.inRange(QStringLiteral("utilisation"), plan.utilisation, 0.0, 1.0);
    check.inRange(QStringLiteral("scaling_efficiency"), plan.scalingEfficiency, 0.0, 1.5);
    check.inRange(QStringLiteral("availability"), plan.availability, 0.0, 1.0);
    check.inRange(QStringLiteral("delivery_lag_months"), plan.deliveryLagMonths, 0, plan.months);
    check.inRange(QStringLiteral("shipment_months"), plan.shipmentMonths, 0, 1200);
    check.inRange(QStringLiteral("retention_months"), plan.retentionMonths, 0, 1200);
    check.inRange(QStringLiteral("vat_recovery_lag_months"), plan.vatRecoveryLagMonths, 0, 1200);
    checkCapital(plan, check);
    checkPayments(plan, check);
    checkRunning(plan, check);
    return check.errors();
}

int monthOf(const BuildPlan &plan, PaymentEvent event)
{
    switch (event) {
    case PaymentEvent::Contract:
        return 0;
    case PaymentEvent::Delivery:
        return plan.shipmentMonths;
    case PaymentEvent::Acceptance:
        return plan.deliveryLagMonths;
    case PaymentEvent::Retention:
        return plan.deliveryLagMonths + plan.retentionMonths;
    }
    return 0;
}

struct Capital
{
    double exVat = 0.0;
    double vat = 0.0;
};

Capital capitalOf(const BuildPlan &plan)
{
    std::vector<double> net;
    std::vector<double> tax;
    for (const CapitalItem &item : plan.capital) {
        net.push_back(item.quantity * item.unitPriceExVat);
        tax.push_back(item.quantity * item.unitPriceExVat * item.vatRate);
    }
    return {orderlessSum(std::move(net)), orderlessSum(std::move(tax))};
}

void addPurchase(const BuildPlan &plan, const Capital &capital, CashPlanBuilder &flows)
{
    const double gross = capital.exVat + capital.vat;
    const int accepted = plan.deliveryLagMonths;
    std::vector<double> financed;
    for (const PaymentTerm &term : plan.payments) {
        const int month = monthOf(plan, term.event);
        const bool byBank = plan.loan && month <= accepted;
        const double borrowed = byBank ? gross * term.share * plan.loan->share : 0.0;
        flows.add(CostCategory::Capex, month, gross * term.share - borrowed);
        financed.push_back(borrowed);
    }
    if (plan.loan && plan.loan->share > 0.0) {
        const double payment
            = loanTerms({orderlessSum(std::move(financed)), plan.loan->nominalAnnualRate, plan.loan->months})
                  .payment;
        flows.addEveryMonth(CostCategory::Finance, accepted + 1, accepted + plan.loan->months, payment);
    }
    if (plan.vatDeductible)
        flows.add(CostCategory::Tax, accepted + plan.vatRecoveryLagMonths, -capital.vat);
    for (const Upgrade &upgrade : plan.upgrades) {
        const double tax = upgrade.priceExVat * upgrade.vatRate;
        flows.add(CostCategory::Upgrade, upgrade.month, upgrade.priceExVat + tax);
        if (plan.vatDeductible)
            flows.add(CostCategory::Tax, upgrade.month + plan.vatRecoveryLagMonths, -tax);
    }
}

void addRunning(const BuildPlan &plan, const Capital &capital, int racks, CashPlanBuilder &flows)
{
    const int first = plan.deliveryLagMonths + 1;
    const int last = plan.months;
    const PowerBill power
        = powerBill({static_cast<double>(plan.nodes), plan.idleKiloWatt, plan.loadKiloWatt, plan.utilisation,
                     plan.pue, plan.hoursPerMonth, plan.tariff, plan.demandChargePerKiloWattMonth});
    flows.addEveryMonth(CostCategory::Electricity, first, last, power.cost);
    flows.addEveryMonth(CostCategory::Colocation, first, last,
                        racks * plan.rackFeePerMonth
                            + plan.nodes * plan.loadKiloWatt * plan.feePerKiloWattMonth);
    flows.addEveryMonth(CostCategory::Staff, first, last, plan.staffFullTime * plan.staffCostPerYear / 12.0);
    flows.addEveryMonth(CostCategory::Licence, first, last, plan.gpus * plan.licencePerGpuYear / 12.0);
    flows.addEveryMonth(CostCategory::Network, first, last, plan.networkPerMonth);
    const double upkeep = capital.exVat * plan.maintenanceRatePerYear / 12.0
        + plan.failuresPerGpuYear / 12.0 * plan.gpus * plan.partPrice;
    // Added even when the warranty outlasts the horizon: maintenance is then known to be zero.
    flows.add(CostCategory::Maintenance, last, 0.0);
    flows.addEveryMonth(CostCategory::Maintenance, first + plan.warrantyMonths, last, upkeep);
    if (plan.bridgeRentPerGpuHour > 0.0) {
        flows.add(CostCategory::Bridging, 0, 0.0);
        flows.addEveryMonth(CostCategory::Bridging, 1, plan.deliveryLagMonths,
                            plan.bridgeRentPerGpuHour * plan.gpus * plan.hoursPerMonth * plan.utilisation);
    }
}

double residualRatio(const BuildPlan &plan, int boughtAt)
{
    const int age = plan.months - boughtAt;
    return age < 0 ? 0.0 : std::pow(1.0 - plan.resaleLossPerYear, age / 12.0);
}

void addEnd(const BuildPlan &plan, const Capital &capital, CashPlanBuilder &flows)
{
    double resale = capital.exVat * residualRatio(plan, plan.deliveryLagMonths);
    for (const Upgrade &upgrade : plan.upgrades)
        resale += upgrade.priceExVat * residualRatio(plan, upgrade.month);
    flows.add(CostCategory::Residual, plan.months, -resale);
    flows.add(CostCategory::Decommission, plan.months, plan.decommission);
    if (plan.incomeTaxRate <= 0.0)
        return;
    const double base = capital.exVat + (plan.vatDeductible ? 0.0 : capital.vat);
    const StraightLine books{base, plan.bookResidualRatio, plan.depreciationMonths, plan.deliveryLagMonths};
    const int lastCharge = std::min(books.lastChargeMonth(), plan.months);
    flows.addEveryMonth(CostCategory::Tax, plan.deliveryLagMonths + 1, lastCharge,
                        -plan.incomeTaxRate * books.monthlyCharge());
    flows.add(CostCategory::Tax, plan.months, plan.incomeTaxRate * (resale - books.bookValue(plan.months)));
}

} // namespace

int racksOf(const BuildPlan &plan)
{
    if (plan.rackKiloWatt <= 0.0)
        return 0;
    return racksNeeded(plan.nodes, plan.rackKiloWatt, plan.loadKiloWatt, plan.rackHeightUnits,
                       plan.nodeHeightUnits);
}

domain::CheckedResult<BuildAnswer> evaluateBuild(const BuildPlan &plan)
{
    if (QList<domain::Error> errors = check(plan); !errors.isEmpty())
        return tl::unexpected(std::move(errors));

    const Capital capital = capitalOf(plan);
    BuildAnswer answer;
    answer.capitalExVat = capital.exVat;
    answer.racks = racksOf(plan);
    CashPlanBuilder flows(plan.months, plan.annualRate);
    addPurchase(plan, capital, flows);
    addRunning(plan, capital, answer.racks, flows);
    addEnd(plan, capital, flows);
    const int firstMonth = plan.bridgeRentPerGpuHour > 0.0 ? 1 : plan.deliveryLagMonths + 1;
    for (int month = firstMonth; month <= plan.months; ++month)
        flows.addEffectiveHours(month,
                                plan.gpus * plan.hoursPerMonth * plan.utilisation * plan.scalingEfficiency
                                    * plan.availability);
    answer.plan = flows.finish();
    return answer;
}

} // namespace xj::cost
