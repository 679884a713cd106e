// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/cost_codes.h"

#include <functional>
#include <optional>
#include <vector>

namespace xj::cost {

/// Where building and renting cost the same.
struct UtilisationBreakEven
{
    domain::BreakEvenStatus status = domain::BreakEvenStatus::Unknown;
    /// A/B. Also set for NeverBuild when it lies above the highest possible use; none where no use helps.
    std::optional<double> utilisation;

    bool operator==(const UtilisationBreakEven &) const = default;
};

/// Delta(u) = build - rent = A - B u, where A is the fixed and B the variable difference per unit of use.
/// The statuses of cost model section 6.2, with their strictness. highestUse in (0, 1].
[[nodiscard]] UtilisationBreakEven linearBreakEven(double fixedDifference, double variableDifference,
                                                   double highestUse = 1.0);

/// Cheaper on a stretch of utilisation.
enum class Cheaper { Own, Rent, Equal };

struct UseSegment
{
    double from = 0.0;
    double to = 1.0;
    Cheaper cheaper = Cheaper::Equal;

    bool operator==(const UseSegment &) const = default;
};

/// A stretch on which build - rent is a straight line; values at its ends seen from inside, so that steps may
/// lie between neighbours.
struct LinearPiece
{
    double from = 0.0;
    double to = 0.0;
    double atFrom = 0.0; ///< build - rent
    double atTo = 0.0;
};

struct PiecewiseBreakEven
{
    std::vector<double> roots; ///< all uses where the cheaper side changes or both cost the same, ascending
    std::vector<UseSegment> segments; ///< cover the whole range, neighbours differ in the cheaper side or
                                      ///< meet at a root
};

/// All crossings of neighbouring straight pieces, solved exactly on each. A step across zero counts as a
/// crossing at the step. Cost model section 6.3.
[[nodiscard]] PiecewiseBreakEven piecewiseBreakEven(const std::vector<LinearPiece> &pieces);

/// The same for any continuous difference: between the kinks given, brackets on a grid of 0.5 % and solves to
/// the last bits.
[[nodiscard]] PiecewiseBreakEven curvedBreakEven(const std::function<double(double)> &difference,
                                                 std::vector<double> kinks, double highestUse = 1.0);

/// Owning against a rental with a take-or-pay share: rent = p N H max(u, mu). Zero, one or two roots.
struct CommittedRent
{
    double ownFixedPerMonth = 0.0;
    double ownPerGpuHour = 0.0;
    double rentFixedPerMonth = 0.0;
    double rentPerGpuHour = 0.0;
    double commitment = 0.0; ///< mu, 0..1
    double gpus = 8.0;
    double hoursPerMonth = 730.0;
    double highestUse = 1.0;
};

[[nodiscard]] PiecewiseBreakEven committedBreakEven(const CommittedRent &input);

/// Discounted: both NPVs are linear in use, so the closed form holds with delivery lag, a changing rent
/// price, maintenance after a warranty and a residual.
struct DiscountedComparison
{
    double capital = 0.0;
    double residualRatio = 0.0; ///< of capital, at the end
    int months = 36;
    double annualRate = 0.0;
    double ownFixedPerMonth = 0.0;
    double ownPerGpuHour = 0.0;
    double maintenanceRatePerYear = 0.0;
    int warrantyMonths = 0;
    double rentFixedPerMonth = 0.0;
    double rentPerGpuHour = 0.0;
    double rentChangePerYear = 0.0; ///< signed
    double gpus = 8.0;
    double hoursPerMonth = 730.0;
    int deliveryLagMonths = 0; ///< both options serve months lag+1..T only
    double highestUse = 1.0;
};

struct DiscountedBreakEven
{
    UtilisationBreakEven answer;
    double ownAtZeroUse = 0.0; ///< NPV
    std::optional<double> ownAtBreakEven;
    std::optional<double> rentAtBreakEven;
};

[[nodiscard]] DiscountedBreakEven discountedBreakEven(const DiscountedComparison &input);

} // namespace xj::cost
