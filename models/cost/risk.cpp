// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/cost/risk.h"

#include "models/cost/fleet_evaluation.h"
#include "models/cost/uncertainty.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace xj::cost {

using P = CostParameter;

namespace {

struct Uncertain
{
    CostParameter parameter;
    Triangular shape;
};

std::vector<Uncertain> uncertainOf(const FleetModel &model,
                                   const std::vector<domain::AssumptionUsed> &assumptions)
{
    std::vector<Uncertain> found;
    for (const domain::AssumptionUsed &assumption : assumptions) {
        const AssumptionKey *key = findAssumption(assumption.key);
        if (!key || (!assumption.low && !assumption.high))
            continue;
        const double mode = model.value(key->parameter);
        const Triangular shape{std::min(assumption.low.value_or(mode), mode), mode,
                               std::max(assumption.high.value_or(mode), mode)};
        if (shape.high > shape.low)
            found.push_back({key->parameter, shape});
    }
    // By parameter, so that the order of the list never changes which draws a parameter gets.
    std::sort(found.begin(), found.end(),
              [](const Uncertain &a, const Uncertain &b) { return a.parameter < b.parameter; });
    return found;
}

/// Normal scores: rank correlation 0.5 between two uniform draws.
double correlated(double leader, double own)
{
    constexpr double kCorrelation = 0.5;
    const double score = kCorrelation * normalQuantile(leader)
        + std::sqrt(1.0 - kCorrelation * kCorrelation) * normalQuantile(own);
    return normalProbability(score);
}

/// Zero for "always", infinity for "never": so that both keep their place among the quantiles.
double rankedUtilisation(FleetEvaluation &fleet)
{
    const PiecewiseBreakEven crossings = piecewiseBreakEven(fleet.differencePieces());
    for (const UseSegment &segment : crossings.segments) {
        if (segment.cheaper == Cheaper::Own)
            return segment.from;
    }
    return std::numeric_limits<double>::infinity();
}

double atShare(const std::vector<double> &ascending, double share)
{
    const double position = share * static_cast<double>(ascending.size() - 1);
    const auto below = static_cast<size_t>(position);
    const size_t above = std::min(below + 1, ascending.size() - 1);
    if (ascending[below] == ascending[above])
        return ascending[below];
    return ascending[below] + (position - std::floor(position)) * (ascending[above] - ascending[below]);
}

std::optional<double> finite(double value)
{
    return std::isfinite(value) ? std::optional(value) : std::nullopt;
}

} // namespace

double BuildRisk::quantile(double share) const
{
    return atShare(differences, share);
}

std::optional<BuildRisk> assessRisk(const TcoInputs &inputs,
                                    const std::vector<domain::AssumptionUsed> &assumptions, int draws,
                                    quint64 seed)
{
    FleetEvaluation fleet(FleetModel(inputs, assumptions));
    const FleetModel &model = fleet.model();
    if (draws <= 0 || model.missingForBuild() || !model.canRent() || model.peakDemand() <= 0.0)
        return std::nullopt;
    const std::vector<Uncertain> uncertain = uncertainOf(model, assumptions);
    if (uncertain.empty())
        return std::nullopt;
    const auto columnOf = [&uncertain](CostParameter parameter) {
        return std::find_if(uncertain.begin(), uncertain.end(),
                            [parameter](const Uncertain &one) { return one.parameter == parameter; })
            - uncertain.begin();
    };
    const auto columns = static_cast<std::ptrdiff_t>(uncertain.size());
    const std::ptrdiff_t rent = columnOf(P::RentPriceChange);
    const std::ptrdiff_t hardware = columnOf(P::HardwarePriceChange);

    const std::vector<double> cube = latinHypercube(draws, static_cast<int>(columns), seed);
    BuildRisk risk;
    risk.draws = draws;
    risk.seed = seed;
    std::vector<double> utilisations;
    int wins = 0;
    for (int draw = 0; draw < draws; ++draw) {
        const double *row = cube.data() + static_cast<std::ptrdiff_t>(draw) * columns;
        for (std::ptrdiff_t column = 0; column < columns; ++column) {
            const bool follows = column == hardware && rent < columns;
            const double probability = follows ? correlated(row[rent], row[column]) : row[column];
            const Uncertain &one = uncertain[static_cast<size_t>(column)];
            fleet.set(one.parameter, one.shape.quantile(probability));
        }
        risk.differences.push_back(fleet.difference());
        utilisations.push_back(rankedUtilisation(fleet));
        wins += risk.differences.back() < 0.0 ? 1 : 0;
    }
    std::sort(risk.differences.begin(), risk.differences.end());
    std::sort(utilisations.begin(), utilisations.end());
    risk.buildCheaperShare = static_cast<double>(wins) / draws;
    risk.standardError = standardError(risk.buildCheaperShare, draws);
    risk.utilisationP10 = finite(atShare(utilisations, 0.1));
    risk.utilisationP90 = finite(atShare(utilisations, 0.9));
    return risk;
}

} // namespace xj::cost
