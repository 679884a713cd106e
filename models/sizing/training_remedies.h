// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/figure.h"
#include "models/sizing/layout_search.h"

#include <vector>

namespace xj::sizing {

/// What would relieve the memory of a layout, each with its computed effect on the fullest GPU: recompute,
/// an 8-bit optimizer, a smaller micro-batch, the next ZeRO stage, offload, a shorter sequence. Only for a
/// layout that does not fit, or fills more than nine tenths of the plan; only what saves at least half a GiB.
[[nodiscard]] std::vector<domain::Reason>
trainingRemedies(const TrainingPlan &plan, const LayoutChoice &choice, const LayoutSpace &space);

} // namespace xj::sizing
