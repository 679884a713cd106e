// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/project/verdict.h"

#include <QStringList>

#include <algorithm>

namespace xj::project {

Verdict verdictOf(const domain::Recommendation &recommendation)
{
    Verdict verdict;
    QStringList others;
    verdict.action = recommendation.headline.action;
    verdict.monthlyCost = recommendation.headline.monthlyCost;
    verdict.breakEvenStatus = recommendation.tco.breakEven.status;
    verdict.breakEvenUtilisation = recommendation.tco.breakEven.utilisation.value;
    for (const domain::WorkloadRecommendation &workload : recommendation.workloads) {
        const domain::Candidate *best = workload.funnel.best();
        if (!best)
            continue;
        const auto kind = std::ranges::find(verdict.fleet, best->gpuId, &FleetPart::gpuId);
        if (kind != verdict.fleet.end())
            kind->gpus += best->gpusBilled;
        else
            verdict.fleet.push_back({best->gpuId, best->gpusBilled});
        if (verdict.fleet.size() == 1 && verdict.provider == domain::BilingualName{}) {
            verdict.provider = best->provider;
            verdict.instance = best->instance;
        } else if (best->provider != verdict.provider && !others.contains(best->provider.english)) {
            others << best->provider.english;
        }
    }
    verdict.otherProviders = static_cast<int>(others.size());
    return verdict;
}

} // namespace xj::project
