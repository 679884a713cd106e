// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>

/// Measures of the sheet. Everything is laid out in dots of 1/300 inch, the resolution of the PDF, with fonts
/// in whole dots: the layout needs no device, and comes out the same on each.
namespace xj::report::layout {

inline constexpr int kDotsPerInch = 300;

[[nodiscard]] constexpr double dotsFromMm(double mm)
{
    return mm * kDotsPerInch / 25.4;
}
[[nodiscard]] constexpr double dotsFromPoints(double points)
{
    return points * kDotsPerInch / 72.0;
}

/// A4, and the column that text may fill.
struct PageGeometry
{
    double width = dotsFromMm(210.0);
    double height = dotsFromMm(297.0);
    double left = dotsFromMm(20.0);
    double right = dotsFromMm(20.0);
    double top = dotsFromMm(24.0);
    double bottom = dotsFromMm(22.0);
    double headerBaseline = dotsFromMm(13.0); ///< top of the header's line
    double footerTop = dotsFromMm(282.0);

    [[nodiscard]] constexpr double columnWidth() const { return width - left - right; }
    [[nodiscard]] constexpr double columnHeight() const { return height - top - bottom; }
    [[nodiscard]] QRectF column() const { return {left, top, columnWidth(), columnHeight()}; }
};

} // namespace xj::report::layout
