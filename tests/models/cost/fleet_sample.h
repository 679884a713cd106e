// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/cost/assumption_table.h"
#include "models/cost/tco.h"

#include <vector>

namespace xj::tests {

/// Plain assumptions that can be done in the head: a GPU's server share costs 1000, nothing else costs
/// anything, nothing is discounted and nothing is worth anything at the end.
[[nodiscard]] std::vector<domain::AssumptionUsed> plainAssumptions();

/// Changes one of them.
void assume(std::vector<domain::AssumptionUsed> &assumptions, cost::CostParameter parameter, double value);

/// Eight GPUs, wanted throughout, at a rent of 1 an hour.
[[nodiscard]] cost::TcoInputs plainInputs(int months);

} // namespace xj::tests
