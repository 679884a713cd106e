// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/catalogue.h"
#include "models/domain/project.h"
#include "models/domain/selection_result.h"
#include "models/domain/sizing_result.h"

#include <vector>

namespace xj::recommend {

/// Busy share of a training fleet whose runs per month are not stated, unless the project assumes another.
inline constexpr double kUnknownUtilisation = 0.6;

/// How large a workload is in a month, relative to what was entered: growth compounds from month 1, and of
/// the events that have come the last one with a scale holds. month from 1.
[[nodiscard]] double loadScale(const domain::Expansion &expansion, const QString &workload, int month);

/// The model that a workload runs in a month: the last event's that names one, else its own.
[[nodiscard]] const domain::ModelChoice &modelInMonth(const domain::Project &project,
                                                      const domain::Workload &workload, int month);

/// One workload on the boxes that the best candidate (or, without one, the most fitting accelerator) offers.
struct WorkloadDemand
{
    QString workload;
    QString gpuId; ///< empty: nothing fits
    int gpusPerInstance = 1;
    int gpusPerReplica = 1; ///< what one replica or one test of the job takes
    const domain::Candidate *candidate = nullptr; ///< null: nothing is ranked
    std::vector<double> gpus; ///< wanted in months 1..T, whole instances; index 0 is month 1
    std::vector<double> rawGpus; ///< the same before rounding up to instances
    double utilisation = 0.0; ///< expected busy share of those GPUs, 0..1; 0: not known
    /// Share of the month that the candidate bills: a training fleet rented by the hour is paid for its runs,
    /// a service and everything rented by the month around the clock.
    double billedShare = 1.0;
};

/// Demand over the horizon on the chosen boxes. Sizes anew only where the load crosses to a new month's
/// scale; the pointers of the result live as long as `funnel`.
[[nodiscard]] WorkloadDemand demandOf(const domain::Project &project, const domain::Workload &workload,
                                      const domain::WorkloadSizing &sizing, const domain::Funnel &funnel,
                                      const domain::Catalogue &catalogue);

} // namespace xj::recommend
