// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/figure.h"
#include "models/sizing/layout_search.h"

#include <vector>

namespace xj::sizing {

/// StepTime, TokensPerSecond, ModelFlopsUtilisation, and with a token count RunTime and GpuHours; on several
/// GPUs also ScalingEfficiency, across servers LinkBandwidthNeeded. Each with its derivation.
[[nodiscard]] std::vector<domain::Figure>
trainingFigures(const TrainingPlan &plan, const LayoutChoice &choice, const TrainingPlatform &platform);

/// Seconds of a step with links that cost nothing: against it, the share of speed that the links leave.
[[nodiscard]] double idealStepSeconds(const TrainingRun &run, const TrainingPlatform &platform);

/// NIC rate per GPU, Gbps, at which the gradients (or gathered weights) of this layout cost at most a
/// twentieth of the step; 0 inside one server.
[[nodiscard]] double enoughFabricGbpsPerGpu(const TrainingRun &run, const TrainingPlatform &platform);

} // namespace xj::sizing
