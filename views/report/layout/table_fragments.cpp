// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/report/layout/fragments.h"
#include "views/report/layout/page_geometry.h"

#include <QFontMetricsF>
#include <QRegularExpression>

#include <algorithm>
#include <numeric>

namespace xj::report::layout {

namespace {

using Lines = std::shared_ptr<const TextLines>;

const QColor kHeadFill(0xe3, 0xe8, 0xef);
const QColor kStrongFill(0xf1, 0xf4, 0xf8);
const QColor kRowRule(0xb9, 0xc0, 0xc8);
const QColor kEdgeRule(0x17, 0x37, 0x5e);

double padding()
{
    return dotsFromMm(1.1);
}

/// The widest word of Latin letters in a heading: Chinese may break anywhere, "Maintenance" may not.
double widestWord(const QString &heading, const QFont &font)
{
    static const QRegularExpression word(QStringLiteral("[\\x{21}-\\x{24f}]+"));
    const QFontMetricsF metrics(font);
    double widest = 0.0;
    for (auto match = word.globalMatch(heading); match.hasNext();)
        widest = std::max(widest, metrics.horizontalAdvance(match.next().captured()));
    return widest;
}

/// Widths by weight, but none below what its heading's words need: what those gain, the others give in
/// proportion. Weights alone where the words do not fit the page anyway.
std::vector<double> columnWidths(const Table &table, const Press &press)
{
    const QFont font = press.typography.font(TypeRole::TableHead);
    std::vector<double> least;
    for (const TableColumn &column : table.columns)
        least.push_back(widestWord(column.heading, font) + 2 * padding() + 1.0);
    const bool byWeightAlone = std::accumulate(least.begin(), least.end(), 0.0) > press.width;
    std::vector<bool> fixed(least.size(), false);
    std::vector<double> widths(least.size(), 0.0);
    for (bool again = true; again;) {
        double room = press.width;
        double weights = 0.0;
        for (std::size_t column = 0; column < least.size(); ++column) {
            if (fixed[column])
                room -= least[column];
            else
                weights += std::max(table.columns[column].weight, 0.01);
        }
        again = false;
        for (std::size_t column = 0; column < least.size(); ++column) {
            const double share
                = room * std::max(table.columns[column].weight, 0.01) / std::max(weights, 0.01);
            widths[column] = fixed[column] ? least[column] : share;
            if (!byWeightAlone && !fixed[column] && share < least[column]) {
                fixed[column] = true;
                again = true;
            }
        }
    }
    return widths;
}

/// Left edges of the columns and the right edge of the last.
std::vector<double> columnEdges(const Table &table, const Press &press)
{
    std::vector<double> edges{0.0};
    for (const double width : columnWidths(table, press))
        edges.push_back(edges.back() + width);
    return edges;
}

struct RowLook
{
    TypeRole role = TypeRole::TableCell;
    QColor fill; ///< invalid: none
    double minimumHeight = 0.0;
};

class TablePress
{
public:
    TablePress(const Table &table, const Press &press)
        : m_table(table)
        , m_press(press)
        , m_edges(columnEdges(table, press))
    { }

    /// One piece, or several when the row is taller than a piece may be.
    std::vector<Fragment> row(const std::vector<QString> &cells, const RowLook &look) const
    {
        const std::vector<Lines> texts = brokenCells(cells, look.role);
        int lines = 1;
        for (const Lines &text : texts)
            lines = std::max(lines, text->count());
        const double lineHeight = texts.front()->lineHeight();
        const int perPiece = std::max(
            2, static_cast<int>((m_press.tallestPiece - 2 * padding()) / std::max(lineHeight, 1.0)));
        std::vector<Fragment> pieces;
        for (int first = 0; first < lines; first += perPiece)
            pieces.push_back(piece(texts, first, std::min(perPiece, lines - first), look));
        pieces.back().boxes.push_back(rule(pieces.back().height, kRowRule));
        return pieces;
    }

    PlacedBox rule(double y, const QColor &colour) const
    {
        const double thickness = dotsFromMm(0.15);
        return {0, QRectF(0.0, y - thickness, m_press.width, thickness), FillContent{colour}};
    }

private:
    std::vector<Lines> brokenCells(const std::vector<QString> &cells, TypeRole role) const
    {
        std::vector<Lines> texts;
        for (std::size_t column = 0; column < m_table.columns.size(); ++column) {
            const QString text = column < cells.size() ? cells[column] : QString();
            const double width = m_edges[column + 1] - m_edges[column] - 2 * padding();
            texts.push_back(std::make_shared<const TextLines>(text, m_press.typography.font(role), width,
                                                              m_table.columns[column].align));
        }
        return texts;
    }

    Fragment piece(const std::vector<Lines> &texts, int first, int count, const RowLook &look) const
    {
        Fragment part;
        part.height = std::max(texts.front()->lineHeight() * count + 2 * padding(), look.minimumHeight);
        if (look.fill.isValid())
            part.boxes.push_back({0, QRectF(0.0, 0.0, m_press.width, part.height), FillContent{look.fill}});
        for (std::size_t column = 0; column < texts.size(); ++column) {
            const int lines = std::min(count, texts[column]->count() - first);
            if (lines <= 0)
                continue;
            const double width = m_edges[column + 1] - m_edges[column] - 2 * padding();
            part.boxes.push_back(textBox(texts[column], {m_edges[column] + padding(), padding()}, width,
                                         look.role, first, lines));
        }
        return part;
    }

    const Table &m_table;
    const Press &m_press;
    std::vector<double> m_edges;
};

std::shared_ptr<const Fragment> headRow(const Table &table, const TablePress &tablePress)
{
    std::vector<QString> headings;
    for (const TableColumn &column : table.columns)
        headings.push_back(column.heading);
    if (std::ranges::all_of(headings, &QString::isEmpty))
        return nullptr;
    Fragment head = tablePress.row(headings, {TypeRole::TableHead, kHeadFill, 0.0}).front();
    head.boxes.push_back(tablePress.rule(dotsFromMm(0.15), kEdgeRule));
    head.boxes.push_back(tablePress.rule(head.height, kEdgeRule));
    head.keepWithNext = true;
    return std::make_shared<const Fragment>(std::move(head));
}

} // namespace

std::vector<Fragment> tableFragments(const Table &table, const Press &press)
{
    if (table.columns.empty() || table.rows.empty())
        return {};
    const TablePress tablePress(table, press);
    const std::shared_ptr<const Fragment> head = headRow(table, tablePress);
    std::vector<Fragment> pieces;
    if (head)
        pieces.push_back(*head);
    for (const TableRow &row : table.rows) {
        const RowLook look{row.strong ? TypeRole::TableStrong : TypeRole::TableCell,
                           row.strong ? kStrongFill : QColor(), dotsFromMm(table.minimumRowHeightMm)};
        for (Fragment &piece : tablePress.row(row.cells, look)) {
            piece.repeatedHead = head;
            pieces.push_back(std::move(piece));
        }
    }
    // A last row alone on a page, under a repeated heading, looks like a mistake.
    const std::size_t fixed = head ? 1 : 0;
    if (table.keepTogether) {
        for (std::size_t index = 0; index + 1 < pieces.size(); ++index)
            pieces[index].keepWithNext = true;
    } else if (pieces.size() >= fixed + 2)
        pieces[pieces.size() - 2].keepWithNext = true;
    pieces.front().spaceBefore = dotsFromMm(2.0);
    if (pieces.front().repeatedHead == nullptr && head)
        pieces[fixed].spaceBefore = 0.0;
    return pieces;
}

} // namespace xj::report::layout
