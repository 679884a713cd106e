// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command_context.h"

#include <QStringList>

namespace xj::app {

/// `xuanji cost CASE.json`: runs one case of the cost model and prints its answer as JSON, under the keys of
/// the case format. Keys of the inputs that the kind does not know are named on the error output.
[[nodiscard]] int runCostCommand(const QStringList &arguments, const CommandContext &context);

} // namespace xj::app
