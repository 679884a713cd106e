// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/report/layout/paged_document.h"

#include "views/report/layout/chart_picture.h"

#include <QPainter>

#include <algorithm>

namespace xj::report::layout {

namespace {

struct ContentPainter
{
    QPainter &painter;
    const QRectF &rect;

    void operator()(const FillContent &fill) const { painter.fillRect(rect, fill.colour); }
    void operator()(const FrameContent &frame) const
    {
        painter.setPen(QPen(frame.colour, frame.width));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(rect);
    }
    void operator()(const TextContent &text) const
    {
        painter.setPen(text.colour);
        text.lines->paint(painter, rect.topLeft(), text.first, text.count);
    }
    void operator()(const ChartContent &chart) const { chart.picture->paint(painter, rect); }
};

} // namespace

PagedDocument::PagedDocument(std::vector<PlacedBox> boxes, int pages, std::vector<OutlineEntry> outline,
                             const PageGeometry &geometry)
    : m_boxes(std::move(boxes))
    , m_pages(pages)
    , m_outline(std::move(outline))
    , m_geometry(geometry)
{
    std::ranges::stable_sort(m_boxes, {}, &PlacedBox::page);
}

void PagedDocument::paintPage(int page, QPainter &painter) const
{
    const auto shown = std::ranges::equal_range(m_boxes, page, {}, &PlacedBox::page);
    for (const PlacedBox &box : shown)
        std::visit(ContentPainter{painter, box.rect}, box.content);
}

} // namespace xj::report::layout
