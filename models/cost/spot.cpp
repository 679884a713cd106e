// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/cost/spot.h"

#include "models/cost/root.h"

#include <cmath>

namespace xj::cost {

namespace {

/// The interval of least overhead. Setting the derivative of omega to zero leaves
/// (1 - x) e^(x + lambda c) = 1 for x = lambda tau, with exactly one root in (0, 1).
std::optional<double> bestInterval(double lambda, double checkpoint)
{
    const auto slope = [&](double x) { return (1.0 - x) * std::exp(x + lambda * checkpoint) - 1.0; };
    const std::optional<double> x = rootBetween(slope, 0.0, 1.0);
    return x ? std::optional(*x / lambda) : std::nullopt;
}

} // namespace

double spotOverhead(double interruptionsPerHour, double checkpointHours, double restartHours,
                    double intervalHours)
{
    const double lambda = interruptionsPerHour;
    if (lambda == 0.0)
        return 1.0 + checkpointHours / intervalHours;
    return std::exp(lambda * restartHours) * std::expm1(lambda * (intervalHours + checkpointHours))
        / (lambda * intervalHours);
}

SpotAnswer evaluateSpot(const SpotJob &job)
{
    SpotAnswer answer;
    const double lambda = job.interruptionsPerHour;
    if (lambda > 0.0 && job.checkpointHours > 0.0) {
        answer.youngIntervalHours = std::sqrt(2.0 * job.checkpointHours / lambda);
        answer.overheadAtYoung
            = spotOverhead(lambda, job.checkpointHours, job.restartHours, *answer.youngIntervalHours);
        answer.bestIntervalHours = bestInterval(lambda, job.checkpointHours);
        answer.overheadAtBest = answer.bestIntervalHours
            ? spotOverhead(lambda, job.checkpointHours, job.restartHours, *answer.bestIntervalHours)
            : answer.overheadAtYoung;
    } else if (lambda > 0.0) {
        // Free checkpoints are written without pause; only the restarts are lost.
        answer.youngIntervalHours = 0.0;
        answer.bestIntervalHours = 0.0;
        answer.overheadAtYoung = answer.overheadAtBest = std::exp(lambda * job.restartHours);
    }
    const double spot = job.spotPerHour * answer.overheadAtYoung;
    answer.effectivePerHour = (1.0 - job.onDemandShare) * spot + job.onDemandShare * job.onDemandPerHour;
    answer.spotWins = job.canCheckpoint && spot < job.onDemandPerHour;
    answer.breakEvenSpotPrice = job.onDemandPerHour / answer.overheadAtYoung;
    return answer;
}

} // namespace xj::cost
