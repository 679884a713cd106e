// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/sizing/calibration.h"
#include "models/sizing/inference_shape.h"
#include "models/sizing/serving_plan.h"

namespace xj::sizing {

/// Memory of the fullest GPU of a replica, bytes. The cache gets what is left of the engine's share; a
/// negative pool says that the weights do not fit.
struct ReplicaMemory
{
    double weights = 0.0;
    double activations = 0.0;
    double context = 0.0; ///< driver, libraries, communication
    double graphs = 0.0;
    double share = 0.0; ///< what the engine may fill
    double pool = 0.0; ///< for the cache

    [[nodiscard]] double fixed() const { return weights + activations + context; }
};

/// Weights divide by tensor and pipeline degree, embedding and head stay with the first and last stage;
/// activations are T·2·(3·f + 7·h) + sequences·V·6.5 and do not shrink with the tensor degree.
[[nodiscard]] ReplicaMemory replicaMemory(const InferenceShape &shape, const WeightBytes &weights,
                                          const ReplicaLayout &layout, double visibleMemoryBytes,
                                          const EngineMemorySettings &settings);

/// Cache bytes of one sequence of that length over all layers and GPUs, no copies counted; lengths round up
/// to whole 16-token pages, window layers hold at most their window.
[[nodiscard]] double cacheBytes(const InferenceShape &shape, double tokens, double bytesPerElement);

/// Cache bytes that each further token costs: 2·L_kv·k·D·q, MLA L·(c + r)·q; window layers counted while they
/// fill, a recurrent state never.
[[nodiscard]] double cacheBytesPerToken(const InferenceShape &shape, double bytesPerElement);

/// The share of a sequence's cache that each GPU of the layout holds: 1/(min(t, KV heads)·p), MLA 1/p.
[[nodiscard]] double cacheShare(const InferenceShape &shape, const ReplicaLayout &layout);

/// Tokens that the pool holds, whole pages of 16.
[[nodiscard]] double poolTokens(const InferenceShape &shape, const ReplicaLayout &layout, double poolBytes,
                                double bytesPerElement);

/// Sequences of that length that the pool holds at once (not rounded).
[[nodiscard]] double poolSequences(const InferenceShape &shape, const ReplicaLayout &layout, double poolBytes,
                                   double tokens, double bytesPerElement);

} // namespace xj::sizing
