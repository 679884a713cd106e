// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

namespace xj::cost {

/// A share of the time during which so many GPUs are wanted.
struct LoadLevel
{
    double share = 0.0;
    double gpus = 0.0;
};

/// Own the base load, rent the peak (cost model, section 4). Per owned GPU a fixed cost F a month and a
/// variable w an hour; rented ones cost p an hour.
struct HybridInput
{
    double ownFixedPerGpuMonth = 0.0;
    double ownPerGpuHour = 0.0;
    double rentPerGpuHour = 0.0;
    double hoursPerMonth = 730.0;
    std::vector<LoadLevel> load; ///< shares sum to 1
    int gpusPerNode = 1; ///< only whole nodes are owned
};

struct HybridAnswer
{
    std::optional<double> criticalShare; ///< F/(H (p - w)), the break-even utilisation; none when p <= w
    double ownGpus = 0.0;
    double costAllRent = 0.0; ///< per month
    double costAllOwn = 0.0;
    double costBest = 0.0;
    std::optional<double>
        useOfLastOwned; ///< share of time that wants the last owned GPU; none when nothing is owned
};

/// F N + sum s_k H (w min(D_k, N) + p max(D_k - N, 0)).
[[nodiscard]] double hybridCost(const HybridInput &input, double owned);

/// Owns the j-th GPU iff the share of time that wants it exceeds the critical share; ties go to fewer GPUs.
/// Never dearer than owning all or renting all. The order of the levels does not matter, to the bit.
[[nodiscard]] HybridAnswer ownBaseLoad(HybridInput input);

} // namespace xj::cost
