// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/recommendation.h"

#include <vector>

namespace xj::charts {

/// The accelerators worth showing side by side for one workload, each once: those of the ranked offers in
/// their order, then others that hold it, fewest GPUs first, then those that do not, largest memory first. At
/// most `most`, of which up to `misfits` places are kept for the last kind, so that the limit is seen as
/// well. Accelerators whose memory could not be computed are left out.
[[nodiscard]] std::vector<const domain::AcceleratorSizing *>
comparedAccelerators(const domain::WorkloadRecommendation &workload, std::size_t most, std::size_t misfits);

} // namespace xj::charts
