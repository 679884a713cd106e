// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/cost_codes.h"

#include <optional>
#include <span>
#include <vector>

namespace xj::cost {

/// When an outlay is recovered by a constant saving S = rent - own running cost per month.
struct PayBack
{
    domain::CrossingStatus status = domain::CrossingStatus::Never; ///< of the discounted pay-back
    std::optional<double> undiscountedMonths; ///< X/S; may exist where the discounted one does not
    std::optional<double> discountedMonths; ///< -ln(1 - X i/S)/ln(1+i), iff S > 0 and X i < S
    std::optional<int> firstWholeMonth;
};

[[nodiscard]] PayBack constantSavingPayBack(double outlay, double savingPerMonth, double annualRate,
                                            std::optional<double> horizonMonths);

/// Hours of use that recover an outlay: X / (cloud - own), both per node-hour. None when renting is no dearer
/// per hour.
[[nodiscard]] std::optional<double> payBackHours(double outlay, double ownPerHour, double rentPerHour);

/// Where cumulative build falls to cumulative rent: linear inside the month.
struct Crossing
{
    domain::CrossingStatus status = domain::CrossingStatus::Unknown;
    std::optional<double> first; ///< month
    std::optional<double> lasting; ///< first one after which build stays no dearer to the horizon
};

/// Both series hold cumulative cost at month ends 0..T. Without a crossing: BeyondHorizon while building
/// still gains in the last month without sales (`runningGain` > 0), else Never.
[[nodiscard]] Crossing cumulativeCrossing(std::span<const double> build, std::span<const double> rent,
                                          double runningGain);

/// The internal rate of return of monthly flows (investments negative), per month.
struct RateOfReturn
{
    std::optional<double> monthly; ///< only where it exists and is unique: one change of sign
    std::optional<double> annual; ///< (1 + x)^12 - 1
    int signChanges = 0; ///< more than one: show the NPV profile instead
};

/// Flows at month ends 0..n.
[[nodiscard]] RateOfReturn internalRateOfReturn(const std::vector<double> &flows);

} // namespace xj::cost
