// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/cost/break_even.h"
#include "models/cost/pay_back.h"
#include "models/cost/unit_cost.h"
#include "models/exchange/cost_case_kinds.h"

#include <QJsonArray>

#include <cmath>

namespace xj::exchange {

using domain::BreakEvenStatus;
using domain::CrossingStatus;

namespace {

QString statusName(BreakEvenStatus status)
{
    switch (status) {
    case BreakEvenStatus::AlwaysBuild:
        return QStringLiteral("always_build");
    case BreakEvenStatus::BreakEven:
        return QStringLiteral("break_even");
    case BreakEvenStatus::NeverBuild:
        return QStringLiteral("never_build");
    case BreakEvenStatus::BuildBelow:
        return QStringLiteral("build_below");
    case BreakEvenStatus::Equal:
        return QStringLiteral("equal");
    case BreakEvenStatus::Unknown:
        break;
    }
    return QStringLiteral("unknown");
}

QString statusName(CrossingStatus status)
{
    switch (status) {
    case CrossingStatus::BreakEven:
        return QStringLiteral("break_even");
    case CrossingStatus::BeyondHorizon:
        return QStringLiteral("beyond_horizon");
    case CrossingStatus::Never:
        return QStringLiteral("never");
    case CrossingStatus::Unknown:
        break;
    }
    return QStringLiteral("unknown");
}

constexpr CaseRange kHighestUse{1e-6, 1.0};

QJsonObject runUtilisation(CaseFields &in)
{
    const double ownFixed = in.number("own_fixed_per_month", kAnyAmount);
    const double ownPerHour = in.number("own_var_per_gpu_hour", kAnyAmount, 0.0);
    const double rentFixed = in.number("rent_fixed_per_month", kAnyAmount, 0.0);
    const double rentPerHour = in.number("rent_per_gpu_hour", kAnyAmount);
    const double capacity = in.number("gpus", kAboveZero) * in.number("hours_per_month", kAboveZero, 730.0);
    const double highest = in.number("u_max", kHighestUse, 1.0);
    const cost::UtilisationBreakEven answer
        = cost::linearBreakEven(ownFixed - rentFixed, capacity * (rentPerHour - ownPerHour), highest);
    return {{QStringLiteral("status"), statusName(answer.status)},
            {QStringLiteral("u_star"), orNull(answer.utilisation)}};
}

QJsonObject runDiscountedUtilisation(CaseFields &in)
{
    cost::DiscountedComparison input;
    input.capital = in.number("capex", kNotNegative);
    input.residualRatio = in.number("residual_fraction_at_T", {-1.0, 1.0}, 0.0);
    input.months = in.whole("months", kMonthCount);
    input.annualRate = in.number("annual_rate_effective", kYearlyRate);
    input.ownFixedPerMonth = in.number("own_fixed_per_month", kAnyAmount, 0.0);
    input.ownPerGpuHour = in.number("own_var_per_gpu_hour", kAnyAmount, 0.0);
    input.maintenanceRatePerYear = in.number("maintenance_rate_per_year", kShareOfOne, 0.0);
    input.warrantyMonths = in.whole("warranty_months", kMonthOffset, 0);
    input.rentFixedPerMonth = in.number("rent_fixed_per_month", kAnyAmount, 0.0);
    input.rentPerGpuHour = in.number("rent_per_gpu_hour", kNotNegative);
    input.rentChangePerYear = -in.number("rent_price_decline_per_year", kYearlyDecline, 0.0);
    input.gpus = in.number("gpus", kAboveZero);
    input.hoursPerMonth = in.number("hours_per_month", kAboveZero, 730.0);
    input.deliveryLagMonths = in.whole("delivery_lag_months", kMonthOffset, 0);
    input.highestUse = in.number("u_max", kHighestUse, 1.0);
    if (!in.ok())
        return {};
    const cost::DiscountedBreakEven answer = cost::discountedBreakEven(input);
    return {{QStringLiteral("status"), statusName(answer.answer.status)},
            {QStringLiteral("u_star"), orNull(answer.answer.utilisation)},
            {QStringLiteral("npv_own_at_zero_use"), answer.ownAtZeroUse},
            {QStringLiteral("npv_own_at_u_star"), orNull(answer.ownAtBreakEven)},
            {QStringLiteral("npv_rent_at_u_star"), orNull(answer.rentAtBreakEven)}};
}

QString cheaperName(cost::Cheaper cheaper)
{
    switch (cheaper) {
    case cost::Cheaper::Own:
        return QStringLiteral("own");
    case cost::Cheaper::Rent:
        return QStringLiteral("rent");
    case cost::Cheaper::Equal:
        break;
    }
    return QStringLiteral("equal");
}

QJsonObject runCommitment(CaseFields &in)
{
    cost::CommittedRent input;
    input.ownFixedPerMonth = in.number("own_fixed_per_month", kAnyAmount);
    input.ownPerGpuHour = in.number("own_var_per_gpu_hour", kNotNegative, 0.0);
    input.rentFixedPerMonth = in.number("rent_fixed_per_month", kAnyAmount, 0.0);
    input.rentPerGpuHour = in.number("rent_per_gpu_hour", kNotNegative);
    input.commitment = in.number("min_commit_utilisation", kShareOfOne, 0.0);
    input.gpus = in.number("gpus", kAboveZero);
    input.hoursPerMonth = in.number("hours_per_month", kAboveZero, 730.0);
    input.highestUse = in.number("u_max", kHighestUse, 1.0);
    if (!in.ok())
        return {};
    const cost::PiecewiseBreakEven answer = cost::committedBreakEven(input);
    QJsonArray roots;
    for (const double root : answer.roots)
        roots.append(root);
    QJsonArray segments;
    for (const cost::UseSegment &segment : answer.segments)
        segments.append(QJsonObject{{QStringLiteral("from"), segment.from},
                                    {QStringLiteral("to"), segment.to},
                                    {QStringLiteral("cheaper"), cheaperName(segment.cheaper)}});
    return {{QStringLiteral("roots"), roots}, {QStringLiteral("segments"), segments}};
}

QJsonObject runAlwaysOn(CaseFields &in)
{
    const double capital = in.number("capex", kNotNegative);
    const double own = in.number("own_opex_per_hour", kNotNegative);
    const double rent = in.number("rent_per_hour", kNotNegative);
    const double years = in.number("years", kAboveZero);
    const double days = in.number("days_per_year", kAboveZero, 365.0);
    const cost::AlwaysOn answer = cost::alwaysOnThreshold(capital, own, rent, years, days);
    return withRecomputed({{QStringLiteral("own_total"), answer.ownTotal},
                           {QStringLiteral("hours_per_day"), orNull(answer.hoursPerDay)},
                           {QStringLiteral("utilisation"), orNull(answer.utilisation)}});
}

QJsonObject runUnitCostCurve(CaseFields &in)
{
    const double fixed = in.number("own_fixed_per_unit_hour", kNotNegative);
    const double variable = in.number("own_var_per_unit_hour", kNotNegative, 0.0);
    const double rent = in.number("rent_per_unit_hour", kNotNegative);
    const std::optional<double> breakEven
        = rent > variable ? std::optional(fixed / (rent - variable)) : std::nullopt;
    const auto difference = [&](double use) {
        const std::optional<double> own = cost::dedicatedUnitCost(fixed, variable, use);
        return own ? QJsonValue(*own - rent) : QJsonValue(QJsonValue::Null);
    };
    QJsonArray exact;
    for (const QJsonValue &point : in.values("points")) {
        if (!point.isDouble() || point.toDouble() < 0.0) {
            in.refuse("points", domain::ErrorCode::WrongType,
                      {QStringLiteral("points"), QStringLiteral("number")});
            return {};
        }
        exact.append(difference(point.toDouble()));
    }
    return {{QStringLiteral("break_even_utilisation"), orNull(breakEven)},
            {QStringLiteral("break_even_recomputed"), orNull(breakEven)},
            {QStringLiteral("break_even_utilisation_recomputed"), orNull(breakEven)},
            {QStringLiteral("own_minus_rent"), exact},
            {QStringLiteral("own_minus_rent_recomputed"), exact}};
}

QJsonObject runHours(CaseFields &in)
{
    const double capital = in.number("capex", kNotNegative);
    const double own = in.number("own_opex_per_hour", kNotNegative);
    const double rent = in.number("rent_per_hour", kNotNegative);
    const double perMonth = in.number("hours_per_month", kAboveZero, 730.0);
    const std::optional<double> horizon = in.numberIfAny("horizon_months", kNotNegative);
    in.text("currency", QString());
    const std::optional<double> hours = cost::payBackHours(capital, own, rent);
    const std::optional<double> months = hours ? std::optional(*hours / perMonth) : std::nullopt;
    CrossingStatus status = hours ? CrossingStatus::BreakEven : CrossingStatus::Never;
    if (months && horizon && *months > *horizon)
        status = CrossingStatus::BeyondHorizon;
    return withRecomputed({{QStringLiteral("status"), statusName(status)},
                           {QStringLiteral("hours"), orNull(hours)},
                           {QStringLiteral("months"), orNull(months)}});
}

QJsonObject runMonth(CaseFields &in)
{
    const double capital = in.number("capex", kNotNegative);
    const double rent = in.number("rent_per_month", kNotNegative);
    const double own = in.number("own_opex_per_month", kNotNegative);
    const double rate = in.number("annual_rate_effective", kYearlyRate, 0.0);
    const std::optional<double> horizon = in.numberIfAny("horizon_months", kNotNegative);
    const cost::PayBack answer = cost::constantSavingPayBack(capital, rent - own, rate, horizon);
    return {{QStringLiteral("undiscounted_months"), orNull(answer.undiscountedMonths)},
            {QStringLiteral("discounted_months"), orNull(answer.discountedMonths)},
            {QStringLiteral("status"), statusName(answer.status)},
            {QStringLiteral("first_whole_month"), orNull(answer.firstWholeMonth)}};
}

constexpr CostCaseKind kKinds[] = {{"breakeven_util", runUtilisation},
                                   {"breakeven_util_npv", runDiscountedUtilisation},
                                   {"breakeven_util_commit", runCommitment},
                                   {"util_threshold_always_on", runAlwaysOn},
                                   {"unit_cost_curve", runUnitCostCurve},
                                   {"breakeven_hours", runHours},
                                   {"breakeven_month", runMonth}};

} // namespace

std::span<const CostCaseKind> breakEvenCaseKinds()
{
    return kKinds;
}

} // namespace xj::exchange
