// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace xj::fonts {

/// Resource paths of the report's own faces, regular first; empty in a build without them.
[[nodiscard]] QStringList facePaths();

} // namespace xj::fonts
