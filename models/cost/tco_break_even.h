// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/cost/tco_options.h"

namespace xj::cost {

/// All about where building overtakes renting: utilisation with every crossing, the unit-cost curve, the
/// month, the answer without a residual value. Both options must be costed.
[[nodiscard]] domain::BreakEven breakEvenOf(FleetEvaluation &fleet, const domain::OptionCost &rent,
                                            const domain::OptionCost &build);

/// When to order (cost model, section 7).
[[nodiscard]] domain::SwitchMonth switchMonthOf(FleetEvaluation &fleet);

/// Each assumption alone: build - rent at the ends of its range.
[[nodiscard]] std::vector<domain::SensitivityRow>
sensitivityOf(FleetEvaluation &fleet, const std::vector<domain::AssumptionUsed> &assumptions);

/// The value of one assumption at which both cost the same, the nearest to the value in use; nothing within
/// its range.
[[nodiscard]] std::optional<double> breakEvenValue(FleetEvaluation &fleet,
                                                   const domain::AssumptionUsed &assumption);

} // namespace xj::cost
