// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command_context.h"

#include <QStringList>

namespace xj::app {

/// `xuanji recommend PROJECT.json [--pdf FILE] [--json FILE]`: kNothingQualifies when no candidate survives;
/// the files are written all the same, since they say why.
[[nodiscard]] int runRecommendCommand(const QStringList &arguments, const CommandContext &context);

} // namespace xj::app
