// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/cost/root.h"
#include "models/cost/tco_break_even.h"

#include <algorithm>
#include <cmath>

namespace xj::cost {

using domain::AssumptionUsed;
using domain::SensitivityRow;

namespace {

struct Bounds
{
    double low = 0.0;
    double high = 0.0;
};

/// The published range, widened to the value in use; nothing when no range is known.
std::optional<Bounds> boundsOf(const AssumptionUsed &assumption)
{
    if (!assumption.low && !assumption.high)
        return std::nullopt;
    const Bounds bounds{std::min(assumption.low.value_or(assumption.value), assumption.value),
                        std::max(assumption.high.value_or(assumption.value), assumption.value)};
    return bounds.high > bounds.low ? std::optional(bounds) : std::nullopt;
}

/// build - rent with one parameter changed; the model is left as it was.
double differenceAt(FleetEvaluation &fleet, CostParameter parameter, double value)
{
    const double before = fleet.model().value(parameter);
    fleet.set(parameter, value);
    const double difference = fleet.difference();
    fleet.set(parameter, before);
    return difference;
}

/// Whole months: the one nearest to the value in use at which the winner changes.
std::optional<double> breakEvenMonths(FleetEvaluation &fleet, CostParameter parameter, double value,
                                      const Bounds &bounds)
{
    const bool buildWins = differenceAt(fleet, parameter, value) < 0.0;
    std::optional<double> nearest;
    for (double month = std::ceil(bounds.low); month <= bounds.high; month += 1.0) {
        if ((differenceAt(fleet, parameter, month) < 0.0) == buildWins)
            continue;
        if (!nearest || std::abs(month - value) < std::abs(*nearest - value))
            nearest = month;
    }
    return nearest;
}

} // namespace

std::vector<SensitivityRow> sensitivityOf(FleetEvaluation &fleet,
                                          const std::vector<AssumptionUsed> &assumptions)
{
    std::vector<SensitivityRow> rows;
    for (const AssumptionUsed &assumption : assumptions) {
        const AssumptionKey *key = findAssumption(assumption.key);
        const std::optional<Bounds> bounds = boundsOf(assumption);
        if (!key || !bounds)
            continue;
        SensitivityRow row{assumption.key,
                           bounds->low,
                           bounds->high,
                           differenceAt(fleet, key->parameter, bounds->low),
                           differenceAt(fleet, key->parameter, bounds->high),
                           false};
        row.flipsWinner = (row.differenceAtLow < 0.0) != (row.differenceAtHigh < 0.0);
        if (row.differenceAtLow != row.differenceAtHigh)
            rows.push_back(row);
    }
    const auto swing
        = [](const SensitivityRow &row) { return std::abs(row.differenceAtHigh - row.differenceAtLow); };
    std::sort(rows.begin(), rows.end(), [&swing](const SensitivityRow &a, const SensitivityRow &b) {
        return swing(a) != swing(b) ? swing(a) > swing(b) : a.key < b.key;
    });
    return rows;
}

std::optional<double> breakEvenValue(FleetEvaluation &fleet, const AssumptionUsed &assumption)
{
    const AssumptionKey *key = findAssumption(assumption.key);
    const std::optional<Bounds> bounds = boundsOf(assumption);
    if (!key || !bounds)
        return std::nullopt;
    const double value = fleet.model().value(key->parameter);
    if (key->unit == domain::Unit::Month)
        return breakEvenMonths(fleet, key->parameter, value, *bounds);
    const auto difference = [&](double x) { return differenceAt(fleet, key->parameter, x); };
    const std::optional<double> below = rootBetween(difference, bounds->low, value);
    const std::optional<double> above = rootBetween(difference, value, bounds->high);
    if (below && above)
        return value - *below < *above - value ? below : above;
    return below ? below : above;
}

} // namespace xj::cost
