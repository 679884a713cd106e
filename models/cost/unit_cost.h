// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>
#include <vector>

namespace xj::cost {

/// A training run by arithmetic: 6 flop per parameter and token.
struct TrainingRun
{
    double parameters = 0.0;
    double tokens = 0.0;
    double peakTflops = 0.0; ///< dense, of one GPU, > 0
    double mfu = 0.0; ///< model flops utilisation, > 0
    double gpus = 1.0; ///< > 0
    double pricePerGpuHour = 0.0;
    double overheadRatio = 0.0; ///< restarts, evaluation, idle
    std::optional<double> measuredStepSeconds; ///< preferred to the arithmetic, with `steps`
    std::optional<double> steps;
};

struct TrainingRunCost
{
    double flop = 0.0;
    double gpuHours = 0.0;
    double wallDays = 0.0;
    double cost = 0.0;
};

[[nodiscard]] TrainingRunCost trainingRunCost(const TrainingRun &run);

/// Cost of a million tokens out of an hourly cost: hourly / (tokens/s 3600 u) 10^6. None when nothing is
/// produced.
[[nodiscard]] std::optional<double> perMillionTokens(double perHour, double tokensPerSecond,
                                                     double utilisation);

/// Months that recover own hardware against prices per token of a service.
struct ServiceComparison
{
    double hardware = 0.0; ///< outlay
    double averageKiloWatt = 0.0;
    double busyHoursPerMonth = 0.0;
    double perKiloWattHour = 0.0;
    double tokensPerSecond = 0.0;

    [[nodiscard]] double millionTokensPerMonth() const;
    [[nodiscard]] double energyPerMonth() const;
    /// None when the service costs no more than the energy.
    [[nodiscard]] std::optional<double> months(double servicePerMillionTokens) const;
};

/// Hourly running cost out of parts whose hour bases may differ: published tables mix 8760 h a year with 720
/// h a month.
struct RunningCost
{
    double capital = 0.0;
    double maintenanceRatePerYear = 0.0;
    double maintenanceHoursPerYear = 8760.0;
    double colocationPerMonth = 0.0;
    double colocationHoursPerMonth = 730.0;
    double powerAndCoolingPerHour = 0.0;

    [[nodiscard]] double maintenancePerHour() const;
    [[nodiscard]] double colocationPerHour() const;
    [[nodiscard]] double perHour() const;
};

/// Daily hours above which a node that always runs beats paying per use: own cost does not fall with use.
struct AlwaysOn
{
    double ownTotal = 0.0;
    std::optional<double> hoursPerDay; ///< above 24: never; none when rent is free
    std::optional<double> utilisation;
};

[[nodiscard]] AlwaysOn alwaysOnThreshold(double capital, double ownPerHour, double rentPerHour, double years,
                                         double daysPerYear);

/// A dedicated fleet's cost per useful hour: fixed / u + variable. None at u = 0.
[[nodiscard]] std::optional<double> dedicatedUnitCost(double fixedPerHour, double variablePerHour,
                                                      double utilisation);

/// Mean time between unexpected interruptions, from a count over a time.
struct Reliability
{
    std::optional<double> clusterHoursBetween; ///< none without an interruption
    std::optional<double> gpuHoursBetween;
    double expectedPerMonthOfEight = 0.0; ///< of a node with 8 GPUs in 730 h
};

[[nodiscard]] Reliability reliability(double gpus, double days, double interruptions);

/// A = MTBF / (MTBF + MTTR), both in hours and not negative; 1 when both are zero.
[[nodiscard]] double availability(double hoursBetweenFailures, double hoursToRepair);

} // namespace xj::cost
