// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/gpu.h"
#include "models/sizing/calibration.h"
#include "models/sizing/inference_memory.h"
#include "models/sizing/service_load.h"
#include "models/sizing/serving_plan.h"

namespace xj::sizing {

/// Why no replica serves the load.
enum class ServingLimit {
    None,
    Memory, ///< no layout holds the weights and one longest request
    FirstToken, ///< one request alone misses the time to first token
    OutputToken ///< one request alone misses the time per output token
};

/// One way to run the service on a kind of box, with what it takes to carry the load.
struct ReplicaChoice
{
    ReplicaLayout layout;
    ReplicaMemory memory;
    double capacity = 0.0; ///< requests whose cache fits at once, per replica
    double concurrency = 0.0; ///< largest within memory and latency limits, C*
    ServingPoint atLimit; ///< at C*
    ServingPoint atLoad; ///< at the load spread over `replicas`
    double offeredErlangs = 0.0; ///< requests in service at the peak
    int replicas = 0; ///< that carry the load, without spares
    int replicasForMemory = 0; ///< that hold the load, latency aside
    ServingLimit limit = ServingLimit::Memory;

    [[nodiscard]] int gpusPerReplica() const { return layout.tensor * layout.pipeline; }
    [[nodiscard]] bool holds() const { return capacity >= 1.0; }
    [[nodiscard]] bool serves() const { return holds() && limit == ServingLimit::None; }
};

/// What the search works on; built once per accelerator and box.
struct ServingContext
{
    InferenceShape shape;
    WeightBytes weights;
    ServiceLoad load;
    ServingPlan plan;
    EngineMemorySettings memorySettings;
    int boxGpus = 1;
    int fastGroup = 1; ///< GPUs on the fast link inside a box
};

/// The largest concurrency of one replica within memory, batch and latency limits, by bisection (both
/// latencies rise with it).
[[nodiscard]] double largestConcurrency(const ServingSpeed &speed, const ServiceLoad &load, double capacity);

/// Replicas whose slots carry `requestsPerSecond` (Erlang C, 95 % of requests start within the budget left of
/// the time to first token), or that hold `inFlight` requests at C* each; the larger of the two. Prefill is
/// kept below 70 % of each replica's time.
[[nodiscard]] int replicasForLoad(const ServingSpeed &speed, const ServiceLoad &load, ReplicaChoice &choice);

/// The layout that serves the load with the fewest GPUs: smallest shards first, tensor parallelism inside the
/// fast link, pipeline stages before tensor parallelism on PCIe, several boxes by pipeline only when one box
/// does not hold the model. Without a layout that serves it, the best one that holds it, else the largest
/// tried.
[[nodiscard]] ReplicaChoice searchReplica(const ServingContext &context, const domain::Gpu &gpu,
                                          const Calibration &calibration);

} // namespace xj::sizing
