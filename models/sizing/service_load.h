// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/workload.h"
#include "models/sizing/inference_shape.h"
#include "models/sizing/queueing.h"
#include "models/sizing/serving_speed.h"
#include "models/sizing/weight_format.h"

#include <optional>

namespace xj::sizing {

/// A service as sizing carries it: every default filled in.
struct ServiceLoad
{
    WeightFormat format = WeightFormat::Bf16;
    domain::Precision weightPrecision = domain::Precision::Bf16;
    domain::Precision kvPrecision = domain::Precision::Fp16;
    double kvBytesPerElement = 2.0;
    RequestShape request; ///< mean lengths
    double longestTokens = 1.0; ///< prompt and answer of the longest request admitted
    ServiceDemand demand;
    std::optional<double> ttftSecondsMax;
    std::optional<double> tpotSecondsMax;
    int spareReplicas = 1;

    /// Tokens that a request in flight holds at its end.
    [[nodiscard]] double tokensPerRequest() const { return request.promptTokens + request.outputTokens; }
    /// Seconds that a request spends in service at these latencies.
    [[nodiscard]] double serviceSeconds(const ServingPoint &point) const
    {
        return point.ttftSeconds + request.outputTokens * point.tpotSeconds;
    }
};

/// The need with defaults (inference_defaults.h), for a model of that shape. Models that answer in one pass
/// get one output token. Lengths are capped by the model's context.
[[nodiscard]] ServiceLoad serviceLoad(const domain::InferenceNeed &need, const InferenceShape &shape,
                                      double scale);

} // namespace xj::sizing
