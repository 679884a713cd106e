// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/selection/abnormal_bids.h"

#include <algorithm>

namespace xj::selection {

using cost::ExactDecimal;

namespace {

bool inForce(const ProcurementFrame &frame)
{
    return frame.regime == ProcurementRegime::Government && (!frame.date || *frame.date >= QDate(2026, 2, 1));
}

} // namespace

std::vector<AbnormalBid> abnormallyLow(const std::vector<ExactDecimal> &prices,
                                       const std::optional<ExactDecimal> &ceiling,
                                       const ProcurementFrame &frame)
{
    std::vector<AbnormalBid> result(prices.size());
    std::vector<ExactDecimal> conforming;
    for (size_t i = 0; i < prices.size(); ++i) {
        result[i].aboveCeiling = ceiling && prices[i] > *ceiling;
        if (!result[i].aboveCeiling)
            conforming.push_back(prices[i]);
    }
    if (!inForce(frame) || conforming.empty())
        return result;
    std::sort(conforming.begin(), conforming.end(),
              [](const ExactDecimal &a, const ExactDecimal &b) { return a < b; });
    ExactDecimal sum;
    for (const ExactDecimal &price : conforming)
        sum = sum + price;

    // Multiplied out, so that nothing is divided: P < S/(2 n), P < next/2, P < 0.45 C.
    const ExactDecimal two(2);
    const ExactDecimal count(static_cast<qint64>(conforming.size()));
    for (size_t i = 0; i < prices.size(); ++i) {
        if (result[i].aboveCeiling)
            continue;
        std::vector<AbnormalLow> &triggers = result[i].triggers;
        if (prices[i] * two * count < sum)
            triggers.push_back(AbnormalLow::BelowHalfOfMean);
        // Only the lowest bid can lie below half of the second lowest; a tie for the lowest has no gap.
        if (conforming.size() > 1 && prices[i] * two < conforming[1])
            triggers.push_back(AbnormalLow::BelowHalfOfNextLowest);
        if (ceiling && prices[i] * ExactDecimal(100) < *ceiling * ExactDecimal(45))
            triggers.push_back(AbnormalLow::Below45PercentOfCeiling);
    }
    return result;
}

} // namespace xj::selection
