// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/catalogue.h"
#include "models/domain/progress.h"
#include "models/domain/project.h"
#include "models/domain/recommendation.h"
#include "models/domain/result.h"

namespace xj::recommend {

/// The one pure entry: sizes each workload, eliminates and ranks what the market offers, costs rent against
/// build, lays out the staged path, and states the headline with every default that was used. Same inputs,
/// same value, to the byte. Errors: those of the parts, with the field's JSON path; NoWorkload; Cancelled.
[[nodiscard]] domain::CheckedResult<domain::Recommendation> recommend(const domain::Project &project,
                                                                      const domain::Catalogue &catalogue,
                                                                      const domain::Progress &progress);

} // namespace xj::recommend
