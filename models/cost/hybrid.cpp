// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/cost/hybrid.h"

#include "models/cost/compensated_sum.h"

#include <algorithm>
#include <cmath>
#include <tuple>

namespace xj::cost {

namespace {

/// The cost is convex and straight between the levels, so a cheapest whole number of nodes lies next to one.
std::vector<double> candidates(const HybridInput &input)
{
    const double node = std::max(input.gpusPerNode, 1);
    std::vector<double> counts{0.0};
    for (const LoadLevel &level : input.load) {
        counts.push_back(std::floor(level.gpus / node) * node);
        counts.push_back(std::ceil(level.gpus / node) * node);
    }
    std::sort(counts.begin(), counts.end());
    counts.erase(std::unique(counts.begin(), counts.end()), counts.end());
    return counts;
}

double shareWanting(const HybridInput &input, double gpus)
{
    std::vector<double> shares;
    for (const LoadLevel &level : input.load) {
        if (level.gpus >= gpus)
            shares.push_back(level.share);
    }
    return orderlessSum(std::move(shares));
}

} // namespace

double hybridCost(const HybridInput &input, double owned)
{
    CompensatedSum cost;
    cost.add(input.ownFixedPerGpuMonth * owned);
    for (const LoadLevel &level : input.load) {
        const double onOwn = std::min(level.gpus, owned);
        cost.add(level.share * input.hoursPerMonth * input.ownPerGpuHour * onOwn);
        cost.add(level.share * input.hoursPerMonth * input.rentPerGpuHour * (level.gpus - onOwn));
    }
    return cost.value();
}

HybridAnswer ownBaseLoad(HybridInput input)
{
    std::sort(input.load.begin(), input.load.end(), [](const LoadLevel &a, const LoadLevel &b) {
        return std::tuple(a.gpus, a.share) < std::tuple(b.gpus, b.share);
    });
    HybridAnswer answer;
    const double perHour = input.rentPerGpuHour - input.ownPerGpuHour;
    if (perHour > 0.0)
        answer.criticalShare = input.ownFixedPerGpuMonth / (input.hoursPerMonth * perHour);

    const std::vector<double> counts = candidates(input);
    answer.costAllRent = hybridCost(input, 0.0);
    answer.costAllOwn = hybridCost(input, counts.back());
    answer.costBest = answer.costAllRent;
    for (const double owned : counts) {
        const double cost = hybridCost(input, owned);
        // A gain that is only rounding is a tie, and ties go to fewer GPUs.
        if (cost < answer.costBest - 1e-12 * std::abs(answer.costBest)) {
            answer.costBest = cost;
            answer.ownGpus = owned;
        }
    }
    if (answer.ownGpus > 0.0)
        answer.useOfLastOwned = shareWanting(input, answer.ownGpus);
    return answer;
}

} // namespace xj::cost
