// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/sizing/serving_plan.h"

#include "models/domain/units.h"

namespace xj::sizing {

namespace {

/// "80 GB" cards show 79.2 to 80 GiB.
constexpr double kFullSizeCardGiB = 79.0;

} // namespace

double visibleMemoryBytes(const domain::Gpu &gpu)
{
    if (gpu.visibleGiB)
        return *gpu.visibleGiB * domain::kBytesPerGiB;
    return gpu.vramGB ? *gpu.vramGB * domain::kBytesPerGB : 0.0;
}

ServingSpeed servingSpeed(const InferenceShape &shape, const WeightBytes &weights, const domain::Gpu &gpu,
                          const ServingPlan &plan, const ReplicaLayout &layout,
                          const Calibration &calibration)
{
    return servingSpeed(shape, weights, gpu, plan, layout, calibration, calibration.engine(plan.engine));
}

ServingSpeed servingSpeed(const InferenceShape &shape, const WeightBytes &weights, const domain::Gpu &gpu,
                          const ServingPlan &plan, const ReplicaLayout &layout,
                          const Calibration &calibration, const EngineFactors &engine)
{
    const ComputePath path = computePath(plan.format, gpu);
    ServingSetup setup;
    setup.tensor = layout.tensor;
    setup.pipeline = layout.pipeline;
    setup.expert = layout.expert;
    setup.attentionData = layout.attentionData;
    setup.computeWidth = path.width;
    setup.weightPath = path.path;
    setup.kvBytesPerElement = plan.kvBytesPerElement;

    const int stage = setup.stageGpus();
    ServingHardware hardware;
    hardware.bandwidth = gpu.memoryBandwidthGBps.value_or(0.0) * domain::kBytesPerGB;
    hardware.peak = peakRates(gpu);
    hardware.memoryBytes = visibleMemoryBytes(gpu);
    hardware.smallCard = hardware.memoryBytes < kFullSizeCardGiB * domain::kBytesPerGiB;
    if (stage > 1)
        hardware.link = allReduceCost(pathBetween(gpu, plan.topology, stage), stage, calibration);
    return {shape,
            weights,
            setup,
            hardware,
            calibration.generation(generationOf(gpu)),
            engine,
            calibration.structure()};
}

ServingEngine defaultEngine(Generation generation)
{
    return generation == Generation::Ascend910 ? ServingEngine::MindIe : ServingEngine::Vllm;
}

} // namespace xj::sizing
