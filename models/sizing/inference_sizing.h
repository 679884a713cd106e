// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/gpu.h"
#include "models/domain/sizing_result.h"
#include "models/domain/workload.h"
#include "models/sizing/sizing.h"

namespace xj::sizing {

class Calibration;

/// Sizes a service on one kind of box: memory of the fullest GPU, the smallest layout that holds the model,
/// and the replicas that carry the load within its latency limits. `scale` multiplies the load, not the
/// model. Figures and notes as AcceleratorSizing documents for inference; never fails: what cannot be
/// computed (unpublished memory or rate, unsupported precision) leaves `fits` false and a note that says why.
[[nodiscard]] domain::AcceleratorSizing sizeInferenceOnHost(const domain::InferenceNeed &need,
                                                            const ResolvedModel &model,
                                                            const domain::Gpu &gpu, const HostShape &host,
                                                            double scale, const Calibration &calibration);

/// What any offer must bring for this service, whatever the accelerator. Training-only members stay absent.
[[nodiscard]] domain::HardIndicators inferenceIndicators(const domain::InferenceNeed &need,
                                                         const ResolvedModel &model, double scale,
                                                         const Calibration &calibration);

/// Notes that hold for the workload as a whole: defaults taken (SizingReason::DefaultTaken), context beyond
/// the model's, the guides' rules beside our figures. Appended to WorkloadSizing::notes.
[[nodiscard]] std::vector<domain::Reason> inferenceNotes(const domain::InferenceNeed &need,
                                                         const ResolvedModel &model);

} // namespace xj::sizing
