// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/report/layout/fragments.h"

#include "views/report/layout/paged_document.h"

#include <QFontMetricsF>

#include <algorithm>

namespace xj::report::layout {

namespace {

/// Longest run of pieces that is kept together; beyond it, a page break is better than a blank page.
constexpr double kTallestPieceShare = 0.45;

/// Places pieces in the column, page after page.
class Flow
{
public:
    explicit Flow(const PageGeometry &geometry)
        : m_geometry(geometry)
        , m_y(geometry.top)
    { }

    void place(const std::vector<Fragment> &pieces)
    {
        for (std::size_t first = 0; first < pieces.size();) {
            const std::size_t last = groupEnd(pieces, first);
            placeGroup(pieces, first, last);
            first = last;
        }
    }

    std::vector<PlacedBox> takeBoxes() { return std::move(m_boxes); }
    std::vector<OutlineEntry> takeOutline() { return std::move(m_outline); }
    [[nodiscard]] int pages() const { return m_page + 1; }

private:
    /// One past the last piece that the first holds on to.
    static std::size_t groupEnd(const std::vector<Fragment> &pieces, std::size_t first)
    {
        std::size_t end = first;
        while (end < pieces.size() && pieces[end].keepWithNext)
            ++end;
        return std::min(end + 1, pieces.size());
    }

    [[nodiscard]] double bottom() const { return m_geometry.height - m_geometry.bottom; }
    [[nodiscard]] bool atTop() const { return m_y <= m_geometry.top; }

    void newPage()
    {
        ++m_page;
        m_y = m_geometry.top;
    }

    static double heightOf(const std::vector<Fragment> &pieces, std::size_t first, std::size_t last,
                           bool atTop)
    {
        double height = 0.0;
        for (std::size_t index = first; index < last; ++index)
            height += pieces[index].height + (atTop && index == first ? 0.0 : pieces[index].spaceBefore);
        return height;
    }

    void placeGroup(const std::vector<Fragment> &pieces, std::size_t first, std::size_t last)
    {
        const bool fits = m_y + heightOf(pieces, first, last, atTop()) <= bottom();
        if (!atTop() && (!fits || pieces[first].onNewPage)) {
            newPage();
            if (pieces[first].repeatedHead)
                placePiece(*pieces[first].repeatedHead);
        }
        for (std::size_t index = first; index < last; ++index) {
            // A group that is taller than a page breaks where it must.
            const Fragment &piece = pieces[index];
            const double space = atTop() ? 0.0 : piece.spaceBefore;
            if (!atTop() && m_y + space + piece.height > bottom()) {
                newPage();
                if (piece.repeatedHead)
                    placePiece(*piece.repeatedHead);
            }
            placePiece(piece);
        }
    }

    void placePiece(const Fragment &piece)
    {
        if (!atTop())
            m_y += piece.spaceBefore;
        if (!piece.outlineTitle.isEmpty())
            m_outline.push_back({piece.outlineTitle, m_page});
        for (PlacedBox box : piece.boxes) {
            box.page = m_page;
            box.rect.translate(m_geometry.left, m_y);
            m_boxes.push_back(std::move(box));
        }
        m_y += piece.height;
    }

    PageGeometry m_geometry;
    std::vector<PlacedBox> m_boxes;
    std::vector<OutlineEntry> m_outline;
    int m_page = 0;
    double m_y = 0.0;
};

PlacedBox edgeText(int page, const QString &text, const QRectF &rect, Align align,
                   const Typography &typography)
{
    auto lines
        = std::make_shared<const TextLines>(text, typography.font(TypeRole::PageEdge), rect.width(), align);
    PlacedBox box = textBox(lines, rect.topLeft(), rect.width(), TypeRole::PageEdge, 0, 1);
    box.page = page;
    return box;
}

QString elided(const QString &text, const QFont &font, double width)
{
    return QFontMetricsF(font).elidedText(text, Qt::ElideRight, width);
}

/// Second pass: the number of pages is known.
void addEdges(std::vector<PlacedBox> &boxes, int pages, const PageEdges &edges, const Typography &typography,
              const PageGeometry &geometry)
{
    const QFont font = typography.font(TypeRole::PageEdge);
    const double height = dotsFromMm(5.0);
    const double headerRight = geometry.columnWidth() * 0.45;
    const QString title = elided(edges.headerLeft, font, geometry.columnWidth() * 0.53);
    const QRectF header(geometry.left, geometry.headerBaseline, geometry.columnWidth(), height);
    const QRectF footer(geometry.left, geometry.footerTop, geometry.columnWidth(), height);
    const QColor grey(0x8a, 0x8f, 0x94);
    for (int page = 0; page < pages; ++page) {
        if (page > 0) {
            boxes.push_back(edgeText(page, title, header, Align::Left, typography));
            boxes.push_back(edgeText(page, elided(edges.headerRight, font, headerRight),
                                     header.adjusted(header.width() - headerRight, 0, 0, 0), Align::Right,
                                     typography));
            boxes.push_back({page, QRectF(header.left(), header.bottom(), header.width(), dotsFromMm(0.15)),
                             FillContent{grey}});
        }
        const QString number = edges.pageOf.arg(QString::number(page + 1), QString::number(pages));
        boxes.push_back(
            {page, QRectF(footer.left(), footer.top() - dotsFromMm(1.0), footer.width(), dotsFromMm(0.15)),
             FillContent{grey}});
        boxes.push_back(edgeText(page, elided(edges.footerLeft, font, footer.width() * 0.8), footer,
                                 Align::Left, typography));
        boxes.push_back(edgeText(page, number, footer, Align::Right, typography));
    }
}

} // namespace

PagedDocument paginate(const Blocks &blocks, const PageEdges &edges, const Typography &typography,
                       const PageGeometry &geometry)
{
    const Press press{typography, geometry.columnWidth(), geometry.columnHeight() * kTallestPieceShare};
    std::vector<Fragment> pieces;
    for (const Block &block : blocks)
        std::ranges::move(fragments(block, press), std::back_inserter(pieces));
    Flow flow(geometry);
    flow.place(pieces);
    std::vector<PlacedBox> boxes = flow.takeBoxes();
    addEdges(boxes, flow.pages(), edges, typography, geometry);
    return {std::move(boxes), flow.pages(), flow.takeOutline(), geometry};
}

} // namespace xj::report::layout
