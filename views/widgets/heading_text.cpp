// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/heading_text.h"

#include <QCoreApplication>

namespace xj::widgets {

namespace {

class HeadingText
{
    Q_DECLARE_TR_FUNCTIONS(xj::widgets::HeadingText)

public:
    static QString of(items::Heading heading);
};

QString HeadingText::of(items::Heading heading)
{
    using items::Heading;
    switch (heading) {
    case Heading::Accelerator:
        return tr("GPU");
    case Heading::Architecture:
        return tr("Architecture");
    case Heading::AvailableMemory:
        return tr("Usable per GPU");
    case Heading::Bandwidth:
        return tr("Memory bandwidth");
    case Heading::Bf16Rate:
        return tr("BF16, dense");
    case Heading::Binding:
        return tr("What limits");
    case Heading::Build:
        return tr("Build");
    case Heading::Category:
        return tr("Category");
    case Heading::Confidence:
        return tr("Confidence");
    case Heading::Context:
        return tr("Longest context");
    case Heading::Country:
        return tr("Country");
    case Heading::Currency:
        return tr("Currency");
    case Heading::Date:
        return tr("Observed");
    case Heading::DatacenterUse:
        return tr("Data-centre licence");
    case Heading::Default:
        return tr("Default");
    case Heading::EccMemory:
        return tr("ECC");
    case Heading::Finding:
        return tr("Finding");
    case Heading::Fits:
        return tr("Fits");
    case Heading::Fp8Rate:
        return tr("FP8, dense");
    case Heading::GpuCount:
        return tr("GPUs");
    case Heading::GpusBilled:
        return tr("GPUs billed");
    case Heading::Heads:
        return tr("Heads");
    case Heading::HiddenSize:
        return tr("Hidden size");
    case Heading::High:
        return tr("High");
    case Heading::HourlyPerGpu:
        return tr("Per GPU-hour");
    case Heading::Hybrid:
        return tr("Hybrid");
    case Heading::Instance:
        return tr("Instance");
    case Heading::Item:
        return tr("Item");
    case Heading::KvHeads:
        return tr("KV heads");
    case Heading::Layer:
        return tr("Layer", "of elimination");
    case Heading::Layers:
        return tr("Layers", "of a model");
    case Heading::Link:
        return tr("Interconnect");
    case Heading::LinkBandwidth:
        return tr("Link bandwidth");
    case Heading::LocalNvme:
        return tr("Local NVMe");
    case Heading::Low:
        return tr("Low");
    case Heading::MaximumPower:
        return tr("Power");
    case Heading::HostMemory:
        return tr("Host memory");
    case Heading::Memory:
        return tr("GPU memory");
    case Heading::MemoryAndModel:
        return tr("Memory and model");
    case Heading::MemoryPerGpu:
        return tr("Needed per GPU");
    case Heading::MemoryTotal:
        return tr("Needed in total");
    case Heading::Model:
        return tr("Model");
    case Heading::Month:
        return tr("From month");
    case Heading::MonthlyCost:
        return tr("Monthly cost");
    case Heading::Network:
        return tr("Network");
    case Heading::Parameters:
        return tr("Parameters");
    case Heading::ParametersActive:
        return tr("Active per token");
    case Heading::Price:
        return tr("Price");
    case Heading::PricePeriod:
        return tr("Per", "period that a price is for");
    case Heading::PricePerMonth:
        return tr("Per month, as needed");
    case Heading::Pricing:
        return tr("Pricing");
    case Heading::Provider:
        return tr("Provider");
    case Heading::ProviderKind:
        return tr("Kind of provider");
    case Heading::Quantity:
        return tr("Quantity");
    case Heading::Rank:
        return tr("Rank");
    case Heading::Region:
        return tr("Region");
    case Heading::Rent:
        return tr("Rent");
    case Heading::Replicas:
        return tr("Replicas");
    case Heading::RunTime:
        return tr("Time of one run");
    case Heading::Scale:
        return tr("Load factor");
    case Heading::Server:
        return tr("Server");
    case Heading::Servers:
        return tr("Servers");
    case Heading::Source:
        return tr("Source");
    case Heading::Stage:
        return tr("Stage");
    case Heading::Status:
        return tr("Status");
    case Heading::StoppedAt:
        return tr("Eliminated at");
    case Heading::Strengths:
        return tr("Strengths");
    case Heading::Supply:
        return tr("Delivery and stability");
    case Heading::SupplyMode:
        return tr("Supply");
    case Heading::Symbol:
        return tr("Symbol");
    case Heading::TimePerToken:
        return tr("Per output token");
    case Heading::TimeToFirstToken:
        return tr("First token");
    case Heading::Typical:
        return tr("Typical");
    case Heading::UnitOfMeasure:
        return tr("Unit");
    case Heading::Value:
        return tr("Value");
    case Heading::Verdict:
        return tr("Verdict");
    case Heading::Workload:
        return tr("Workload");
    case Heading::WorkloadKind:
        return tr("Kind");
    case Heading::YearLaunched:
        return tr("Launched");
    }
    return {};
}

} // namespace

QString headingText(items::Heading heading)
{
    return HeadingText::of(heading);
}

} // namespace xj::widgets
