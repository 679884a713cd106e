// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/cost/exact_decimal.h"
#include "models/selection/scoring.h"

#include <optional>
#include <vector>

namespace xj::selection {

/// Why a bid must be explained before it may win.
enum class AbnormalLow {
    BelowHalfOfMean, ///< of all conforming bids
    BelowHalfOfNextLowest,
    Below45PercentOfCeiling
};

struct AbnormalBid
{
    std::vector<AbnormalLow> triggers;
    bool aboveCeiling = false; ///< invalid
};

/// Strictly below 50 % of the mean of the conforming bids, 50 % of the next lowest, 45 % of the ceiling. The
/// rule holds for government purchases from 2026-02-01 (Caiku [2026] 2, secondary text); it asks for an
/// explanation and eliminates nobody. Bids above the ceiling do not conform and enter no comparison. The
/// order of the bids does not matter.
[[nodiscard]] std::vector<AbnormalBid> abnormallyLow(const std::vector<cost::ExactDecimal> &prices,
                                                     const std::optional<cost::ExactDecimal> &ceiling,
                                                     const ProcurementFrame &frame);

} // namespace xj::selection
