// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/sizing/replica_search.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace xj::sizing {

namespace {

constexpr double kMaxReplicas = 1e6;
constexpr double kWaitQuantile = 0.95;
constexpr double kStartUtilisation = 0.8;
constexpr double kPrefillUtilisationMax = 0.7;
constexpr int kMaxBoxes = 16; ///< pipeline stages over several boxes
constexpr int kClusterBox = 8; ///< smaller boxes are not joined into one replica

bool withinLatency(const ServingPoint &point, const ServiceLoad &load)
{
    return (!load.tpotSecondsMax || point.tpotSeconds <= *load.tpotSecondsMax)
        && (!load.ttftSecondsMax || point.ttftSeconds <= *load.ttftSecondsMax);
}

int wholeReplicas(double count)
{
    return static_cast<int>(std::clamp(std::ceil(count - 1e-9), 1.0, kMaxReplicas));
}

/// Slots of n replicas keep 95 % of requests within what the time-to-first-token limit leaves.
bool slotsSuffice(int replicas, const ServiceLoad &load, const ReplicaChoice &choice, double service)
{
    const double slots = std::floor(replicas * choice.concurrency);
    if (choice.offeredErlangs >= slots)
        return false;
    if (!load.ttftSecondsMax)
        return choice.offeredErlangs <= kStartUtilisation * slots || slots > 1.0;
    const double budget = std::max(0.0, *load.ttftSecondsMax - choice.atLimit.ttftSeconds);
    const QueueLoad queue{choice.offeredErlangs, static_cast<int>(slots), service, 1.0};
    return waitQuantileSeconds(queue, kWaitQuantile) <= budget;
}

ReplicaChoice evaluate(const ServingContext &context, const domain::Gpu &gpu, const ReplicaLayout &layout,
                       const Calibration &calibration)
{
    const ServiceLoad &load = context.load;
    ReplicaChoice choice;
    choice.layout = layout;
    choice.memory = replicaMemory(context.shape, context.weights, layout, visibleMemoryBytes(gpu),
                                  context.memorySettings);
    const double q = load.kvBytesPerElement;
    const bool caches = context.shape.generates();
    const double longest = caches
        ? poolSequences(context.shape, layout, choice.memory.pool, load.longestTokens, q)
        : (choice.memory.pool > 0.0 ? 1.0 : 0.0);
    if (longest < 1.0)
        return choice;
    const ServingSpeed speed
        = servingSpeed(context.shape, context.weights, gpu, context.plan, layout, calibration);
    choice.capacity = caches
        ? std::floor(poolSequences(context.shape, layout, choice.memory.pool, load.tokensPerRequest(), q))
        : speed.batchLimit();
    if (!speed.hasRates()) {
        choice.concurrency = choice.capacity;
        choice.replicas = wholeReplicas(std::max(1.0, load.demand.inFlight) / choice.capacity);
        choice.replicasForMemory = choice.replicas;
        choice.limit = ServingLimit::None;
        return choice;
    }
    choice.concurrency = largestConcurrency(speed, load, choice.capacity);
    const ServingPoint alone = speed.at(1.0, load.request, choice.capacity);
    if (choice.concurrency < 1.0) {
        const bool slowTokens = load.tpotSecondsMax && alone.tpotSeconds > *load.tpotSecondsMax;
        choice.limit = slowTokens ? ServingLimit::OutputToken : ServingLimit::FirstToken;
        choice.atLimit = alone;
        choice.atLoad = alone;
        choice.replicas = wholeReplicas(std::max(1.0, load.demand.inFlight) / choice.capacity);
        choice.replicasForMemory = choice.replicas;
        return choice;
    }
    choice.limit = ServingLimit::None;
    choice.atLimit = speed.at(choice.concurrency, load.request, choice.capacity);
    choice.replicas = replicasForLoad(speed, load, choice);
    choice.atLoad
        = speed.at(std::max(1.0, choice.offeredErlangs / choice.replicas), load.request, choice.capacity);
    return choice;
}

/// Fewer GPUs first; then the smaller shard; then pipeline before tensor on PCIe.
bool better(const ReplicaChoice &a, const ReplicaChoice &b, bool fastLink)
{
    if (a.serves() != b.serves())
        return a.serves();
    if (a.holds() != b.holds())
        return a.holds();
    const auto total = [](const ReplicaChoice &c) {
        return static_cast<double>(c.gpusPerReplica()) * std::max(1, c.replicas);
    };
    if (!a.serves() && a.holds() && a.atLoad.tpotSeconds != b.atLoad.tpotSeconds)
        return a.atLoad.tpotSeconds < b.atLoad.tpotSeconds;
    if (!a.holds())
        return a.gpusPerReplica() > b.gpusPerReplica();
    if (total(a) != total(b))
        return total(a) < total(b);
    if (a.gpusPerReplica() != b.gpusPerReplica())
        return a.gpusPerReplica() < b.gpusPerReplica();
    return fastLink ? a.layout.pipeline < b.layout.pipeline : a.layout.tensor < b.layout.tensor;
}

} // namespace

