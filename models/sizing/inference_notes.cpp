// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/sizing/inference_sizing.h"

#include "models/domain/units.h"
#include "models/sizing/calibration.h"
#include "models/sizing/inference_capability.h"
#include "models/sizing/inference_defaults.h"
#include "models/sizing/service_load.h"

#include <algorithm>

namespace xj::sizing {

namespace {

using domain::Quantity;
using domain::Reason;
using domain::SizingReason;
using domain::Unit;

constexpr double kGuideLow = 1.5;
constexpr double kGuideHigh = 2.0;

void noteDefaults(const domain::InferenceNeed &need, bool generates, std::vector<Reason> &notes)
{
    const auto taken = [&](const char *key, domain::Argument value) {
        notes.push_back({SizingReason::DefaultTaken, {QString::fromLatin1(key), std::move(value)}});
    };
    const auto tokens = [](int count) { return Quantity{static_cast<double>(count), Unit::Token}; };
    if (!need.weightPrecision)
        taken("weight_precision", precisionName(kDefaultWeightPrecision));
    if (!need.kvPrecision && generates)
        taken("kv_precision", precisionName(kDefaultKvPrecision));
    if (!need.promptTokens)
        taken("prompt_tokens", tokens(kDefaultPromptTokens));
    if (!need.outputTokens && generates)
        taken("output_tokens", tokens(kDefaultOutputTokens));
    if (need.dailyVisits && !need.requestsPerVisit)
        taken("requests_per_visit", Quantity{kDefaultRequestsPerVisit, Unit::Request});
    if (need.dailyVisits && !need.peakFactor)
        taken("peak_factor", Quantity{kDefaultPeakFactor, Unit::None});
    if (!need.spareReplicas)
        taken("spare_replicas", Quantity{static_cast<double>(kDefaultSpareReplicas), Unit::Replica});
    if (!need.peakConcurrency && !need.dailyVisits)
        taken("peak_concurrency", Quantity{kDefaultConcurrency, Unit::Request});
}

void noteContext(const domain::InferenceNeed &need, const ServiceLoad &load, const InferenceShape &shape,
                 std::vector<Reason> &notes)
{
    const double asked = std::max(static_cast<double>(need.maxContext.value_or(0)), load.tokensPerRequest());
    if (shape.maxContext > 0.0 && asked > shape.maxContext && shape.generates())
        notes.push_back({SizingReason::ContextBeyondModel,
                         {Quantity{asked, Unit::Token}, Quantity{shape.maxContext, Unit::Token}}});
}

} // namespace

std::vector<Reason> inferenceNotes(const domain::InferenceNeed &need, const ResolvedModel &model)
{
    const InferenceShape shape = inferenceShape(model.architecture);
    const ServiceLoad load = serviceLoad(need, shape, 1.0);
    const Calibration priors;
    const Calibration &calibration = model.calibration ? *model.calibration : priors;
    std::vector<Reason> notes;
    noteDefaults(need, shape.generates(), notes);
    noteContext(need, load, shape, notes);
    if (need.peakConcurrency)
        notes.push_back(
            {SizingReason::RegisteredOrInFlight, {Quantity{*need.peakConcurrency, Unit::Request}}});
    // The guides multiply the weights by 1.5 to 2; the load decides whether that is enough.
    const double weights = domain::gibFromBytes(weightBytes(shape, load.format).total());
    const double own
        = inferenceIndicators(need, model, 1.0, calibration).itemisedMemory.value.value_or(weights);
    notes.push_back({SizingReason::GuideHeadroomRule,
                     {Quantity{kGuideLow * weights, Unit::GiB}, Quantity{kGuideHigh * weights, Unit::GiB},
                      Quantity{own, Unit::GiB}}});
    constexpr double kSmallModel = 10e9;
    if (shape.totalParameters() < kSmallModel)
        notes.push_back({SizingReason::GuideSmallModelRule,
                         {Quantity{shape.totalParameters() / 1e9, Unit::BillionParameters}}});
    return notes;
}

} // namespace xj::sizing
