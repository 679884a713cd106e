// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/charts/charts.h"
#include "views/report/sections/section.h"
#include "views/report/sections/wording.h"
#include "views/text/sentences.h"

#include <QCoreApplication>

namespace xj::report::sections {

namespace {

using domain::Unit;

QString months(const domain::PathStage &stage, const Source &source)
{
    const QDate first = source.recommendation.asOf.addMonths(stage.firstMonth - 1);
    const QDate last = source.recommendation.asOf.addMonths(stage.lastMonth);
    return QCoreApplication::translate("xj::report", "Months %1 to %2 (%3 to %4)")
        .arg(text::wholeNumber(stage.firstMonth, source.style),
             text::wholeNumber(stage.lastMonth, source.style), text::date(first, source.style),
             text::date(last, source.style));
}

layout::Table configurationTable(const domain::PathStage &stage, const Source &source)
{
    const text::Style &style = source.style;
    layout::Table table;
    table.columns = {{QCoreApplication::translate("xj::report", "Workload"), 1.5},
                     {QCoreApplication::translate("xj::report", "GPUs"), 1.8},
                     {QCoreApplication::translate("xj::report", "Servers"), 1.0, layout::Align::Right},
                     {QCoreApplication::translate("xj::report", "Supply"), 1.3},
                     {QCoreApplication::translate("xj::report", "Provider, instance"), 2.0},
                     {QCoreApplication::translate("xj::report", "Per month"), 1.2, layout::Align::Right}};
    for (const domain::StageConfiguration &configuration : stage.configurations) {
        const QString provider = text::name(configuration.provider, style);
        const QString from = provider.isEmpty() || configuration.instance.isEmpty()
            ? provider + configuration.instance
            : QCoreApplication::translate("xj::report", "%1, %2", "provider, instance")
                  .arg(provider, configuration.instance);
        table.rows.push_back(
            {{configuration.workload,
              QCoreApplication::translate("xj::report", "%1 × %2", "count, GPU")
                  .arg(text::wholeNumber(configuration.gpus, style),
                       gpuName(configuration.gpuId, source.catalogue)),
              text::wholeNumber(configuration.servers, style), text::supplyName(configuration.supply),
              from.isEmpty() ? text::unknown() : from,
              configuration.monthlyCost ? text::quantity(configuration.monthlyCost, Unit::Currency, style)
                                        : QCoreApplication::translate("xj::report", "on request")},
             false});
    }
    return table;
}

void appendStage(layout::Blocks &blocks, const domain::PathStage &stage, const Source &source)
{
    const text::Style &style = source.style;
    blocks.emplace_back(layout::Heading{2, text::stageName(stage.stage)});
    if (stage.skipped) {
        blocks.emplace_back(layout::Paragraph{sentences(stage.entry, style).join(u' ')});
        return;
    }
    const QString total = stage.totalCost ? text::quantity(stage.totalCost, Unit::Currency, style)
                                          : QCoreApplication::translate("xj::report", "on request");
    blocks.emplace_back(layout::Paragraph{
        QCoreApplication::translate("xj::report", "%1 · costs of the stage: %2", "months, amount")
            .arg(months(stage, source), total),
        layout::TextRole::Body, true});
    blocks.emplace_back(configurationTable(stage, source));
    QStringList lines;
    for (const domain::Reason &reason : stage.entry)
        lines << QCoreApplication::translate("xj::report", "Begins: %1").arg(text::sentence(reason, style));
    for (const domain::Reason &reason : stage.triggers)
        lines
            << QCoreApplication::translate("xj::report", "Leave when: %1").arg(text::sentence(reason, style));
    blocks.emplace_back(layout::BulletList{lines});
}

} // namespace

layout::Blocks stagedPath(const Source &source)
{
    const domain::StagedPath &path = source.recommendation.path;
    layout::Blocks blocks;
    blocks.emplace_back(
        layout::Heading{1, QCoreApplication::translate("xj::report", "5  Path in three stages")});
    for (const domain::PathStage &stage : path.stages)
        appendStage(blocks, stage, source);
    blocks.emplace_back(figureOf(charts::buildCapacityChart(path, source.chartTheme, source.style), 72.0));
    if (path.totalCost)
        blocks.emplace_back(
            layout::Paragraph{QCoreApplication::translate("xj::report", "All stages together: %1.")
                                  .arg(text::quantity(path.totalCost, Unit::Currency, source.style))});
    if (!path.notes.empty())
        blocks.emplace_back(layout::BulletList{sentences(path.notes, source.style)});
    return blocks;
}

} // namespace xj::report::sections
