// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/cost/power.h"
#include "models/cost/price_terms.h"
#include "models/cost/spot.h"
#include "models/exchange/case_tariff.h"
#include "models/exchange/cost_case_kinds.h"

#include <QJsonArray>

namespace xj::exchange {

namespace {

QJsonObject runPower(CaseFields &in)
{
    cost::PowerUse use;
    use.nodes = in.number("nodes", kNotNegative, 1.0);
    use.idleKiloWatt = in.number("idle_kw", kNotNegative);
    use.loadKiloWatt = in.number("load_kw", {use.idleKiloWatt, 1e6});
    use.utilisation = in.number("utilisation", kShareOfOne);
    use.pue = in.number("pue", {1.0, 10.0}, 1.0);
    use.hoursPerMonth = in.number("hours_per_month", kAboveZero, 730.0);
    use.demandChargePerKiloWattMonth = in.number("demand_charge_per_kw_month", kNotNegative, 0.0);
    use.tariff = readTariff(in);
    const cost::PowerBill bill = cost::powerBill(use);
    return {{QStringLiteral("avg_kw_per_node"), bill.averageKiloWattPerNode},
            {QStringLiteral("it_kwh"), bill.itKiloWattHours},
            {QStringLiteral("facility_kwh"), bill.facilityKiloWattHours},
            {QStringLiteral("avg_tariff"), bill.averageTariff},
            {QStringLiteral("cost"), bill.cost},
            {QStringLiteral("marginal_per_node_busy_hour"), bill.marginalPerNodeBusyHour}};
}

/// The tiers' cost, or a fault where the supplier quotes no price for so much.
double costOrFault(CaseFields &in, const char *amountKey, double amount,
                   const std::vector<cost::PriceTier> &tiers)
{
    const std::optional<double> cost = cost::tieredCost(amount, tiers);
    if (in.ok() && !cost) {
        const double last = tiers.empty() ? 0.0 : tiers.back().upTo.value_or(0.0);
        in.refuse(amountKey, domain::ErrorCode::NumberOutOfRange,
                  {QString::number(amount, 'g', 12), QStringLiteral("0"), QString::number(last, 'g', 12)});
    }
    return cost.value_or(0.0);
}

QJsonObject runTiered(CaseFields &in)
{
    const double amount = in.number("amount", kNotNegative);
    const double cost = costOrFault(in, "amount", amount, readTiers(in, "tiers", true));
    const std::optional<double> average = amount > 0.0 ? std::optional(cost / amount) : std::nullopt;
    return {{QStringLiteral("cost"), cost}, {QStringLiteral("average"), orNull(average)}};
}

QJsonObject runCloudExtras(CaseFields &in)
{
    const double storage
        = in.number("storage_gb", kNotNegative, 0.0) * in.number("storage_per_gb_month", kNotNegative, 0.0);
    const double amount = in.number("egress_gb", kNotNegative, 0.0);
    const std::vector<cost::PriceTier> tiers = readTiers(in, "egress_tiers", amount > 0.0);
    const double egress = costOrFault(in, "egress_gb", amount, tiers);
    return {{QStringLiteral("storage"), storage},
            {QStringLiteral("egress"), egress},
            {QStringLiteral("total"), storage + egress}};
}

QJsonObject runSpot(CaseFields &in)
{
    cost::SpotJob job;
    job.onDemandPerHour = in.number("on_demand_per_hour", kNotNegative);
    job.spotPerHour = in.number("spot_per_hour", kNotNegative);
    job.interruptionsPerHour = in.number("interruptions_per_hour", {0.0, 100.0});
    job.checkpointHours = in.number("checkpoint_hours", {0.0, 100.0});
    job.restartHours = in.number("restart_hours", {0.0, 100.0}, 0.0);
    job.canCheckpoint = in.flag("can_checkpoint", true);
    job.onDemandShare = in.number("on_demand_share", kShareOfOne, 0.0);
    if (!in.ok())
        return {};
    const cost::SpotAnswer answer = cost::evaluateSpot(job);
    return {{QStringLiteral("young_interval_hours"), orNull(answer.youngIntervalHours)},
            {QStringLiteral("optimal_interval_hours"), orNull(answer.bestIntervalHours)},
            {QStringLiteral("overhead_at_young"), answer.overheadAtYoung},
            {QStringLiteral("overhead_optimal"), answer.overheadAtBest},
            {QStringLiteral("effective_per_hour_at_young"), answer.effectivePerHour},
            {QStringLiteral("spot_wins"), answer.spotWins},
            {QStringLiteral("break_even_spot_price"), answer.breakEvenSpotPrice}};
}

QJsonObject runBlendedRate(CaseFields &in)
{
    std::vector<cost::PriceShare> mix;
    std::vector<double> shares;
    for (CaseFields &part : in.objects("mix")) {
        mix.push_back({part.number("share", kShareOfOne), part.number("per_gpu_hour", kNotNegative)});
        shares.push_back(mix.back().share);
    }
    if (in.ok())
        in.sharesOfOne("mix", shares);
    const double blended = cost::blendedPrice(mix);
    const double gpuHours = in.number("gpus", kNotNegative, 1.0) * in.number("hours", kNotNegative, 1.0);
    return {{QStringLiteral("blended_per_gpu_hour"), blended},
            {QStringLiteral("income"), blended * gpuHours}};
}

QJsonObject runClusterCompare(CaseFields &in)
{
    const double gpus = in.number("gpus", kAboveZero);
    const double hours = in.number("hours_per_month", kAboveZero, 730.0);
    const double months = in.number("months", kAboveZero);
    CaseFields totals = in.object("monthly_total");
    CaseFields gpuOnly = in.has("monthly_gpu") ? in.object("monthly_gpu") : totals;
    const QString reference = in.text("reference");
    const double base = totals.number(reference.toUtf8().constData(), kAboveZero);
    QJsonObject total;
    QJsonObject ratio;
    const QStringList names = totals.json().keys();
    for (const QString &name : names) {
        const double monthly = totals.number(name.toUtf8().constData(), kNotNegative);
        total.insert(name, monthly * months);
        ratio.insert(name, monthly / base);
    }
    QJsonObject perHour;
    const QStringList priced = gpuOnly.json().keys();
    for (const QString &name : priced)
        perHour.insert(name, gpuOnly.number(name.toUtf8().constData(), kNotNegative) / (gpus * hours));
    return withRecomputed({{QStringLiteral("total"), total},
                           {QStringLiteral("ratio"), ratio},
                           {QStringLiteral("gpu_hour_price"), perHour}});
}

QJsonObject runImpliedDecay(CaseFields &in)
{
    const double oneYear = in.number("p_1y", kAboveZero);
    const double threeYears = in.number("p_3y", kNotNegative);
    const std::optional<cost::ImpliedDecline> implied = cost::impliedDecline(oneYear, threeYears);
    const QJsonValue none(QJsonValue::Null);
    QJsonValue prices = none;
    if (implied) {
        QJsonArray list;
        for (const double price : implied->oneYearPrices)
            list.append(price);
        prices = list;
    }
    const QJsonValue ratio = implied ? QJsonValue(implied->annualRatio) : none;
    return {{QStringLiteral("annual_ratio"), ratio},
            {QStringLiteral("implied_one_year_prices"), prices},
            {QStringLiteral("forward_two_year_average"),
             implied ? QJsonValue(implied->forwardTwoYearAverage) : none},
            {QStringLiteral("decline_implied"), implied && implied->annualRatio < 1.0},
            {QStringLiteral("published_ratio"), ratio},
            {QStringLiteral("published_prices"), prices}};
}

QString statusName(domain::CrossingStatus status)
{
    return status == domain::CrossingStatus::BreakEven ? QStringLiteral("break_even")
                                                       : QStringLiteral("never");
}

QJsonObject runReservedOrOnDemand(CaseFields &in)
{
    const double onDemand = in.number("on_demand_per_hour", kNotNegative);
    const double reserved = in.number("reserved_per_hour", kNotNegative);
    const std::optional<double> spot = in.numberIfAny("spot_per_hour", kNotNegative);
    const cost::ReservationAnswer answer = cost::compareReservation(onDemand, reserved, spot);
    return {{QStringLiteral("status"), statusName(answer.status)},
            {QStringLiteral("break_even_utilisation"), orNull(answer.breakEvenUtilisation)},
            {QStringLiteral("reserved_discount"), orNull(answer.reservedDiscount)},
            {QStringLiteral("spot_discount"), orNull(answer.spotDiscount)}};
}

constexpr CostCaseKind kKinds[] = {{"power", runPower},
                                   {"tiered", runTiered},
                                   {"cloud_extras", runCloudExtras},
                                   {"spot", runSpot},
                                   {"blended_rate", runBlendedRate},
                                   {"cluster_compare", runClusterCompare},
                                   {"implied_decay", runImpliedDecay},
                                   {"reserved_vs_ondemand", runReservedOrOnDemand}};

} // namespace

std::span<const CostCaseKind> priceCaseKinds()
{
    return kKinds;
}

} // namespace xj::exchange
