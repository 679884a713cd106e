// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/project/verdict.h"

namespace xj::project {

Verdict verdictOf(const domain::Recommendation &recommendation)
{
    Verdict verdict;
    verdict.action = recommendation.headline.action;
    verdict.monthlyCost = recommendation.headline.monthlyCost;
    verdict.breakEvenStatus = recommendation.tco.breakEven.status;
    verdict.breakEvenUtilisation = recommendation.tco.breakEven.utilisation.value;
    for (const domain::WorkloadRecommendation &workload : recommendation.workloads) {
        const domain::Candidate *best = workload.funnel.best();
        if (!best)
            continue;
        if (verdict.gpuId.isEmpty()) {
            verdict.gpuId = best->gpuId;
            verdict.provider = best->provider;
            verdict.instance = best->instance;
        }
        verdict.gpus += best->gpusBilled;
    }
    return verdict;
}

} // namespace xj::project
