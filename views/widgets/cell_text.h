// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/items/cell.h"
#include "views/text/format.h"
#include "views/widgets/theme.h"

#include <optional>

namespace xj::widgets {

/// The words and figures of a cell. `columnUnit` is the unit that the column's heading already names: such
/// numbers stand without it.
[[nodiscard]] QString cellText(const items::Cell &cell, domain::Unit columnUnit, const text::Style &style);

/// The tone of a cell that carries a judgement; nothing for plain facts.
[[nodiscard]] std::optional<Tone> cellTone(const items::Cell &cell);

[[nodiscard]] QString workloadKindName(items::WorkloadKind kind);
[[nodiscard]] QString yesOrNo(bool value);

} // namespace xj::widgets
