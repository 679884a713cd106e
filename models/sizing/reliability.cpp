// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/sizing/reliability.h"

#include <algorithm>
#include <cmath>

namespace xj::sizing {

namespace {

constexpr double kMinutesPerYear = 365.25 * 24.0 * 60.0;
constexpr double kMostWaste = 0.9;

double jobMtbfMinutes(const Reliability &reliability, int gpus)
{
    return reliability.gpuMtbfYears * kMinutesPerYear / std::max(1, gpus);
}

} // namespace

double bestCheckpointMinutes(const Reliability &reliability, int gpus)
{
    const double stall = reliability.writeStallSeconds / 60.0;
    return std::max(std::sqrt(2.0 * stall * jobMtbfMinutes(reliability, gpus)), 10.0 * stall);
}

double wastedShare(const Reliability &reliability, int gpus, double intervalMinutes)
{
    const double mtbf = jobMtbfMinutes(reliability, gpus);
    const double interval
        = intervalMinutes > 0.0 ? intervalMinutes : bestCheckpointMinutes(reliability, gpus);
    const double stall = reliability.writeStallSeconds / 60.0;
    const double waste = stall / interval + interval / (2.0 * mtbf) + reliability.restartMinutes / mtbf;
    return std::min(waste, kMostWaste);
}

} // namespace xj::sizing
