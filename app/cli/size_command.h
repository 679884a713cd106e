// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command_context.h"

#include <QStringList>

namespace xj::app {

/// `xuanji size PROJECT.json`: the sizing of each workload as JSON. kNothingQualifies when a workload fits on
/// nothing.
[[nodiscard]] int runSizeCommand(const QStringList &arguments, const CommandContext &context);

} // namespace xj::app
