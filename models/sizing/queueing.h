// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/workload.h"

namespace xj::sizing {

/// Share of arrivals that find every server busy when nobody waits (Erlang B), by the recursion
/// B_j = A·B_{j−1}/(j + A·B_{j−1}). `offered` in erlangs, >= 0; `servers` >= 0. 1 for no server.
[[nodiscard]] double erlangB(double offered, int servers);

/// Share of arrivals that must wait (Erlang C). 1 when the offered load is not below the servers: the queue
/// grows without bound.
[[nodiscard]] double erlangC(double offered, int servers);

/// A queue of `servers` slots with mean service time S (Allen-Cunneen correction for general service).
struct QueueLoad
{
    double offered = 0.0; ///< erlangs: arrival rate x mean service time
    int servers = 1;
    double serviceSeconds = 1.0;
    double serviceVariation = 1.0; ///< coefficient of variation of the service time; 1: exponential
};

/// C·S/(M − A)·(1 + cv²)/2. Infinite when the offered load is not below the servers.
[[nodiscard]] double meanWaitSeconds(const QueueLoad &load);

/// The wait that a share `quantile` of arrivals does not exceed, 0 when more of them do not wait at all:
/// S·(1 + cv²)/2·ln(C/(1 − quantile))/(M − A).
[[nodiscard]] double waitQuantileSeconds(const QueueLoad &load, double quantile);

/// Registered or daily users, requests per second and requests in flight are three numbers.
struct ServiceDemand
{
    double requestsPerSecond = 0.0; ///< at the peak; 0: not stated, `inFlight` holds
    double inFlight = 0.0; ///< at the peak; 0: not stated, `requestsPerSecond` holds
};

/// Visits per day become requests per second: visits x requests per visit x peak factor / 86400, times
/// `scale`. A stated concurrency is taken as requests in flight.
[[nodiscard]] ServiceDemand serviceDemand(const domain::InferenceNeed &need, double scale);

} // namespace xj::sizing
