// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/cost/build_plan.h"
#include "models/cost/rent_plan.h"
#include "models/exchange/case_tariff.h"
#include "models/exchange/cost_case_kinds.h"

#include <QJsonArray>

namespace xj::exchange {

using domain::CostCategory;

namespace {

QString lineName(CostCategory category)
{
    switch (category) {
    case CostCategory::Compute:
        return QStringLiteral("compute");
    case CostCategory::Storage:
        return QStringLiteral("storage");
    case CostCategory::Egress:
        return QStringLiteral("egress");
    case CostCategory::Support:
        return QStringLiteral("support");
    case CostCategory::Setup:
        return QStringLiteral("setup");
    case CostCategory::Exit:
        return QStringLiteral("exit");
    case CostCategory::Capex:
        return QStringLiteral("capex");
    case CostCategory::Tax:
        return QStringLiteral("vat");
    case CostCategory::Electricity:
        return QStringLiteral("power");
    case CostCategory::Colocation:
        return QStringLiteral("colo");
    case CostCategory::Staff:
        return QStringLiteral("staff");
    case CostCategory::Maintenance:
        return QStringLiteral("maintenance");
    case CostCategory::Licence:
        return QStringLiteral("licence");
    case CostCategory::Network:
        return QStringLiteral("network");
    case CostCategory::Bridging:
        return QStringLiteral("bridge");
    case CostCategory::Finance:
        return QStringLiteral("finance");
    case CostCategory::Upgrade:
        return QStringLiteral("upgrade");
    case CostCategory::Decommission:
        return QStringLiteral("decommission");
    case CostCategory::Residual:
        return QStringLiteral("residual");
    }
    return {};
}

QJsonObject planToJson(const cost::CashPlan &plan)
{
    QJsonObject byLine;
    for (const domain::CostLine &line : plan.lines)
        byLine.insert(lineName(line.category), line.undiscounted);
    QJsonObject flows;
    for (size_t t = 0; t < plan.net.size(); ++t)
        flows.insert(QString::number(t), plan.net[t]);
    QJsonArray gaps;
    for (const CostCategory category : plan.notQuoted)
        gaps.append(lineName(category));
    return {{QStringLiteral("undiscounted_by_line"), byLine},
            {QStringLiteral("undiscounted_total"), plan.undiscounted},
            {QStringLiteral("npv_cost"), plan.presentValue},
            {QStringLiteral("flow_at"), flows},
            {QStringLiteral("effective_gpu_hours"), plan.effectiveGpuHours},
            {QStringLiteral("levelised_per_effective_gpu_hour"), orNull(plan.levelised)},
            {QStringLiteral("equivalent_monthly_cost"), plan.equivalentMonthly},
            {QStringLiteral("peak_cash"), plan.peakCash},
            {QStringLiteral("peak_cash_month"), plan.peakCashMonth},
            {QStringLiteral("not_quoted"), gaps}};
}

QJsonObject runRent(CaseFields &in)
{
    using cost::RentMode;
    cost::RentPlan plan;
    plan.mode = in.choice<RentMode>("mode",
                                    {{"on_demand", RentMode::OnDemand},
                                     {"reserved", RentMode::Reserved},
                                     {"monthly", RentMode::Reserved}});
    plan.months = in.whole("months", kMonthCount);
    plan.annualRate = in.number("annual_rate_effective", kYearlyRate);
    plan.hoursPerMonth = in.number("hours_per_month", kAboveZero, 730.0);
    plan.gpus = in.number("gpus", kNotNegative);
    plan.utilisation = in.number("utilisation", kShareOfOne);
    plan.scalingEfficiency = in.number("scaling_efficiency", {0.0, 1.5}, 1.0);
    plan.pricePerGpuHour = in.number("price_per_gpu_hour", kNotNegative);
    plan.priceChangePerYear = -in.number("price_decline_per_year", kYearlyDecline, 0.0);
    plan.minimumCommitUtilisation = in.number("min_commit_utilisation", kShareOfOne, 0.0);
    plan.billingQuantumHours = in.number("billing_granularity_hours", kNotNegative, 0.0);
    plan.startsPerMonth = in.number("starts_per_month", kNotNegative, 0.0);
    plan.paidInAdvance = in.choice<bool>("billing", {{"arrears", false}, {"advance", true}}, false);
    const bool monthly = in.json().value(QLatin1String("mode")).toString() == QLatin1String("monthly");
    plan.termMonths = plan.mode == RentMode::Reserved ? in.whole("term_months", kMonthCount, monthly ? 1 : 12)
                                                      : in.whole("term_months", kMonthOffset, 0);
    plan.upfrontShare = in.number("upfront_share", kShareOfOne, 0.0);
    plan.minimumSpendPerMonth = in.number("minimum_spend_per_month", kNotNegative, 0.0);
    plan.storageGB = in.number("storage_gb", kNotNegative, 0.0);
    plan.storagePerGBMonth = in.numberIfAny("storage_per_gb_month", kNotNegative);
    plan.egressGBPerMonth = in.number("egress_gb_per_month", kNotNegative, 0.0);
    plan.egressTiers = readTiers(in, "egress_tiers", false);
    plan.supportTiers = readTiers(in, "support_tiers", false);
    plan.supportMinimum = in.number("support_minimum", kNotNegative, 0.0);
    plan.fixedFeesPerMonth = in.number("fixed_fees_per_month", kNotNegative, 0.0);
    plan.exitEgressGB = in.number("exit_egress_gb", kNotNegative, 0.0);
    plan.setUp = in.number("setup", kNotNegative, 0.0);
    plan.migrationIn = in.number("migration_in", kNotNegative, 0.0);
    plan.deposit = in.number("deposit", kNotNegative, 0.0);
    plan.taxRate = in.number("vat_rate", kShareOfOne, 0.0);
    plan.pricesIncludeTax = in.flag("prices_include_vat", true);
    plan.taxDeductible = in.flag("vat_deductible", false);
    if (!in.ok())
        return {};
    const domain::CheckedResult<cost::CashPlan> answer = cost::evaluateRent(plan);
    if (!answer) {
        in.refuse(answer.error());
        return {};
    }
    return planToJson(*answer);
}

void readPurchase(CaseFields &in, cost::BuildPlan &plan)
{
    using cost::PaymentEvent;
    for (CaseFields &item : in.objects("capex")) {
        cost::CapitalItem capital;
        capital.name = item.text("name", QString());
        capital.quantity = item.number("qty", kNotNegative, 1.0);
        capital.unitPriceExVat = item.number("unit_price_ex_vat", kNotNegative);
        capital.vatRate = item.number("vat_rate", kShareOfOne);
        plan.capital.push_back(capital);
    }
    for (CaseFields &term : in.objects("payment_terms")) {
        const auto event = term.choice<PaymentEvent>("event",
                                                     {{"contract", PaymentEvent::Contract},
                                                      {"delivery", PaymentEvent::Delivery},
                                                      {"shipment", PaymentEvent::Delivery},
                                                      {"acceptance", PaymentEvent::Acceptance},
                                                      {"retention", PaymentEvent::Retention}});
        plan.payments.push_back({event, term.number("share", kShareOfOne)});
    }
    plan.shipmentMonths = in.whole("shipment_months", kMonthOffset, 0);
    plan.deliveryLagMonths = in.whole("delivery_lag_months", kMonthOffset, 0);
    plan.retentionMonths = in.whole("retention_months", kMonthOffset, 0);
    plan.vatDeductible = in.flag("vat_deductible");
    plan.vatRecoveryLagMonths = in.whole("vat_recovery_lag_months", kMonthOffset, 1);
    for (CaseFields &upgrade : in.objectsIfAny("upgrades"))
        plan.upgrades.push_back({upgrade.whole("month", kMonthOffset),
                                 upgrade.number("price_ex_vat", kNotNegative),
                                 upgrade.number("vat_rate", kShareOfOne)});
    if (in.has("loan")) {
        CaseFields loan = in.object("loan");
        plan.loan = cost::PurchaseLoan{loan.number("share", kShareOfOne),
                                       loan.number("annual_rate_nominal_monthly", kYearlyRate),
                                       loan.whole("months", kMonthCount)};
    }
    plan.incomeTaxRate = in.number("income_tax_rate", kShareOfOne, 0.0);
    plan.depreciationMonths = in.whole("depreciation_months", kMonthCount, 36);
    plan.bookResidualRatio = in.number("book_residual_rate", kShareOfOne, 0.05);
}

void readRunning(CaseFields &in, cost::BuildPlan &plan)
{
    plan.idleKiloWatt = in.number("idle_kw", kNotNegative);
    plan.loadKiloWatt = in.number("load_kw", kNotNegative);
    plan.pue = in.number("pue", {1.0, 10.0}, 1.0);
    plan.tariff = readTariff(in);
    plan.demandChargePerKiloWattMonth = in.number("demand_charge_per_kw_month", kNotNegative, 0.0);
    plan.rackKiloWatt = in.number("rack_kw", kNotNegative, 0.0);
    plan.rackHeightUnits = in.whole("rack_u", kMonthOffset, 0);
    plan.nodeHeightUnits = in.whole("node_u", kMonthOffset, 0);
    plan.rackFeePerMonth = in.number("rack_fee_per_month", kNotNegative, 0.0);
    plan.feePerKiloWattMonth = in.number("fee_per_kw_month", kNotNegative, 0.0);
    plan.staffFullTime = in.number("fte", kNotNegative, 0.0);
    plan.staffCostPerYear = in.number("fte_cost_per_year", kNotNegative, 0.0);
    plan.licencePerGpuYear = in.number("licence_per_gpu_year", kNotNegative, 0.0);
    plan.networkPerMonth = in.number("network_per_month", kNotNegative, 0.0);
    plan.warrantyMonths = in.whole("warranty_months", kMonthOffset, 0);
    plan.maintenanceRatePerYear = in.number("maintenance_rate_per_year", kShareOfOne, 0.0);
    plan.bridgeRentPerGpuHour = in.number("bridge_rent_per_gpu_hour", kNotNegative, 0.0);
    plan.resaleLossPerYear = in.number("resale_loss_per_year", {-1.0, 1.0}, 1.0);
    plan.decommission = in.number("decommission", kAnyAmount, 0.0);
}

QJsonObject runBuild(CaseFields &in)
{
    cost::BuildPlan plan;
    plan.months = in.whole("months", kMonthCount);
    plan.annualRate = in.number("annual_rate_effective", kYearlyRate);
    plan.hoursPerMonth = in.number("hours_per_month", kAboveZero, 730.0);
    plan.gpus = in.number("gpus", kNotNegative);
    plan.nodes = in.whole("nodes", {0.0, 1e6});
    plan.utilisation = in.number("utilisation", kShareOfOne);
    plan.scalingEfficiency = in.number("scaling_efficiency", {0.0, 1.5}, 1.0);
    plan.availability = in.number("availability", kShareOfOne, 1.0);
    readPurchase(in, plan);
    readRunning(in, plan);
    if (!in.ok())
        return {};
    const domain::CheckedResult<cost::BuildAnswer> answer = cost::evaluateBuild(plan);
    if (!answer) {
        in.refuse(answer.error());
        return {};
    }
    QJsonObject json = planToJson(answer->plan);
    json.insert(QStringLiteral("capex_ex_vat"), answer->capitalExVat);
    json.insert(QStringLiteral("racks"), answer->racks);
    return json;
}

constexpr CostCaseKind kKinds[] = {{"tco_rent", runRent}, {"tco_build", runBuild}};

} // namespace

std::span<const CostCaseKind> planCaseKinds()
{
    return kKinds;
}

} // namespace xj::exchange
