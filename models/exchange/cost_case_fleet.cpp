// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/cost/hybrid.h"
#include "models/cost/switch_month.h"
#include "models/cost/utilisation_ruler.h"
#include "models/cost/waiting_queue.h"
#include "models/exchange/cost_case_kinds.h"

#include <QJsonArray>

#include <algorithm>

namespace xj::exchange {

namespace {

QJsonObject runHybrid(CaseFields &in)
{
    cost::HybridInput input;
    input.ownFixedPerGpuMonth = in.number("own_fixed_per_gpu_month", kNotNegative);
    input.ownPerGpuHour = in.number("own_var_per_gpu_hour", kNotNegative, 0.0);
    input.rentPerGpuHour = in.number("rent_per_gpu_hour", kNotNegative);
    input.hoursPerMonth = in.number("hours_per_month", kAboveZero, 730.0);
    input.gpusPerNode = in.whole("gpus_per_node", {1.0, 1e6}, 1);
    std::vector<double> shares;
    for (CaseFields &level : in.objects("load_duration")) {
        input.load.push_back({level.number("share", kShareOfOne), level.number("gpus", kNotNegative)});
        shares.push_back(input.load.back().share);
    }
    if (in.ok())
        in.sharesOfOne("load_duration", shares);
    if (!in.ok())
        return {};
    const cost::HybridAnswer answer = cost::ownBaseLoad(input);
    return {{QStringLiteral("critical_share"), orNull(answer.criticalShare)},
            {QStringLiteral("own_gpus"), answer.ownGpus},
            {QStringLiteral("cost_all_rent"), answer.costAllRent},
            {QStringLiteral("cost_all_own"), answer.costAllOwn},
            {QStringLiteral("cost_optimal"), answer.costBest},
            {QStringLiteral("marginal_utilisation_last_owned"), orNull(answer.useOfLastOwned)}};
}

QJsonObject runSwitch(CaseFields &in)
{
    cost::SwitchInput input;
    input.months = in.whole("months", kMonthCount);
    input.annualRate = in.number("annual_rate_effective", kYearlyRate);
    input.capital = in.number("capex", kNotNegative);
    input.capitalChangePerYear = -in.number("capex_decline_per_year", kYearlyDecline, 0.0);
    input.resaleLossPerYear = in.number("resale_loss_per_year", {-1.0, 1.0}, 1.0);
    input.deliveryLagMonths = in.whole("delivery_lag_months", kMonthOffset, 0);
    cost::GrowingLoad load;
    load.months = input.months;
    load.gpus = in.number("gpus", kNotNegative);
    load.hoursPerMonth = in.number("hours_per_month", kAboveZero, 730.0);
    load.firstUtilisation = in.number("u0", kNotNegative);
    load.growthPerMonth = in.number("u_growth_per_month", kYearlyRate, 0.0);
    load.rentPerGpuHour = in.number("rent_per_gpu_hour", kNotNegative);
    load.rentChangePerYear = -in.number("rent_decline_per_year", kYearlyDecline, 0.0);
    load.ownFixedPerMonth = in.number("own_fixed_per_month", kNotNegative, 0.0);
    load.ownPerGpuHour = in.number("own_var_per_gpu_hour", kNotNegative, 0.0);
    if (!in.ok())
        return {};
    input.rent = load.rent();
    input.own = load.own();
    const cost::SwitchAnswer answer = cost::bestSwitchMonth(input);
    QJsonArray curve;
    for (const double cost : answer.byOrderMonth)
        curve.append(cost);
    const auto at = [&answer](std::optional<int> month) {
        return month ? QJsonValue(answer.byOrderMonth[static_cast<size_t>(*month)]) : QJsonValue();
    };
    const bool possible = answer.bestPurchaseMonth.has_value();
    return {{QStringLiteral("npv_buy_now"), at(possible ? std::optional(0) : std::nullopt)},
            {QStringLiteral("npv_never"), answer.never},
            {QStringLiteral("best_order_month"), orNull(answer.bestMonth)},
            {QStringLiteral("npv_best"), answer.best},
            {QStringLiteral("npv_best_purchase"), at(answer.bestPurchaseMonth)},
            {QStringLiteral("order_month_of_best_purchase"), orNull(answer.bestPurchaseMonth)},
            {QStringLiteral("flat_from"), possible ? QJsonValue(answer.flatFrom) : QJsonValue()},
            {QStringLiteral("flat_to"), possible ? QJsonValue(answer.flatTo) : QJsonValue()},
            {QStringLiteral("npv_by_order_month"), curve}};
}

QJsonObject runQueue(CaseFields &in)
{
    cost::WaitingQueue queue;
    queue.arrivalsPerUnit = in.number("arrivals_per_unit", kNotNegative);
    queue.serviceUnits = in.number("mean_service_units", kNotNegative);
    queue.slots = in.whole("servers", {1.0, 1e7});
    const double target = in.number("target_wait_units", kNotNegative, 0.0);
    in.text("time_unit", QString());
    if (!in.ok())
        return {};
    const cost::WaitingAnswer answer = cost::waiting(queue, target);
    return {{QStringLiteral("offered_load"), answer.offeredLoad},
            {QStringLiteral("occupancy"), answer.occupancy},
            {QStringLiteral("stable"), answer.stable},
            {QStringLiteral("p_wait"), answer.waitProbability},
            {QStringLiteral("mean_wait"), orNull(answer.meanWait)},
            {QStringLiteral("p_wait_within"), answer.withinTarget},
            {QStringLiteral("mean_queue"), orNull(answer.meanQueue)}};
}

QJsonObject runQueueSize(CaseFields &in)
{
    cost::WaitingQueue queue;
    queue.arrivalsPerUnit = in.number("arrivals_per_unit", kNotNegative);
    queue.serviceUnits = in.number("mean_service_units", kNotNegative);
    const double target = in.number("target_wait_units", kNotNegative);
    const double goal = in.number("goal", {0.0, 0.999999999});
    in.text("time_unit", QString());
    if (!in.ok())
        return {};
    const std::optional<int> slots = cost::slotsFor(queue.arrivalsPerUnit, queue.serviceUnits, target, goal);
    if (!slots)
        return {{QStringLiteral("servers"), QJsonValue()},
                {QStringLiteral("p_wait_within"), QJsonValue()},
                {QStringLiteral("occupancy"), QJsonValue()}};
    queue.slots = *slots;
    const cost::WaitingAnswer answer = cost::waiting(queue, target);
    return {{QStringLiteral("servers"), *slots},
            {QStringLiteral("p_wait_within"), answer.withinTarget},
            {QStringLiteral("p_wait"), answer.waitProbability},
            {QStringLiteral("occupancy"), answer.occupancy}};
}

QString verdictName(cost::RulerVerdict verdict)
{
    using cost::RulerVerdict;
    switch (verdict) {
    case RulerVerdict::Misconfigured:
        return QStringLiteral("misconfigured");
    case RulerVerdict::SchedulingFault:
        return QStringLiteral("scheduling_fault");
    case RulerVerdict::OverProvisioned:
        return QStringLiteral("over_provisioned");
    case RulerVerdict::Hold:
        return QStringLiteral("hold");
    case RulerVerdict::SmoothOrBurst:
        return QStringLiteral("smooth_or_burst");
    case RulerVerdict::Expand:
        return QStringLiteral("expand");
    case RulerVerdict::WatchSaturation:
        return QStringLiteral("watch_saturation");
    case RulerVerdict::InsufficientData:
        break;
    }
    return QStringLiteral("insufficient_data");
}

cost::QueueCause causeOf(CaseFields &row)
{
    using cost::QueueCause;
    const QString cause = row.text("queue_cause", QString());
    if (cause == u"memory")
        return QueueCause::Memory;
    if (cause == u"interconnect")
        return QueueCause::Interconnect;
    if (cause == u"io")
        return QueueCause::Io;
    if (cause == u"capacity")
        return QueueCause::Capacity;
    return cause.isEmpty() ? QueueCause::Unknown : QueueCause::Other;
}

QJsonObject runRuler(CaseFields &in)
{
    cost::RulerMarks marks;
    marks.low = in.number("low_mark", kShareOfOne, marks.low);
    marks.high = in.number("high_mark", kShareOfOne, marks.high);
    QJsonArray verdicts;
    for (CaseFields &row : in.objects("rows")) {
        cost::RulerReading reading;
        reading.utilisation = row.numberIfAny("utilisation", kShareOfOne);
        if (row.has("queueing"))
            reading.queueing = row.flag("queueing");
        reading.cause = causeOf(row);
        verdicts.append(verdictName(cost::readRuler(reading, marks)));
    }
    return {{QStringLiteral("verdict"), verdicts}};
}

constexpr CostCaseKind kKinds[] = {{"hybrid_base_load", runHybrid},
                                   {"switch_month", runSwitch},
                                   {"erlang_c", runQueue},
                                   {"erlang_c_size", runQueueSize},
                                   {"ruler", runRuler}};

} // namespace

std::span<const CostCaseKind> fleetCaseKinds()
{
    return kKinds;
}

} // namespace xj::exchange
