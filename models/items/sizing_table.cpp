// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/items/sizing_table.h"

namespace xj::items {

using domain::SizingTerm;
using domain::Unit;

namespace {

Cell figureOf(const SizingRow &row, SizingTerm term)
{
    return figureCell(row.sizing.figure(term));
}

Cell runTime(const SizingRow &row)
{
    return row.training ? figureOf(row, SizingTerm::RunTime) : Cell();
}

Cell binding(const SizingRow &row)
{
    return row.sizing.binding ? Cell(*row.sizing.binding) : Cell();
}

const std::vector<SizingTable::RowColumn> &sizingColumns()
{
    static const std::vector<SizingTable::RowColumn> kColumns{
        {Heading::Accelerator, Unit::None, [](const SizingRow &row) -> Cell { return row.gpuName; }},
        {Heading::Fits, Unit::None, [](const SizingRow &row) -> Cell { return row.sizing.fits; }},
        {Heading::GpuCount, Unit::None, [](const SizingRow &row) { return countCell(row.sizing.gpus); }},
        {Heading::Servers, Unit::None, [](const SizingRow &row) { return countCell(row.sizing.servers); }},
        {Heading::MemoryPerGpu, Unit::GiB,
         [](const SizingRow &row) { return quantityCell(row.sizing.memoryPerGpuGiB, Unit::GiB); }},
        {Heading::AvailableMemory, Unit::GiB,
         [](const SizingRow &row) { return quantityCell(row.sizing.usablePerGpuGiB, Unit::GiB); }},
        {Heading::MemoryTotal, Unit::GiB,
         [](const SizingRow &row) { return quantityCell(row.sizing.memoryTotalGiB, Unit::GiB); }},
        {Heading::RunTime, Unit::None, runTime},
        {Heading::Replicas, Unit::None,
         [](const SizingRow &row) { return figureOf(row, SizingTerm::ReplicaCount); }},
        {Heading::TimeToFirstToken, Unit::None,
         [](const SizingRow &row) { return figureOf(row, SizingTerm::TimeToFirstToken); }},
        {Heading::TimePerToken, Unit::None,
         [](const SizingRow &row) { return figureOf(row, SizingTerm::TimePerOutputToken); }},
        {Heading::Link, Unit::None, [](const SizingRow &row) -> Cell { return row.sizing.topology; }},
        {Heading::Binding, Unit::None, binding},
    };
    return kColumns;
}

} // namespace

SizingTable::SizingTable(QObject *parent)
    : RowTable(
        sizingColumns(), [](const SizingRow &row) { return row.sizing.gpuId; }, parent)
{ }

void SizingTable::show(const domain::WorkloadSizing &sizing, bool training,
                       const domain::Catalogue &catalogue)
{
    std::vector<SizingRow> rows;
    rows.reserve(sizing.accelerators.size());
    for (const domain::AcceleratorSizing &accelerator : sizing.accelerators) {
        const domain::Gpu *gpu = catalogue.gpu(accelerator.gpuId);
        rows.push_back({accelerator, gpu ? gpu->name : accelerator.gpuId, training});
    }
    setRows(std::move(rows));
}

std::vector<domain::Figure> figuresOf(const domain::AcceleratorSizing &sizing)
{
    std::vector<domain::Figure> figures;
    for (const domain::MemoryPart &part : sizing.memory)
        figures.push_back({part.part, part.gibPerGpu, Unit::GiB, std::nullopt, part.derivation});
    figures.insert(figures.end(), sizing.figures.begin(), sizing.figures.end());
    return figures;
}

std::vector<domain::Figure> figuresOf(const domain::HardIndicators &indicators)
{
    std::vector<domain::Figure> figures{indicators.staticMemory, indicators.itemisedMemory};
    const auto add = [&figures](const std::optional<domain::Figure> &figure) {
        if (figure)
            figures.push_back(*figure);
    };
    add(indicators.requestsInFlight);
    add(indicators.requestRate);
    add(indicators.arithmetic);
    add(indicators.fabricPerGpu);
    add(indicators.localNvmeCapacity);
    add(indicators.localNvmeReadRate);
    add(indicators.network);
    add(indicators.checkpointSize);
    add(indicators.checkpointWriteRate);
    return figures;
}

} // namespace xj::items
