// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/report/layout/block.h"
#include "views/report/layout/page_geometry.h"
#include "views/report/layout/placed_box.h"
#include "views/report/layout/typography.h"
#include "views/report/report.h"

#include <vector>

QT_BEGIN_NAMESPACE
class QPainter;
QT_END_NAMESPACE

namespace xj::report::layout {

/// Pages as a list of placed boxes. Immutable; painted by any painter whose units are dots.
class PagedDocument
{
public:
    PagedDocument(std::vector<PlacedBox> boxes, int pages, std::vector<OutlineEntry> outline,
                  const PageGeometry &geometry);

    [[nodiscard]] int pageCount() const { return m_pages; }
    [[nodiscard]] const std::vector<PlacedBox> &boxes() const { return m_boxes; }
    [[nodiscard]] const std::vector<OutlineEntry> &outline() const { return m_outline; }
    [[nodiscard]] const PageGeometry &geometry() const { return m_geometry; }

    void paintPage(int page, QPainter &painter) const;

private:
    std::vector<PlacedBox> m_boxes; ///< by page, in painting order
    int m_pages = 0;
    std::vector<OutlineEntry> m_outline;
    PageGeometry m_geometry;
};

/// Fills pages from top to bottom. A piece that must keep with its next moves with it; a heading is never
/// last on a page; a table that goes on repeats its heading row; what is taller than a page stands alone on
/// one. The edges are placed in a second pass, when the number of pages is known.
[[nodiscard]] PagedDocument paginate(const Blocks &blocks, const PageEdges &edges,
                                     const Typography &typography, const PageGeometry &geometry = {});

} // namespace xj::report::layout
