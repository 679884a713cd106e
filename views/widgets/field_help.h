// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace xj::widgets {

/// One or two sentences for people who do not know the field's terms: what the entry is and where to find it.
/// Empty for entries whose label says it all.
[[nodiscard]] QString fieldHelp(const QString &key);

} // namespace xj::widgets
