// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/items/candidate_table.h"

#include <algorithm>

namespace xj::items {

using domain::Finding;
using domain::Layer;
using domain::Unit;
using domain::Verdict;

namespace {

template <Layer layer> Cell layerCell(const CandidateRow &row)
{
    const std::optional<Verdict> verdict = row.layers[static_cast<std::size_t>(layer)];
    return verdict ? Cell(*verdict) : Cell();
}

Cell rank(const CandidateRow &row)
{
    return row.candidate.rank ? countCell(*row.candidate.rank) : Cell();
}

Cell priceDate(const CandidateRow &row)
{
    return row.candidate.priceDate ? Cell(*row.candidate.priceDate) : Cell();
}

Cell stoppedAt(const CandidateRow &row)
{
    return row.candidate.eliminatedAt ? Cell(*row.candidate.eliminatedAt) : Cell();
}

Cell gpusBilled(const CandidateRow &row)
{
    return row.candidate.gpusBilled > 0 ? countCell(row.candidate.gpusBilled) : Cell();
}

const std::vector<CandidateTable::RowColumn> &candidateColumns()
{
    static const std::vector<CandidateTable::RowColumn> kColumns{
        {Heading::Rank, Unit::None, rank},
        {Heading::Status, Unit::None, [](const CandidateRow &row) -> Cell { return row.candidate.status; }},
        {Heading::Provider, Unit::None,
         [](const CandidateRow &row) -> Cell { return row.candidate.provider; }},
        {Heading::Instance, Unit::None,
         [](const CandidateRow &row) -> Cell { return row.candidate.instance; }},
        {Heading::Accelerator, Unit::None, [](const CandidateRow &row) -> Cell { return row.gpuName; }},
        {Heading::GpusBilled, Unit::None, gpusBilled},
        {Heading::Pricing, Unit::None, [](const CandidateRow &row) -> Cell { return row.candidate.pricing; }},
        {Heading::HourlyPerGpu, Unit::CurrencyPerGpuHour,
         [](const CandidateRow &row) {
             return quantityCell(row.candidate.pricePerGpuHour, Unit::CurrencyPerGpuHour);
         }},
        {Heading::PricePerMonth, Unit::CurrencyPerMonth,
         [](const CandidateRow &row) {
             return quantityCell(row.candidate.pricePerMonth, Unit::CurrencyPerMonth);
         }},
        {Heading::MemoryAndModel, Unit::None, layerCell<Layer::MemoryAndModel>},
        {Heading::Link, Unit::None, layerCell<Layer::Interconnect>},
        {Heading::Network, Unit::None, layerCell<Layer::IoAndNetwork>},
        {Heading::Supply, Unit::None, layerCell<Layer::StabilityAndDelivery>},
        {Heading::StoppedAt, Unit::None, stoppedAt},
        {Heading::Region, Unit::None, [](const CandidateRow &row) -> Cell { return row.candidate.region; }},
        {Heading::Date, Unit::None, priceDate},
    };
    return kColumns;
}

CandidateRow judgedRow(const domain::Candidate &candidate, const domain::Catalogue &catalogue)
{
    const domain::Gpu *gpu = catalogue.gpu(candidate.gpuId);
    CandidateRow row{candidate, gpu ? gpu->name : candidate.gpuId, {}};
    for (const Finding &finding : candidate.findings) {
        std::optional<Verdict> &worst = row.layers[static_cast<std::size_t>(finding.layer)];
        worst = worst ? std::max(*worst, finding.verdict) : finding.verdict;
    }
    return row;
}

} // namespace

CandidateTable::CandidateTable(QObject *parent)
    : RowTable(
        candidateColumns(), [](const CandidateRow &row) { return row.candidate.id; }, parent)
{ }

void CandidateTable::show(const domain::Funnel &funnel, const domain::Catalogue &catalogue)
{
    std::vector<CandidateRow> rows;
    rows.reserve(funnel.candidates.size());
    for (const domain::Candidate &candidate : funnel.candidates)
        rows.push_back(judgedRow(candidate, catalogue));
    setRows(std::move(rows));
}

FindingTable::FindingTable(QObject *parent)
    : RowTable(
        {{Heading::Layer, Unit::None, [](const Finding &finding) -> Cell { return finding.layer; }},
         {Heading::Verdict, Unit::None, [](const Finding &finding) -> Cell { return finding.verdict; }},
         {Heading::Finding, Unit::None, [](const Finding &finding) -> Cell { return finding.reason; }}},
        [](const Finding &finding) -> QString {
            return QString::number(static_cast<int>(finding.layer)) + u'/'
                + rawValue(finding.reason).toString();
        },
        parent)
{ }

} // namespace xj::items
