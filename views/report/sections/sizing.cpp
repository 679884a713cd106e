// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/charts/charts.h"
#include "views/report/sections/section.h"
#include "views/report/sections/wording.h"
#include "views/text/sentences.h"

#include <QCoreApplication>

#include <algorithm>

namespace xj::report::sections {

namespace {

using domain::AcceleratorSizing;
using domain::SizingTerm;
using domain::Unit;
using namespace Qt::StringLiterals;

constexpr std::size_t kRows = 16;
constexpr qsizetype kReasons = 6;

/// Parallel degrees in the field's own notation, the same in every language. Degrees of one are left out.
QString layoutNotation(const domain::ParallelLayout &layout)
{
    QStringList parts;
    const auto degree = [&parts](const QString &name, int value) {
        if (value > 1)
            parts << name % QString::number(value);
    };
    degree(u"TP"_s, layout.tensor);
    degree(u"PP"_s, layout.pipeline);
    degree(u"DP"_s, layout.data);
    degree(u"CP"_s, layout.context);
    degree(u"EP"_s, layout.expert);
    if (layout.zeroStage > 0)
        parts << u"ZeRO-"_s % QString::number(layout.zeroStage);
    return parts.isEmpty() ? u"1"_s : parts.join(u" · "_s);
}

/// Those that hold the workload first, in catalogue order.
std::vector<const AcceleratorSizing *> ordered(const domain::WorkloadSizing &sizing)
{
    std::vector<const AcceleratorSizing *> all;
    for (const AcceleratorSizing &accelerator : sizing.accelerators)
        all.push_back(&accelerator);
    std::ranges::stable_partition(all, &AcceleratorSizing::fits);
    return all;
}

layout::Table sizingTable(const std::vector<const AcceleratorSizing *> &shown, bool training,
                          const Source &source)
{
    const text::Style &style = source.style;
    const std::vector<SizingTerm> speed = training
        ? std::vector{SizingTerm::RunTime, SizingTerm::TokensPerSecond, SizingTerm::ModelFlopsUtilisation}
        : std::vector{SizingTerm::ReplicaCount, SizingTerm::TimeToFirstToken, SizingTerm::TimePerOutputToken};
    layout::Table table;
    table.columns
        = {{QCoreApplication::translate("xj::report", "Accelerator"), 2.1},
           {QCoreApplication::translate("xj::report", "Fits"), 0.6, layout::Align::Centre},
           {QCoreApplication::translate("xj::report", "GPUs"), 0.7, layout::Align::Right},
           {QCoreApplication::translate("xj::report", "Servers"), 1.0, layout::Align::Right},
           {QCoreApplication::translate("xj::report", "Layout"), 1.3},
           {QCoreApplication::translate("xj::report", "Needs, GiB per GPU"), 1.1, layout::Align::Right},
           {QCoreApplication::translate("xj::report", "Usable, GiB per GPU"), 1.1, layout::Align::Right}};
    for (const SizingTerm term : speed)
        table.columns.push_back({text::term(domain::Term(term)), 1.2, layout::Align::Right});
    for (const AcceleratorSizing *sizing : shown) {
        layout::TableRow row{
            {gpuName(sizing->gpuId, source.catalogue), yesNo(sizing->fits),
             sizing->fits ? text::wholeNumber(sizing->gpus, style) : text::unknown(),
             sizing->fits ? text::wholeNumber(sizing->servers, style) : text::unknown(),
             layoutNotation(sizing->layout), text::bareQuantity(sizing->memoryPerGpuGiB, Unit::GiB, style),
             sizing->usablePerGpuGiB > 0.0 ? text::bareQuantity(sizing->usablePerGpuGiB, Unit::GiB, style)
                                           : text::unknown()},
            false};
        for (const SizingTerm term : speed) {
            const domain::Figure *figure = sizing->figure(term);
            row.cells.push_back(figure && sizing->fits && figure->value ? figureText(*figure, style)
                                                                        : text::unknown());
        }
        table.rows.push_back(std::move(row));
    }
    return table;
}

/// Why the first few do not fit, with the first remedy named.
QStringList whyNot(const std::vector<const AcceleratorSizing *> &all, const Source &source)
{
    QStringList lines;
    for (const AcceleratorSizing *sizing : all) {
        if (sizing->fits || sizing->notes.empty() || lines.size() >= kReasons)
            continue;
        lines << QCoreApplication::translate("xj::report", "%1: %2", "GPU, why it does not fit")
                     .arg(gpuName(sizing->gpuId, source.catalogue),
                          text::sentence(sizing->notes.front(), source.style));
    }
    return lines;
}

bool isTraining(const Source &source, const QString &name)
{
    const auto found = std::ranges::find(source.project.workloads, name, &domain::Workload::name);
    return found != source.project.workloads.end() && found->isTraining();
}

} // namespace

layout::Blocks sizing(const Source &source)
{
    layout::Blocks blocks;
    blocks.emplace_back(layout::Heading{1, QCoreApplication::translate("xj::report", "2  Sizing")});
    for (const domain::WorkloadRecommendation &workload : source.recommendation.workloads) {
        const QString &name = workload.sizing.workload;
        std::vector<const AcceleratorSizing *> shown = ordered(workload.sizing);
        const std::size_t all = shown.size();
        const QStringList reasons = whyNot(shown, source);
        shown.resize(std::min(all, kRows));
        blocks.emplace_back(
            layout::Heading{2, QCoreApplication::translate("xj::report", "Workload “%1”").arg(name)});
        blocks.emplace_back(sizingTable(shown, isTraining(source, name), source));
        if (shown.size() < all)
            blocks.emplace_back(layout::Paragraph{
                QCoreApplication::translate("xj::report",
                                            "%n more accelerator(s) were sized and are not listed here.",
                                            "number of accelerators", static_cast<int>(all - shown.size())),
                layout::TextRole::Small});
        if (!reasons.isEmpty())
            blocks.emplace_back(layout::BulletList{reasons});
        blocks.emplace_back(figureOf(
            charts::buildMemoryChart(workload, source.catalogue, source.chartTheme, source.style), 88.0));
        blocks.emplace_back(
            printedTable(charts::memoryTable(workload, source.catalogue, source.style), source.style));
    }
    return blocks;
}

} // namespace xj::report::sections
