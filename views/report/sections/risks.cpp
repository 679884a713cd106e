// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/report/sections/section.h"
#include "views/report/sections/wording.h"
#include "views/text/sentences.h"

#include <QCoreApplication>

#include <algorithm>

namespace xj::report::sections {

namespace {

/// What the best offer leaves open, as questions to its provider.
QStringList openQuestions(const Source &source)
{
    QStringList lines;
    for (const domain::WorkloadRecommendation &workload : source.recommendation.workloads) {
        const domain::Candidate *best = workload.funnel.best();
        if (!best)
            continue;
        for (const domain::Finding &finding : best->findings) {
            if (finding.verdict != domain::Verdict::NotStated && finding.verdict != domain::Verdict::Warning)
                continue;
            const QString line
                = QCoreApplication::translate("xj::report", "%1, %2: %3", "provider, layer, finding")
                      .arg(text::name(best->provider, source.style), text::layerName(finding.layer),
                           text::sentence(finding.reason, source.style));
            if (!lines.contains(line))
                lines << line;
        }
    }
    return lines;
}

QStringList sizingWarnings(const Source &source)
{
    QStringList lines;
    for (const domain::WorkloadRecommendation &workload : source.recommendation.workloads) {
        const domain::Candidate *best = workload.funnel.best();
        const domain::AcceleratorSizing *sizing = best ? workload.sizing.on(best->gpuId) : nullptr;
        if (!sizing)
            continue;
        for (const domain::Reason &note : sizing->notes) {
            lines << QCoreApplication::translate("xj::report", "%1: %2", "workload, what sizing says")
                         .arg(workload.sizing.workload, text::sentence(note, source.style));
        }
    }
    return lines;
}

} // namespace

layout::Blocks risks(const Source &source)
{
    layout::Blocks blocks;
    blocks.emplace_back(
        layout::Heading{1, QCoreApplication::translate("xj::report", "6  Risks and open questions")});
    const QStringList open = openQuestions(source);
    appendList(blocks,
               QCoreApplication::translate("xj::report",
                                           "To be settled with the best-ranked providers before signing"),
               open);
    appendList(blocks,
               QCoreApplication::translate("xj::report", "What sizing says of the recommended accelerators"),
               sizingWarnings(source));
    appendList(blocks, QCoreApplication::translate("xj::report", "Warnings"),
               sentences(source.recommendation.warnings, source.style));
    if (blocks.size() == 1)
        blocks.emplace_back(layout::Paragraph{
            QCoreApplication::translate("xj::report", "Nothing beyond what section 1 names.")});
    return blocks;
}

layout::Blocks acceptance(const Source &source)
{
    layout::Blocks blocks;
    blocks.emplace_back(
        layout::Heading{1, QCoreApplication::translate("xj::report", "7  What enters the contract")});
    blocks.emplace_back(layout::Paragraph{
        QCoreApplication::translate("xj::report",
                                    "Accept on your own task, never on brochures. These figures of section 1 "
                                    "are the measure; have each one "
                                    "shown on the delivered servers before the payment on acceptance.")});
    layout::Table table;
    table.columns = {{QCoreApplication::translate("xj::report", "Workload"), 1.4},
                     {QCoreApplication::translate("xj::report", "Item"), 2.0},
                     {QCoreApplication::translate("xj::report", "At least"), 1.4, layout::Align::Right},
                     {QCoreApplication::translate("xj::report", "How to show it"), 2.8}};
    for (const domain::WorkloadRecommendation &workload : source.recommendation.workloads) {
        const domain::HardIndicators &need = workload.sizing.indicators;
        const auto add = [&](const domain::Figure &figure, const QString &how) {
            if (figure.value && *figure.value > 0)
                table.rows.push_back({{workload.sizing.workload, text::term(figure.term),
                                       figureText(figure, source.style), how},
                                      false});
        };
        if (need.topologyNeeded != domain::Topology::Unknown)
            table.rows.push_back(
                {{workload.sizing.workload, QCoreApplication::translate("xj::report", "Links between GPUs"),
                  text::topologyName(need.topologyNeeded), QStringLiteral("nvidia-smi topo -m")},
                 false});
        add(need.fabricPerGpu, QStringLiteral("nccl-tests, ib_write_bw"));
        add(need.localNvmeCapacity, QStringLiteral("lsblk"));
        add(need.localNvmeReadRate, QStringLiteral("fio, 1M seq read, iodepth 32, direct"));
        add(need.network, QStringLiteral("iperf3"));
        if (need.checkpointWriteRate)
            add(*need.checkpointWriteRate, QStringLiteral("fio, 1M seq write, iodepth 32, direct"));
    }
    if (table.rows.empty())
        return {};
    blocks.emplace_back(std::move(table));
    return blocks;
}

layout::Blocks approval(const Source &source)
{
    Q_UNUSED(source)
    layout::Blocks blocks;
    blocks.emplace_back(layout::Heading{1, QCoreApplication::translate("xj::report", "8  Approval")});
    blocks.emplace_back(
        layout::Paragraph{QCoreApplication::translate("xj::report",
                                                      "This recommendation was computed by a tool from the "
                                                      "inputs it lists; the decision is the approver's."),
                          layout::TextRole::Body, true});
    layout::Table table;
    table.columns = {{QCoreApplication::translate("xj::report", "Role"), 1.4},
                     {QCoreApplication::translate("xj::report", "Name", "of a person"), 1.4},
                     {QCoreApplication::translate("xj::report", "Signature"), 1.6},
                     {QCoreApplication::translate("xj::report", "Date"), 1.2},
                     {QCoreApplication::translate("xj::report", "Opinion"), 2.6}};
    table.minimumRowHeightMm = 11.0;
    table.keepTogether = true;
    for (const QString &role : {QCoreApplication::translate("xj::report", "Prepared"),
                                QCoreApplication::translate("xj::report", "Technical review"),
                                QCoreApplication::translate("xj::report", "Procurement"),
                                QCoreApplication::translate("xj::report", "Finance"),
                                QCoreApplication::translate("xj::report", "Legal"),
                                QCoreApplication::translate("xj::report", "Approver")})
        table.rows.push_back({{role, {}, {}, {}, {}}, false});
    blocks.emplace_back(std::move(table));
    blocks.emplace_back(
        layout::Paragraph{QCoreApplication::translate("xj::report", "Seal:"), layout::TextRole::Small});
    return blocks;
}

} // namespace xj::report::sections
