// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/charts/chart_table.h"
#include "views/charts/chart_theme.h"

#include <QChart>

#include <memory>
#include <optional>

QT_BEGIN_NAMESPACE
class QAbstractAxis;
class QBarCategoryAxis;
class QBarSet;
class QXYSeries;
QT_END_NAMESPACE

/// What the chart builders share: an empty chart in a theme, axes whose labels come from views/text, marks.
namespace xj::charts {

/// Evenly spaced round values (1, 2, 2.5 or 5 times a power of ten) that enclose a range.
struct TickScale
{
    double low = 0.0;
    double high = 1.0;
    double step = 0.2;

    [[nodiscard]] int count() const; ///< ticks from low to high, both included
};

/// About `wanted` ticks over [low, high]; a range without extent is widened.
[[nodiscard]] TickScale tickScale(double low, double high, int wanted);

/// Ticks every 3, 6 or 12 months that start at 0 and end at the horizon or just behind it.
[[nodiscard]] TickScale monthScale(int months);

struct ValueRange
{
    double low = 0.0;
    double high = 0.0;
};

/// Lowest and highest number of a table, 0 included; nothing when it holds no finite number.
[[nodiscard]] std::optional<ValueRange> valueRange(const ChartTable &table);

/// A chart with the table's title, fonts and colours of the theme, no animation, no shadow.
[[nodiscard]] std::unique_ptr<QChart> newChart(const ChartTable &table, const ChartTheme &theme,
                                               const text::Style &style);

/// A chart-sized explanation in place of a chart without numbers.
[[nodiscard]] std::unique_ptr<QChart> emptyChart(const ChartTable &table, const ChartTheme &theme,
                                                 const text::Style &style);

/// An axis over a scale, its ticks labelled by views/text in the unit given. Owned by the chart.
QAbstractAxis *addValueAxis(QChart &chart, Qt::Alignment side, const TickScale &scale, domain::Unit unit,
                            const QString &title, const ChartTheme &theme, const text::Style &style);

/// An axis with one place per row of the table. A horizontal bar chart counts upwards: `reversed` puts the
/// first row on top. Owned by the chart.
QBarCategoryAxis *addCategoryAxis(QChart &chart, Qt::Alignment side, const QStringList &labels,
                                  const ChartTheme &theme);

/// The column's values in row order (last row first if `reversed`); a missing one is an empty bar. Caller
/// owns.
[[nodiscard]] std::unique_ptr<QBarSet> barSet(const ChartTable &table, std::size_t column, const QColor &fill,
                                              const ChartTheme &theme, bool reversed);

/// The two axes of a line chart with their scales. The chart owns the axes.
struct Axes
{
    TickScale across; ///< of the horizontal axis
    TickScale along; ///< of the vertical axis
    QAbstractAxis *horizontal = nullptr;
    QAbstractAxis *vertical = nullptr;
};

/// The column as a line over the rows' positions; rows without a value are left out. Owned by the chart.
QXYSeries *addLine(QChart &chart, const ChartTable &table, std::size_t column, const QPen &pen,
                   const Axes &axes);

/// A vertical line with its words beside it, at a share of the height.
struct VerticalMark
{
    double position = 0.0;
    double labelHeight = 0.0; ///< 0 bottom .. 1 top
    QString label;
    bool labelOnLeft = false; ///< wish; the other side is taken where there is no room
};

/// Draws a mark; it does not appear in the legend.
void addVerticalMark(QChart &chart, const VerticalMark &mark, const Axes &axes, const ChartTheme &theme);

/// Where the legend stands: few short names below the picture, stacks of many on its right.
enum class LegendPlace { Below, Right };

/// Places the legend and gives each entry the sign of its series. Last, when all series are in the chart.
void finishLegend(QChart &chart, LegendPlace place);

/// Takes a series' entry out of the legend.
void hideFromLegend(QChart &chart, QAbstractSeries *series);

} // namespace xj::charts
