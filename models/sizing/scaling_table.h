// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/gpu.h"
#include "models/domain/sizing_result.h"
#include "models/sizing/training_plan.h"

#include <vector>

namespace xj::sizing {

class Calibration;

/// What links leave of the speed of a training job on this card: 2, 4 and 8 GPUs inside a box over PCIe,
/// bridges and full-rate links; 16, 32 and 64 in boxes of eight over Ethernet and InfiniBand. Each point
/// takes the layout that is fastest over its link; points at which nothing fits are left out. By link, then
/// by count.
[[nodiscard]] std::vector<domain::ScalingPoint> scalingTable(const TrainingPlan &plan, const domain::Gpu &gpu,
                                                             const Calibration &calibration);

} // namespace xj::sizing
