// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/cost/tco.h"

#include <QtGlobal>

#include <optional>
#include <vector>

namespace xj::cost {

/// How sure the comparison is, by sampling every assumption over its published range.
struct BuildRisk
{
    int draws = 0;
    quint64 seed = 0; ///< printed in the report: the same seed gives the same draws
    double buildCheaperShare = 0.0; ///< of the draws
    double standardError = 0.0; ///< sqrt(p (1 - p)/n)
    std::vector<double> differences; ///< build - rent, NPV, ascending: the distribution itself
    /// Break-even utilisation; a draw that never breaks even counts as infinitely high, one that always
    /// builds as zero. None where that quantile is "never".
    std::optional<double> utilisationP10;
    std::optional<double> utilisationP90;

    /// The difference that a share of the draws stays below. share in [0, 1]; draws > 0.
    [[nodiscard]] double quantile(double share) const;
};

/// Latin hypercube over triangular ranges [low, value, high]; the yearly changes of rents and of hardware
/// prices are one market and correlate by 0.5 in rank. Common draws for both options. Nothing when not both
/// can be costed or no assumption has a range. O(draws): some 0.2 s for 10,000 draws, so on a worker thread.
/// Cost model, section 11.
[[nodiscard]] std::optional<BuildRisk> assessRisk(const TcoInputs &inputs,
                                                  const std::vector<domain::AssumptionUsed> &assumptions,
                                                  int draws, quint64 seed);

} // namespace xj::cost
