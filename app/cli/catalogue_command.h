// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command_context.h"

#include <QStringList>

namespace xj::app {

/// `xuanji catalogue gpus|models|servers|providers|offers|builds|rates [--json]`: the facts as an aligned
/// table in the chosen language, or as a JSON array whose keys name their units. `arguments`: everything
/// after "catalogue".
[[nodiscard]] int runCatalogueCommand(const QStringList &arguments, const CommandContext &context);

} // namespace xj::app
