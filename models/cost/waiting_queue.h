// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

namespace xj::cost {

/// Jobs that wait for a free slot: Poisson arrivals, exponential service, c slots (Erlang C). An estimate:
/// training jobs are neither; a measured queue overrides it.
struct WaitingQueue
{
    double arrivalsPerUnit = 0.0; ///< lambda, per unit of time
    double serviceUnits = 0.0; ///< s, mean, in the same unit
    int slots = 1; ///< c = floor(GPUs / GPUs per job), >= 1

    [[nodiscard]] double offeredLoad() const { return arrivalsPerUnit * serviceUnits; }
};

struct WaitingAnswer
{
    double offeredLoad = 0.0; ///< a = lambda s
    double occupancy = 0.0; ///< a / c
    bool stable = false; ///< a < c; otherwise the queue grows without end
    double waitProbability = 1.0;
    std::optional<double> meanWait; ///< none when unstable
    double withinTarget = 0.0; ///< P(wait <= target); 0 when unstable
    std::optional<double> meanQueue; ///< waiting jobs; none when unstable
};

/// Erlang B by recursion B_k = a B/(k + a B), C = c B/(c - a (1 - B)); mean wait C s/(c - a);
/// P(wait > t) = C e^(-(c - a) t/s).
[[nodiscard]] WaitingAnswer waiting(const WaitingQueue &queue, double targetWait);

/// Fewest slots so that P(wait <= target) >= goal, by counting up. goal in [0, 1). None beyond 10 million.
[[nodiscard]] std::optional<int> slotsFor(double arrivalsPerUnit, double serviceUnits, double targetWait,
                                          double goal);

} // namespace xj::cost
