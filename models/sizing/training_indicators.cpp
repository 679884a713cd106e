// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/domain/units.h"
#include "models/sizing/derivation.h"
#include "models/sizing/training_sizing.h"
#include "models/sizing/training_step.h"

#include <algorithm>
#include <array>

namespace xj::sizing {

namespace {

using domain::AcceleratorSizing;
using domain::Figure;
using domain::HardIndicators;
using domain::Quantity;
using domain::SizingReason;
using domain::SizingTerm;
using domain::Topology;
using domain::Unit;

constexpr double kSecondsPerDay = 86400.0;
constexpr double kGuideStartGB = 40.0; ///< the buying guides: training starts at 40 GB a card,
constexpr double kGuideSaferGB = 80.0; ///< 80 GB is safer
constexpr double kDaysWithoutDeadline = 30.0;
constexpr double kStallShare = 0.05; ///< of the interval between checkpoints, at most
constexpr double kCheckpointsOnDisk = 3.0;
constexpr double kImagesGB = 200.0; ///< container images and environments
constexpr double kRestoreSeconds = 300.0; ///< a checkpoint is read back in five minutes
constexpr double kBytesPerTextToken = 4.0;
constexpr double kLeastReadGBps = 1.0;
constexpr double kLeastNetworkGbps = 10.0;

/// Sizes of cards on the market, GB.
constexpr std::array kCardClasses = {16.0, 24.0, 32.0, 40.0, 48.0, 64.0, 80.0};

double smallestCardGB(double needGiB)
{
    for (const double size : kCardClasses) {
        if (needGiB <= kPlannedMemoryShare * 0.989 * size)
            return size;
    }
    return kCardClasses.back();
}

bool adapters(const TrainingPlan &plan)
{
    return plan.method == domain::TrainingMethod::Lora || plan.method == domain::TrainingMethod::Qlora;
}

Figure staticMemory(const TrainingPlan &plan)
{
    const double gib = domain::gibFromBytes(plan.staticBytes());
    const double billion = plan.shape.parameters.total() / 1e9;
    if (adapters(plan)) {
        return figure(
            SizingTerm::StaticMemory, gib, Unit::GiB,
            derivation(
                "n_w·P_lin + n_emb·P_emb + n_a·P_lora", "Hu et al. 2021 (LoRA), sec. 4.2",
                {{"P", SizingTerm::Parameters, billion, Unit::BillionParameters},
                 {"n_w", SizingTerm::Weights, plan.recipe.frozenLinearBytes, Unit::Byte},
                 {"P_lora", SizingTerm::Parameters, plan.adapterParameters / 1e9, Unit::BillionParameters},
                 {"n_a", SizingTerm::OptimizerStates, plan.recipe.adapterBytes, Unit::Byte}}));
    }
    return figure(SizingTerm::StaticMemory, gib, Unit::GiB,
                  derivation("(n_w + n_g + n_o)·P", "Rajbhandari et al. 2020 (ZeRO), sec. 3",
                             {{"P", SizingTerm::Parameters, billion, Unit::BillionParameters},
                              {"n_w", SizingTerm::Weights, plan.recipe.weightBytes, Unit::Byte},
                              {"n_g", SizingTerm::Gradients, plan.recipe.gradientBytes, Unit::Byte},
                              {"n_o", SizingTerm::OptimizerStates, plan.recipe.optimizerBytes, Unit::Byte}}));
}

Figure itemisedMemory(const AcceleratorSizing &reference)
{
    return figure(SizingTerm::ItemisedMemory, reference.memoryTotalGiB, Unit::GiB,
                  derivation("Σ parts · N, N fewest 80 GB cards",
                             "Korthikanti et al. 2022, sec. 4; parts of the memory bar",
                             {{"N", SizingTerm::GpuCount, double(reference.minimumGpus), Unit::Gpu},
                              {"Σ parts", SizingTerm::MemoryPerGpu, reference.memoryPerGpuGiB, Unit::GiB}}));
}

Figure arithmetic(const TrainingPlan &plan)
{
    Figure result;
    result.term = SizingTerm::ArithmeticNeeded;
    result.unit = Unit::Tflops;
    if (!plan.tokens) {
        result.undefined = domain::Reason{SizingReason::TokensUnknown, {}};
        return result;
    }
    const double perToken = 3.0 * forwardFlopPerToken(plan.shape, plan.sequence);
    const double days = plan.deadlineDays.value_or(kDaysWithoutDeadline);
    return figure(SizingTerm::ArithmeticNeeded, perToken * *plan.tokens / (days * kSecondsPerDay) / 1e12,
                  Unit::Tflops,
                  derivation("3·F·tokens / t", "Kaplan et al. 2020, sec. 2.1, with causal attention",
                             {{"3·F", SizingTerm::TrainingFlopPerToken, perToken, Unit::Flop},
                              {"tokens", SizingTerm::RunTime, *plan.tokens, Unit::Token},
                              {"t", SizingTerm::RunTime, days, Unit::Day}}));
}

/// Full-rate links between the cards of a box as soon as every step's gradients or layers cross them; adapter
/// methods get by with bridges.
Topology neededTopology(const TrainingPlan &plan, const AcceleratorSizing &reference)
{
    if (reference.minimumGpus <= 1 && reference.gpus <= 1)
        return Topology::Unknown;
    if (adapters(plan))
        return reference.minimumGpus > 1 ? Topology::BridgePairs : Topology::Unknown;
    return Topology::FullMesh;
}

Figure fabric(const AcceleratorSizing &reference)
{
    const Figure *needed = reference.figure(SizingTerm::LinkBandwidthNeeded);
    const double rate = needed ? needed->value.value_or(0.0) : 0.0;
    return figure(SizingTerm::FabricBandwidthNeeded, rate, Unit::Gbps,
                  derivation("B: T(B) ≤ 1.05·T(∞), boxes of 8 × 80 GB",
                             "ring all-reduce 2(n−1)/n·V; two levels, NICs shared by the box",
                             {{"N", SizingTerm::GpuCount, double(reference.gpus), Unit::Gpu},
                              {"n", SizingTerm::ServerCount, double(reference.servers), Unit::Server}}));
}

void addStorage(const TrainingPlan &plan, const AcceleratorSizing &reference, HardIndicators &indicators)
{
    const double checkpointGB = domain::gbFromBytes(plan.checkpointBytes());
    const double servers = std::max(1, reference.servers);
    const double interval = plan.checkpointMinutes * 60.0;
    const Ingredient checkpoint{"V", SizingTerm::CheckpointSize, checkpointGB, Unit::GB};
    indicators.checkpointSize
        = figure(SizingTerm::CheckpointSize, checkpointGB, Unit::GB,
                 derivation("(n_w + n_o)·P", "BLOOM: 2.3 TB for 176 B parameters (13.1 B each)",
                            {{"P", SizingTerm::Parameters, plan.shape.parameters.total() / 1e9,
                              Unit::BillionParameters}}));
    const double writeRate = checkpointGB / (kStallShare * interval);
    indicators.checkpointWriteRate
        = figure(SizingTerm::CheckpointWriteRate, writeRate, Unit::GBps,
                 derivation("V / (0.05·τ)", "stall of at most 5 % of the interval",
                            {checkpoint,
                             {"τ", SizingTerm::CheckpointWriteRate, plan.checkpointMinutes, Unit::Minute}}));
    const double capacity = kCheckpointsOnDisk * checkpointGB / servers + plan.datasetGB + kImagesGB;
    indicators.localNvmeCapacity = figure(
        SizingTerm::LocalNvmeCapacity, capacity, Unit::GB,
        derivation("3·V/n + D + 200 GB", "two or three checkpoints of a server's shard, data, images",
                   {checkpoint,
                    {"n", SizingTerm::ServerCount, servers, Unit::Server},
                    {"D", SizingTerm::LocalNvmeCapacity, plan.datasetGB, Unit::GB}}));
    const Figure *rate = reference.figure(SizingTerm::TokensPerSecond);
    const double feed = rate ? rate->value.value_or(0.0) * kBytesPerTextToken / 1e9 / servers : 0.0;
    const double read = std::max({checkpointGB / servers / kRestoreSeconds, feed, kLeastReadGBps});
    indicators.localNvmeReadRate = figure(
        SizingTerm::LocalNvmeReadRate, read, Unit::GBps,
        derivation("max(V/n/300 s, 4 B·tokens/s/n, 1 GB/s)", "a checkpoint read back in five minutes",
                   {checkpoint, {"n", SizingTerm::ServerCount, servers, Unit::Server}}));
    const double network = std::max(kLeastNetworkGbps, writeRate * 8.0 / servers);
    indicators.network
        = figure(SizingTerm::NetworkBandwidth, network, Unit::Gbps,
                 derivation("max(8·V/(0.05·τ)/n, 10 Gbit/s)", "checkpoints over the storage network",
                            {checkpoint, {"n", SizingTerm::ServerCount, servers, Unit::Server}}));
}

} // namespace

HardIndicators trainingIndicators(const TrainingPlan &plan, const AcceleratorSizing &reference)
{
    HardIndicators indicators;
    indicators.staticMemory = staticMemory(plan);
    indicators.itemisedMemory = itemisedMemory(reference);
    // A job that one small card holds does not need the guides' 40 GB.
    const double smallest = smallestCardGB(reference.memoryTotalGiB);
    indicators.minimumGpuMemoryGB = std::min(smallest, kGuideStartGB);
    indicators.preferredGpuMemoryGB
        = smallest >= kGuideStartGB ? kGuideSaferGB : std::max(smallest, kGuideStartGB);
    indicators.arithmetic = arithmetic(plan);
    indicators.topologyNeeded = neededTopology(plan, reference);
    indicators.fabricPerGpu = fabric(reference);
    addStorage(plan, reference, indicators);
    return indicators;
}

std::vector<domain::Reason> trainingNotes(const TrainingPlan &plan, const HardIndicators &indicators)
{
    std::vector<domain::Reason> notes = plan.notes;
    const double own = indicators.itemisedMemory.value.value_or(0.0);
    const double states = indicators.staticMemory.value.value_or(0.0);
    notes.push_back(
        {SizingReason::GuideHeadroomRule,
         {Quantity{1.5 * states, Unit::GiB}, Quantity{2.0 * states, Unit::GiB}, Quantity{own, Unit::GiB}}});
    notes.push_back({SizingReason::GuideMemoryRule, {Quantity{indicators.minimumGpuMemoryGB, Unit::GB}}});
    constexpr double kSmallModelBillion = 10.0;
    const double billion = plan.shape.parameters.total() / 1e9;
    if (billion < kSmallModelBillion)
        notes.push_back({SizingReason::GuideSmallModelRule, {Quantity{billion, Unit::BillionParameters}}});
    return notes;
}

} // namespace xj::sizing
