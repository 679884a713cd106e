// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/sample_recommendation.h"

namespace xj::tests {

namespace {

using namespace domain;

Figure figure(SizingTerm term, double value, Unit unit, const QString &formula = {},
              const QList<DerivationInput> &inputs = {})
{
    return {term,
            value,
            unit,
            std::nullopt,
            {formula, formula.isEmpty() ? QString() : QStringLiteral("arXiv:2205.05198"), inputs}};
}

DerivationInput input(const QString &symbol, SizingTerm term, double value, Unit unit)
{
    return {symbol, term, {value, unit}, QStringLiteral("Hugging Face config.json")};
}

struct Fit
{
    const char *gpuId;
    double usableGiB;
    bool fits;
    int gpus;
};

AcceleratorSizing accelerator(const Fit &fit, std::vector<std::pair<SizingTerm, double>> parts,
                              std::vector<Figure> figures)
{
    AcceleratorSizing sizing;
    sizing.gpuId = QString::fromLatin1(fit.gpuId);
    sizing.fits = fit.fits;
    sizing.topology = Topology::FullMesh;
    sizing.gpusPerServer = 8;
    sizing.gpus = fit.gpus;
    sizing.minimumGpus = fit.gpus;
    sizing.servers = (fit.gpus + 7) / 8;
    sizing.usablePerGpuGiB = fit.usableGiB;
    for (const auto &[part, gib] : parts) {
        sizing.memory.push_back({part, gib, {}});
        sizing.memoryPerGpuGiB += gib;
    }
    sizing.memoryTotalGiB = sizing.memoryPerGpuGiB * fit.gpus;
    sizing.memoryBand = {0.95, 1.1};
    sizing.speedBand = {0.75, 1.25};
    sizing.layout = {8, 1, fit.gpus / 8, 1, 1, 1, 1, Recompute::Selective, false};
    sizing.figures = std::move(figures);
    sizing.binding = fit.fits ? SizingReason::ComputeIsBinding : SizingReason::MemoryIsBinding;
    if (!fit.fits)
        sizing.notes = {{SizingReason::DoesNotFitOneServer,
                         {Quantity{sizing.memoryPerGpuGiB, Unit::GiB}, Quantity{fit.usableGiB, Unit::GiB}}},
                        {SizingReason::RemedyRecompute, {Quantity{11.4, Unit::GiB}}}};
    return sizing;
}

HardIndicators indicators(bool training)
{
    HardIndicators need;
    const double staticGiB = training ? 193.9 : 68.1;
    need.staticMemory = figure(SizingTerm::StaticMemory, staticGiB, Unit::GiB,
                               training ? QStringLiteral("16·P") : QStringLiteral("b_w·P"),
                               {input(QStringLiteral("P"), SizingTerm::Parameters, training ? 13.016 : 72.706,
                                      Unit::BillionParameters)});
    need.itemisedMemory = figure(SizingTerm::ItemisedMemory, training ? 312.6 : 214.8, Unit::GiB,
                                 QStringLiteral("static + activations + KV cache + framework"));
    need.minimumGpuMemoryGB = 40;
    need.preferredGpuMemoryGB = 80;
    need.arithmetic = figure(SizingTerm::ArithmeticNeeded, training ? 516.2 : 301.7, Unit::Tflops,
                             QStringLiteral("6·P·D / t"));
    need.topologyNeeded = training ? Topology::FullMesh : Topology::Pcie;
    need.fabricPerGpu = figure(SizingTerm::FabricBandwidthNeeded, 0, Unit::Gbps);
    need.localNvmeCapacity = figure(SizingTerm::LocalNvmeCapacity, training ? 1125 : 160, Unit::GB,
                                    QStringLiteral("dataset + 3·checkpoint"));
    need.localNvmeReadRate = figure(SizingTerm::LocalNvmeReadRate, 2.0, Unit::GBps);
    need.network = figure(SizingTerm::NetworkBandwidth, 10, Unit::Gbps);
    if (training) {
        need.checkpointSize = figure(SizingTerm::CheckpointSize, 208.2, Unit::GB, QStringLiteral("16·P"));
        need.checkpointWriteRate = figure(SizingTerm::CheckpointWriteRate, 2.31, Unit::GBps);
    } else {
        need.requestsInFlight = figure(SizingTerm::RequestsInFlight, 500, Unit::Request);
        need.requestRate = figure(SizingTerm::RequestRate, 22.7, Unit::RequestsPerSecond,
                                  QStringLiteral("N / (TTFT + n_o·TPOT)"));
    }
    return need;
}

constexpr std::array kFits
    = {Fit{"h100-sxm", 74.2, true, 8}, Fit{"h200-sxm", 130.5, true, 8},  Fit{"a100-80-sxm", 74.4, true, 16},
       Fit{"l40s", 41.9, false, 16},   Fit{"rtx-4090", 21.2, false, 16}, Fit{"ascend-910b", 57.0, true, 16},
       Fit{"mi300x", 178.1, true, 8}};

} // namespace

WorkloadSizing sampleTrainingSizing()
{
    WorkloadSizing sizing;
    sizing.workload = QStringLiteral("领域微调");
    sizing.model.id = QStringLiteral("llama-2-13b");
    sizing.model.name = QStringLiteral("Llama 2 13B");
    sizing.model.parametersBillion = 13.016;
    sizing.indicators = indicators(true);
    for (const Fit &fit : kFits) {
        sizing.accelerators.push_back(accelerator(
            fit,
            {{SizingTerm::Weights, 3.03},
             {SizingTerm::Gradients, 3.03},
             {SizingTerm::OptimizerStates, 18.18},
             {SizingTerm::Activations, 15.41},
             {SizingTerm::Logits, 1.46},
             {SizingTerm::Transient, 1.2},
             {SizingTerm::FrameworkContext, 1.8},
             {SizingTerm::Fragmentation, 2.1}},
            {figure(SizingTerm::StepTime, 9.84, Unit::Second, QStringLiteral("6·P·B·s / (N·F·MFU)")),
             figure(SizingTerm::TokensPerSecond, 53'281, Unit::TokensPerSecond),
             figure(SizingTerm::RunTime, 0.87, Unit::Day), figure(SizingTerm::GpuHours, 167, Unit::GpuHour),
             figure(SizingTerm::ModelFlopsUtilisation, 0.452, Unit::Ratio)}));
    }
    sizing.notes = {{SizingReason::GuideMemoryRule, {Quantity{80, Unit::GB}}},
                    {SizingReason::GuideHeadroomRule,
                     {Quantity{290.9, Unit::GiB}, Quantity{387.8, Unit::GiB}, Quantity{312.6, Unit::GiB}}}};
    return sizing;
}

WorkloadSizing sampleInferenceSizing()
{
    WorkloadSizing sizing;
    sizing.workload = QStringLiteral("在线客服推理");
    sizing.model.id = QStringLiteral("qwen2.5-72b");
    sizing.model.name = QStringLiteral("Qwen2.5 72B");
    sizing.model.parametersBillion = 72.706;
    sizing.indicators = indicators(false);
    for (const Fit &fit : kFits) {
        sizing.accelerators.push_back(
            accelerator(fit,
                        {{SizingTerm::Weights, 17.0},
                         {SizingTerm::KvCache, 32.4},
                         {SizingTerm::Activations, 2.2},
                         {SizingTerm::FrameworkContext, 1.9},
                         {SizingTerm::Fragmentation, 1.4}},
                        {figure(SizingTerm::ReplicaCount, 3, Unit::Replica),
                         figure(SizingTerm::GpusPerReplica, 4, Unit::Gpu),
                         figure(SizingTerm::ConcurrencyPerReplica, 251, Unit::Request),
                         figure(SizingTerm::TimeToFirstToken, 640, Unit::Millisecond),
                         figure(SizingTerm::TimePerOutputToken, 38.2, Unit::Millisecond),
                         figure(SizingTerm::TokensPerSecond, 9'870, Unit::TokensPerSecond)}));
    }
    sizing.notes = {{SizingReason::RegisteredOrInFlight, {Quantity{500, Unit::Request}}}};
    return sizing;
}

} // namespace xj::tests
