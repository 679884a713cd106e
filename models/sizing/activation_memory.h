// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/sizing/training_run.h"

namespace xj::sizing {

/// Bytes that one layer keeps for the backward pass, per token, 16-bit: K = divided/t + serial, where serial
/// (residuals, norms) divides by t too under sequence parallelism. With flash attention and everything
/// trained K = 12h·... = 2·(norm inputs, linear inputs) + 2·aD + 4·kD + 2·aD + 6·f (gated).
/// Frozen linear layers need no input. MoE layers count f_e·K·κ and the dispatch copies.
struct LayerActivation
{
    double divided = 0.0;
    double serial = 0.0;

    [[nodiscard]] double perToken(double tensor, bool sequenceParallel) const
    {
        return divided / tensor + (sequenceParallel ? serial / tensor : serial);
    }
};
[[nodiscard]] LayerActivation layerActivation(const TrainingRun &run);

/// Bytes of activations of one pipeline stage at its peak. Full recompute keeps the layer inputs and one
/// layer's K; selective keeps every second layer whole; micro-batches in flight by 1F1B (the first stage
/// holds p of them), more when interleaved. Korthikanti et al. 2022, section 4; Narayanan et al. 2021,
/// section 2.2. `inFlight` overrides the first stage's count when above 0.
[[nodiscard]] double stageActivations(const TrainingRun &run, double inFlight = 0.0);

/// Micro-batches whose activations the first stage holds at once.
[[nodiscard]] double microBatchesInFlight(const TrainingRun &run);

/// Bytes of logits and their copies on the last stage: z·V·b·s/(t·c).
[[nodiscard]] double logitMemory(const TrainingRun &run);

} // namespace xj::sizing
