// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/charts/charts.h"
#include "views/charts/compared_accelerators.h"
#include "views/report/sections/section.h"
#include "views/report/sections/wording.h"
#include "views/text/sentences.h"
#include "views/text/sizing_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <set>

namespace xj::report::sections {

namespace {

using domain::AcceleratorSizing;
using domain::SizingTerm;
using domain::Unit;
using namespace Qt::StringLiterals;

constexpr std::size_t kRows = 16;
constexpr std::size_t kMisfitRows = 4;
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

layout::Table sizingTable(const std::vector<const AcceleratorSizing *> &shown, bool training,
                          const Source &source)
{
    const text::Style &style = source.style;
    const std::vector<SizingTerm> speed = training
        ? std::vector{SizingTerm::RunTime, SizingTerm::TokensPerSecond, SizingTerm::ModelFlopsUtilisation}
        : std::vector{SizingTerm::ReplicaCount, SizingTerm::TimeToFirstToken, SizingTerm::TimePerOutputToken};
    layout::Table table;
    table.columns
        = {{QCoreApplication::translate("xj::report", "Accelerator"), 2.2},
           {QCoreApplication::translate("xj::report", "Fits"), 0.8, layout::Align::Centre},
           {QCoreApplication::translate("xj::report", "GPUs"), 0.8, layout::Align::Right},
           {QCoreApplication::translate("xj::report", "Servers"), 0.9, layout::Align::Right},
           {QCoreApplication::translate("xj::report", "Layout"), 1.7},
           {QCoreApplication::translate("xj::report", "Needs, GiB per GPU"), 1.1, layout::Align::Right},
           {QCoreApplication::translate("xj::report", "Usable, GiB per GPU"), 1.1, layout::Align::Right}};
    for (const SizingTerm term : speed)
        table.columns.push_back({text::term(domain::Term(term)), 1.45, layout::Align::Right});
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
        const QString name = gpuName(sizing->gpuId, source.catalogue);
        const QString reason = text::sentence(sizing->notes.front(), source.style);
        // Some sentences name the accelerator themselves.
        lines << (reason.contains(name)
                      ? reason
                      : QCoreApplication::translate("xj::report", "%1: %2", "GPU, why it does not fit")
                            .arg(name, reason));
    }
    return lines;
}

/// What the links between GPUs leave of a training's speed: one row per link, one column per number of GPUs.
layout::Table scalingTable(const domain::WorkloadSizing &sizing, const text::Style &style)
{
    std::set<int> counts;
    std::vector<domain::LinkOption> links;
    for (const domain::ScalingPoint &point : sizing.scaling) {
        counts.insert(point.gpus);
        if (std::ranges::find(links, point.link) == links.end())
            links.push_back(point.link);
    }
    layout::Table table;
    table.columns.push_back({QCoreApplication::translate("xj::report", "Link"), 2.2});
    for (const int gpus : counts)
        table.columns.push_back({QCoreApplication::translate("xj::report", "%1 GPUs", "column heading")
                                     .arg(text::wholeNumber(gpus, style)),
                                 1.0, layout::Align::Right});
    for (const domain::LinkOption link : links) {
        layout::TableRow row{{text::linkName(link)}, false};
        for (const int gpus : counts) {
            const auto point
                = std::ranges::find_if(sizing.scaling, [&](const domain::ScalingPoint &candidate) {
                      return candidate.link == link && candidate.gpus == gpus;
                  });
            row.cells.push_back(
                point == sizing.scaling.end()
                    ? text::unknown()
                    : text::quantity(domain::Quantity{point->efficiency, Unit::Ratio}, style));
        }
        table.rows.push_back(std::move(row));
    }
    return table;
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
        const std::vector<const AcceleratorSizing *> shown
            = charts::comparedAccelerators(workload, kRows, kMisfitRows);
        const std::size_t all = workload.sizing.accelerators.size();
        const QStringList reasons = whyNot(shown, source);
        blocks.emplace_back(
            layout::Heading{2, QCoreApplication::translate("xj::report", "Workload “%1”").arg(name)});
        blocks.emplace_back(sizingTable(shown, isTraining(source, name), source));
        // A plain variable: lupdate overlooks a translate() whose count is a cast.
        const int rest = static_cast<int>(all - shown.size());
        if (rest > 0)
            blocks.emplace_back(layout::Paragraph{
                QCoreApplication::translate("xj::report",
                                            "%n more accelerator(s) were sized and are not listed here.",
                                            "number of accelerators", rest),
                layout::TextRole::Small});
        if (!reasons.isEmpty())
            blocks.emplace_back(layout::BulletList{reasons});
        if (!workload.sizing.scaling.empty()) {
            blocks.emplace_back(layout::Paragraph{
                QCoreApplication::translate("xj::report",
                                            "What each kind of link leaves of the speed, by number of GPUs"),
                layout::TextRole::Caption, true});
            blocks.emplace_back(scalingTable(workload.sizing, source.style));
        }
        blocks.emplace_back(figureOf(
            charts::buildMemoryChart(workload, source.catalogue, source.chartTheme, source.style), 88.0));
        blocks.emplace_back(
            printedTable(charts::memoryTable(workload, source.catalogue, source.style), source.style));
    }
    return blocks;
}

} // namespace xj::report::sections
