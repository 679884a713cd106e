// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/cost/tco_break_even.h"

#include "models/cost/pay_back.h"

#include <algorithm>
#include <cmath>

namespace xj::cost {

using domain::BreakEven;
using domain::BreakEvenStatus;
using domain::CostReason;
using domain::CostTerm;
using domain::CrossingStatus;
using domain::Quantity;
using domain::Unit;
using P = CostParameter;

namespace {

constexpr double kHighestUse = 1.0;

/// One straight piece has the closed form; with a commitment beside the offer the segments decide.
UtilisationBreakEven statusOf(const std::vector<LinearPiece> &pieces, const PiecewiseBreakEven &crossings)
{
    if (pieces.size() == 1)
        return linearBreakEven(pieces[0].atFrom, pieces[0].atFrom - pieces[0].atTo, kHighestUse);
    const auto own = [](const UseSegment &segment) { return segment.cheaper == Cheaper::Own; };
    const auto first = std::find_if(crossings.segments.begin(), crossings.segments.end(), own);
    if (first == crossings.segments.end())
        return {BreakEvenStatus::NeverBuild, std::nullopt};
    if (first->from > 0.0)
        return {BreakEvenStatus::BreakEven, first->from};
    if (first->to < kHighestUse)
        return {BreakEvenStatus::BuildBelow, first->to};
    return {BreakEvenStatus::AlwaysBuild, std::nullopt};
}

domain::Reason statementOf(const UtilisationBreakEven &answer)
{
    const Quantity use{answer.utilisation.value_or(0.0), Unit::Ratio};
    switch (answer.status) {
    case BreakEvenStatus::BreakEven:
        return {CostReason::BreakEvenAt, {use}};
    case BreakEvenStatus::AlwaysBuild:
        return {CostReason::AlwaysBuild, {}};
    case BreakEvenStatus::NeverBuild:
        if (answer.utilisation)
            return {CostReason::NeverBuildCapacity, {use, Quantity{kHighestUse, Unit::Ratio}}};
        return {CostReason::NeverBuildPrice, {}};
    case BreakEvenStatus::BuildBelow:
        return {CostReason::BuildBelow, {use}};
    case BreakEvenStatus::Equal:
    case BreakEvenStatus::Unknown:
        break;
    }
    return {CostReason::EqualCost, {}};
}

domain::Figure utilisationFigure(const UtilisationBreakEven &answer, const std::vector<LinearPiece> &pieces)
{
    if (!answer.utilisation)
        return undefinedFigure(CostTerm::BreakEvenUtilisation, Unit::Ratio, statementOf(answer));
    // The piece that the crossing lies on, prolonged to u = 0 and u = 1, gives A and B of the closed form.
    const auto holds = [&](const LinearPiece &piece) { return *answer.utilisation <= piece.to; };
    const auto found = std::find_if(pieces.begin(), pieces.end(), holds);
    const LinearPiece &piece = found == pieces.end() ? pieces.back() : *found;
    const double slope = (piece.atTo - piece.atFrom) / (piece.to - piece.from);
    const double fixed = piece.atFrom - slope * piece.from;
    return figureOf(
        CostTerm::BreakEvenUtilisation, *answer.utilisation, Unit::Ratio,
        QStringLiteral("u* = A / B,  A = NPV_build(0) − NPV_rent(0),  B = −d(NPV_build − NPV_rent)/du"),
        QStringLiteral("cost model, section 6.1"),
        {{QStringLiteral("A"), CostTerm::FixedCostDifference, {fixed, Unit::Currency}, {}},
         {QStringLiteral("B"), CostTerm::VariableCostDifference, {-slope, Unit::Currency}, {}}});
}

std::vector<domain::UnitCostPoint> curveOf(FleetEvaluation &fleet)
{
    const double planned = fleet.model().utilisation();
    const auto ends = [&fleet](const SupplyPlan &plan) {
        fleet.set(P::PlannedUtilisation, 0.0);
        const double atZero = fleet.presentValue(plan);
        fleet.set(P::PlannedUtilisation, 1.0);
        return std::pair(atZero, fleet.presentValue(plan));
    };
    // Each plan is linear in use: two answers give the whole curve. At use 0 a unit cost does not exist.
    const bool offered = fleet.model().hasTariff(RentTariff::AsOffered);
    const bool committed = fleet.model().hasTariff(RentTariff::Committed);
    const RentTariff usual = offered ? RentTariff::AsOffered : RentTariff::Committed;
    const auto build = ends({SupplyPlan::kAll, 0, usual});
    const auto rent = ends({0.0, 0, usual});
    const auto fixed = offered && committed ? ends({0.0, 0, RentTariff::Committed}) : rent;
    const double hours = fleet.model().discountedGpuHours(fleet.factors());
    fleet.set(P::PlannedUtilisation, planned);

    std::vector<domain::UnitCostPoint> curve;
    constexpr int kPoints = 100;
    const auto at = [](const std::pair<double, double> &line, double use) {
        return line.first + (line.second - line.first) * use;
    };
    for (int point = 1; point <= kPoints && hours > 0.0; ++point) {
        const double use = static_cast<double>(point) / kPoints;
        const double useful = hours * use;
        curve.push_back({use, std::min(at(rent, use), at(fixed, use)) / useful, at(build, use) / useful});
    }
    return curve;
}

double lastRunningGain(const domain::OptionCost &rent, const domain::OptionCost &build)
{
    const auto lastFlow = [](const domain::OptionCost &option) {
        double flow = 0.0;
        for (const domain::CostLine &line : option.lines) {
            const bool once = line.category == domain::CostCategory::Residual
                || line.category == domain::CostCategory::Decommission
                || line.category == domain::CostCategory::Capex || line.category == domain::CostCategory::Tax;
            flow += once ? 0.0 : line.monthly.back();
        }
        return flow;
    };
    return lastFlow(rent) - lastFlow(build);
}

void setMonths(const domain::OptionCost &rent, const domain::OptionCost &build, BreakEven &result)
{
    const Crossing crossing = cumulativeCrossing(build.cumulativeDiscounted, rent.cumulativeDiscounted,
                                                 lastRunningGain(rent, build));
    result.monthStatus = crossing.status;
    const auto months = static_cast<double>(build.cumulative.size() - 1);
    const domain::Reason none = crossing.status == CrossingStatus::BeyondHorizon
        ? domain::Reason{CostReason::BeyondHorizon, {Quantity{months, Unit::Month}}}
        : domain::Reason{CostReason::NoCrossing, {}};
    const auto figure = [&](CostTerm term, const std::optional<double> &month) {
        if (!month)
            return undefinedFigure(term, Unit::Month, none);
        return figureOf(
            term, *month, Unit::Month,
            QStringLiteral("Σ_{s≤t} build_s · v(s) ≤ Σ_{s≤t} rent_s · v(s),  linear inside the month"),
            QStringLiteral("cost model, section 6.5"), {});
    };
    result.month = figure(CostTerm::BreakEvenMonth, crossing.first);
    result.lastingMonth = figure(CostTerm::LastingBreakEvenMonth, crossing.lasting);
}

std::optional<double> withoutResidual(FleetEvaluation &fleet)
{
    const double loss = fleet.model().value(P::ResaleLoss);
    fleet.set(P::ResaleLoss, 1.0);
    const std::vector<LinearPiece> pieces = fleet.differencePieces();
    fleet.set(P::ResaleLoss, loss);
    return statusOf(pieces, piecewiseBreakEven(pieces)).utilisation;
}

} // namespace

BreakEven breakEvenOf(FleetEvaluation &fleet, const domain::OptionCost &rent, const domain::OptionCost &build)
{
    BreakEven result;
    const std::vector<LinearPiece> pieces = fleet.differencePieces();
    const PiecewiseBreakEven crossings = piecewiseBreakEven(pieces);
    const UtilisationBreakEven answer = statusOf(pieces, crossings);
    result.status = answer.status;
    result.statement = statementOf(answer);
    result.utilisation = utilisationFigure(answer, pieces);
    result.roots = crossings.roots;
    result.plannedUtilisation = fleet.model().utilisation();
    result.curve = curveOf(fleet);
    setMonths(rent, build, result);
    result.utilisationAtZeroResidual = withoutResidual(fleet);
    return result;
}

domain::SwitchMonth switchMonthOf(FleetEvaluation &fleet)
{
    domain::SwitchMonth result;
    const SupplyPlan rent = fleet.rentPlan();
    result.never = fleet.presentValue(rent);
    for (int month = 0; month + fleet.model().deliveryLag() < fleet.model().months(); ++month)
        result.byOrderMonth.push_back(fleet.presentValue({SupplyPlan::kAll, month, rent.tariff}));
    if (result.byOrderMonth.empty())
        return result;
    const auto least = std::min_element(result.byOrderMonth.begin(), result.byOrderMonth.end());
    const auto at = least - result.byOrderMonth.begin();
    if (*least <= result.never)
        result.bestMonth = static_cast<int>(at);
    const double limit = *least + 0.01 * std::abs(*least);
    auto from = least;
    auto to = least;
    while (from != result.byOrderMonth.begin() && *(from - 1) <= limit)
        --from;
    while (to + 1 != result.byOrderMonth.end() && *(to + 1) <= limit)
        ++to;
    result.flatFrom = static_cast<int>(from - result.byOrderMonth.begin());
    result.flatTo = static_cast<int>(to - result.byOrderMonth.begin());
    return result;
}

} // namespace xj::cost
