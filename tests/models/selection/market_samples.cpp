// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/models/selection/market_samples.h"

using namespace xj::domain;

namespace samples {

namespace {

Gpu a100(const QString &id, const QString &name)
{
    Gpu gpu;
    gpu.id = id;
    gpu.vendor = QStringLiteral("NVIDIA");
    gpu.name = name;
    gpu.architecture = QStringLiteral("Ampere");
    gpu.vramGB = 80.0;
    gpu.visibleGiB = 79.25;
    gpu.memoryBandwidthGBps = 2039.0;
    gpu.bf16Tflops = 312.0;
    gpu.fp16Tflops = 312.0;
    gpu.tf32Tflops = 156.0;
    gpu.fp32Tflops = 19.5;
    gpu.pcieGeneration = 4;
    gpu.pcieLanes = 16;
    gpu.ecc = true;
    gpu.datacenterLicensed = true;
    gpu.chinaExportNote = QStringLiteral("Restricted since the Oct-2022 US rule");
    return gpu;
}

} // namespace

CatalogueData market()
{
    CatalogueData data;
    Gpu sxm = a100(QStringLiteral("a100-80g-sxm"), QStringLiteral("A100 80GB SXM4"));
    sxm.formFactor = QStringLiteral("SXM4");
    sxm.linkType = QStringLiteral("NVLink 3");
    sxm.linkGBps = 600.0;
    sxm.maxLinkGroup = 8;
    Gpu pcie = a100(QStringLiteral("a100-80g-pcie"), QStringLiteral("A100 80GB PCIe"));
    pcie.formFactor = QStringLiteral("PCIe");
    pcie.linkType = QStringLiteral("none");
    pcie.maxLinkGroup = 1;
    Gpu consumer = pcie;
    consumer.id = QStringLiteral("rtx4090");
    consumer.name = QStringLiteral("GeForce RTX 4090");
    consumer.architecture = QStringLiteral("Ada");
    consumer.vramGB = 24.0;
    consumer.visibleGiB = 23.5;
    consumer.memoryBandwidthGBps = 1008.0;
    consumer.ecc = false;
    consumer.datacenterLicensed = false;
    data.gpus = {sxm, pcie, consumer};

    Provider provider;
    provider.id = QStringLiteral("cloud");
    provider.name = {QStringLiteral("云"), QStringLiteral("Cloud")};
    Provider silent = provider;
    silent.id = QStringLiteral("silent");
    silent.name = {QStringLiteral("无价"), QStringLiteral("Silent")};
    silent.namedByBuyingGuides = true;
    data.providers = {provider, silent};

    ExchangeRate rate;
    rate.from = Currency::usd();
    rate.to = Currency::cny();
    rate.rateE9 = 7'000'000'000;
    rate.provenance.observedOn = QDate(2026, 6, 1);
    data.rates = {rate};
    return data;
}

Offer offer(const QString &id, const char *dollarsPerHour)
{
    Offer offer;
    offer.id = id;
    offer.providerId = QStringLiteral("cloud");
    offer.instanceType = QStringLiteral("a100x8");
    offer.gpuId = QStringLiteral("a100-80g-sxm");
    offer.gpuCount = 8;
    offer.topology = Topology::FullMesh;
    offer.region = QStringLiteral("us-east-1");
    if (const auto price = Money::fromDecimal(QString::fromLatin1(dollarsPerHour), Currency::usd()))
        offer.price = *price;
    offer.taxIncluded = false;
    offer.provenance.observedOn = QDate(2026, 6, 1);
    return offer;
}

Quote quote(const QString &id)
{
    Quote quote;
    quote.id = id;
    quote.supplier = id;
    quote.gpuId = QStringLiteral("a100-80g-sxm");
    quote.gpusPerServer = 8;
    quote.topology = Topology::FullMesh;
    quote.localNvmeTB = 15.36;
    quote.networkGbps = 25.0;
    quote.deliveryDays = 7;
    quote.slaRatio = 0.999;
    quote.readyImage = true;
    quote.accessControl = true;
    if (const auto price = Money::fromDecimal(QStringLiteral("60000"), Currency::cny()))
        quote.price = *price;
    quote.taxIncluded = false;
    quote.quotedOn = QDate(2026, 6, 1);
    return quote;
}

namespace {

ModelChoice sevenBillion()
{
    ModelChoice choice;
    choice.own.parametersBillion = 7.0;
    choice.own.layers = 32;
    choice.own.hiddenSize = 4096;
    choice.own.heads = 32;
    choice.own.kvHeads = 8;
    choice.own.ffnSize = 11008;
    choice.own.vocabulary = 32000;
    return choice;
}

} // namespace

Workload fineTuning()
{
    TrainingNeed need;
    need.tokens = 4e8;
    need.sequenceLength = 1024;
    return {QStringLiteral("tune"), sevenBillion(), need};
}

Workload service()
{
    InferenceNeed need;
    need.peakConcurrency = 20.0;
    need.promptTokens = 1000;
    need.outputTokens = 300;
    need.spareReplicas = 0;
    return {QStringLiteral("serve"), sevenBillion(), need};
}

} // namespace samples
