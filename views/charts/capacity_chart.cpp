// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/charts/chart_parts.h"
#include "views/charts/charts.h"
#include "views/text/sentences.h"

#include <QAreaSeries>
#include <QCoreApplication>
#include <QLineSeries>

#include <algorithm>

namespace xj::charts {

namespace {

enum Column : std::size_t { Demand, Capacity };

QString answer(const domain::StagedPath &path, const text::Style &style)
{
    const auto shortMonths = std::ranges::count_if(path.capacity, [](const domain::CapacityPoint &point) {
        return point.demandGpus > point.capacityGpus + 1e-9;
    });
    const QString months = text::wholeNumber(static_cast<qint64>(path.capacity.size()), style);
    if (shortMonths == 0)
        return QCoreApplication::translate("xj::charts", "Capacity covers demand in all %1 months")
            .arg(months);
    return QCoreApplication::translate("xj::charts", "Demand exceeds capacity in %1 of %2 months")
        .arg(text::wholeNumber(shortMonths, style), months);
}

/// A month is a step from its start to its end: capacity does not grow along a slope.
void addSteps(QChart &chart, const domain::StagedPath &path, const ChartTable &table, Column column,
              const ChartTheme &theme, const Axes &axes)
{
    auto *line = new QLineSeries(&chart);
    QList<QPointF> points;
    for (const domain::CapacityPoint &point : path.capacity) {
        const double gpus = column == Demand ? point.demandGpus : point.capacityGpus;
        points << QPointF(point.month - 1, gpus) << QPointF(point.month, gpus);
    }
    line->replace(points);
    line->setName(table.columns[column].heading);
    line->setPen(theme.linePen(column == Demand ? 1 : 0));
    chart.addSeries(line);
    line->attachAxis(axes.horizontal);
    line->attachAxis(axes.vertical);
}

void addBands(QChart &chart, const domain::StagedPath &path, const ChartTheme &theme, const Axes &axes)
{
    for (const domain::PathStage &stage : path.stages) {
        if (stage.skipped)
            continue;
        auto *upper = new QLineSeries(&chart);
        auto *lower = new QLineSeries(&chart);
        const double first = stage.firstMonth - 1;
        const double last = std::min<double>(stage.lastMonth, axes.across.high);
        upper->replace({QPointF(first, axes.along.high), QPointF(last, axes.along.high)});
        lower->replace({QPointF(first, axes.along.low), QPointF(last, axes.along.low)});
        auto *band = new QAreaSeries(upper, lower);
        band->setName(text::stageName(stage.stage));
        band->setBrush(theme.bands.at(static_cast<std::size_t>(stage.stage)));
        band->setPen(QPen(theme.grid, 0.8));
        chart.addSeries(band);
        band->attachAxis(axes.horizontal);
        band->attachAxis(axes.vertical);
    }
}

} // namespace

ChartTable capacityTable(const domain::StagedPath &path, const text::Style &style)
{
    ChartTable table;
    table.rowHeading = QCoreApplication::translate("xj::charts", "Month");
    if (path.capacity.empty()) {
        table.title = QCoreApplication::translate("xj::charts", "Demand and capacity");
        table.nothingToShow = QCoreApplication::translate(
            "xj::charts", "There is no staged path to draw: nothing qualifies for this need.");
        return table;
    }
    table.title = answer(path, style);
    table.columns = {{QCoreApplication::translate("xj::charts", "Demand"), domain::Unit::Gpu},
                     {QCoreApplication::translate("xj::charts", "Capacity"), domain::Unit::Gpu}};
    for (const domain::CapacityPoint &point : path.capacity)
        table.rows.push_back({text::wholeNumber(point.month, style),
                              static_cast<double>(point.month),
                              {point.demandGpus, point.capacityGpus}});
    return table;
}

std::unique_ptr<QChart> buildCapacityChart(const domain::StagedPath &path, const ChartTheme &theme,
                                           const text::Style &style)
{
    const ChartTable table = capacityTable(path, style);
    const std::optional<ValueRange> range = valueRange(table);
    if (!range)
        return emptyChart(table, theme, style);
    std::unique_ptr<QChart> chart = newChart(table, theme, style);
    const TickScale time = monthScale(path.capacity.back().month);
    const TickScale gpus = tickScale(0.0, range->high * 1.08, 6);
    const Axes axes{time, gpus,
                    addValueAxis(*chart, Qt::AlignBottom, time, domain::Unit::None,
                                 QCoreApplication::translate("xj::charts", "Month"), theme, style),
                    addValueAxis(*chart, Qt::AlignLeft, gpus, domain::Unit::None,
                                 QCoreApplication::translate("xj::charts", "GPUs"), theme, style)};
    addBands(*chart, path, theme, axes); // first: they lie behind the lines
    addSteps(*chart, path, table, Capacity, theme, axes);
    addSteps(*chart, path, table, Demand, theme, axes);
    finishLegend(*chart, LegendPlace::Below);
    return chart;
}

} // namespace xj::charts
