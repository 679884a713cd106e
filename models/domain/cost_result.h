// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/figure.h"

#include <QString>

#include <optional>
#include <vector>

namespace xj::domain {

/// A parameter of the cost model as it was used.
struct AssumptionUsed
{
    QString key; ///< by the names of `xuanji schema cost`
    double value = 0.0;
    Unit unit = Unit::None;
    std::optional<double> low;
    std::optional<double> high;
    bool overridden = false; ///< the project set it
    QString source;
    std::optional<QDate> observedOn;
    /// The value of this parameter alone at which rent and build cost the same; absent when none in range.
    std::optional<double> breakEvenValue;

    bool operator==(const AssumptionUsed &) const = default;
};

/// One category of one option, month by month: index t is the flow at month end t, 0 the day of decision.
/// Costs are positive, income negative; project currency.
struct CostLine
{
    CostCategory category = CostCategory::Compute;
    std::vector<double> monthly;
    double undiscounted = 0.0;
    double presentValue = 0.0;

    bool operator==(const CostLine &) const = default;
};

struct OptionCost
{
    SupplyOption option = SupplyOption::Rent;
    std::vector<CostLine> lines; ///< in the order of CostCategory; none that is zero throughout
    std::vector<double> cumulative; ///< undiscounted, at month ends 0..T
    std::vector<double> cumulativeDiscounted;
    Figure netPresentValue;
    Figure undiscountedTotal;
    Figure equivalentMonthly;
    Figure levelised; ///< per effective GPU-hour
    Figure peakCash;
    int gpusOwned = 0; ///< at the end of the horizon
    int gpusRentedPeak = 0;

    bool operator==(const OptionCost &) const = default;
};

/// A point of the unit-cost curves: cost per useful GPU-hour at a utilisation.
struct UnitCostPoint
{
    double utilisation = 0.0; ///< 0..1
    double rent = 0.0;
    double build = 0.0;

    bool operator==(const UnitCostPoint &) const = default;
};

struct BreakEven
{
    BreakEvenStatus status = BreakEvenStatus::Unknown;
    Reason statement;
    Figure utilisation;
    std::vector<double> roots; ///< all crossings, ascending
    double plannedUtilisation = 0.0;
    std::vector<UnitCostPoint> curve;
    CrossingStatus monthStatus = CrossingStatus::Unknown;
    Figure month; ///< first month in which cumulative build is no dearer than cumulative rent
    Figure lastingMonth; ///< first such month after which it stays so
    std::optional<double> utilisationAtZeroResidual;

    bool operator==(const BreakEven &) const = default;
};

/// When to order servers while renting goes on: the cost of renting until delivery and owning from then on,
/// by the month of the order.
struct SwitchMonth
{
    std::vector<double> byOrderMonth; ///< NPV, order at month end 0, 1, ...
    double never = 0.0; ///< NPV of renting throughout
    std::optional<int> bestMonth; ///< absent: keep renting
    int flatFrom = 0; ///< order months whose cost lies within 1 % of the best
    int flatTo = 0;

    bool operator==(const SwitchMonth &) const = default;
};

/// What one assumption alone does to build minus rent (NPV, at the planned use): a bar of the tornado.
struct SensitivityRow
{
    QString key;
    double low = 0.0; ///< of the assumption
    double high = 0.0;
    double differenceAtLow = 0.0; ///< build - rent
    double differenceAtHigh = 0.0;
    bool flipsWinner = false;

    bool operator==(const SensitivityRow &) const = default;
};

/// Rent against build (and both) for the recommended accelerator over the horizon.
struct Tco
{
    int months = 0;
    QString gpuId;
    int gpusNow = 0; ///< at the start
    int gpusPeak = 0; ///< at the peak of the horizon
    std::vector<double> demandGpus; ///< wanted GPUs by month 1..T (index 0 = month 1)
    std::vector<OptionCost> options; ///< those that can be costed, in the order of SupplyOption
    std::optional<SupplyOption> cheapest;
    BreakEven breakEven;
    std::optional<SwitchMonth> switchMonth; ///< when both renting and building can be costed
    std::vector<SensitivityRow> sensitivity; ///< by falling swing; ties by key
    std::vector<AssumptionUsed> assumptions; ///< sorted by key
    std::vector<Reason> notes;

    [[nodiscard]] const OptionCost *option(SupplyOption option) const;

    bool operator==(const Tco &) const = default;
};

} // namespace xj::domain
