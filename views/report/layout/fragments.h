// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/report/layout/block.h"
#include "views/report/layout/placed_box.h"
#include "views/report/layout/typography.h"

#include <vector>

namespace xj::report::layout {

/// What pieces are made with.
struct Press
{
    const Typography &typography;
    double width; ///< of the column, dots
    double tallestPiece; ///< a table row taller than this is split between its lines, dots
};

/// The unbreakable pieces of a block, top to bottom, in a column of the press's width. A paragraph gives one
/// piece a line, held together so that neither its first nor its last line stands alone; a table one piece a
/// row.
[[nodiscard]] std::vector<Fragment> fragments(const Block &block, const Press &press);

/// The pieces of a table; see fragments().
[[nodiscard]] std::vector<Fragment> tableFragments(const Table &table, const Press &press);

/// A box with all or some lines of a text.
[[nodiscard]] PlacedBox textBox(const std::shared_ptr<const TextLines> &lines, QPointF topLeft, double width,
                                TypeRole role, int first = 0, int count = -1);

} // namespace xj::report::layout
