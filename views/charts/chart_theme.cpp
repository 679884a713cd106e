// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/charts/chart_theme.h"

#include <cmath>

namespace xj::charts {

namespace {

// Dark and light alternate, so that the border between two segments of a stack is seen in grey as well.
constexpr std::array<QRgb, ChartTheme::kFills> kLightFills
    = {0xff17375e, 0xff8fc3ea, 0xff2f6b3a, 0xffcfe6a8, 0xff9d7cb8,
       0xfff6e3c0, 0xff3a1212, 0xffe58e3c, 0xff4a4a4a};
constexpr std::array<QRgb, ChartTheme::kFills> kDarkFills
    = {0xff5b9bd5, 0xff1f4e79, 0xffa9d18e, 0xff3c6b2f, 0xfff4c28b,
       0xff7a4b12, 0xffe2d3f0, 0xff6b4a8c, 0xffb5b5b5};

constexpr double scaled(int channel)
{
    return static_cast<double>(channel) / 255.0;
}

double linear(double channel)
{
    return channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
}

void paintDark(ChartTheme &theme)
{
    theme.background = QColor(0x23, 0x26, 0x29);
    theme.text = QColor(0xf0, 0xf0, 0xf0);
    theme.grid = QColor(0x45, 0x49, 0x4d);
    theme.axis = QColor(0x8a, 0x8f, 0x94);
    theme.marker = QColor(0xff, 0xff, 0xff);
    theme.outline = theme.background;
    theme.bands = {QColor(0x2c, 0x30, 0x34), QColor(0x34, 0x39, 0x3e), QColor(0x3d, 0x43, 0x49)};
    for (std::size_t i = 0; i < ChartTheme::kFills; ++i)
        theme.fills[i] = QColor(kDarkFills[i]);
    theme.lines = {LineLook{QColor(0x5b, 0x9b, 0xd5), Qt::SolidLine, 2.4},
                   LineLook{QColor(0xff, 0xc0, 0x66), Qt::DashLine, 2.4},
                   LineLook{QColor(0xa9, 0xd1, 0x8e), Qt::DashDotLine, 2.4},
                   LineLook{QColor(0xe2, 0xd3, 0xf0), Qt::DotLine, 2.4}};
}

void paintLight(ChartTheme &theme)
{
    theme.background = QColor(Qt::white);
    theme.text = QColor(0x1c, 0x1c, 0x1c);
    theme.grid = QColor(0xdd, 0xdd, 0xdd);
    theme.axis = QColor(0x70, 0x70, 0x70);
    theme.marker = QColor(0x1c, 0x1c, 0x1c);
    theme.outline = QColor(Qt::white);
    theme.bands = {QColor(0xf7, 0xf7, 0xf7), QColor(0xee, 0xee, 0xee), QColor(0xe4, 0xe4, 0xe4)};
    for (std::size_t i = 0; i < ChartTheme::kFills; ++i)
        theme.fills[i] = QColor(kLightFills[i]);
    theme.lines = {LineLook{QColor(0x17, 0x37, 0x5e), Qt::SolidLine, 2.2},
                   LineLook{QColor(0xc4, 0x55, 0x0d), Qt::DashLine, 2.4},
                   LineLook{QColor(0x4f, 0x9a, 0x5b), Qt::DashDotLine, 2.4},
                   LineLook{QColor(0x8a, 0x62, 0xa8), Qt::DotLine, 2.4}};
}

} // namespace

QPen ChartTheme::linePen(std::size_t index) const
{
    const LineLook &look = lines.at(index % kLines);
    QPen pen(look.colour, look.width, look.dashes);
    pen.setCapStyle(Qt::FlatCap);
    return pen;
}

QPen ChartTheme::markerPen() const
{
    return QPen(marker, 1.2, Qt::DashLine);
}

ChartTheme chartTheme(ChartMedium medium, const QFont &font)
{
    ChartTheme theme;
    theme.medium = medium;
    theme.labelFont = font;
    theme.titleFont = font;
    theme.titleFont.setBold(true);
    if (medium == ChartMedium::ScreenDark)
        paintDark(theme);
    else
        paintLight(theme);
    return theme;
}

double relativeLuminance(const QColor &colour)
{
    return 0.2126 * linear(scaled(colour.red())) + 0.7152 * linear(scaled(colour.green()))
        + 0.0722 * linear(scaled(colour.blue()));
}

} // namespace xj::charts
