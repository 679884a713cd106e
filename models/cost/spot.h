// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

namespace xj::cost {

/// A job on interruptible capacity that writes checkpoints. Interruptions are Poisson; real ones come in
/// clusters, so the rate deserves a band.
struct SpotJob
{
    double onDemandPerHour = 0.0;
    double spotPerHour = 0.0;
    double interruptionsPerHour = 0.0;
    double checkpointHours = 0.0;
    double restartHours = 0.0; ///< billed
    bool canCheckpoint = true;
    double onDemandShare = 0.0; ///< of the hours that fall back to on demand, 0..1
};

struct SpotAnswer
{
    std::optional<double> youngIntervalHours; ///< sqrt(2 c / lambda); none without interruptions
    std::optional<double> bestIntervalHours; ///< the exact minimum
    double overheadAtYoung = 1.0; ///< billed hours per productive hour
    double overheadAtBest = 1.0;
    double effectivePerHour = 0.0; ///< at Young's interval, with the on-demand share
    bool spotWins = false; ///< strictly cheaper than on demand, and the job can checkpoint
    double breakEvenSpotPrice = 0.0; ///< on demand / overhead
};

/// omega(tau) = e^(lambda R) (e^(lambda (tau + c)) - 1)/(lambda tau): expected billed hours per productive
/// hour. 1 + c/tau when lambda = 0. tau > 0. Source: Young 1974, Daly 2006.
[[nodiscard]] double spotOverhead(double interruptionsPerHour, double checkpointHours, double restartHours,
                                  double intervalHours);

[[nodiscard]] SpotAnswer evaluateSpot(const SpotJob &job);

} // namespace xj::cost
