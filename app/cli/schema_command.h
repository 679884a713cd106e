// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command_context.h"

#include <QStringList>

namespace xj::app {

/// `xuanji schema project|cost|recommendation`.
[[nodiscard]] int runSchemaCommand(const QStringList &arguments, const CommandContext &context);

} // namespace xj::app
