// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace xj::sizing {

/// What failures and checkpoints cost a long job.
struct Reliability
{
    double gpuMtbfYears = 4.0; ///< between failures of one GPU with its share of the host; 2-6 years are seen
    double restartMinutes = 15.0; ///< until training again
    double writeStallSeconds = 30.0; ///< that one checkpoint stops the job
};

/// Share of wall time that a job of `gpus` loses: δ/τ + τ/(2·MTBF) + R/MTBF, with τ the given interval, or
/// the best one, sqrt(2·δ·MTBF), but at least ten stalls, when `intervalMinutes` is 0. At most 0.9.
/// Young 1974; Daly 2006.
[[nodiscard]] double wastedShare(const Reliability &reliability, int gpus, double intervalMinutes = 0.0);

/// Wall time over step time where nothing fails: evaluations, input stalls, warm-up. Published programmes
/// took 1.1 to 1.4 times the ideal hours.
inline constexpr double kRunOverhead = 1.1;
/// The same for a published programme, whose GPU-hours also hold failed and repeated stretches.
inline constexpr double kProgrammeOverhead = 1.15;

/// The interval in minutes that wastes least.
[[nodiscard]] double bestCheckpointMinutes(const Reliability &reliability, int gpus);

} // namespace xj::sizing
