// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/charts/charts.h"
#include "views/report/sections/section.h"
#include "views/report/sections/wording.h"
#include "views/text/sentences.h"

#include <QCoreApplication>
#include <QHash>

#include <algorithm>
#include <array>
#include <numeric>

namespace xj::report::sections {

namespace {

using domain::Candidate;
using domain::CandidateStatus;
using domain::Unit;

constexpr std::size_t kRankedRows = 20;
constexpr std::size_t kPendingRows = 15;
constexpr std::size_t kEliminatedRows = 25;

std::vector<const Candidate *> withStatus(const domain::Funnel &funnel, CandidateStatus status)
{
    std::vector<const Candidate *> found;
    for (const Candidate &candidate : funnel.candidates) {
        if (candidate.status == status)
            found.push_back(&candidate);
    }
    return found;
}

std::span<const Candidate *const> head(const std::vector<const Candidate *> &all, std::size_t rows)
{
    return std::span(all).first(std::min(all.size(), rows));
}

layout::Table rankedTable(std::span<const Candidate *const> shown, const Source &source)
{
    const text::Style &style = source.style;
    layout::Table table;
    table.columns = {
        {QCoreApplication::translate("xj::report", "Rank"), 0.7, layout::Align::Right},
        {QCoreApplication::translate("xj::report", "Provider"), 1.7},
        {QCoreApplication::translate("xj::report", "Instance"), 1.8},
        {QCoreApplication::translate("xj::report", "Accelerator"), 1.8},
        {QCoreApplication::translate("xj::report", "GPUs billed"), 0.9, layout::Align::Right},
        {QCoreApplication::translate("xj::report", "Price basis"), 1.0},
        {charts::headingWithUnit({QCoreApplication::translate("xj::report", "GPU-hour"), Unit::Currency},
                                 style),
         1.2, layout::Align::Right},
        {charts::headingWithUnit({QCoreApplication::translate("xj::report", "Month"), Unit::Currency}, style),
         1.2, layout::Align::Right},
        {QCoreApplication::translate("xj::report", "Price of"), 1.7}};
    for (const Candidate *candidate : shown) {
        table.rows.push_back(
            {{candidate->rank ? text::wholeNumber(*candidate->rank, style) : text::unknown(),
              text::name(candidate->provider, style),
              candidate->instance.isEmpty() ? text::unknown() : candidate->instance,
              gpuName(candidate->gpuId, source.catalogue), text::wholeNumber(candidate->gpusBilled, style),
              text::pricingName(candidate->pricing),
              text::bareQuantity(candidate->pricePerGpuHour, Unit::CurrencyPerGpuHour, style),
              text::bareQuantity(candidate->pricePerMonth, Unit::Currency, style),
              candidate->priceDate ? text::date(*candidate->priceDate, style) : text::unknown()},
             candidate->rank == 1});
    }
    return table;
}

/// The first finding with one of the verdicts wanted.
QString firstFinding(const Candidate &candidate, std::initializer_list<domain::Verdict> wanted,
                     const text::Style &style)
{
    for (const domain::Finding &finding : candidate.findings) {
        if (std::ranges::find(wanted, finding.verdict) != wanted.end())
            return text::sentence(finding.reason, style);
    }
    return text::unknown();
}

/// Offers that differ only in region or price model stop for the same reason: one row for all of them.
struct ReasonRow
{
    const Candidate *candidate = nullptr;
    QString reason;
    std::size_t offers = 1;
};

std::vector<ReasonRow> grouped(const std::vector<const Candidate *> &all, bool eliminated,
                               const text::Style &style)
{
    using domain::Verdict;
    std::vector<ReasonRow> rows;
    QHash<QString, std::size_t> places;
    for (const Candidate *candidate : all) {
        const QString reason = eliminated
            ? firstFinding(*candidate, {Verdict::Fail, Verdict::NotStated}, style)
            : firstFinding(*candidate, {Verdict::NotStated, Verdict::Warning}, style);
        const QString key = QStringList{text::name(candidate->provider, style), candidate->instance,
                                        candidate->gpuId, reason}
                                .join(QChar::LineSeparator);
        const auto place = places.constFind(key);
        if (place != places.constEnd()) {
            ++rows[*place].offers;
            continue;
        }
        places.insert(key, rows.size());
        rows.push_back({candidate, reason, 1});
    }
    return rows;
}

layout::Table reasonTable(std::span<const ReasonRow> shown, bool eliminated, const Source &source)
{
    const text::Style &style = source.style;
    layout::Table table;
    table.columns = {{QCoreApplication::translate("xj::report", "Provider"), 1.6},
                     {QCoreApplication::translate("xj::report", "Instance"), 1.7},
                     {QCoreApplication::translate("xj::report", "Accelerator"), 1.6},
                     {QCoreApplication::translate("xj::report", "Offers"), 0.8, layout::Align::Right}};
    if (eliminated)
        table.columns.push_back({QCoreApplication::translate("xj::report", "Stopped at"), 1.2});
    table.columns.push_back({eliminated ? QCoreApplication::translate("xj::report", "First failing reason")
                                        : QCoreApplication::translate("xj::report", "What is missing"),
                             3.2});
    for (const ReasonRow &line : shown) {
        const Candidate &candidate = *line.candidate;
        layout::TableRow row{{text::name(candidate.provider, style),
                              candidate.instance.isEmpty() ? text::unknown() : candidate.instance,
                              gpuName(candidate.gpuId, source.catalogue),
                              text::wholeNumber(static_cast<qint64>(line.offers), style)},
                             false};
        if (eliminated)
            row.cells.push_back(candidate.eliminatedAt ? text::layerName(*candidate.eliminatedAt)
                                                       : text::unknown());
        row.cells.push_back(line.reason);
        table.rows.push_back(std::move(row));
    }
    return table;
}

std::span<const ReasonRow> head(const std::vector<ReasonRow> &all, std::size_t rows)
{
    return std::span(all).first(std::min(all.size(), rows));
}

std::size_t offersIn(std::span<const ReasonRow> rows)
{
    return std::accumulate(rows.begin(), rows.end(), std::size_t{0},
                           [](std::size_t sum, const ReasonRow &row) { return sum + row.offers; });
}

void appendRest(layout::Blocks &blocks, std::size_t all, std::size_t shown)
{
    // A plain variable: lupdate overlooks a translate() whose count is a cast.
    const int rest = static_cast<int>(all - shown);
    if (rest > 0)
        blocks.emplace_back(
            layout::Paragraph{QCoreApplication::translate("xj::report", "And %n more, not listed here.",
                                                          "number of offers", rest),
                              layout::TextRole::Small});
}

/// How many of the eliminated are not listed, by layer, so that a cut list hides nothing.
void appendRestByLayer(layout::Blocks &blocks, std::span<const ReasonRow> rest, const text::Style &style)
{
    if (rest.empty())
        return;
    std::array<std::size_t, 4> counts{};
    for (const ReasonRow &row : rest) {
        if (row.candidate->eliminatedAt)
            counts[static_cast<std::size_t>(*row.candidate->eliminatedAt)] += row.offers;
    }
    QStringList parts;
    for (std::size_t layer = 0; layer < counts.size(); ++layer) {
        if (counts[layer] > 0)
            parts << QCoreApplication::translate("xj::report", "%1: %2", "layer, number of offers")
                         .arg(text::layerName(static_cast<domain::Layer>(layer)),
                              text::wholeNumber(static_cast<qint64>(counts[layer]), style));
    }
    blocks.emplace_back(layout::Paragraph{
        QCoreApplication::translate("xj::report", "And %1 more, by layer: %2.")
            .arg(text::wholeNumber(static_cast<qint64>(offersIn(rest)), style),
                 parts.join(QCoreApplication::translate("xj::report", "; ", "between parts of a list"))),
        layout::TextRole::Small});
}

void appendRelaxation(layout::Blocks &blocks, const domain::Funnel &funnel, const text::Style &style)
{
    if (funnel.ranked > 0 || !funnel.smallestRelaxation)
        return;
    const domain::Reason reason{*funnel.smallestRelaxation, {}};
    blocks.emplace_back(layout::Paragraph{
        QCoreApplication::translate(
            "xj::report",
            "For information, not as advice: without the requirement behind “%1”, %2 of the offers "
            "would pass.")
            .arg(text::sentence(reason, style), text::wholeNumber(funnel.relaxationFrees, style))});
}

layout::Blocks workloadElimination(const domain::Funnel &funnel, const Source &source)
{
    layout::Blocks blocks;
    blocks.emplace_back(
        layout::Heading{2, QCoreApplication::translate("xj::report", "Workload “%1”").arg(funnel.workload)});
    blocks.emplace_back(figureOf(charts::buildFunnelChart(funnel, source.chartTheme, source.style), 62.0));
    blocks.emplace_back(printedTable(charts::funnelTable(funnel, source.style), source.style));
    appendRelaxation(blocks, funnel, source.style);
    const auto caption = [&blocks](const QString &words) {
        blocks.emplace_back(layout::Paragraph{words, layout::TextRole::Caption, true});
    };
    const auto ranked = withStatus(funnel, CandidateStatus::Ranked);
    if (!ranked.empty()) {
        caption(QCoreApplication::translate("xj::report", "Left and ranked by comparable price"));
        blocks.emplace_back(rankedTable(head(ranked, kRankedRows), source));
        appendRest(blocks, ranked.size(), std::min(ranked.size(), kRankedRows));
    }
    const auto pending = withStatus(funnel, CandidateStatus::Pending);
    if (!pending.empty()) {
        caption(QCoreApplication::translate("xj::report", "Waiting for an answer or a price"));
        const std::vector<ReasonRow> rows = grouped(pending, false, source.style);
        blocks.emplace_back(reasonTable(head(rows, kPendingRows), false, source));
        appendRest(blocks, pending.size(), offersIn(head(rows, kPendingRows)));
    }
    const auto eliminated = withStatus(funnel, CandidateStatus::Eliminated);
    if (!eliminated.empty()) {
        caption(QCoreApplication::translate("xj::report", "Eliminated, with the first failing layer"));
        const std::vector<ReasonRow> rows = grouped(eliminated, true, source.style);
        const std::span<const ReasonRow> shown = head(rows, kEliminatedRows);
        blocks.emplace_back(reasonTable(shown, true, source));
        appendRestByLayer(blocks, std::span(rows).subspan(shown.size()), source.style);
    }
    return blocks;
}

} // namespace

layout::Blocks elimination(const Source &source)
{
    layout::Blocks blocks;
    blocks.emplace_back(
        layout::Heading{1, QCoreApplication::translate("xj::report", "3  Elimination layer by layer")});
    blocks.emplace_back(layout::Paragraph{QCoreApplication::translate(
        "xj::report",
        "Each offer passes four layers in this order; the first that it fails decides. Price plays "
        "no part in "
        "them. What is left is ranked by the price of all that the workload needs.")});
    for (const domain::WorkloadRecommendation &workload : source.recommendation.workloads)
        append(blocks, workloadElimination(workload.funnel, source));
    return blocks;
}

} // namespace xj::report::sections
