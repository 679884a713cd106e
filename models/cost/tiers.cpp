// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/cost/tiers.h"

#include "models/cost/compensated_sum.h"

#include <algorithm>

namespace xj::cost {

bool tiersAscend(const std::vector<PriceTier> &tiers)
{
    double below = 0.0;
    for (size_t i = 0; i < tiers.size(); ++i) {
        if (!tiers[i].upTo)
            return i + 1 == tiers.size();
        if (*tiers[i].upTo < below)
            return false;
        below = *tiers[i].upTo;
    }
    return true;
}

std::optional<double> tieredCost(double amount, const std::vector<PriceTier> &tiers)
{
    CompensatedSum cost;
    double below = 0.0;
    for (const PriceTier &tier : tiers) {
        if (amount <= below)
            break;
        const double top = tier.upTo ? std::min(amount, *tier.upTo) : amount;
        cost.add((top - below) * tier.unitPrice);
        below = std::max(below, top);
    }
    if (amount > below)
        return std::nullopt;
    return cost.value();
}

} // namespace xj::cost
