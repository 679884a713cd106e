// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/charts/compared_accelerators.h"

#include <algorithm>
#include <utility>

namespace xj::charts {

namespace {

using domain::AcceleratorSizing;
using Sizings = std::vector<const AcceleratorSizing *>;

void addOnce(Sizings &to, const AcceleratorSizing *sizing)
{
    if (sizing && !sizing->memory.empty() && std::ranges::find(to, sizing) == to.end())
        to.push_back(sizing);
}

/// Without a speed, the count only says what holds the memory: few GPUs of an unknown kind are no merit.
bool speedIsKnown(const AcceleratorSizing &sizing)
{
    const domain::Figure *speed = sizing.figure(domain::SizingTerm::TokensPerSecond);
    return speed && speed->value;
}

Sizings holding(const domain::WorkloadRecommendation &workload)
{
    Sizings chosen;
    for (const domain::Candidate &candidate : workload.funnel.candidates) {
        if (candidate.rank)
            addOnce(chosen, workload.sizing.on(candidate.gpuId));
    }
    Sizings others;
    for (const AcceleratorSizing &sizing : workload.sizing.accelerators) {
        if (sizing.fits)
            others.push_back(&sizing);
    }
    std::ranges::stable_sort(others, {}, [](const AcceleratorSizing *sizing) {
        return std::pair(!speedIsKnown(*sizing), sizing->gpus);
    });
    for (const AcceleratorSizing *sizing : others)
        addOnce(chosen, sizing);
    return chosen;
}

Sizings failing(const domain::WorkloadRecommendation &workload)
{
    Sizings chosen;
    for (const AcceleratorSizing &sizing : workload.sizing.accelerators) {
        if (!sizing.fits)
            addOnce(chosen, &sizing);
    }
    std::ranges::stable_sort(chosen, std::ranges::greater{},
                             [](const AcceleratorSizing *sizing) { return sizing->usablePerGpuGiB; });
    return chosen;
}

} // namespace

Sizings comparedAccelerators(const domain::WorkloadRecommendation &workload, std::size_t most,
                             std::size_t misfits)
{
    Sizings chosen = holding(workload);
    Sizings rest = failing(workload);
    const std::size_t kept = std::min({misfits, rest.size(), most});
    chosen.resize(std::min(chosen.size(), most - kept));
    std::erase_if(rest, [&chosen](const AcceleratorSizing *sizing) {
        return std::ranges::find(chosen, sizing) != chosen.end();
    });
    rest.resize(std::min(rest.size(), most - chosen.size()));
    chosen.insert(chosen.end(), rest.begin(), rest.end());
    return chosen;
}

} // namespace xj::charts
