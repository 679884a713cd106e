// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/items/path_table.h"

namespace xj::items {

using domain::DefaultUsed;
using domain::Unit;

namespace {

Cell monthlyCost(const StageRow &row)
{
    return row.configuration ? quantityCell(row.configuration->monthlyCost, Unit::CurrencyPerMonth) : Cell();
}

template <typename Get> Cell configured(const StageRow &row, Get get)
{
    return row.configuration ? get(*row.configuration) : Cell();
}

using Configuration = domain::StageConfiguration;

const std::vector<StageTable::RowColumn> &stageColumns()
{
    static const std::vector<StageTable::RowColumn> kColumns{
        {Heading::Stage, Unit::None, [](const StageRow &row) -> Cell { return row.stage; }},
        {Heading::Workload, Unit::None,
         [](const StageRow &row) {
             return configured(row, [](const Configuration &what) -> Cell { return what.workload; });
         }},
        {Heading::Accelerator, Unit::None, [](const StageRow &row) -> Cell { return row.gpuName; }},
        {Heading::GpuCount, Unit::None,
         [](const StageRow &row) {
             return configured(row, [](const Configuration &what) { return countCell(what.gpus); });
         }},
        {Heading::Servers, Unit::None,
         [](const StageRow &row) {
             return configured(row, [](const Configuration &what) { return countCell(what.servers); });
         }},
        {Heading::SupplyMode, Unit::None,
         [](const StageRow &row) {
             return configured(row, [](const Configuration &what) -> Cell { return what.supply; });
         }},
        {Heading::Provider, Unit::None,
         [](const StageRow &row) {
             return configured(row, [](const Configuration &what) -> Cell { return what.provider; });
         }},
        {Heading::Instance, Unit::None,
         [](const StageRow &row) {
             return configured(row, [](const Configuration &what) -> Cell { return what.instance; });
         }},
        {Heading::MonthlyCost, Unit::CurrencyPerMonth, monthlyCost},
    };
    return kColumns;
}

QString stageRowId(const StageRow &row)
{
    const QString stage = QString::number(static_cast<int>(row.stage));
    return row.configuration ? stage + u'/' + row.configuration->workload : stage;
}

} // namespace

StageTable::StageTable(QObject *parent)
    : RowTable(stageColumns(), stageRowId, parent)
{ }

void StageTable::show(const domain::StagedPath &path, const domain::Catalogue &catalogue)
{
    std::vector<StageRow> rows;
    for (const domain::PathStage &stage : path.stages) {
        const StageRow bare{stage.stage, stage.skipped, stage.firstMonth, stage.lastMonth, std::nullopt, {}};
        if (stage.configurations.empty())
            rows.push_back(bare);
        for (const Configuration &configuration : stage.configurations) {
            StageRow row = bare;
            row.configuration = configuration;
            const domain::Gpu *gpu = catalogue.gpu(configuration.gpuId);
            row.gpuName = gpu ? gpu->name : configuration.gpuId;
            rows.push_back(row);
        }
    }
    setRows(std::move(rows));
}

DefaultTable::DefaultTable(QObject *parent)
    : RowTable(
        {{Heading::Item, Unit::None, [](const DefaultUsed &row) -> Cell { return FieldKey{row.key}; }},
         {Heading::Value, Unit::None, [](const DefaultUsed &row) -> Cell { return row.value; }},
         {Heading::Source, Unit::None, [](const DefaultUsed &row) -> Cell { return row.source; }},
         {Heading::Date, Unit::None,
          [](const DefaultUsed &row) { return row.observedOn ? Cell(*row.observedOn) : Cell(); }}},
        [](const DefaultUsed &row) { return row.key; }, parent)
{ }

} // namespace xj::items
