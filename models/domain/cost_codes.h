// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace xj::domain {

/// Names of the quantities of cost. views/text/cost_text gives each its word in both languages.
enum class CostTerm {
    RentPricePerGpuHour,
    RentPerMonth,
    ServerPrice,
    CapitalOutlay,
    NetPresentValue,
    UndiscountedTotal,
    EquivalentMonthlyCost,
    LevelisedCost, ///< per effective GPU-hour
    PeakCashNeed,
    BreakEvenUtilisation,
    BreakEvenMonth,
    LastingBreakEvenMonth,
    FixedCostDifference, ///< A of A - B u
    VariableCostDifference, ///< B of A - B u
    PlannedUtilisation,
    ResidualValue,
    MonthlyAnnuity,
    EffectiveGpuHours,
    OwnedGpus,
    PeakGpus,
    CriticalShare,
    DiscountRate,
    HorizonMonths,
    PeakCashMonth,
    AnnuityFactor
};

/// Where money goes; the stacks of the TCO chart, bottom up.
enum class CostCategory {
    Compute, ///< rent of GPUs
    Storage,
    Egress,
    Support,
    Setup,
    Exit,
    Capex,
    Tax,
    Electricity,
    Colocation,
    Staff,
    Maintenance,
    Licence,
    Network,
    Bridging, ///< rent while ordered servers are on their way
    Finance,
    Upgrade,
    Decommission,
    Residual ///< negative
};

/// What the cost engine has to say in words. Arguments in the comment, in order.
enum class CostReason {
    BreakEvenAt, ///< utilisation (Quantity)
    AlwaysBuild,
    NeverBuildPrice, ///< rent is below the owner's marginal cost
    NeverBuildCapacity, ///< utilisation that would be needed (Quantity), highest possible (Quantity)
    BuildBelow, ///< utilisation (Quantity): inverted, building wins only below
    EqualCost,
    BeyondHorizon, ///< months (Quantity)
    NoCrossing,
    NoServerPrice, ///< GPU name: no published price, building cannot be costed
    NoRentPrice, ///< GPU name
    ServerPriceFromCards, ///< GPU name, share added for the host (Quantity)
    CurrencyConverted, ///< from, to, rate (Quantity), date (QDate)
    RateStale, ///< from, to, date (QDate)
    AssumptionDefault, ///< assumption key
    ResidualAtZero, ///< break-even utilisation with no residual value (Quantity)
    UnitCostUndefined, ///< nothing was used: no unit cost
    PriceStale, ///< date (QDate)
    TaxUnstated,
    WorkloadNotInFleet, ///< workload, GPU name: it runs on other GPUs, outside this comparison
    AssumptionMissing, ///< assumption key: no published default, and none entered; what needs it is not
                       ///< costed
    DeliveryBeyondHorizon ///< months to delivery (Quantity), months of the horizon (Quantity): building
                          ///< serves nothing
};

enum class BreakEvenStatus { AlwaysBuild, BreakEven, NeverBuild, BuildBelow, Equal, Unknown };
enum class CrossingStatus { BreakEven, BeyondHorizon, Never, Unknown };

/// The ways to come by GPUs over the horizon.
enum class SupplyOption { Rent, Build, Hybrid };

} // namespace xj::domain
