// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/sizing/queueing.h"

#include "models/sizing/inference_defaults.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace xj::sizing {

namespace {

constexpr double kVanishing = 1e-300; ///< below this the recursion has nothing left to say
constexpr double kSecondsPerDay = 86400.0;

double variability(const QueueLoad &load)
{
    return (1.0 + load.serviceVariation * load.serviceVariation) / 2.0;
}

} // namespace

double erlangB(double offered, int servers)
{
    double blocked = 1.0;
    for (int j = 1; j <= servers && blocked > kVanishing; ++j)
        blocked = offered * blocked / (j + offered * blocked);
    return blocked > kVanishing ? blocked : 0.0;
}

double erlangC(double offered, int servers)
{
    if (offered <= 0.0)
        return 0.0;
    if (offered >= servers)
        return 1.0;
    const double blocked = erlangB(offered, servers);
    const double utilisation = offered / servers;
    return blocked / (1.0 - utilisation * (1.0 - blocked));
}

double meanWaitSeconds(const QueueLoad &load)
{
    if (load.offered >= load.servers)
        return std::numeric_limits<double>::infinity();
    return erlangC(load.offered, load.servers) * load.serviceSeconds / (load.servers - load.offered)
        * variability(load);
}

double waitQuantileSeconds(const QueueLoad &load, double quantile)
{
    if (load.offered >= load.servers)
        return std::numeric_limits<double>::infinity();
    const double waiting = erlangC(load.offered, load.servers);
    const double tail = 1.0 - quantile;
    if (waiting <= tail)
        return 0.0;
    return load.serviceSeconds * variability(load) * std::log(waiting / tail) / (load.servers - load.offered);
}

ServiceDemand serviceDemand(const domain::InferenceNeed &need, double scale)
{
    ServiceDemand demand;
    demand.inFlight = std::max(0.0, need.peakConcurrency.value_or(0.0) * scale);
    if (need.dailyVisits) {
        const double requests = *need.dailyVisits * need.requestsPerVisit.value_or(kDefaultRequestsPerVisit);
        demand.requestsPerSecond
            = requests * need.peakFactor.value_or(kDefaultPeakFactor) / kSecondsPerDay * scale;
    }
    return demand;
}

} // namespace xj::sizing
