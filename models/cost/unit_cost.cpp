// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/cost/unit_cost.h"

namespace xj::cost {

namespace {
constexpr double kSecondsPerHour = 3600.0;
constexpr double kMillion = 1e6;
constexpr double kFlopPerParameterAndToken = 6.0;
} // namespace

TrainingRunCost trainingRunCost(const TrainingRun &run)
{
    TrainingRunCost cost;
    cost.flop = kFlopPerParameterAndToken * run.parameters * run.tokens;
    const double busy = run.measuredStepSeconds && run.steps
        ? *run.measuredStepSeconds * *run.steps * run.gpus / kSecondsPerHour
        : cost.flop / (run.peakTflops * 1e12 * run.mfu * kSecondsPerHour);
    cost.gpuHours = busy * (1.0 + run.overheadRatio);
    cost.wallDays = cost.gpuHours / run.gpus / 24.0;
    cost.cost = cost.gpuHours * run.pricePerGpuHour;
    return cost;
}

std::optional<double> perMillionTokens(double perHour, double tokensPerSecond, double utilisation)
{
    const double tokensPerHour = tokensPerSecond * kSecondsPerHour * utilisation;
    if (tokensPerHour <= 0.0)
        return std::nullopt;
    return perHour / tokensPerHour * kMillion;
}

double ServiceComparison::millionTokensPerMonth() const
{
    return tokensPerSecond * kSecondsPerHour * busyHoursPerMonth / kMillion;
}

double ServiceComparison::energyPerMonth() const
{
    return averageKiloWatt * busyHoursPerMonth * perKiloWattHour;
}

std::optional<double> ServiceComparison::months(double servicePerMillionTokens) const
{
    const double saved = millionTokensPerMonth() * servicePerMillionTokens - energyPerMonth();
    if (saved <= 0.0)
        return std::nullopt;
    return hardware / saved;
}

double RunningCost::maintenancePerHour() const
{
    return capital * maintenanceRatePerYear / maintenanceHoursPerYear;
}

double RunningCost::colocationPerHour() const
{
    return colocationPerMonth / colocationHoursPerMonth;
}

double RunningCost::perHour() const
{
    return maintenancePerHour() + colocationPerHour() + powerAndCoolingPerHour;
}

AlwaysOn alwaysOnThreshold(double capital, double ownPerHour, double rentPerHour, double years,
                           double daysPerYear)
{
    const double days = years * daysPerYear;
    AlwaysOn answer;
    answer.ownTotal = capital + ownPerHour * days * 24.0;
    if (rentPerHour > 0.0 && days > 0.0) {
        answer.hoursPerDay = answer.ownTotal / (rentPerHour * days);
        answer.utilisation = *answer.hoursPerDay / 24.0;
    }
    return answer;
}

std::optional<double> dedicatedUnitCost(double fixedPerHour, double variablePerHour, double utilisation)
{
    if (utilisation <= 0.0)
        return std::nullopt;
    return fixedPerHour / utilisation + variablePerHour;
}

Reliability reliability(double gpus, double days, double interruptions)
{
    Reliability answer;
    const double hours = days * 24.0;
    if (interruptions <= 0.0 || hours * gpus <= 0.0)
        return answer;
    answer.clusterHoursBetween = hours / interruptions;
    answer.gpuHoursBetween = hours * gpus / interruptions;
    answer.expectedPerMonthOfEight = 8.0 * 730.0 / *answer.gpuHoursBetween;
    return answer;
}

double availability(double hoursBetweenFailures, double hoursToRepair)
{
    const double cycle = hoursBetweenFailures + hoursToRepair;
    return cycle > 0.0 ? hoursBetweenFailures / cycle : 1.0;
}

} // namespace xj::cost
