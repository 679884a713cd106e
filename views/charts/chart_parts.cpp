// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/charts/chart_parts.h"

#include <QAbstractAxis>
#include <QBarCategoryAxis>
#include <QBarSet>
#include <QCategoryAxis>
#include <QGraphicsTextItem>
#include <QLegend>
#include <QLegendMarker>
#include <QLineSeries>
#include <QScatterSeries>

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

/// Keeps an explanation in the middle of whatever size its chart gets.
class CentredText : public QGraphicsTextItem
{
public:
    CentredText(const QString &text, QChart &chart, const ChartTheme &theme)
        : QGraphicsTextItem(text, &chart)
    {
        setFont(theme.labelFont);
        setDefaultTextColor(theme.text);
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
    chart->setMargins(QMargins(4, 4, 12, 4));
    QLegend *legend = chart->legend();
    legend->setFont(theme.labelFont);
    legend->setLabelColor(theme.text);
    legend->setAlignment(Qt::AlignBottom);
    legend->setMarkerShape(QLegend::MarkerShapeFromSeries);
    legend->setBackgroundVisible(false);
    return chart;
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
    for (int tick = 0; tick < scale.count(); ++tick) {
        const double value = tick == 0 && scale.low == 0.0 ? 0.0 : scale.low + tick * scale.step;
        const QString label = money ? text::compactMoney(value, style.currency, style)
                                    : text::bareQuantity(value, unit, style);
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
    // The words hang on an invisible point, since a line would repeat them at both ends.
    auto *anchor = new QScatterSeries(&chart);
    anchor->append(mark.position, height.low + mark.labelHeight * (height.high - height.low));
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
}

void hideFromLegend(QChart &chart, QAbstractSeries *series)
{
    const QList<QLegendMarker *> markers = chart.legend()->markers(series);
    for (QLegendMarker *marker : markers)
        marker->setVisible(false);
}

} // namespace xj::charts
