// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/gpu.h"
#include "models/domain/server.h"
#include "models/sizing/calibration.h"

namespace xj::sizing {

/// A path that collectives of a training library run over: time = start + ramp·V/(V + 8 MB) + wire, where the
/// wire takes 2(n−1)/n·V/bus for an all-reduce. Large messages sustain `bus`; the ramp is the pipeline
/// filling, the start the launch and the hops of n GPUs.
struct LinkPath
{
    double busBytesPerSecond = 0.0; ///< ring, per GPU and direction, as nccl-tests count it
    double reduceBusBytesPerSecond = 0.0; ///< all-reduce; more than `bus` where switches reduce
    double startSeconds = 0.0;
    double rampSeconds = 0.0;
};

/// The path between `gpus` GPUs of one box. `acrossSockets`: PCIe traffic through host memory of two sockets.
[[nodiscard]] LinkPath boxPath(const domain::Gpu &gpu, domain::Topology topology, int gpus,
                               const Calibration &calibration, bool acrossSockets = false);

/// A ring over `servers` boxes: no faster than the box's own path, nor than all its NICs together
/// (`nicGbpsPerServer`, the sum of their nominal rates) at the share that a well-run fabric sustains.
[[nodiscard]] LinkPath clusterPath(const LinkPath &box, double nicGbpsPerServer, int servers,
                                   const Calibration &calibration);

/// Seconds of an all-reduce of `bytes` over n GPUs.
[[nodiscard]] double allReduceSeconds(const LinkPath &path, double bytes, double gpus);

/// Seconds of a reduce-scatter or an all-gather of `bytes` in all over n GPUs.
[[nodiscard]] double gatherSeconds(const LinkPath &path, double bytes, double gpus);

/// Bus bandwidth in the nccl-tests sense, bytes per second: 2(n−1)/n·V/T of an all-reduce.
[[nodiscard]] double allReduceBusRate(const LinkPath &path, double bytes, double gpus);

} // namespace xj::sizing
