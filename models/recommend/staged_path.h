// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/catalogue.h"
#include "models/domain/cost_result.h"
#include "models/domain/path_result.h"
#include "models/domain/project.h"
#include "models/recommend/demand.h"

#include <vector>

namespace xj::recommend {

/// What the path is laid from; parallel vectors, one entry per workload in project order.
struct PathInputs
{
    const domain::Project &project;
    const domain::Catalogue &catalogue;
    const std::vector<WorkloadDemand> &demands;
    const std::vector<const domain::WorkloadSizing *> &sizings;
    const std::vector<const domain::Funnel *> &funnels;
    const domain::Tco &tco;
    domain::SupplyOption proposed
        = domain::SupplyOption::Rent; ///< what the headline proposes for the long run
};

/// The three stages over the horizon: one or two GPUs to validate, an eight-GPU box, a cluster; which are
/// skipped and why, when each starts, on what, at what cost, and what must hold to leave it. Source: cost
/// model, section 10.
[[nodiscard]] domain::StagedPath stagedPath(const PathInputs &inputs);

} // namespace xj::recommend
