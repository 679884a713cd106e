// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/sizing/inference_sizing.h"

#include "models/domain/units.h"
#include "models/sizing/inference_capability.h"
#include "models/sizing/inference_figures.h"
#include "models/sizing/inference_remedies.h"
#include "models/sizing/replica_search.h"

#include <algorithm>
#include <cmath>

namespace xj::sizing {

namespace {

using domain::AcceleratorSizing;
using domain::Quantity;
using domain::SizingBasis;
using domain::SizingReason;
using domain::Topology;
using domain::Unit;

constexpr double kMilliPerSecond = 1e3;

ServingContext contextFor(const domain::InferenceNeed &need, const ResolvedModel &model,
                          const domain::Gpu &gpu, const HostShape &host, double scale,
                          const Calibration &calibration)
{
    ServingContext context;
    context.shape = inferenceShape(model.architecture);
    context.load = serviceLoad(need, context.shape, scale);
    context.weights = weightBytes(context.shape, context.load.format);
    context.boxGpus = std::max(1, host.gpus);
    context.plan.format = context.load.format;
    context.plan.kvBytesPerElement = context.load.kvBytesPerElement;
    context.plan.engine = defaultEngine(generationOf(gpu));
    context.plan.topology = host.topology == Topology::Unknown || host.topology == Topology::SingleGpu
        ? ownTopology(gpu, context.boxGpus)
        : host.topology;
    context.fastGroup = fastLinkGroup(gpu, context.plan.topology, context.boxGpus);
    context.memorySettings = calibration.engineMemory(context.plan.engine);
    return context;
}

/// What holds the concurrency of a replica down, for the word on the screen.
SizingReason bindingOf(const ServingContext &context, const domain::Gpu &gpu, const ReplicaChoice &choice,
                       const Calibration &calibration)
{
    if (choice.concurrency >= choice.capacity || !choice.holds())
        return SizingReason::MemoryIsBinding;
    const ServingSpeed speed
        = servingSpeed(context.shape, context.weights, gpu, context.plan, choice.layout, calibration);
    const auto parts = speed.stepParts(choice.atLimit.running, context.load.request);
    const double prefills = choice.atLimit.tpotSeconds - choice.atLimit.stepSeconds;
    return parts.compute + prefills > parts.weightRead + parts.cacheRead ? SizingReason::ComputeIsBinding
                                                                         : SizingReason::BandwidthIsBinding;
}

void noteLimits(const ServingContext &context, const ReplicaChoice &choice, AcceleratorSizing &sizing)
{
    const ServiceLoad &load = context.load;
    const auto milliseconds = [](double seconds) {
        return Quantity{seconds * kMilliPerSecond, Unit::Millisecond};
    };
    switch (choice.limit) {
    case ServingLimit::None:
        return;
    case ServingLimit::Memory: {
        const double need = context.weights.total()
            + cacheBytes(context.shape, load.longestTokens, load.kvBytesPerElement)
            + context.boxGpus * (choice.memory.activations + choice.memory.context);
        sizing.notes.push_back(
            {SizingReason::DoesNotFitOneServer,
             {Quantity{domain::gibFromBytes(need), Unit::GiB},
              Quantity{domain::gibFromBytes(choice.memory.share) * context.boxGpus, Unit::GiB}}});
        sizing.notes.push_back({SizingReason::NeedsOtherCard,
                                {Quantity{static_cast<double>(choice.gpusPerReplica()), Unit::Gpu}}});
        return;
    }
    case ServingLimit::FirstToken:
        sizing.notes.push_back(
            {SizingReason::LatencyMissed,
             {milliseconds(choice.atLimit.ttftSeconds), milliseconds(load.ttftSecondsMax.value_or(0.0))}});
        return;
    case ServingLimit::OutputToken:
        sizing.notes.push_back(
            {SizingReason::LatencyMissed,
             {milliseconds(choice.atLimit.tpotSeconds), milliseconds(load.tpotSecondsMax.value_or(0.0))}});
        return;
    }
}

void fillCounts(const ServingContext &context, const ReplicaChoice &choice, AcceleratorSizing &sizing)
{
    const int each = choice.gpusPerReplica();
    sizing.layout.tensor = choice.layout.tensor;
    sizing.layout.pipeline = choice.layout.pipeline;
    const int replicas = std::max(1, choice.replicas);
    const int all = replicas + (choice.serves() ? context.load.spareReplicas : 0);
    sizing.layout.data = all;
    sizing.minimumGpus = each * std::max(1, choice.replicasForMemory);
    // Replicas never straddle boxes unless one needs several.
    const int box = context.boxGpus;
    const int perBox = std::max(1, box / each);
    sizing.servers = each <= box ? (all + perBox - 1) / perBox : all * ((each + box - 1) / box);
    sizing.gpus = sizing.servers * box;
}

void fillMemory(const ServingContext &context, const ReplicaChoice &choice, AcceleratorSizing &sizing)
{
    sizing.memory = inferenceMemoryParts(context, choice);
    for (const domain::MemoryPart &part : sizing.memory)
        sizing.memoryPerGpuGiB += part.gibPerGpu;
    sizing.usablePerGpuGiB = domain::gibFromBytes(choice.memory.share);
    sizing.memoryTotalGiB = sizing.memoryPerGpuGiB * sizing.minimumGpus;
    const double copies = std::max(1, choice.replicasForMemory);
    sizing.staticTotalGiB = domain::gibFromBytes(context.weights.total()) * copies;
}

void fillEvidence(const ServingContext &context, const ResolvedModel &model, const ReplicaChoice &choice,
                  bool calibrated, double youngSoftware, AcceleratorSizing &sizing)
{
    const bool plainPcie = context.fastGroup <= 1 && choice.layout.tensor > 1;
    constexpr domain::Band kMemoryKnown{0.97, 1.08};
    constexpr domain::Band kMemoryQuantised{0.95, 1.15};
    constexpr domain::Band kMemoryTypical{0.85, 1.25};
    constexpr domain::Band kSpeedKnown{0.7, 1.3};
    constexpr domain::Band kSpeedWeak{0.5, 1.5};
    constexpr domain::Band kFirstToken{0.5, 2.0};
    sizing.basis = model.typical ? SizingBasis::TypicalArchitecture
        : calibrated             ? SizingBasis::KnownArchitecture
                                 : SizingBasis::UncalibratedAccelerator;
    const bool fourBit = bytesPerWeight(context.load.format) < 1.0;
    sizing.memoryBand = model.typical ? kMemoryTypical : fourBit ? kMemoryQuantised : kMemoryKnown;
    sizing.speedBand = calibrated && !plainPcie && !model.typical ? kSpeedKnown : kSpeedWeak;
    if (!calibrated) // the first quarter of a part's software may run at this share
        sizing.speedBand.low = std::min(sizing.speedBand.low, youngSoftware);
    sizing.firstTokenBand = kFirstToken;
}

} // namespace

AcceleratorSizing sizeInferenceOnHost(const domain::InferenceNeed &need, const ResolvedModel &model,
                                      const domain::Gpu &gpu, const HostShape &host, double scale,
                                      const Calibration &calibration)
{
    AcceleratorSizing sizing;
    sizing.gpuId = gpu.id;
    sizing.gpusPerServer = std::max(1, host.gpus);
    const ServingContext context = contextFor(need, model, gpu, host, scale, calibration);
    sizing.topology = context.plan.topology;
    const Generation generation = generationOf(gpu);
    // Few points were ever published for Ascend: calibrated, but said so.
    const bool calibrated
        = calibration.generation(generation).calibrated && generation != Generation::Ascend910;
    if (visibleMemoryBytes(gpu) <= 0.0) {
        sizing.notes.push_back({SizingReason::MemoryUnknown, {gpu.name}});
        return sizing;
    }
    const ReplicaChoice choice = searchReplica(context, gpu, calibration);
    const bool spansPlainPcie = choice.gpusPerReplica() > 1 && context.plan.topology == Topology::PcieNoPeer;
    const bool supported
        = precisionSupport(context.load.weightPrecision, gpu) != PrecisionSupport::Unsupported;
    sizing.fits = choice.serves() && supported;
    fillCounts(context, choice, sizing);
    fillMemory(context, choice, sizing);
    sizing.figures = inferenceFigures(context, gpu, choice);
    fillEvidence(context, model, choice, calibrated, calibration.structure().youngSoftwareFactor, sizing);
    noteLimits(context, choice, sizing);
    for (auto &note : capabilityNotes(context.load.weightPrecision, gpu, spansPlainPcie, calibrated))
        sizing.notes.push_back(std::move(note));
    const bool ratesKnown = choice.atLoad.tpotSeconds > 0.0;
    if (choice.holds() && !ratesKnown)
        sizing.notes.push_back({SizingReason::ComputeUnknown, {gpu.name}});
    if (choice.holds() && ratesKnown)
        sizing.binding = bindingOf(context, gpu, choice, calibration);
    for (auto &remedy : inferenceRemedies(context, gpu, choice))
        sizing.notes.push_back(std::move(remedy));
    return sizing;
}

} // namespace xj::sizing
