// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/items/catalogue_tables.h"

namespace xj::items {

using domain::BuildCost;
using domain::Gpu;
using domain::ModelArchitecture;
using domain::Provider;
using domain::Unit;

namespace {

Cell countOrUnknown(const std::optional<int> &value)
{
    return value ? countCell(*value) : Cell();
}

Cell yearCell(const std::optional<int> &year)
{
    return year ? Cell(QString::number(*year)) : Cell();
}

Cell textOrUnknown(const QString &text)
{
    return text.isEmpty() ? Cell() : Cell(text);
}

template <typename Row> Cell sourceCell(const Row &row)
{
    return row.provenance.source;
}

template <typename Row> Cell dateCell(const Row &row)
{
    return FactDate{row.provenance};
}

template <typename Row> Cell confidenceCell(const Row &row)
{
    return row.provenance.confidence;
}

} // namespace

GpuTable::GpuTable(QObject *parent)
    : RowTable(
        {{Heading::Accelerator, Unit::None, [](const Gpu &gpu) -> Cell { return gpu.name; }},
         {Heading::Architecture, Unit::None, [](const Gpu &gpu) { return textOrUnknown(gpu.architecture); }},
         {Heading::YearLaunched, Unit::None, [](const Gpu &gpu) { return yearCell(gpu.launchYear); }},
         {Heading::Memory, Unit::GB, [](const Gpu &gpu) { return quantityCell(gpu.vramGB, Unit::GB); }},
         {Heading::Bandwidth, Unit::GBps,
          [](const Gpu &gpu) { return quantityCell(gpu.memoryBandwidthGBps, Unit::GBps); }},
         {Heading::Bf16Rate, Unit::Tflops,
          [](const Gpu &gpu) { return quantityCell(gpu.bf16Tflops, Unit::Tflops); }},
         {Heading::Fp8Rate, Unit::Tflops,
          [](const Gpu &gpu) { return quantityCell(gpu.fp8Tflops, Unit::Tflops); }},
         {Heading::MaximumPower, Unit::Watt,
          [](const Gpu &gpu) { return quantityCell(gpu.tdpWatt, Unit::Watt); }},
         {Heading::Link, Unit::None, [](const Gpu &gpu) { return textOrUnknown(gpu.linkType); }},
         {Heading::LinkBandwidth, Unit::GBps,
          [](const Gpu &gpu) { return quantityCell(gpu.linkGBps, Unit::GBps); }},
         {Heading::EccMemory, Unit::None, [](const Gpu &gpu) -> Cell { return gpu.ecc; }},
         {Heading::DatacenterUse, Unit::None, [](const Gpu &gpu) -> Cell { return gpu.datacenterLicensed; }},
         {Heading::Date, Unit::None, dateCell<Gpu>},
         {Heading::Confidence, Unit::None, confidenceCell<Gpu>},
         {Heading::Source, Unit::None, sourceCell<Gpu>}},
        [](const Gpu &gpu) { return gpu.id; }, parent)
{ }

ModelTable::ModelTable(QObject *parent)
    : RowTable(
        {{Heading::Model, Unit::None, [](const ModelArchitecture &model) -> Cell { return model.name; }},
         {Heading::Parameters, Unit::BillionParameters,
          [](const ModelArchitecture &model) {
              return quantityCell(model.parametersBillion, Unit::BillionParameters);
          }},
         {Heading::ParametersActive, Unit::BillionParameters,
          [](const ModelArchitecture &model) {
              return quantityCell(model.activeParametersBillion, Unit::BillionParameters);
          }},
         {Heading::Layers, Unit::None,
          [](const ModelArchitecture &model) { return countOrUnknown(model.layers); }},
         {Heading::HiddenSize, Unit::None,
          [](const ModelArchitecture &model) { return countOrUnknown(model.hiddenSize); }},
         {Heading::Heads, Unit::None,
          [](const ModelArchitecture &model) { return countOrUnknown(model.heads); }},
         {Heading::KvHeads, Unit::None,
          [](const ModelArchitecture &model) { return countOrUnknown(model.kvHeads); }},
         {Heading::Context, Unit::Token,
          [](const ModelArchitecture &model) {
              return model.maxContext ? countCell(*model.maxContext, Unit::Token) : Cell();
          }},
         {Heading::Date, Unit::None, dateCell<ModelArchitecture>},
         {Heading::Source, Unit::None, sourceCell<ModelArchitecture>}},
        [](const ModelArchitecture &model) { return model.id; }, parent)
{ }

ServerTable::ServerTable(QObject *parent)
    : RowTable(
        {{Heading::Server, Unit::None, [](const ServerRow &row) -> Cell { return row.server.id; }},
         {Heading::Accelerator, Unit::None, [](const ServerRow &row) -> Cell { return row.gpuName; }},
         {Heading::GpuCount, Unit::None, [](const ServerRow &row) { return countCell(row.server.gpuCount); }},
         {Heading::Link, Unit::None, [](const ServerRow &row) -> Cell { return row.server.topology; }},
         {Heading::HostMemory, Unit::GB,
          [](const ServerRow &row) { return quantityCell(row.server.ramGB, Unit::GB); }},
         {Heading::LocalNvme, Unit::TB,
          [](const ServerRow &row) { return quantityCell(row.server.nvmeTB, Unit::TB); }},
         {Heading::Network, Unit::None, [](const ServerRow &row) { return textOrUnknown(row.server.nic); }},
         {Heading::MaximumPower, Unit::Watt,
          [](const ServerRow &row) { return quantityCell(row.server.maxPowerWatt, Unit::Watt); }},
         {Heading::Date, Unit::None, [](const ServerRow &row) { return dateCell(row.server); }},
         {Heading::Confidence, Unit::None, [](const ServerRow &row) { return confidenceCell(row.server); }},
         {Heading::Source, Unit::None, [](const ServerRow &row) { return sourceCell(row.server); }}},
        [](const ServerRow &row) { return row.server.id; }, parent)
{ }

void ServerTable::show(const domain::Catalogue &catalogue)
{
    std::vector<ServerRow> rows;
    for (const domain::Server &server : catalogue.servers()) {
        const Gpu *gpu = catalogue.gpu(server.gpuId);
        rows.push_back({server, gpu ? gpu->name : server.gpuId});
    }
    setRows(std::move(rows));
}

ProviderTable::ProviderTable(QObject *parent)
    : RowTable(
        {{Heading::Provider, Unit::None, [](const Provider &row) -> Cell { return row.name; }},
         {Heading::ProviderKind, Unit::None, [](const Provider &row) -> Cell { return row.kind; }},
         {Heading::Country, Unit::None, [](const Provider &row) { return textOrUnknown(row.country); }},
         {Heading::Region, Unit::None,
          [](const Provider &row) { return textOrUnknown(row.regions.join(QStringLiteral(", "))); }},
         {Heading::Strengths, Unit::None, [](const Provider &row) -> Cell { return row.strengths; }},
         {Heading::Date, Unit::None, dateCell<Provider>},
         {Heading::Source, Unit::None, sourceCell<Provider>}},
        [](const Provider &row) { return row.id; }, parent)
{ }

OfferTable::OfferTable(QObject *parent)
    : RowTable(
        {{Heading::Provider, Unit::None, [](const OfferRow &row) -> Cell { return row.provider; }},
         {Heading::Instance, Unit::None, [](const OfferRow &row) -> Cell { return row.offer.instanceType; }},
         {Heading::Accelerator, Unit::None, [](const OfferRow &row) -> Cell { return row.gpuName; }},
         {Heading::GpuCount, Unit::None, [](const OfferRow &row) { return countCell(row.offer.gpuCount); }},
         {Heading::Pricing, Unit::None, [](const OfferRow &row) -> Cell { return row.offer.pricing; }},
         {Heading::Price, Unit::None,
          [](const OfferRow &row) -> Cell {
              return domain::MoneyArgument{row.offer.price.micros(), row.offer.price.currency()};
          }},
         {Heading::PricePeriod, Unit::None, [](const OfferRow &row) -> Cell { return row.offer.period; }},
         {Heading::Region, Unit::None, [](const OfferRow &row) -> Cell { return row.offer.region; }},
         {Heading::Date, Unit::None, [](const OfferRow &row) { return dateCell(row.offer); }},
         {Heading::Confidence, Unit::None, [](const OfferRow &row) { return confidenceCell(row.offer); }},
         {Heading::Source, Unit::None, [](const OfferRow &row) { return sourceCell(row.offer); }}},
        [](const OfferRow &row) { return row.offer.id; }, parent)
{ }

void OfferTable::show(const domain::Catalogue &catalogue)
{
    std::vector<OfferRow> rows;
    rows.reserve(catalogue.offers().size());
    for (const domain::Offer &offer : catalogue.offers()) {
        const Provider *provider = catalogue.provider(offer.providerId);
        const Gpu *gpu = catalogue.gpu(offer.gpuId);
        rows.push_back({offer, provider ? provider->name : domain::BilingualName{{}, offer.providerId},
                        gpu ? gpu->name : offer.gpuId});
    }
    setRows(std::move(rows));
}

BuildCostTable::BuildCostTable(QObject *parent)
    : RowTable(
        {{Heading::Item, Unit::None, [](const BuildCost &row) -> Cell { return row.item; }},
         {Heading::Category, Unit::None, [](const BuildCost &row) -> Cell { return row.category; }},
         {Heading::Low, Unit::None, [](const BuildCost &row) { return quantityCell(row.low, Unit::None); }},
         {Heading::Typical, Unit::None,
          [](const BuildCost &row) { return quantityCell(row.typical, Unit::None); }},
         {Heading::High, Unit::None, [](const BuildCost &row) { return quantityCell(row.high, Unit::None); }},
         {Heading::Currency, Unit::None,
          [](const BuildCost &row) { return row.currency ? Cell(row.currency->code()) : Cell(); }},
         {Heading::UnitOfMeasure, Unit::None, [](const BuildCost &row) { return textOrUnknown(row.unit); }},
         {Heading::Region, Unit::None, [](const BuildCost &row) { return textOrUnknown(row.region); }},
         {Heading::Date, Unit::None, dateCell<BuildCost>},
         {Heading::Confidence, Unit::None, confidenceCell<BuildCost>},
         {Heading::Source, Unit::None, sourceCell<BuildCost>}},
        [](const BuildCost &row) { return row.id; }, parent)
{ }

} // namespace xj::items
