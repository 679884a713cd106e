// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/cost/break_even.h"

#include "models/cost/compensated_sum.h"
#include "models/cost/discounting.h"
#include "models/cost/root.h"

#include <algorithm>
#include <cmath>

namespace xj::cost {

using domain::BreakEvenStatus;

namespace {

/// Differences below this share of the largest one are rounding, not cost.
constexpr double kTie = 1e-13;

Cheaper sideOf(double difference, double scale)
{
    if (std::abs(difference) <= kTie * scale)
        return Cheaper::Equal;
    return difference < 0.0 ? Cheaper::Own : Cheaper::Rent;
}

void appendSegment(std::vector<UseSegment> &segments, double from, double to, Cheaper cheaper)
{
    if (to <= from)
        return;
    if (!segments.empty() && segments.back().cheaper == cheaper)
        segments.back().to = to;
    else
        segments.push_back({from, to, cheaper});
}

double largestDifference(const std::vector<LinearPiece> &pieces)
{
    double scale = 0.0;
    for (const LinearPiece &piece : pieces)
        scale = std::max({scale, std::abs(piece.atFrom), std::abs(piece.atTo)});
    return scale;
}

/// Roots are where segments meet, and where the difference only touches zero.
void collectRoots(const std::vector<LinearPiece> &pieces, double scale, PiecewiseBreakEven &result)
{
    for (size_t i = 1; i < result.segments.size(); ++i)
        result.roots.push_back(result.segments[i].from);
    for (const LinearPiece &piece : pieces) {
        const bool wholePiece = sideOf(piece.atFrom, scale) == Cheaper::Equal;
        if (!wholePiece && sideOf(piece.atTo, scale) == Cheaper::Equal)
            result.roots.push_back(piece.to);
    }
    std::sort(result.roots.begin(), result.roots.end());
    // A crossing next to the end of a piece is found from both sides, the last bit apart.
    const auto same = [](double a, double b) { return b - a <= 1e-12; };
    result.roots.erase(std::unique(result.roots.begin(), result.roots.end(), same), result.roots.end());
}

} // namespace

UtilisationBreakEven linearBreakEven(double fixedDifference, double variableDifference, double highestUse)
{
    const double a = fixedDifference;
    const double b = variableDifference;
    if (b > 0.0) {
        if (a <= 0.0)
            return {BreakEvenStatus::AlwaysBuild, std::nullopt};
        const double use = a / b;
        return {use <= highestUse ? BreakEvenStatus::BreakEven : BreakEvenStatus::NeverBuild, use};
    }
    if (a > 0.0 || (a == 0.0 && b < 0.0))
        return {BreakEvenStatus::NeverBuild, std::nullopt};
    if (b == 0.0)
        return {a == 0.0 ? BreakEvenStatus::Equal : BreakEvenStatus::AlwaysBuild, std::nullopt};
    const double use = a / b;
    if (use < highestUse)
        return {BreakEvenStatus::BuildBelow, use};
    return {BreakEvenStatus::AlwaysBuild, std::nullopt};
}

PiecewiseBreakEven piecewiseBreakEven(const std::vector<LinearPiece> &pieces)
{
    PiecewiseBreakEven result;
    const double scale = largestDifference(pieces);
    for (const LinearPiece &piece : pieces) {
        const Cheaper first = sideOf(piece.atFrom, scale);
        const Cheaper last = sideOf(piece.atTo, scale);
        if (first != last && first != Cheaper::Equal && last != Cheaper::Equal) {
            const double share = piece.atFrom / (piece.atFrom - piece.atTo);
            const double root = piece.from + (piece.to - piece.from) * share;
            appendSegment(result.segments, piece.from, root, first);
            appendSegment(result.segments, root, piece.to, last);
        } else {
            appendSegment(result.segments, piece.from, piece.to, first == Cheaper::Equal ? last : first);
        }
    }
    collectRoots(pieces, scale, result);
    return result;
}

PiecewiseBreakEven curvedBreakEven(const std::function<double(double)> &difference, std::vector<double> kinks,
                                   double highestUse)
{
    constexpr double kGrid = 0.005;
    for (double use = 0.0; use < highestUse; use += kGrid)
        kinks.push_back(use);
    kinks.push_back(highestUse);
    std::sort(kinks.begin(), kinks.end());
    std::vector<LinearPiece> pieces;
    for (size_t i = 1; i < kinks.size(); ++i) {
        const double from = kinks[i - 1];
        const double to = kinks[i];
        if (to - from <= 1e-12)
            continue;
        const double atFrom = difference(from);
        const double atTo = difference(to);
        const std::optional<double> root
            = (atFrom < 0.0) == (atTo < 0.0) ? std::nullopt : rootBetween(difference, from, to);
        if (root && *root > from && *root < to) {
            pieces.push_back({from, *root, atFrom, 0.0});
            pieces.push_back({*root, to, 0.0, atTo});
        } else {
            pieces.push_back({from, to, atFrom, atTo});
        }
    }
    return piecewiseBreakEven(pieces);
}

PiecewiseBreakEven committedBreakEven(const CommittedRent &input)
{
    const double capacity = input.gpus * input.hoursPerMonth;
    const auto difference = [&](double use) {
        return (input.ownFixedPerMonth - input.rentFixedPerMonth) + input.ownPerGpuHour * capacity * use
            - input.rentPerGpuHour * capacity * std::max(use, input.commitment);
    };
    const double kink = std::clamp(input.commitment, 0.0, input.highestUse);
    std::vector<LinearPiece> pieces;
    if (kink > 0.0)
        pieces.push_back({0.0, kink, difference(0.0), difference(kink)});
    if (kink < input.highestUse)
        pieces.push_back({kink, input.highestUse, difference(kink), difference(input.highestUse)});
    return piecewiseBreakEven(pieces);
}

DiscountedBreakEven discountedBreakEven(const DiscountedComparison &input)
{
    const double capacity = input.gpus * input.hoursPerMonth;
    CompensatedSum ownFixed;
    CompensatedSum ownPerUse;
    CompensatedSum rentFixed;
    CompensatedSum rentPerUse;
    ownFixed.add(input.capital);
    for (int month = input.deliveryLagMonths + 1; month <= input.months; ++month) {
        const double worth = discountFactor(input.annualRate, month);
        ownFixed.add(input.ownFixedPerMonth * worth);
        if (month > input.deliveryLagMonths + input.warrantyMonths)
            ownFixed.add(input.capital * input.maintenanceRatePerYear / 12.0 * worth);
        ownPerUse.add(input.ownPerGpuHour * capacity * worth);
        rentFixed.add(input.rentFixedPerMonth * worth);
        rentPerUse.add(input.rentPerGpuHour * std::pow(1.0 + input.rentChangePerYear, (month - 1) / 12.0)
                       * capacity * worth);
    }
    ownFixed.add(-input.capital * input.residualRatio * discountFactor(input.annualRate, input.months));

    DiscountedBreakEven result;
    result.ownAtZeroUse = ownFixed.value();
    result.answer = linearBreakEven(ownFixed.value() - rentFixed.value(),
                                    rentPerUse.value() - ownPerUse.value(), input.highestUse);
    if (const std::optional<double> use = result.answer.utilisation) {
        result.ownAtBreakEven = ownFixed.value() + ownPerUse.value() * *use;
        result.rentAtBreakEven = rentFixed.value() + rentPerUse.value() * *use;
    }
    return result;
}

} // namespace xj::cost
