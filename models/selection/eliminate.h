// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/catalogue.h"
#include "models/domain/project.h"
#include "models/domain/selection_result.h"
#include "models/domain/sizing_result.h"

#include <QDate>

namespace xj::selection {

/// Judges every catalogue offer, every quote and every provider without a public price for one workload: four
/// layers in their order, the first failing layer decides, later findings are kept; survivors are ranked by
/// the comparable monthly price of what the workload needs. `sizing` is this workload's; `asOf` decides what
/// is stale or expired. Rules: procurement rules P1, P2. Pure; O(offers).
[[nodiscard]] domain::Funnel eliminate(const domain::Workload &workload, const domain::WorkloadSizing &sizing,
                                       const domain::Project &project, const domain::Catalogue &catalogue,
                                       const QDate &asOf);

} // namespace xj::selection
