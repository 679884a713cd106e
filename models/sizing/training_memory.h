// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/sizing/training_run.h"

#include <vector>

namespace xj::sizing {

/// Bytes on the fullest GPU of a run, by part. `step` is what the optimizer step needs beyond the states,
/// held when activations are gone: the peak is the larger of the two.
struct TrainingMemory
{
    double weights = 0.0;
    double gradients = 0.0;
    double optimizer = 0.0;
    double activations = 0.0;
    double logits = 0.0;
    double transient = 0.0;
    double step = 0.0;
    double fragmentation = 1.0; ///< reserved over allocated
    double contextBytes = 0.0;

    [[nodiscard]] double states() const { return weights + gradients + optimizer; }
    [[nodiscard]] double allocated() const
    {
        const double passes = activations + logits + transient;
        return states() + (passes > step ? passes : step);
    }
    [[nodiscard]] double bytes(MemoryMeter meter) const;
};

/// Memory of the fullest GPU: the pipeline stage that needs most, with the embedding or the head on it.
/// States are divided by tensor and pipeline size, and by the data-parallel size (times context) from the
/// ZeRO stage on that shards them: optimizer 1, gradients 2, weights 3; never by all GPUs. Experts are
/// divided by the expert-parallel size.
/// Rajbhandari et al. 2020, section 3; Korthikanti et al. 2022, section 4.
[[nodiscard]] TrainingMemory trainingMemory(const TrainingRun &run);

/// Bytes of host memory that a job needs in all when its optimizer states (ZeRO-2) or states and weights
/// (ZeRO-3) are offloaded: 16 or 18 bytes a parameter, with half as much again for pinned buffers. DeepSpeed
/// documentation, memory requirements.
[[nodiscard]] double offloadHostBytes(double parameters, int zeroStage);

/// The same as parts with their derivations, for a sizing result. The parts sum to
/// bytes(MemoryMeter::Driver).
[[nodiscard]] std::vector<domain::MemoryPart> trainingMemoryParts(const TrainingRun &run,
                                                                  const TrainingMemory &memory);

} // namespace xj::sizing
