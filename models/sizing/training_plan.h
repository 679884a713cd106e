// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/workload.h"
#include "models/sizing/model_shape.h"
#include "models/sizing/sizing.h"
#include "models/sizing/training_run.h"

#include <optional>
#include <vector>

namespace xj::sizing {

/// A training need with every gap filled, and the defaults that filled them.
struct TrainingPlan
{
    ModelShape shape;
    domain::TrainingMethod method = domain::TrainingMethod::FullFineTune;
    domain::Precision precision = domain::Precision::Bf16; ///< of the arithmetic
    TrainingRecipe recipe;
    double sequence = 4096.0;
    int globalBatch = 128; ///< sequences per optimizer step
    int microBatch = 1;
    domain::Recompute recompute = domain::Recompute::Automatic;
    double adapterParameters = 0.0;
    std::optional<double> tokens; ///< of all epochs, times the load's scale
    std::optional<double> deadlineDays; ///< of one run, shortened where a month must hold several
    double checkpointMinutes = 30.0;
    double datasetGB = 0.0;
    std::vector<domain::Reason> notes; ///< DefaultTaken, with the project file's keys; ContextBeyondModel

    /// Bytes of weights, gradients and optimizer states of the whole job, before any sharding.
    [[nodiscard]] double staticBytes() const;
    /// Bytes of one checkpoint: weights, master copy and moments; adapters alone for adapter methods.
    [[nodiscard]] double checkpointBytes() const;
};

/// Defaults: BF16, AdamW, one epoch, 4096 tokens (or the model's maximum), 128 sequences per step (32 for
/// adapters), micro-batch 1, rank 16 on every linear layer, a 4-bit base for QLoRA, a checkpoint every 30
/// minutes. `scale` multiplies the tokens.
[[nodiscard]] TrainingPlan trainingPlan(const domain::TrainingNeed &need, const ResolvedModel &model,
                                        double scale);

/// Bytes per parameter by method, precision and optimizer: mixed 16-bit training keeps 2 + 4 + 4 (weights,
/// FP32 gradients, master copy) and AdamW 8 more, 8-bit Adam 2, SGD with momentum and Muon 4, Adafactor none.
/// Rajbhandari et al. 2020, section 3; Megatron-LM.
[[nodiscard]] TrainingRecipe trainingRecipe(domain::TrainingMethod method, domain::Precision precision,
                                            domain::Optimizer optimizer, bool flashAttention);

} // namespace xj::sizing
