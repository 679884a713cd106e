// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command_context.h"

#include <QStringList>

namespace xj::app {

/// `xuanji import FILE [--as quotes|offers] [--provider ID] [--observed-on DATE] [--today DATE] [--sheet
/// NAME]`: prints what was read; nothing is stored. kWrongInput when the file as a whole cannot be used;
/// kNothingQualifies when no row gave an offer or an item.
[[nodiscard]] int runImportCommand(const QStringList &arguments, const CommandContext &context);

} // namespace xj::app
