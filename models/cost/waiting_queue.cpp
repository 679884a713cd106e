// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/cost/waiting_queue.h"

#include <cmath>

namespace xj::cost {

namespace {

/// Erlang B for `slots` out of that for one fewer.
double blockingStep(double load, int slots, double blockingBefore)
{
    return load * blockingBefore / (slots + load * blockingBefore);
}

WaitingAnswer answerFor(const WaitingQueue &queue, double blocking, double targetWait)
{
    const double load = queue.offeredLoad();
    WaitingAnswer answer;
    answer.offeredLoad = load;
    answer.occupancy = load / queue.slots;
    answer.stable = load < queue.slots;
    if (!answer.stable)
        return answer;
    const double spare = queue.slots - load;
    answer.waitProbability = queue.slots * blocking / (queue.slots - load * (1.0 - blocking));
    answer.meanWait = answer.waitProbability * queue.serviceUnits / spare;
    answer.meanQueue = answer.waitProbability * load / spare;
    const double decay = queue.serviceUnits > 0.0 ? std::exp(-spare * targetWait / queue.serviceUnits) : 0.0;
    answer.withinTarget = 1.0 - answer.waitProbability * decay;
    return answer;
}

} // namespace

WaitingAnswer waiting(const WaitingQueue &queue, double targetWait)
{
    double blocking = 1.0;
    for (int slots = 1; slots <= queue.slots; ++slots)
        blocking = blockingStep(queue.offeredLoad(), slots, blocking);
    return answerFor(queue, blocking, targetWait);
}

std::optional<int> slotsFor(double arrivalsPerUnit, double serviceUnits, double targetWait, double goal)
{
    constexpr int kMost = 10'000'000;
    WaitingQueue queue{arrivalsPerUnit, serviceUnits, 0};
    double blocking = 1.0;
    for (int slots = 1; slots <= kMost; ++slots) {
        blocking = blockingStep(queue.offeredLoad(), slots, blocking);
        queue.slots = slots;
        const WaitingAnswer answer = answerFor(queue, blocking, targetWait);
        if (answer.stable && answer.withinTarget >= goal)
            return slots;
    }
    return std::nullopt;
}

} // namespace xj::cost
