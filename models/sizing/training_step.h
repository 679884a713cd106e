// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/gpu.h"
#include "models/domain/server.h"
#include "models/sizing/calibration.h"
#include "models/sizing/communication.h"
#include "models/sizing/training_run.h"

namespace xj::sizing {

/// Shares of the dense peak that matrix products and attention reach inside a layer, by hardware family.
struct TrainingEfficiency
{
    double gemm16 = 0.60;
    double gemm8 = 0.45;
    double attention = 0.22; ///< of the 16-bit peak, causal work counted
    bool calibrated = false;
};

/// What the program adds: how good its kernels are, what each layer and micro-batch costs to launch, how much
/// traffic it hides behind arithmetic.
struct TrainingStack
{
    double gemmScale = 1.0;
    double elementwiseScale = 1.0;
    double secondsPerLayerPass = 60e-6; ///< launching one layer once
    double trainedLaunchScale = 1.0; ///< more hooks when every weight is trained
    double secondsPerStage = 0.0; ///< per micro-batch, under a pipeline
    double tensorExposed = 0.55; ///< share of tensor-parallel traffic that is not hidden
    double gatherShare = 1.0; ///< of the link's rate that ZeRO-3 gathers reach inside a box
    double gatherShareAcross = 1.0; ///< the same between servers
};

enum class TrainingProgram {
    General, ///< PyTorch FSDP and its like
    MegatronCore, ///< fused, overlapped: Megatron-Core, NeMo, Megatron-Bridge
    EarlyMegatron, ///< 2021-2022: Megatron-LM, Megatron-DeepSpeed
    Trainer ///< Hugging Face Trainer, eager kernels, DeepSpeed
};
[[nodiscard]] TrainingStack trainingStack(TrainingProgram program, bool deepSpeed);

/// An accelerator in its box and network, as plain numbers.
struct TrainingPlatform
{
    double peak16 = 0.0; ///< FLOP/s, dense; 0: no published rate
    double peak8 = 0.0; ///< 0: no 8-bit floating point units
    double peak32 = 0.0; ///< TF32 or FP32
    double memoryBytesPerSecond = 0.0;
    TrainingEfficiency efficiency;
    TrainingStack stack;
    LinkPath box; ///< between all GPUs of a server
    int gpusPerServer = 1;
    double nicGbpsPerServer = 0.0; ///< sum of the NICs' nominal rates
    double nicShare = 0.95;
};
[[nodiscard]] TrainingPlatform trainingPlatform(const domain::Gpu &gpu, domain::Topology topology,
                                                int gpusPerServer, double nicGbpsPerServer,
                                                TrainingProgram program, bool deepSpeed,
                                                const Calibration &calibration);

/// Seconds of one optimizer step, by cause.
struct TrainingStep
{
    double compute = 0.0; ///< matrix products, attention and element-wise work of all micro-batches
    double tensorTraffic = 0.0; ///< exposed
    double contextTraffic = 0.0;
    double expertTraffic = 0.0;
    double dataTraffic = 0.0; ///< exposed: gradients, gathered weights
    double bubble = 0.0; ///< pipeline stages waiting
    double optimizer = 0.0;
    double modelFlopPerToken = 0.0; ///< 3·F, causal attention, no recompute

    [[nodiscard]] double seconds() const
    {
        return compute + tensorTraffic + contextTraffic + expertTraffic + dataTraffic + bubble + optimizer;
    }
};

/// Time of one step of a run on a platform, bottom-up:
///   T = m·(T_compute + T_tensor + T_context + T_expert)·(1 + (p−1)/(v·m)) + exposed data traffic + optimizer
/// with T_compute from matrix products at the measured share of the peak (less for narrow slices and few
/// tokens), causal attention at its own share, element-wise work at the memory's rate, and a floor of kernel
/// launches. Adapter methods skip the weight gradients; recompute repeats the forward pass.
/// Narayanan et al. 2021; Korthikanti et al. 2022; factors fitted to published runs (calibration table,
/// scope "training").
[[nodiscard]] TrainingStep trainingStep(const TrainingRun &run, const TrainingPlatform &platform);

/// Tokens per second of the whole job.
[[nodiscard]] double tokensPerSecond(const TrainingRun &run, const TrainingStep &step);

/// Model FLOP utilisation: 3·F·tokens/s over N peaks of the run's precision.
[[nodiscard]] double modelFlopsUtilisation(const TrainingRun &run, const TrainingStep &step,
                                           const TrainingPlatform &platform);

/// The peak that a run's matrix products are measured against; 0 when the part has no such units.
[[nodiscard]] double peakOf(const TrainingPlatform &platform, domain::Precision precision);

/// FLOP per token of one forward pass with causal attention: 2·P_mm + 2·L·aD·s.
[[nodiscard]] double forwardFlopPerToken(const ModelShape &shape, double sequence);

} // namespace xj::sizing
