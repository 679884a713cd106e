// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/sizing/training_memory.h"
#include "models/sizing/training_plan.h"
#include "models/sizing/training_step.h"

namespace xj::sizing {

/// The card and box that layouts are tried on.
struct LayoutSpace
{
    TrainingPlatform platform;
    double usableGiB = 0.0; ///< planned share of what a program sees
    int linkGroup = 1; ///< GPUs that tensor parallelism may span
};

/// A layout with what it needs and how long a step takes.
struct LayoutChoice
{
    TrainingRun run; ///< `shape` points into the plan
    double driverGiB = 0.0; ///< on the fullest GPU, as nvidia-smi shows it
    double stepSeconds = 0.0;
    double tokensPerSecond = 0.0;
    bool fits = false;
};

/// The fastest layout of `gpus` GPUs that fits, else the one that needs least memory. Tensor parallelism
/// stays inside the link group and divides the heads; pipeline stages divide the rest; data parallelism takes
/// what is left, at most one replica per micro-batch of the global batch, with the lowest ZeRO stage and the
/// least recompute that fit. Allocates nothing.
[[nodiscard]] LayoutChoice bestLayout(const TrainingPlan &plan, const LayoutSpace &space, int gpus);

} // namespace xj::sizing
