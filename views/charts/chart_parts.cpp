// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/charts/chart_parts.h"

#include <QAbstractAxis>
#include <QBarCategoryAxis>
#include <QBarSet>
#include <QCategoryAxis>
#include <QFontMetricsF>
#include <QGraphicsTextItem>
#include <QLegend>
#include <QLegendMarker>
#include <QLineSeries>
#include <QScatterSeries>
#include <QTextDocument>
#include <QTextOption>

#include <algorithm>
#include <cmath>

namespace xj::charts {

namespace {

constexpr int kMaximumTicks = 24;

double roundStep(double raw)
{
    const double power = std::pow(10.0, std::floor(std::log10(raw)));
    for (const double factor : {1.0, 2.0, 2.5, 5.0}) {
        if (raw <= factor * power * (1.0 + 1e-9))
            return factor * power;
    }
    return 10.0 * power;
}

void dress(QAbstractAxis &axis, const QString &title, const ChartTheme &theme)
{
    axis.setLabelsFont(theme.labelFont);
    axis.setLabelsColor(theme.text);
    axis.setTitleFont(theme.labelFont);
    axis.setTitleBrush(theme.text);
    axis.setTitleText(title);
    axis.setLinePen(QPen(theme.axis, 1.0));
    axis.setGridLinePen(QPen(theme.grid, 0.8));
    axis.setShadesVisible(false);
}

/// Decimals that tell neighbouring ticks apart: 0 for whole steps.
int decimalsOfStep(double step)
{
    int decimals = 0;
    while (decimals < 6 && std::abs(step - std::round(step)) > 1e-9) {
        step *= 10.0;
        ++decimals;
    }
    return decimals;
}

/// Where the middle of a mark's words goes, in axis units: beside the line, inside the plot.
QPointF labelPoint(const VerticalMark &mark, const Axes &axes, double textWidth, double plotWidth)
{
    const double perPixel = (axes.across.high - axes.across.low) / std::max(plotWidth, 1.0);
    const double reach = (textWidth / 2 + 5.0) * perPixel;
    const bool roomOnLeft = mark.position - 2 * reach >= axes.across.low;
    const bool roomOnRight = mark.position + 2 * reach <= axes.across.high;
    const bool onLeft = mark.labelOnLeft ? roomOnLeft || !roomOnRight : !roomOnRight;
    const double height = axes.along.low + mark.labelHeight * (axes.along.high - axes.along.low);
    return {mark.position + (onLeft ? -reach : reach), height};
}

/// Keeps an explanation in the middle of whatever size its chart gets.
class CentredText : public QGraphicsTextItem
{
public:
    CentredText(const QString &text, QChart &chart, const ChartTheme &theme)
        : QGraphicsTextItem(text, &chart)
    {
        setFont(theme.labelFont);
        setDefaultTextColor(theme.text);
        document()->setDefaultTextOption(QTextOption(Qt::AlignHCenter));
        QObject::connect(&chart, &QGraphicsWidget::geometryChanged, this, [this, &chart] { place(chart); });
        place(chart);
    }

private:
    void place(const QChart &chart)
    {
        const QSizeF room = chart.size();
        setTextWidth(std::max(room.width() * 0.8, 40.0));
        const QSizeF taken = boundingRect().size();
        setPos((room.width() - taken.width()) / 2, (room.height() - taken.height()) / 2);
    }
};

} // namespace

int TickScale::count() const
{
    return static_cast<int>(std::lround((high - low) / step)) + 1;
}

TickScale tickScale(double low, double high, int wanted)
{
    if (!(high > low)) {
        const double reach = std::max(std::abs(low), 1.0);
        high = low + reach;
    }
    TickScale scale;
    scale.step = roundStep((high - low) / std::clamp(wanted, 2, kMaximumTicks));
    scale.low = std::floor(low / scale.step + 1e-9) * scale.step;
    scale.high = std::ceil(high / scale.step - 1e-9) * scale.step;
    return scale;
}

TickScale monthScale(int months)
{
    const int step = months <= 12 ? 1 : months <= 36 ? 3 : months <= 72 ? 6 : 12;
    const int ticks = (std::max(months, 1) + step - 1) / step;
    return {0.0, static_cast<double>(ticks * step), static_cast<double>(step)};
}

std::optional<ValueRange> valueRange(const ChartTable &table)
{
    std::optional<ValueRange> range;
    for (const ChartRow &row : table.rows) {
        for (const std::optional<double> &value : row.values) {
            if (!value || !std::isfinite(*value))
                continue;
            if (!range)
                range.emplace();
            range->low = std::min(range->low, *value);
            range->high = std::max(range->high, *value);
        }
    }
    return range;
}

std::unique_ptr<QChart> newChart(const ChartTable &table, const ChartTheme &theme, const text::Style &style)
{
    auto chart = std::make_unique<QChart>();
    chart->setAnimationOptions(QChart::NoAnimation);
    chart->setLocalizeNumbers(true);
    chart->setLocale(style.locale);
    chart->setBackgroundBrush(theme.background);
    chart->setBackgroundPen(Qt::NoPen);
    chart->setBackgroundRoundness(0);
    chart->setDropShadowEnabled(false); // a shadow would turn the PDF's vectors into an image
    chart->setTitle(table.title);
    chart->setTitleFont(theme.titleFont);
    chart->setTitleBrush(theme.text);
    chart->setMargins(QMargins(4, 4, 28, 4));
    QLegend *legend = chart->legend();
    legend->setFont(theme.labelFont);
    legend->setLabelColor(theme.text);
    legend->setBackgroundVisible(false);
    return chart;
}

void finishLegend(QChart &chart, LegendPlace place)
{
    chart.legend()->setAlignment(place == LegendPlace::Below ? Qt::AlignBottom : Qt::AlignRight);
    const QList<QAbstractSeries *> all = chart.series();
    for (QAbstractSeries *series : all) {
        // A line's entry shows its dashes; a bar's or an area's, taken from the series, would be drawn empty.
        const bool line = series->type() == QAbstractSeries::SeriesTypeLine;
        const QList<QLegendMarker *> markers = chart.legend()->markers(series);
        for (QLegendMarker *marker : markers)
            marker->setShape(line ? QLegend::MarkerShapeFromSeries : QLegend::MarkerShapeRectangle);
    }
}

std::unique_ptr<QChart> emptyChart(const ChartTable &table, const ChartTheme &theme, const text::Style &style)
{
    std::unique_ptr<QChart> chart = newChart(table, theme, style);
    chart->legend()->hide();
    new CentredText(table.nothingToShow, *chart, theme); // the chart is its parent
    return chart;
}

QAbstractAxis *addValueAxis(QChart &chart, Qt::Alignment side, const TickScale &scale, domain::Unit unit,
                            const QString &title, const ChartTheme &theme, const text::Style &style)
{
    auto axis = std::make_unique<QCategoryAxis>();
    axis->setLabelsPosition(QCategoryAxis::AxisLabelsPositionOnValue);
    axis->setStartValue(scale.low - scale.step * 1e-6);
    const bool money = unit == domain::Unit::Currency;
    const double factor = unit == domain::Unit::Ratio ? 100.0 : 1.0;
    const int decimals = decimalsOfStep(scale.step * factor);
    for (int tick = 0; tick < scale.count(); ++tick) {
        const double value = tick == 0 && scale.low == 0.0 ? 0.0 : scale.low + tick * scale.step;
        const QString label = money ? text::compactMoney(value, style.currency, style)
                                    : text::number(value * factor, decimals, style);
        axis->append(label, value);
    }
    axis->setRange(scale.low, scale.high);
    dress(*axis, title, theme);
    QAbstractAxis *const added = axis.release();
    chart.addAxis(added, side);
    return added;
}

QBarCategoryAxis *addCategoryAxis(QChart &chart, Qt::Alignment side, const QStringList &labels,
                                  const ChartTheme &theme)
{
    auto axis = std::make_unique<QBarCategoryAxis>();
    axis->append(labels);
    dress(*axis, {}, theme);
    axis->setGridLineVisible(false);
    QBarCategoryAxis *const added = axis.release();
    chart.addAxis(added, side);
    return added;
}

std::unique_ptr<QBarSet> barSet(const ChartTable &table, std::size_t column, const QColor &fill,
                                const ChartTheme &theme, bool reversed)
{
    auto set = std::make_unique<QBarSet>(table.columns.at(column).heading);
    QList<qreal> values;
    for (const ChartRow &row : table.rows)
        values << row.values.at(column).value_or(0.0);
    if (reversed)
        std::ranges::reverse(values);
    set->append(values);
    set->setBrush(fill);
    set->setPen(QPen(theme.outline, 0.8));
    set->setLabelFont(theme.labelFont);
    return set;
}

QXYSeries *addLine(QChart &chart, const ChartTable &table, std::size_t column, const QPen &pen,
                   const Axes &axes)
{
    auto line = std::make_unique<QLineSeries>();
    QList<QPointF> points;
    for (const ChartRow &row : table.rows) {
        if (row.values.at(column))
            points << QPointF(row.position, *row.values[column]);
    }
    line->replace(points);
    line->setName(table.columns.at(column).heading);
    line->setPen(pen);
    QXYSeries *const added = line.release();
    chart.addSeries(added);
    added->attachAxis(axes.horizontal);
    added->attachAxis(axes.vertical);
    return added;
}

void addVerticalMark(QChart &chart, const VerticalMark &mark, const Axes &axes, const ChartTheme &theme)
{
    const TickScale &height = axes.along;
    auto *line = new QLineSeries(&chart);
    line->replace({QPointF(mark.position, height.low), QPointF(mark.position, height.high)});
    line->setPen(theme.markerPen());
    // The words hang on an invisible point: a line would repeat them at both ends, and across itself.
    auto *anchor = new QScatterSeries(&chart);
    anchor->setMarkerSize(1.0);
    anchor->setPen(Qt::NoPen);
    anchor->setBrush(Qt::NoBrush);
    anchor->setPointLabelsFormat(mark.label);
    anchor->setPointLabelsFont(theme.labelFont);
    anchor->setPointLabelsColor(theme.text);
    anchor->setPointLabelsVisible(true);
    for (QXYSeries *series : {static_cast<QXYSeries *>(line), static_cast<QXYSeries *>(anchor)}) {
        chart.addSeries(series);
        series->attachAxis(axes.horizontal);
        series->attachAxis(axes.vertical);
        hideFromLegend(chart, series);
    }
    const double textWidth = QFontMetricsF(theme.labelFont).horizontalAdvance(mark.label);
    const auto place = [anchor, mark, axes, textWidth](const QRectF &plot) {
        anchor->replace({labelPoint(mark, axes, textWidth, plot.width())});
    };
    QObject::connect(&chart, &QChart::plotAreaChanged, anchor, place);
    place(chart.plotArea());
}

void hideFromLegend(QChart &chart, QAbstractSeries *series)
{
    const QList<QLegendMarker *> markers = chart.legend()->markers(series);
    for (QLegendMarker *marker : markers)
        marker->setVisible(false);
}

} // namespace xj::charts
