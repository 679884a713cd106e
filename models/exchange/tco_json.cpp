// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/exchange/code_names.h"
#include "models/exchange/json_names.h"
#include "models/exchange/recommendation_parts.h"
#include "models/exchange/result_json.h"

namespace xj::exchange {

using namespace domain;

namespace {

QJsonObject costLineToJson(const CostLine &line, const MoneyKey &moneyKey)
{
    return {{QStringLiteral("category"), codeName(line.category)},
            {moneyKey(QLatin1StringView("monthly")), numbersToJson(line.monthly)},
            {moneyKey(QLatin1StringView("undiscounted")), numberOrNull(line.undiscounted)},
            {moneyKey(QLatin1StringView("present_value")), numberOrNull(line.presentValue)}};
}

QJsonObject optionToJson(const OptionCost &option, const MoneyKey &moneyKey)
{
    QJsonArray lines;
    for (const CostLine &line : option.lines)
        lines.append(costLineToJson(line, moneyKey));
    return {
        {QStringLiteral("option"), codeName(option.option)},
        {QStringLiteral("lines"), lines},
        {moneyKey(QLatin1StringView("cumulative")), numbersToJson(option.cumulative)},
        {moneyKey(QLatin1StringView("cumulative_discounted")), numbersToJson(option.cumulativeDiscounted)},
        {QStringLiteral("net_present_value"), figureToJson(option.netPresentValue)},
        {QStringLiteral("undiscounted_total"), figureToJson(option.undiscountedTotal)},
        {QStringLiteral("equivalent_monthly"), figureToJson(option.equivalentMonthly)},
        {QStringLiteral("levelised"), figureToJson(option.levelised)},
        {QStringLiteral("peak_cash"), figureToJson(option.peakCash)},
        {QStringLiteral("gpus_owned"), option.gpusOwned},
        {QStringLiteral("gpus_rented_peak"), option.gpusRentedPeak}};
}

QJsonObject breakEvenToJson(const BreakEven &breakEven, const MoneyKey &moneyKey)
{
    QJsonArray curve;
    for (const UnitCostPoint &point : breakEven.curve) {
        curve.append(
            QJsonObject{{QStringLiteral("utilisation_ratio"), numberOrNull(point.utilisation)},
                        {moneyKey(QLatin1StringView("rent_per_gpu_hour")), numberOrNull(point.rent)},
                        {moneyKey(QLatin1StringView("build_per_gpu_hour")), numberOrNull(point.build)}});
    }
    return {{QStringLiteral("status"), codeName(breakEven.status)},
            {QStringLiteral("statement"), reasonToJson(breakEven.statement)},
            {QStringLiteral("utilisation"), figureToJson(breakEven.utilisation)},
            {QStringLiteral("roots_ratio"), numbersToJson(breakEven.roots)},
            {QStringLiteral("planned_utilisation_ratio"), numberOrNull(breakEven.plannedUtilisation)},
            {QStringLiteral("curve"), curve},
            {QStringLiteral("month_status"), codeName(breakEven.monthStatus)},
            {QStringLiteral("month"), figureToJson(breakEven.month)},
            {QStringLiteral("lasting_month"), figureToJson(breakEven.lastingMonth)},
            {QStringLiteral("utilisation_at_zero_residual_ratio"),
             numberOrNull(breakEven.utilisationAtZeroResidual)}};
}

QJsonObject assumptionToJson(const AssumptionUsed &assumption)
{
    QJsonObject object{{QStringLiteral("key"), assumption.key},
                       {QStringLiteral("value"), numberOrNull(assumption.value)},
                       {QStringLiteral("unit"), nameOf(assumption.unit)},
                       {QStringLiteral("overridden"), assumption.overridden},
                       {QStringLiteral("source"), assumption.source},
                       {QStringLiteral("observed_on"), dateOrNull(assumption.observedOn)}};
    if (assumption.low)
        object.insert(QStringLiteral("low"), numberOrNull(assumption.low));
    if (assumption.high)
        object.insert(QStringLiteral("high"), numberOrNull(assumption.high));
    if (assumption.breakEvenValue)
        object.insert(QStringLiteral("break_even_value"), numberOrNull(assumption.breakEvenValue));
    return object;
}

} // namespace

QJsonObject tcoToJson(const Tco &tco, const MoneyKey &moneyKey)
{
    QJsonArray options;
    for (const OptionCost &option : tco.options)
        options.append(optionToJson(option, moneyKey));
    QJsonArray assumptions;
    for (const AssumptionUsed &assumption : tco.assumptions)
        assumptions.append(assumptionToJson(assumption));
    QJsonObject object{{QStringLiteral("horizon_months"), tco.months},
                       {QStringLiteral("gpu"), tco.gpuId},
                       {QStringLiteral("gpus_now"), tco.gpusNow},
                       {QStringLiteral("gpus_peak"), tco.gpusPeak},
                       {QStringLiteral("demand_gpus"), numbersToJson(tco.demandGpus)},
                       {QStringLiteral("options"), options},
                       {QStringLiteral("break_even"), breakEvenToJson(tco.breakEven, moneyKey)},
                       {QStringLiteral("assumptions"), assumptions},
                       {QStringLiteral("notes"), reasonsToJson(tco.notes)}};
    if (tco.cheapest)
        object.insert(QStringLiteral("cheapest"), codeName(*tco.cheapest));
    return object;
}

} // namespace xj::exchange
