// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/sizing/training_step.h"

namespace xj::sizing {

namespace {

constexpr double kTera = 1e12;

/// Shares fitted to published training runs; families without one keep the struct's defaults.
TrainingEfficiency efficiencyOf(Generation generation)
{
    switch (generation) {
    case Generation::Ampere:
        return {0.717, 0.45, 0.282, true};
    case Generation::Hopper:
        return {0.556, 0.462, 0.175, true};
    case Generation::BlackwellSxm:
        return {0.477, 0.508, 0.175, true};
    case Generation::Ascend910:
        return {0.585, 0.45, 0.282, true};
    case Generation::Ada:
        return {0.80, 0.60, 0.28, true};
    case Generation::Cdna3:
    case Generation::Cdna4:
        return {0.42, 0.38, 0.17, false};
    case Generation::Unlisted:
        break;
    }
    return {};
}

void takeCalibrated(const Calibration &calibration, Generation generation, TrainingEfficiency &efficiency)
{
    const QString subject = calibrationSubject(generation);
    efficiency.gemm16 = calibration.value(u"training", subject, u"gemm_share_16", efficiency.gemm16);
    efficiency.gemm8 = calibration.value(u"training", subject, u"gemm_share_8", efficiency.gemm8);
    efficiency.attention = calibration.value(u"training", subject, u"attention_share", efficiency.attention);
}

double rate(const std::optional<double> &tflops)
{
    return tflops.value_or(0.0) * kTera;
}

} // namespace

TrainingStack trainingStack(TrainingProgram program, bool deepSpeed)
{
    TrainingStack stack;
    switch (program) {
    case TrainingProgram::General:
        break;
    case TrainingProgram::MegatronCore:
        stack.gemmScale = 1.42;
        break;
    case TrainingProgram::EarlyMegatron:
        stack.gemmScale = 0.965;
        stack.tensorExposed = 1.0;
        stack.secondsPerStage = deepSpeed ? 0.051 : 0.0;
        break;
    case TrainingProgram::Trainer:
        stack.gemmScale = 0.718;
        stack.elementwiseScale = 2.0;
        stack.secondsPerLayerPass = 1.8e-3;
        stack.trainedLaunchScale = 1.5;
        break;
    }
    if (deepSpeed) {
        stack.gatherShare = 0.57;
        stack.gatherShareAcross = 0.093;
    }
    return stack;
}

TrainingPlatform trainingPlatform(const domain::Gpu &gpu, domain::Topology topology, int gpusPerServer,
                                  double nicGbpsPerServer, TrainingProgram program, bool deepSpeed,
                                  const Calibration &calibration)
{
    TrainingPlatform platform;
    platform.peak16 = rate(gpu.bf16Tflops ? gpu.bf16Tflops : gpu.fp16Tflops);
    platform.peak8 = rate(gpu.fp8Tflops);
    platform.peak32 = rate(gpu.tf32Tflops ? gpu.tf32Tflops : gpu.fp32Tflops);
    constexpr double kSustainedMemoryShare = 0.95;
    platform.memoryBytesPerSecond = gpu.memoryBandwidthGBps.value_or(0.0) * 1e9 * kSustainedMemoryShare;
    const Generation generation = generationOf(gpu);
    platform.efficiency = efficiencyOf(generation);
    takeCalibrated(calibration, generation, platform.efficiency);
    platform.stack = trainingStack(program, deepSpeed);
    platform.box = boxPath(gpu, topology, gpusPerServer, calibration);
    platform.gpusPerServer = gpusPerServer;
    platform.nicGbpsPerServer = nicGbpsPerServer;
    platform.nicShare = calibration.value(u"collective", u"fabric", u"nic_share", 0.95);
    return platform;
}

} // namespace xj::sizing
