// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/project/open_project.h"

namespace xj::project {

/// The product's engine for the open project: first what in the entries cannot hold together, each with its
/// place, then recommend::recommend.
[[nodiscard]] OpenProject::Engine productEngine();

} // namespace xj::project
