// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/report/layout/fragments.h"

#include "views/report/layout/chart_picture.h"
#include "views/report/layout/page_geometry.h"

#include <algorithm>
#include <cmath>

namespace xj::report::layout {

namespace {

constexpr std::size_t kKeyFiguresPerRow = 4;
const QColor kRule(0x17, 0x37, 0x5e);
const QColor kBoxFill(0xf1, 0xf4, 0xf8);

using Lines = std::shared_ptr<const TextLines>;

Lines broken(const QString &text, TypeRole role, double width, const Press &press, Align align = Align::Left)
{
    return std::make_shared<const TextLines>(text, press.typography.font(role), width, align);
}

TypeRole typeRole(TextRole role)
{
    switch (role) {
    case TextRole::Body:
        return TypeRole::Body;
    case TextRole::Lead:
        return TypeRole::Lead;
    case TextRole::Small:
        return TypeRole::Small;
    case TextRole::Caption:
        return TypeRole::Caption;
    case TextRole::Subtitle:
        return TypeRole::Subtitle;
    }
    return TypeRole::Body;
}

/// One piece a line; the first two and the last two lines hold together.
std::vector<Fragment> linePieces(const Lines &lines, double indent, TypeRole role, double spaceBefore)
{
    std::vector<Fragment> pieces;
    for (int line = 0; line < lines->count(); ++line) {
        Fragment piece;
        piece.spaceBefore = line == 0 ? spaceBefore : 0.0;
        piece.height = lines->lineHeight();
        piece.keepWithNext = line + 1 < lines->count() && (line == 0 || line + 2 == lines->count());
        piece.boxes.push_back(textBox(lines, {indent, 0.0}, lines->naturalWidth(), role, line, 1));
        pieces.push_back(std::move(piece));
    }
    return pieces;
}

std::vector<Fragment> headingPieces(const Heading &heading, const Press &press)
{
    const TypeRole role = heading.level == 0 ? TypeRole::Title
        : heading.level == 1                 ? TypeRole::Section
                                             : TypeRole::Part;
    const Lines lines = broken(heading.text, role, press.width, press);
    Fragment piece;
    piece.spaceBefore = dotsFromMm(heading.level == 1 ? 9.0 : heading.level == 2 ? 6.0 : 2.0);
    piece.height = lines->height() + dotsFromMm(heading.level == 2 ? 0.6 : 1.6);
    piece.onNewPage = heading.onNewPage;
    piece.keepWithNext = true;
    piece.boxes.push_back(textBox(lines, {0.0, 0.0}, press.width, role));
    if (heading.level == 1) {
        const QRectF rule(0.0, lines->height() + dotsFromMm(0.6), press.width, dotsFromMm(0.35));
        piece.boxes.push_back({0, rule, FillContent{kRule}});
        piece.height += dotsFromMm(0.6);
        piece.outlineTitle = heading.text;
    }
    return {piece};
}

std::vector<Fragment> paragraphPieces(const Paragraph &paragraph, const Press &press)
{
    if (paragraph.text.isEmpty())
        return {};
    const TypeRole role = typeRole(paragraph.role);
    const bool caption = paragraph.role == TextRole::Caption;
    std::vector<Fragment> pieces = linePieces(broken(paragraph.text, role, press.width, press), 0.0, role,
                                              dotsFromMm(caption ? 3.5 : 2.0));
    if (caption || paragraph.keepWithNext) {
        for (Fragment &piece : pieces)
            piece.keepWithNext = true;
    }
    return pieces;
}

std::vector<Fragment> bulletPieces(const BulletList &list, const Press &press)
{
    std::vector<Fragment> pieces;
    const double indent = dotsFromMm(5.5);
    int number = 0;
    for (const QString &item : list.items) {
        ++number;
        const QString sign = list.numbered ? QString::number(number) + u'.' : QStringLiteral("•");
        std::vector<Fragment> lines = linePieces(broken(item, TypeRole::Body, press.width - indent, press),
                                                 indent, TypeRole::Body, dotsFromMm(number == 1 ? 1.6 : 0.8));
        if (lines.empty())
            continue;
        const Lines mark = broken(sign, TypeRole::Body, indent, press);
        lines.front().boxes.push_back(textBox(mark, {dotsFromMm(0.8), 0.0}, indent, TypeRole::Body));
        std::ranges::move(lines, std::back_inserter(pieces));
    }
    return pieces;
}

Fragment keyFigureRow(std::vector<KeyFigure>::const_iterator first, std::size_t count, const Press &press)
{
    const double gap = dotsFromMm(3.0);
    const double inset = dotsFromMm(2.5);
    const double boxWidth = (press.width - gap * (kKeyFiguresPerRow - 1)) / kKeyFiguresPerRow;
    Fragment row;
    row.spaceBefore = dotsFromMm(3.0);
    for (std::size_t index = 0; index < count; ++index, ++first) {
        const double x = static_cast<double>(index) * (boxWidth + gap);
        double y = inset;
        for (const auto &[text, role] :
             {std::pair(first->label, TypeRole::KeyLabel), std::pair(first->value, TypeRole::KeyValue),
              std::pair(first->remark, TypeRole::KeyRemark)}) {
            const Lines lines = broken(text, role, boxWidth - 2 * inset, press);
            row.boxes.push_back(textBox(lines, {x + inset, y}, boxWidth - 2 * inset, role));
            y += lines->height();
        }
        row.height = std::max(row.height, y + inset);
    }
    // Behind the texts, and all as tall as the tallest.
    std::vector<PlacedBox> fills;
    for (std::size_t index = 0; index < count; ++index) {
        const double x = static_cast<double>(index) * (boxWidth + gap);
        fills.push_back({0, QRectF(x, 0.0, boxWidth, row.height), FillContent{kBoxFill}});
        fills.push_back({0, QRectF(x, 0.0, dotsFromMm(0.8), row.height), FillContent{kRule}});
    }
    row.boxes.insert(row.boxes.begin(), fills.begin(), fills.end());
    return row;
}

std::vector<Fragment> keyFigurePieces(const KeyFigures &block, const Press &press)
{
    std::vector<Fragment> pieces;
    for (std::size_t index = 0; index < block.figures.size(); index += kKeyFiguresPerRow) {
        const std::size_t count = std::min(kKeyFiguresPerRow, block.figures.size() - index);
        pieces.push_back(
            keyFigureRow(block.figures.begin() + static_cast<std::ptrdiff_t>(index), count, press));
    }
    return pieces;
}

std::vector<Fragment> figurePieces(const Figure &figure, const Press &press)
{
    if (!figure.chart)
        return {};
    std::vector<Fragment> pieces
        = paragraphPieces({figure.title, TextRole::Caption, true}, press); // never without its picture
    const QSizeF size(press.width, std::min(dotsFromMm(figure.heightMm), press.tallestPiece * 2));
    Fragment picture;
    picture.spaceBefore = dotsFromMm(0.8);
    picture.height = size.height();
    picture.boxes.push_back(
        {0, QRectF(QPointF(), size), ChartContent{std::make_shared<const ChartPicture>(figure.chart, size)}});
    pieces.push_back(std::move(picture));
    return pieces;
}

} // namespace

QString TextContent::text() const
{
    QString shown;
    for (int line = first; line < first + count; ++line)
        shown += lines->lineText(line);
    return shown;
}

PlacedBox textBox(const std::shared_ptr<const TextLines> &lines, QPointF topLeft, double width, TypeRole role,
                  int first, int count)
{
    const int shown = count < 0 ? lines->count() - first : count;
    return {0, QRectF(topLeft, QSizeF(width, lines->lineHeight() * shown)),
            TextContent{lines, first, shown, Typography::colour(role)}};
}

std::vector<Fragment> fragments(const Block &block, const Press &press)
{
    struct Visitor
    {
        const Press &press;
        std::vector<Fragment> operator()(const Heading &heading) const
        {
            return headingPieces(heading, press);
        }
        std::vector<Fragment> operator()(const Paragraph &text) const { return paragraphPieces(text, press); }
        std::vector<Fragment> operator()(const BulletList &list) const { return bulletPieces(list, press); }
        std::vector<Fragment> operator()(const KeyFigures &row) const { return keyFigurePieces(row, press); }
        std::vector<Fragment> operator()(const Table &table) const { return tableFragments(table, press); }
        std::vector<Fragment> operator()(const Figure &figure) const { return figurePieces(figure, press); }
    };
    return std::visit(Visitor{press}, block);
}

} // namespace xj::report::layout
