// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/sizing/training_step.h"

#include <algorithm>
#include <cmath>

namespace xj::sizing {

namespace {

// Fitted to published runs of 0.1 to 1000 billion parameters; see the calibration table's scope "training"
// for the shares that depend on hardware.
constexpr double kWidthHalf = 154.0; ///< width per tensor slice at which matrix products lose half
constexpr double kTokensHalf = 151.0; ///< tokens per micro-batch at which they lose half
constexpr double kExpertTokensHalf = 705.0; ///< the same for the tokens of one expert
constexpr double kExpertWidthHalf = 311.0;
constexpr double kExpertShare = 0.55; ///< of the dense share, for grouped matrix products
constexpr double kOddWidthShare = 0.69; ///< widths that tiles of 64 do not divide
constexpr double kElementwiseHidden = 37.5; ///< bytes moved per token, layer and unit of h, forward and back
constexpr double kElementwiseFfn = 57.7; ///< the same per unit of FFN width
constexpr double kElementwiseDispatch = 27.7; ///< the same per unit of h and expert
constexpr double kExpertLaunchSeconds = 2.4e-3; ///< launching one MoE layer once
constexpr double kOverlap = 0.81; ///< of arithmetic time that hides gathered weights
constexpr double kExpertExposed = 0.39;
constexpr double kContextExposed = 0.2;
constexpr double kRingHopSeconds = 5.5e-6;
constexpr double kBucketBytes = 100e6; ///< gradients leave in buckets of about this size
constexpr double kOptimizerBytes = 20.0; ///< read and written per owned parameter
constexpr double kEagerOptimizerBytes = 60.0;
constexpr double kDequantBytesPerSecondShare = 0.046; ///< of the memory rate, unpacking 4-bit weights
constexpr double kTensorHopSeconds = 3e-6;

bool eightBit(domain::Precision precision)
{
    return precision == domain::Precision::Fp8 || precision == domain::Precision::Int8;
}

/// What the terms below share.
struct Slice
{
    const ModelShape &s;
    double t, p, c, d, e;
    double tokens; ///< of one micro-batch on one GPU
    double layers; ///< of a stage
    double passes; ///< forward, backward (twice when weights are trained), recompute
    double backward; ///< passes without recompute
};

Slice sliceOf(const TrainingRun &run)
{
    const domain::ParallelLayout &l = run.layout;
    const ModelShape &s = *run.shape;
    double recompute = 0.0;
    if (l.recompute == domain::Recompute::Full)
        recompute = 1.0;
    else if (l.recompute == domain::Recompute::Selective)
        recompute = 0.5;
    const double backward = run.adapters() ? 2.0 : 3.0;
    return {s,
            double(l.tensor),
            double(l.pipeline),
            double(l.context),
            double(l.data),
            double(std::max(1, l.expert)),
            run.tokensPerMicroBatch() / l.context,
            s.layers / l.pipeline,
            backward + recompute,
            backward};
}

double productShare(const Slice &x)
{
    const double width = x.s.hidden / x.t;
    const bool odd = std::fmod(width, 64.0) != 0.0 && width > 64.0;
    const double share = width / (width + kWidthHalf) * x.tokens / (x.tokens + kTokensHalf);
    return odd ? share * kOddWidthShare : share;
}

/// Seconds of one forward pass of one micro-batch through a stage's layers.
double forwardSeconds(const TrainingRun &run, const TrainingPlatform &platform, const Slice &x)
{
    const ParameterCount &count = x.s.parameters;
    const bool eight = eightBit(run.precision) && platform.peak8 > 0.0;
    const double rate = (eight ? platform.peak8 * platform.efficiency.gemm8
                               : peakOf(platform, run.precision) * platform.efficiency.gemm16)
        * platform.stack.gemmScale;
    const double share = productShare(x);
    const double split = x.t * x.p;
    const double dense = count.attention + count.linearMixers + count.denseFfn + count.router;
    double seconds = 2.0 * x.tokens * dense / split / (rate * share);
    const double experts = count.activeExperts + count.sharedExperts;
    if (experts > 0.0) {
        const double perExpert = x.tokens * x.s.expertsActive * x.e / x.s.experts;
        const double expertShare = kExpertShare * x.s.expertFfn / (x.s.expertFfn + kExpertWidthHalf)
            * perExpert / (perExpert + kExpertTokensHalf);
        seconds += 2.0 * x.tokens * experts / split / (rate * expertShare);
    }
    const double peakAttention = platform.peak16 > 0.0 ? platform.peak16 : platform.peak32;
    const double scores = 2.0 * x.tokens * x.s.attentionLayers * x.s.heads * x.s.headDim * run.sequence;
    seconds += scores / split / (peakAttention * platform.efficiency.attention);
    const double ffn = (x.s.denseFfnLayers * x.s.ffn
                        + x.s.moeLayers * x.s.expertFfn * (x.s.expertsActive + x.s.sharedExperts))
        / x.s.layers;
    double moved = kElementwiseHidden * x.s.hidden + kElementwiseFfn * ffn / x.t;
    if (x.s.moeLayers > 0.0)
        moved += kElementwiseDispatch * x.s.expertsActive * x.s.hidden;
    constexpr double kPassesInFit = 3.0;
    return seconds
        + x.tokens * x.layers * moved / kPassesInFit * platform.stack.elementwiseScale
        / platform.memoryBytesPerSecond;
}

/// Seconds of arithmetic of one micro-batch on one GPU, forward and backward, with the head.
double microBatchSeconds(const TrainingRun &run, const TrainingPlatform &platform, const Slice &x)
{
    const double rate = peakOf(platform, eightBit(run.precision) ? domain::Precision::Bf16 : run.precision)
        * platform.efficiency.gemm16 * platform.stack.gemmScale;
    const double head = 2.0 * x.tokens * x.s.vocabulary * x.s.hidden / (x.t * x.p) / (rate * productShare(x));
    const double work = forwardSeconds(run, platform, x) * x.passes + head * x.backward;
    const double launch = x.s.moeLayers > 0.0 ? kExpertLaunchSeconds : platform.stack.secondsPerLayerPass;
    const double hooks = run.adapters() ? 1.0 : platform.stack.trainedLaunchScale;
    const double floor = launch * x.layers * x.passes * hooks;
    // The slower of the two, smoothed: near the crossing both show.
    double seconds = std::sqrt(std::hypot(work * work, floor * floor));
    if (run.method == domain::TrainingMethod::Qlora) {
        const double packed = run.recipe.frozenLinearBytes * x.s.parameters.linear() / (x.t * x.p);
        seconds += packed * x.passes / (platform.memoryBytesPerSecond * kDequantBytesPerSecondShare);
    }
    return x.p > 1.0 ? seconds + platform.stack.secondsPerStage : seconds;
}

/// Exposed tensor-parallel traffic of one micro-batch: two all-reduces of 2·b·s·h forward and two backward
/// per layer, two more under full recompute.
double tensorSeconds(const TrainingRun &run, const TrainingPlatform &platform, const Slice &x)
{
    if (x.t < 2.0)
        return 0.0;
    const double bytes = 2.0 * x.tokens * x.s.hidden;
    const double wire = 2.0 * (x.t - 1.0) / x.t * bytes / platform.box.busBytesPerSecond;
    const double each = wire + 2.0 * (x.t - 1.0) * kTensorHopSeconds;
    const double count = run.layout.recompute == domain::Recompute::Full ? 6.0 : 4.0;
    return platform.stack.tensorExposed * count * x.layers * each;
}

/// Keys and values of the other context slices, once round forward, twice backward.
double contextSeconds(const TrainingPlatform &platform, const Slice &x)
{
    if (x.c < 2.0)
        return 0.0;
    const double bytes = 3.0 * 2.0 * (x.c - 1.0) / x.c * x.tokens * x.c * x.s.kvHeads * x.s.headDim * 2.0;
    return kContextExposed * bytes / x.t * x.layers / platform.box.busBytesPerSecond;
}

double fabricBytesPerSecond(const TrainingPlatform &platform)
{
    return platform.nicGbpsPerServer / 8.0 * 1e9 * platform.nicShare;
}

/// Dispatch and combine, forward and backward: each GPU sends 2·K·tokens·h·(e−1)/e bytes four times.
double expertSeconds(const TrainingPlatform &platform, const Slice &x)
{
    if (x.e < 2.0 || x.s.moeLayers <= 0.0)
        return 0.0;
    const bool inside = x.e * x.t <= platform.gpusPerServer;
    const double perGpu = fabricBytesPerSecond(platform) / platform.gpusPerServer;
    const double rate = inside ? platform.box.busBytesPerSecond / 2.0 : perGpu;
    const double bytes = 4.0 * 2.0 * x.s.expertsActive * x.tokens * x.s.hidden * (x.e - 1.0) / x.e;
    return kExpertExposed * bytes / rate * x.layers * x.s.moeLayers / x.s.layers;
}

/// Parameters on one GPU before data sharding.
double ownedBy(const Slice &x)
{
    const double routed = x.s.parameters.routedExperts;
    return (x.s.parameters.total() - routed) / (x.t * x.p) + routed / (x.p * std::max(x.e, x.t));
}

/// Rate at which one data-parallel group of a box reaches other boxes: the box's NICs shared by the groups.
double acrossRate(const TrainingPlatform &platform, const Slice &x)
{
    const double groups = std::max(1.0, std::min(x.t, double(platform.gpusPerServer)));
    return fabricBytesPerSecond(platform) / groups;
}

/// ZeRO-3: weights gathered for each pass and gradients scattered, every micro-batch; hidden as far as the
/// arithmetic lasts.
double gatheredSeconds(const TrainingRun &run, const TrainingPlatform &platform, const Slice &x,
                       double microBatch)
{
    const bool across = run.gpus() > platform.gpusPerServer;
    const double group = run.shardGroup > 0.0 ? run.shardGroup : x.d * x.c;
    const bool local = !across || (run.shardGroup > 0.0 && group <= platform.gpusPerServer);
    const double inside = platform.box.busBytesPerSecond * platform.stack.gatherShare;
    const double outside = acrossRate(platform, x) * platform.stack.gatherShareAcross;
    const double slower
        = inside > 0.0 ? std::min(inside, outside) : outside; // boxes of one GPU have no inside
    const double rate = local ? inside : slower;
    const double times = run.adapters() ? 2.0 : 3.0;
    const double bytes = run.adapters() ? run.recipe.frozenLinearBytes : 2.0;
    const double traffic = times * (bytes * ownedBy(x) / rate + x.layers * group * kRingHopSeconds);
    return std::max(0.0, traffic - kOverlap * microBatch);
}

/// Gradients once per step: reduced (and the new weights gathered when sharded), partly behind the last
/// micro-batch's backward pass.
double gradientSeconds(const TrainingRun &run, const TrainingPlatform &platform, const Slice &x,
                       double microBatch)
{
    const bool across = run.gpus() > platform.gpusPerServer;
    const double rate = across ? acrossRate(platform, x) : platform.box.busBytesPerSecond;
    const double bytes = 2.0 * 2.0 * ownedBy(x);
    const double group = run.shardGroup > 0.0 ? run.shardGroup : 1.0;
    const double ring = run.layout.zeroStage >= 1 ? x.d * x.c / group : 1.0;
    const double hops = across ? bytes / kBucketBytes * ring * kRingHopSeconds : 0.0;
    return std::max(0.0, bytes / rate + hops - kOverlap * microBatch / 3.0);
}

double dataSeconds(const TrainingRun &run, const TrainingPlatform &platform, const Slice &x,
                   double microBatch)
{
    if (x.d * x.c < 2.0)
        return 0.0;
    if (run.layout.zeroStage >= 3) {
        double seconds = run.microBatches * gatheredSeconds(run, platform, x, microBatch);
        if (run.shardGroup > 0.0 && run.gpus() > platform.gpusPerServer)
            seconds += gradientSeconds(run, platform, x, microBatch);
        return seconds;
    }
    return run.adapters() ? 0.0 : gradientSeconds(run, platform, x, microBatch);
}

double optimizerSeconds(const TrainingRun &run, const TrainingPlatform &platform, const Slice &x)
{
    if (run.adapters())
        return 0.0;
    double shards = run.layout.zeroStage >= 1 ? x.d * x.c : 1.0;
    if (run.shardGroup > 0.0)
        shards = std::min(shards, run.shardGroup);
    const bool eager = platform.stack.elementwiseScale > 1.5;
    const double bytes = eager ? kEagerOptimizerBytes : kOptimizerBytes;
    return bytes * ownedBy(x) / shards / platform.memoryBytesPerSecond;
}

} // namespace

double peakOf(const TrainingPlatform &platform, domain::Precision precision)
{
    switch (precision) {
    case domain::Precision::Fp32:
    case domain::Precision::Tf32:
        return platform.peak32;
    case domain::Precision::Fp8:
    case domain::Precision::Int8:
        return platform.peak8 > 0.0 ? platform.peak8 : platform.peak16;
    case domain::Precision::Bf16:
    case domain::Precision::Fp16:
    case domain::Precision::Fp4:
    case domain::Precision::Int4:
    case domain::Precision::Nf4:
        break;
    }
    return platform.peak16;
}

double forwardFlopPerToken(const ModelShape &s, double sequence)
{
    return 2.0 * s.parameters.multiplied() + 2.0 * s.attentionLayers * s.heads * s.headDim * sequence;
}

TrainingStep trainingStep(const TrainingRun &run, const TrainingPlatform &platform)
{
    const Slice x = sliceOf(run);
    const double arithmetic = microBatchSeconds(run, platform, x);
    const double tensor = tensorSeconds(run, platform, x);
    const double context = contextSeconds(platform, x);
    const double expert = expertSeconds(platform, x);
    const double microBatch = arithmetic + tensor + context + expert;
    TrainingStep step;
    step.compute = run.microBatches * arithmetic;
    step.tensorTraffic = run.microBatches * tensor;
    step.contextTraffic = run.microBatches * context;
    step.expertTraffic = run.microBatches * expert;
    step.dataTraffic = dataSeconds(run, platform, x, microBatch);
    const double bubble = (x.p - 1.0) / (std::max(1.0, run.virtualStages) * run.microBatches);
    const double gathered = run.layout.zeroStage >= 3 ? step.dataTraffic : 0.0;
    step.bubble = bubble * (run.microBatches * microBatch + gathered);
    step.optimizer = optimizerSeconds(run, platform, x);
    step.modelFlopPerToken = 3.0 * forwardFlopPerToken(*run.shape, run.sequence);
    return step;
}

double tokensPerSecond(const TrainingRun &run, const TrainingStep &step)
{
    return run.tokensPerStep() / step.seconds();
}

double modelFlopsUtilisation(const TrainingRun &run, const TrainingStep &step,
                             const TrainingPlatform &platform)
{
    return step.modelFlopPerToken * tokensPerSecond(run, step)
        / (run.gpus() * peakOf(platform, run.precision));
}

} // namespace xj::sizing
