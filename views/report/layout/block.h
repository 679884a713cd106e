// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QChart>
#include <QString>
#include <QStringList>

#include <memory>
#include <optional>
#include <variant>
#include <vector>

/// What a report consists of, before it has pages. Plain values; words are already in the reader's language.
namespace xj::report::layout {

struct Heading
{
    int level = 1; ///< 0 the document's title, 1 a section (enters the outline), 2 a part of one
    QString text;
    bool onNewPage = false;
};

enum class TextRole { Body, Lead, Small, Caption, Subtitle };

struct Paragraph
{
    QString text;
    TextRole role = TextRole::Body;
    bool keepWithNext = false;
};

struct BulletList
{
    QStringList items;
    bool numbered = false;
};

/// Figures in a row of boxes, at most four a row: a caption, the figure, a remark below.
struct KeyFigure
{
    QString label;
    QString value;
    QString remark;
};

struct KeyFigures
{
    std::vector<KeyFigure> figures;
};

enum class Align { Left, Right, Centre };

struct TableColumn
{
    QString heading;
    double weight = 1.0; ///< share of the width
    Align align = Align::Left;
};

struct TableRow
{
    std::vector<QString> cells;
    bool strong = false; ///< totals, the recommended one
};

struct Table
{
    std::vector<TableColumn> columns; ///< no heading row when all headings are empty
    std::vector<TableRow> rows;
    double minimumRowHeightMm = 0.0; ///< room to write in
    bool keepTogether = false; ///< on one page, if it fits one; a signature block is not torn apart
};

/// A chart and its size on paper. The title stands above it as a caption, where it can wrap.
struct Figure
{
    std::shared_ptr<QChart> chart;
    QString title;
    double heightMm = 70.0;
};

using Block = std::variant<Heading, Paragraph, BulletList, KeyFigures, Table, Figure>;
using Blocks = std::vector<Block>;

/// What stands on the edges of each page but the first's header; "%1 / %2" of the footer is filled by paging.
struct PageEdges
{
    QString headerLeft;
    QString headerRight;
    QString footerLeft;
    QString pageOf; ///< pattern with %1 page and %2 pages: "Page %1 of %2"
};

} // namespace xj::report::layout
