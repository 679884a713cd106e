// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/items/heading.h"

#include <QString>

namespace xj::widgets {

/// The words over a column.
[[nodiscard]] QString headingText(items::Heading heading);

} // namespace xj::widgets
