// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

namespace xj::cost {

/// A marginal price tier: units above the tier before and up to `upTo` cost `unitPrice` each. A free
/// allowance is a tier of price zero.
struct PriceTier
{
    std::optional<double> upTo; ///< absent: no upper bound (the last tier)
    double unitPrice = 0.0;
};

/// Whether the bounds ascend and only the last tier is open.
[[nodiscard]] bool tiersAscend(const std::vector<PriceTier> &tiers);

/// The cost of `amount` units, each in its tier. Nothing when the amount exceeds the last bound: the
/// supplier has quoted no price for it.
[[nodiscard]] std::optional<double> tieredCost(double amount, const std::vector<PriceTier> &tiers);

} // namespace xj::cost
