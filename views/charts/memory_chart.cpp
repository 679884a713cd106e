// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/charts/chart_parts.h"
#include "views/charts/charts.h"
#include "views/charts/compared_accelerators.h"
#include "views/text/sentences.h"

#include <QBarCategoryAxis>
#include <QBarSet>
#include <QCoreApplication>
#include <QHorizontalBarSeries>
#include <QHorizontalStackedBarSeries>

#include <algorithm>
#include <array>
#include <cmath>

namespace xj::charts {

namespace {

using domain::AcceleratorSizing;
using domain::SizingTerm;

constexpr std::size_t kAccelerators = 10;
constexpr std::size_t kMisfits = 2;
constexpr std::array kParts
    = {SizingTerm::Weights,     SizingTerm::Gradients,        SizingTerm::OptimizerStates,
       SizingTerm::Activations, SizingTerm::Logits,           SizingTerm::Transient,
       SizingTerm::KvCache,     SizingTerm::FrameworkContext, SizingTerm::Fragmentation};

double partGiB(const AcceleratorSizing &sizing, SizingTerm part)
{
    double sum = 0.0;
    for (const domain::MemoryPart &share : sizing.memory) {
        if (share.part == part)
            sum += share.gibPerGpu;
    }
    return sum;
}

QString acceleratorLabel(const AcceleratorSizing &sizing, const domain::Catalogue &catalogue,
                         const text::Style &style)
{
    const domain::Gpu *gpu = catalogue.gpu(sizing.gpuId);
    const QString name = gpu ? gpu->name : sizing.gpuId;
    if (!sizing.fits)
        return QCoreApplication::translate("xj::charts", "%1: does not fit").arg(name);
    //: A GPU's name and how many of it are needed.
    return QCoreApplication::translate("xj::charts", "%1 × %2", "GPU, count")
        .arg(name, text::wholeNumber(sizing.gpus, style));
}

/// Of all that were sized, not only of those shown.
QString answer(const domain::WorkloadSizing &sizing, const text::Style &style)
{
    const QString &workload = sizing.workload;
    const auto fitting = std::ranges::count_if(sizing.accelerators, &AcceleratorSizing::fits);
    const QString total = text::wholeNumber(static_cast<qint64>(sizing.accelerators.size()), style);
    if (fitting == 0)
        return QCoreApplication::translate("xj::charts", "“%1” fits on none of the %2 accelerators compared")
            .arg(workload, total);
    return QCoreApplication::translate("xj::charts", "“%1” fits on %2 of the %3 accelerators compared")
        .arg(workload, text::wholeNumber(fitting, style), total);
}

} // namespace

ChartTable memoryTable(const domain::WorkloadRecommendation &workload, const domain::Catalogue &catalogue,
                       const text::Style &style)
{
    ChartTable table;
    table.rowHeading = QCoreApplication::translate("xj::charts", "Accelerator");
    const auto shown = comparedAccelerators(workload, kAccelerators, kMisfits);
    if (shown.empty()) {
        table.title = QCoreApplication::translate("xj::charts", "Memory per GPU for “%1”")
                          .arg(workload.sizing.workload);
        table.nothingToShow = QCoreApplication::translate(
            "xj::charts", "No accelerator of the catalogue could be sized for this workload.");
        return table;
    }
    table.title = answer(workload.sizing, style);
    std::vector<SizingTerm> parts;
    for (const SizingTerm part : kParts) {
        if (std::ranges::any_of(shown, [part](const auto *sizing) { return partGiB(*sizing, part) > 0.0; })) {
            parts.push_back(part);
            table.columns.push_back({text::term(domain::Term(part)), domain::Unit::GiB});
        }
    }
    table.columns.push_back({text::term(domain::Term(SizingTerm::UsableMemoryPerGpu)), domain::Unit::GiB});
    for (const AcceleratorSizing *sizing : shown) {
        ChartRow row{acceleratorLabel(*sizing, catalogue, style), static_cast<double>(table.rows.size()), {}};
        for (const SizingTerm part : parts)
            row.values.emplace_back(partGiB(*sizing, part));
        row.values.push_back(sizing->usablePerGpuGiB > 0.0 ? std::optional(sizing->usablePerGpuGiB)
                                                           : std::nullopt);
        table.rows.push_back(std::move(row));
    }
    return table;
}

std::unique_ptr<QChart> buildMemoryChart(const domain::WorkloadRecommendation &workload,
                                         const domain::Catalogue &catalogue, const ChartTheme &theme,
                                         const text::Style &style)
{
    const ChartTable table = memoryTable(workload, catalogue, style);
    if (table.isEmpty())
        return emptyChart(table, theme, style);
    std::unique_ptr<QChart> chart = newChart(table, theme, style);
    const std::size_t capacityColumn = table.columns.size() - 1;

    // Two series share a place side by side: what is there above, what is needed below it.
    auto *needed = new QHorizontalStackedBarSeries(chart.get());
    auto *usable = new QHorizontalBarSeries(chart.get());
    for (std::size_t column = 0; column < capacityColumn; ++column)
        needed->append(barSet(table, column, theme.fill(column), theme, true).release());
    auto capacity = barSet(table, capacityColumn, Qt::transparent, theme, true);
    capacity->setBrush(Qt::NoBrush);
    capacity->setPen(QPen(theme.marker, 1.2));
    usable->append(capacity.release());

    double high = 0.0;
    QStringList labels;
    for (const ChartRow &row : table.rows) {
        double sum = 0.0;
        for (std::size_t column = 0; column < capacityColumn; ++column)
            sum += row.values[column].value_or(0.0);
        high = std::max({high, sum, row.values[capacityColumn].value_or(0.0)});
        labels.prepend(row.label);
    }
    const TickScale scale = tickScale(0.0, high, 6);
    QAbstractAxis *horizontal
        = addValueAxis(*chart, Qt::AlignBottom, scale, domain::Unit::GiB,
                       QCoreApplication::translate("xj::charts", "GiB per GPU"), theme, style);
    QAbstractAxis *vertical = addCategoryAxis(*chart, Qt::AlignLeft, labels, theme);
    for (QAbstractBarSeries *series :
         {static_cast<QAbstractBarSeries *>(needed), static_cast<QAbstractBarSeries *>(usable)}) {
        series->setBarWidth(0.8);
        chart->addSeries(series);
        series->attachAxis(horizontal);
        series->attachAxis(vertical);
    }
    finishLegend(*chart, LegendPlace::Right);
    return chart;
}

} // namespace xj::charts
