// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/report/layout/text_lines.h"

#include <QColor>
#include <QRectF>

#include <memory>
#include <variant>
#include <vector>

namespace xj::report::layout {

class ChartPicture;

/// Some lines of a text.
struct TextContent
{
    std::shared_ptr<const TextLines> lines;
    int first = 0;
    int count = 0;
    QColor colour;

    [[nodiscard]] QString text() const;
};

/// A filled rectangle, also used for rules: a rule is a thin one.
struct FillContent
{
    QColor colour;
};

/// The outline of a rectangle.
struct FrameContent
{
    QColor colour;
    double width = 1.0;
};

struct ChartContent
{
    std::shared_ptr<const ChartPicture> picture;
};

using Content = std::variant<FillContent, FrameContent, TextContent, ChartContent>;

/// Something at a place on a page; inside a fragment, relative to the fragment's upper left corner.
struct PlacedBox
{
    int page = 0;
    QRectF rect;
    Content content;
};

/// A piece of a block that is never split, and how it holds to its neighbours.
struct Fragment
{
    double spaceBefore = 0.0; ///< left out on top of a page
    double height = 0.0;
    bool onNewPage = false;
    bool keepWithNext = false;
    std::vector<PlacedBox> boxes;
    /// Repeated above this piece when it comes first on a page: a table's heading row.
    std::shared_ptr<const Fragment> repeatedHead;
    QString outlineTitle; ///< not empty: an entry of the outline
};

} // namespace xj::report::layout