double largestConcurrency(const ServingSpeed &speed, const ServiceLoad &load, double capacity)
{
    const double most = std::floor(std::min(capacity, speed.batchLimit()));
    const auto fits
        = [&](double inFlight) { return withinLatency(speed.at(inFlight, load.request, capacity), load); };
    if (most < 1.0 || !fits(1.0))
        return 0.0;
    if (fits(most))
        return most;
    double low = 1.0;
    double high = most;
    while (high - low > 1.0) {
        const double middle = std::floor((low + high) / 2.0);
        (fits(middle) ? low : high) = middle;
    }
    return low;
}

int replicasForLoad(const ServingSpeed &speed, const ServiceLoad &load, ReplicaChoice &choice)
{
    const double service = load.serviceSeconds(choice.atLimit);
    const double requestsPerSecond = load.demand.requestsPerSecond > 0.0 ? load.demand.requestsPerSecond
                                                                         : load.demand.inFlight / service;
    choice.replicasForMemory = wholeReplicas(std::max(1.0, load.demand.inFlight) / choice.capacity);
    int replicas = 1;
    choice.offeredErlangs = load.demand.inFlight;
    if (load.demand.inFlight > 0.0)
        replicas = wholeReplicas(load.demand.inFlight / choice.concurrency);
    if (load.demand.requestsPerSecond > 0.0) {
        const double offered = load.demand.requestsPerSecond * service;
        choice.offeredErlangs = std::max(offered, load.demand.inFlight);
        replicas = std::max(replicas, wholeReplicas(offered / choice.concurrency));
        while (replicas < kMaxReplicas && !slotsSuffice(replicas, load, choice, service))
            replicas += std::max(1, replicas / 64);
        choice.replicasForMemory
            = std::max(choice.replicasForMemory, wholeReplicas(offered / choice.capacity));
        const double prefill = requestsPerSecond * speed.prefillSeconds(load.request.promptTokens);
        replicas = std::max(replicas, wholeReplicas(prefill / kPrefillUtilisationMax));
    }
    return replicas;
}

ReplicaChoice searchReplica(const ServingContext &context, const domain::Gpu &gpu,
                            const Calibration &calibration)
{
    const bool fastLink = context.fastGroup > 1;
    ReplicaChoice best;
    bool any = false;
    const auto consider = [&](int tensor, int pipeline) {
        const ReplicaChoice choice = evaluate(context, gpu, {tensor, pipeline, 1, 1}, calibration);
        if (!any || better(choice, best, fastLink))
            best = choice;
        any = true;
    };
    for (int gpus = 1; gpus <= context.boxGpus; gpus *= 2) {
        // On the fast link tensor parallelism alone; on PCIe every split of the shard into stages.
        for (int tensor = gpus; tensor >= 1; tensor /= 2) {
            if (tensor == gpus || !fastLink || gpus > context.fastGroup)
                consider(tensor, gpus / tensor);
        }
        // Once a shard serves without idling the larger ones only add links, unless memory is what binds.
        const bool comfortable = best.serves() && best.capacity >= 4.0 * best.concurrency;
        if (comfortable)
            break;
    }
    if (best.holds() || context.boxGpus < kClusterBox)
        return best;
    const int whole = std::max(1, context.boxGpus);
    for (int boxes = 2; boxes <= kMaxBoxes && !best.holds(); boxes *= 2)
        consider(whole, boxes);
    return best;
}

} // namespace xj::sizing
