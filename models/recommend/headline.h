// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/project.h"
#include "models/domain/recommendation.h"
#include "models/recommend/demand.h"

#include <vector>

namespace xj::recommend {

/// Rent, build or both over the horizon. Building is proposed only when it is the cheaper option, its
/// break-even utilisation is no higher than the planned one, it pays back within half the horizon, and its
/// outlay keeps to the capital budget (cost model, section 10). Otherwise rent.
[[nodiscard]] domain::SupplyOption proposedSupply(const domain::Tco &tco, const domain::Project &project);

/// What the verdict bar and the report's first page say: the action, and at most three reasons and three
/// risks, from what the parts have found. `recommendation` is complete but for its headline;
/// `demands` are those of its workloads, in the same order.
[[nodiscard]] domain::Headline headlineOf(const domain::Recommendation &recommendation,
                                          const std::vector<WorkloadDemand> &demands,
                                          domain::SupplyOption proposed);

} // namespace xj::recommend
