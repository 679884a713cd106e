// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/sizing/service_load.h"

#include "models/sizing/inference_defaults.h"

#include <algorithm>

namespace xj::sizing {

ServiceLoad serviceLoad(const domain::InferenceNeed &need, const InferenceShape &shape, double scale)
{
    constexpr double kMilli = 1e-3;
    ServiceLoad load;
    load.weightPrecision = need.weightPrecision.value_or(kDefaultWeightPrecision);
    load.kvPrecision = need.kvPrecision.value_or(kDefaultKvPrecision);
    load.format = weightFormat(load.weightPrecision);
    load.kvBytesPerElement = kvBytesPerElement(load.kvPrecision);
    load.request.promptTokens = std::max(1, need.promptTokens.value_or(kDefaultPromptTokens));
    load.request.outputTokens
        = shape.generates() ? std::max(1, need.outputTokens.value_or(kDefaultOutputTokens)) : 1.0;
    const double asked = static_cast<double>(need.maxContext.value_or(0));
    load.longestTokens = std::max(asked, load.tokensPerRequest());
    if (shape.maxContext > 0.0)
        load.longestTokens = std::min(load.longestTokens, std::max(shape.maxContext, 1.0));
    load.demand = serviceDemand(need, scale);
    if (load.demand.inFlight <= 0.0 && load.demand.requestsPerSecond <= 0.0)
        load.demand.inFlight = kDefaultConcurrency * scale;
    if (need.ttftMsMax)
        load.ttftSecondsMax = *need.ttftMsMax * kMilli;
    if (need.tpotMsMax)
        load.tpotSecondsMax = *need.tpotMsMax * kMilli;
    load.spareReplicas = std::max(0, need.spareReplicas.value_or(kDefaultSpareReplicas));
    return load;
}

} // namespace xj::sizing
