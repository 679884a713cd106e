// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/project.h"
#include "models/exchange/json_faults.h"

namespace xj::exchange {

/// Adds what cannot hold together although each value alone is valid: two loads for one service, a
/// micro-batch larger than the batch, an event beyond the horizon, a name used twice. Paths are those of the
/// project file.
void checkProject(const domain::Project &project, JsonFaults &faults);

} // namespace xj::exchange
