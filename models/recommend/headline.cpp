// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/recommend/headline.h"

#include <algorithm>

namespace xj::recommend {

using domain::BreakEvenStatus;
using domain::CostReason;
using domain::Headline;
using domain::PathReason;
using domain::Quantity;
using domain::Reason;
using domain::RecommendedAction;
using domain::SelectionReason;
using domain::SizingReason;
using domain::SupplyOption;
using domain::Unit;
using domain::Verdict;

namespace {

constexpr size_t kMost = 3;

void addOnce(std::vector<Reason> &reasons, const Reason &reason)
{
    if (reasons.size() < kMost && std::ranges::find(reasons, reason) == reasons.end())
        reasons.push_back(reason);
}

bool breakEvenReached(const domain::BreakEven &breakEven)
{
    if (breakEven.status == BreakEvenStatus::AlwaysBuild)
        return true;
    return breakEven.status == BreakEvenStatus::BreakEven && breakEven.utilisation.value
        && *breakEven.utilisation.value <= breakEven.plannedUtilisation;
}

double capitalOutlay(const domain::OptionCost &option)
{
    double sum = 0.0;
    for (const domain::CostLine &line : option.lines) {
        if (line.category == domain::CostCategory::Capex)
            sum += line.undiscounted;
    }
    return sum;
}

RecommendedAction actionOf(const domain::Recommendation &recommendation, SupplyOption proposed)
{
    bool anyRanked = false;
    bool anyPending = false;
    bool everyRanked = !recommendation.workloads.empty();
    for (const domain::WorkloadRecommendation &workload : recommendation.workloads) {
        anyRanked = anyRanked || workload.funnel.ranked > 0;
        everyRanked = everyRanked && workload.funnel.ranked > 0;
        const auto pendingWithGpu = [](const domain::Candidate &candidate) {
            return candidate.status == domain::CandidateStatus::Pending
                && candidate.kind != domain::CandidateKind::PriceOnRequest;
        };
        anyPending = anyPending || std::ranges::any_of(workload.funnel.candidates, pendingWithGpu);
    }
    const bool anyFits
        = std::ranges::any_of(recommendation.workloads, [](const domain::WorkloadRecommendation &w) {
              return std::ranges::any_of(w.sizing.accelerators, &domain::AcceleratorSizing::fits);
          });
    if (!everyRanked)
        return anyFits && anyPending ? RecommendedAction::AskForQuotes : RecommendedAction::NothingQualifies;
    switch (proposed) {
    case SupplyOption::Rent:
        return RecommendedAction::Rent;
    case SupplyOption::Build:
        return RecommendedAction::Build;
    case SupplyOption::Hybrid:
        return RecommendedAction::Hybrid;
    }
    return RecommendedAction::Rent;
}

void addRisks(const domain::Recommendation &recommendation, Headline &headline)
{
    for (const domain::WorkloadRecommendation &workload : recommendation.workloads) {
        const domain::Candidate *best = workload.funnel.best();
        if (!best) {
            if (workload.funnel.smallestRelaxation)
                addOnce(headline.risks, {*workload.funnel.smallestRelaxation, {}});
            continue;
        }
        for (const domain::Finding &finding : best->findings) {
            if (finding.verdict == Verdict::Warning || finding.verdict == Verdict::NotStated)
                addOnce(headline.risks, finding.reason);
        }
        if (const domain::AcceleratorSizing *sizing = workload.sizing.on(best->gpuId)) {
            for (const Reason &note : sizing->notes) {
                const auto *code = std::get_if<SizingReason>(&note.code);
                if (code && (*code == SizingReason::LessEvidence || *code == SizingReason::DeadlineMissed))
                    addOnce(headline.risks, note);
            }
        }
        for (const Reason &note : workload.sizing.notes) {
            const auto *code = std::get_if<SizingReason>(&note.code);
            if (code
                && (*code == SizingReason::RegisteredOrInFlight || *code == SizingReason::ArchitectureAssumed
                    || *code == SizingReason::TokensUnknown))
                addOnce(headline.risks, note);
        }
    }
}

} // namespace

SupplyOption proposedSupply(const domain::Tco &tco, const domain::Project &project)
{
    if (!tco.cheapest || *tco.cheapest == SupplyOption::Rent)
        return SupplyOption::Rent;
    const domain::OptionCost *option = tco.option(*tco.cheapest);
    const std::optional<double> budget = project.constraints.budgetCapital;
    const bool affordable = option && (!budget || capitalOutlay(*option) <= *budget);
    const std::optional<double> month = tco.breakEven.lastingMonth.value;
    const bool early = month && *month <= tco.months / 2.0;
    return affordable && early && breakEvenReached(tco.breakEven) ? *tco.cheapest : SupplyOption::Rent;
}

Headline headlineOf(const domain::Recommendation &recommendation, const std::vector<WorkloadDemand> &demands,
                    SupplyOption proposed)
{
    Headline headline;
    headline.action = actionOf(recommendation, proposed);
    std::optional<double> monthly = 0.0;
    for (size_t i = 0; i < recommendation.workloads.size(); ++i) {
        const domain::WorkloadRecommendation &workload = recommendation.workloads[i];
        const domain::Candidate *best = workload.funnel.best();
        if (best && best->pricePerMonth && monthly)
            *monthly += *best->pricePerMonth * demands[i].billedShare;
        else
            monthly.reset();
        if (best && best->rankedBy) {
            const bool perRun = workload.funnel.best()->rankedBy != best->pricePerMonth;
            addOnce(headline.reasons,
                    {SelectionReason::RankedByPrice,
                     {Quantity{*best->rankedBy, perRun ? Unit::Currency : Unit::CurrencyPerMonth},
                      workload.sizing.workload}});
        }
    }
    headline.monthlyCost = monthly;
    if (const domain::OptionCost *option = recommendation.tco.option(proposed))
        headline.equivalentMonthly = option->equivalentMonthly.value;

    const domain::BreakEven &breakEven = recommendation.tco.breakEven;
    const bool reachedButLate = proposed == SupplyOption::Rent && breakEvenReached(breakEven);
    if (reachedButLate) {
        // The plan is busy enough, yet building is not proposed: it pays back too late, or never within the
        // horizon.
        if (breakEven.lastingMonth.undefined)
            addOnce(headline.reasons, *breakEven.lastingMonth.undefined);
    } else if (breakEven.status == BreakEvenStatus::BreakEven && breakEven.utilisation.value) {
        const PathReason reason
            = proposed == SupplyOption::Rent ? PathReason::BuildNotProposed : PathReason::BuildProposed;
        addOnce(headline.reasons,
                {reason,
                 {Quantity{*breakEven.utilisation.value, Unit::Ratio},
                  Quantity{breakEven.plannedUtilisation, Unit::Ratio}}});
    } else if (breakEven.status != BreakEvenStatus::Unknown) {
        addOnce(headline.reasons, breakEven.statement);
    }
    for (const domain::WorkloadRecommendation &workload : recommendation.workloads) {
        const domain::Candidate *best = workload.funnel.best();
        const domain::AcceleratorSizing *sizing = best ? workload.sizing.on(best->gpuId) : nullptr;
        if (sizing && sizing->binding)
            addOnce(headline.reasons, {*sizing->binding, {}});
    }
    if (headline.action == RecommendedAction::NothingQualifies)
        addOnce(headline.reasons, {PathReason::NothingQualifies, {}});
    addRisks(recommendation, headline);
    return headline;
}

} // namespace xj::recommend
