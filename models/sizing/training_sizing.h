// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/sizing_result.h"
#include "models/sizing/training_plan.h"

namespace xj::sizing {

class Calibration;

/// Sizes a training job on one kind of box: the fewest GPUs that hold it, the whole boxes that meet its
/// deadline, the best layout there with its memory by part, and the time. Never fails: what cannot be
/// computed leaves `fits` false and a note.
[[nodiscard]] domain::AcceleratorSizing sizeTrainingOnHost(const TrainingPlan &plan,
                                                           const ResolvedModel &model, const domain::Gpu &gpu,
                                                           const HostShape &host,
                                                           const Calibration &calibration);

/// What any offer must bring for this job, whatever the accelerator. `reference` is a card of 80 GB in boxes
/// of eight with full-rate links, against which the itemised memory and the network are told.
[[nodiscard]] domain::HardIndicators trainingIndicators(const TrainingPlan &plan,
                                                        const domain::AcceleratorSizing &reference);

/// Notes on the job as a whole: defaults taken, the guides' rules beside our figures.
[[nodiscard]] std::vector<domain::Reason> trainingNotes(const TrainingPlan &plan,
                                                        const domain::HardIndicators &indicators);

/// The share of a card's visible memory that a plan fills at most.
inline constexpr double kPlannedMemoryShare = 0.94;

/// Fabric per GPU where neither offer nor catalogue states one, Gbps: what boxes of that class usually carry.
[[nodiscard]] double usualFabricGbpsPerGpu(const domain::Gpu &gpu, domain::Topology topology);

} // namespace xj::sizing
