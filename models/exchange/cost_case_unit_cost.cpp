// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/cost/compensated_sum.h"
#include "models/cost/discounting.h"
#include "models/cost/unit_cost.h"
#include "models/exchange/cost_case_kinds.h"

namespace xj::exchange {

namespace {

QJsonObject runLifecycle(CaseFields &in)
{
    const double capital = in.number("capex", kNotNegative);
    const double own = in.number("own_opex_per_hour", kNotNegative);
    const double rent = in.number("rent_per_hour", kNotNegative);
    const double hours = in.number("hours", kNotNegative);
    const double rentTotal = rent * hours;
    const double ownTotal = capital + own * hours;
    const std::optional<double> fraction
        = rentTotal > 0.0 ? std::optional((rentTotal - ownTotal) / rentTotal) : std::nullopt;
    return withRecomputed({{QStringLiteral("rent_total"), rentTotal},
                           {QStringLiteral("own_total"), ownTotal},
                           {QStringLiteral("saving"), rentTotal - ownTotal},
                           {QStringLiteral("saving_fraction"), orNull(fraction)}});
}

QJsonObject runRunningCost(CaseFields &in)
{
    cost::RunningCost parts;
    parts.capital = in.number("capex", kNotNegative);
    parts.maintenanceRatePerYear = in.number("maintenance_rate_per_year", kShareOfOne);
    parts.maintenanceHoursPerYear = in.number("maintenance_hours_per_year", kAboveZero, 8760.0);
    parts.colocationPerMonth = in.number("colo_per_month", kNotNegative, 0.0);
    parts.colocationHoursPerMonth = in.number("colo_hours_per_month", kAboveZero, 730.0);
    parts.powerAndCoolingPerHour = in.number("power_cooling_per_hour", kNotNegative, 0.0);
    return withRecomputed({{QStringLiteral("maintenance_per_hour"), parts.maintenancePerHour()},
                           {QStringLiteral("colo_per_hour"), parts.colocationPerHour()},
                           {QStringLiteral("opex_per_hour"), parts.perHour()}});
}

QJsonObject runDataCentre(CaseFields &in)
{
    const double rate = in.number("annual_rate_nominal_monthly", kYearlyRate) / 12.0;
    QJsonObject parts;
    std::vector<double> amounts;
    for (CaseFields &item : in.objects("items")) {
        const double payment = cost::levelPayment(item.number("principal", kNotNegative), rate,
                                                  item.number("months", kMonthCount));
        parts.insert(item.text("name"), payment);
        amounts.push_back(payment);
    }
    const double power = in.number("it_kw", kNotNegative) * in.number("load_factor", kShareOfOne, 1.0)
        * in.number("pue", {1.0, 10.0}, 1.0) * in.number("tariff_per_kwh", kNotNegative)
        * in.number("hours_per_month", kAboveZero, 730.0);
    parts.insert(QStringLiteral("power"), power);
    amounts.push_back(power);
    const double total = cost::orderlessSum(amounts);
    QJsonObject shares;
    for (auto it = parts.constBegin(); it != parts.constEnd(); ++it)
        shares.insert(it.key(), total > 0.0 ? QJsonValue(it.value().toDouble() / total) : QJsonValue());
    return withRecomputed({{QStringLiteral("total_per_month"), total},
                           {QStringLiteral("share"), shares},
                           {QStringLiteral("parts"), parts}});
}

QJsonObject runTokenCost(CaseFields &in)
{
    const double own = in.number("capex", kNotNegative) / in.number("life_hours", kAboveZero)
        + in.number("own_opex_per_hour", kNotNegative);
    const double rent = in.number("rent_per_hour", kNotNegative, 0.0);
    const double rate = in.number("tokens_per_second", kNotNegative);
    const double use = in.number("utilisation", kShareOfOne, 1.0);
    return withRecomputed(
        {{QStringLiteral("own_per_hour"), own},
         {QStringLiteral("own_per_mtok"), orNull(cost::perMillionTokens(own, rate, use))},
         {QStringLiteral("rent_per_mtok"), orNull(cost::perMillionTokens(rent, rate, use))}});
}

QJsonObject runTraining(CaseFields &in)
{
    cost::TrainingRun run;
    run.parameters = in.number("parameters", {0.0, 1e18});
    run.tokens = in.number("tokens", {0.0, 1e18});
    run.peakTflops = in.number("peak_tflops", kAboveZero);
    run.mfu = in.number("mfu", {1e-6, 1.0});
    run.gpus = in.number("gpus", kAboveZero);
    run.pricePerGpuHour = in.number("price_per_gpu_hour", kNotNegative, 0.0);
    run.overheadRatio = in.number("overhead_fraction", kNotNegative, 0.0);
    run.measuredStepSeconds = in.numberIfAny("measured_step_seconds", kNotNegative);
    run.steps = in.numberIfAny("steps", kNotNegative);
    const cost::TrainingRunCost answer = cost::trainingRunCost(run);
    return {{QStringLiteral("flop"), answer.flop},
            {QStringLiteral("gpu_hours"), answer.gpuHours},
            {QStringLiteral("wall_days"), answer.wallDays},
            {QStringLiteral("cost"), answer.cost}};
}

QJsonObject runServiceMonths(CaseFields &in)
{
    cost::ServiceComparison comparison;
    const double gpus = in.number("n_gpu", kNotNegative);
    comparison.hardware = gpus * in.number("gpu_price", kNotNegative);
    comparison.averageKiloWatt = gpus * in.number("gpu_kw", kNotNegative);
    comparison.busyHoursPerMonth = in.number("busy_hours_per_month", kNotNegative);
    comparison.perKiloWattHour = in.number("tariff_per_kwh", kNotNegative);
    comparison.tokensPerSecond = in.number("tokens_per_second", kNotNegative);
    const double inputShare = in.number("input_share", kShareOfOne);
    const double outputShare = in.number("output_share", kShareOfOne);
    in.sharesOfOne("input_share", {inputShare, outputShare});
    CaseFields prices = in.object("api_prices_per_mtok");
    QJsonObject months;
    const QStringList names = prices.json().keys();
    for (const QString &name : names) {
        CaseFields price = prices.object(name.toUtf8().constData());
        const double blended = inputShare * price.number("input", kNotNegative)
            + outputShare * price.number("output", kNotNegative);
        months.insert(name, orNull(comparison.months(blended)));
    }
    return withRecomputed({{QStringLiteral("tokens_per_month_m"), comparison.millionTokensPerMonth()},
                           {QStringLiteral("energy_per_month"), comparison.energyPerMonth()},
                           {QStringLiteral("months"), months}});
}

QJsonObject runReliability(CaseFields &in)
{
    const double gpus = in.number("gpus", kAboveZero);
    const double days = in.number("days", kAboveZero);
    const cost::Reliability answer = cost::reliability(gpus, days, in.number("interruptions", kNotNegative));
    return {{QStringLiteral("cluster_hours_between"), orNull(answer.clusterHoursBetween)},
            {QStringLiteral("gpu_hours_between"), orNull(answer.gpuHoursBetween)},
            {QStringLiteral("expected_per_month_8gpu_730h"), answer.expectedPerMonthOfEight}};
}

constexpr CostCaseKind kKinds[]
    = {{"lifecycle_total", runLifecycle},     {"opex_compose", runRunningCost},
       {"dc_monthly_annuity", runDataCentre}, {"token_cost", runTokenCost},
       {"training_run", runTraining},         {"api_breakeven_months", runServiceMonths},
       {"reliability", runReliability}};

} // namespace

std::span<const CostCaseKind> unitCostCaseKinds()
{
    return kKinds;
}

} // namespace xj::exchange
