// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QFont>
#include <QPen>

#include <array>

namespace xj::charts {

enum class ChartMedium { ScreenLight, ScreenDark, Paper };

/// How a line is told from its neighbours without colour: by luminance, dash pattern and width.
struct LineLook
{
    QColor colour;
    Qt::PenStyle dashes = Qt::SolidLine;
    double width = 2.0;
};

/// Everything a chart needs to know about the medium it is drawn on. A second chart is built for paper; one
/// chart is never used on two media.
struct ChartTheme
{
    static constexpr std::size_t kFills = 9;
    static constexpr std::size_t kLines = 4;

    ChartMedium medium = ChartMedium::ScreenLight;
    QFont labelFont; ///< axes, legend, annotations
    QFont titleFont;
    QColor background;
    QColor text;
    QColor grid;
    QColor axis;
    QColor marker; ///< lines that mark a value
    QColor outline; ///< between the segments of a stacked bar
    std::array<QColor, 3> bands; ///< behind lines, one per stage
    /// Neighbours differ strongly in luminance, and no two are alike, so that a grey print keeps them apart.
    std::array<QColor, kFills> fills;
    std::array<LineLook, kLines> lines;

    [[nodiscard]] QColor fill(std::size_t index) const { return fills.at(index % kFills); }
    [[nodiscard]] QPen linePen(std::size_t index) const;
    [[nodiscard]] QPen markerPen() const;
};

/// The theme of a medium. `font` gives family and size: the application's on the screen, the report's
/// embedded face on paper (any other face may damage the text of a PDF).
[[nodiscard]] ChartTheme chartTheme(ChartMedium medium, const QFont &font);

/// Relative luminance of a colour, 0 (black) to 1 (white), as WCAG 2 defines it for sRGB.
[[nodiscard]] double relativeLuminance(const QColor &colour);

} // namespace xj::charts
