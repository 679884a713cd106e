// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/sizing/activation_memory.h"

#include <algorithm>
#include <cmath>

namespace xj::sizing {

namespace {

constexpr double kExpertImbalance = 1.2; ///< tokens of the busiest expert over the mean

/// FFN width that one token passes through, averaged over the layers.
double activeFfnWidth(const ModelShape &s)
{
    const double expert = s.expertFfn * (s.expertsActive * kExpertImbalance + s.sharedExperts);
    return (s.denseFfnLayers * s.ffn + s.moeLayers * expert) / s.layers;
}

/// 16-bit results of the FFN kept per unit of width: gate, up and product; or the plain pair.
double ffnResults(const TrainingRun &run)
{
    const bool eager = run.recipe.kernels == KernelSet::Eager;
    const bool inputKept = !run.adapters() || run.recipe.frozenInputCopies > 0.0;
    if (run.shape->gated)
        return eager && inputKept ? 8.0 : 6.0;
    return inputKept ? 4.0 : 2.0;
}

/// FP32 copies that unfused norms keep.
double normCopies(const TrainingRun &run)
{
    if (run.recipe.kernels == KernelSet::Fused)
        return 0.0;
    const ModelShape &s = *run.shape;
    return (s.gated ? 10.0 : 4.0) * s.hidden * (s.parallelResidual ? 0.5 : 1.0);
}

/// Inputs of frozen layers that quantised kernels keep all the same.
void addFrozenInputs(const TrainingRun &run, double width, LayerActivation &layer)
{
    const ModelShape &s = *run.shape;
    const double copies = run.recipe.frozenInputCopies;
    if (copies <= 0.0)
        return;
    layer.serial += copies * 4.0 * s.hidden * (s.parallelResidual ? 0.5 : 1.0);
    if (copies > 1.0)
        layer.divided += (copies - 1.0) * (2.0 * s.heads * s.headDim + 2.0 * width);
}

void addScaledOutputs(const TrainingRun &run, double width, LayerActivation &layer)
{
    if (!run.recipe.scaledOutputs)
        return;
    const ModelShape &s = *run.shape;
    const double qkv = s.heads * s.headDim + 2.0 * s.kvHeads * s.headDim;
    layer.divided += 2.0 * (qkv + (s.gated ? 2.0 : 1.0) * width);
    layer.serial += 4.0 * s.hidden;
}

} // namespace

LayerActivation layerActivation(const TrainingRun &run)
{
    const ModelShape &s = *run.shape;
    const double width = activeFfnWidth(s);
    const double query = s.heads * s.headDim;
    LayerActivation layer;
    layer.divided = 4.0 * query + 4.0 * s.kvHeads * s.headDim + ffnResults(run) * width;
    // Inputs of the norms, and of the linear layers behind them unless those are frozen.
    const double inputs = s.parallelResidual ? 2.0 : 4.0;
    layer.serial = inputs * s.hidden + (run.adapters() ? 0.0 : inputs * s.hidden) + normCopies(run);
    if (run.recipe.kernels == KernelSet::Eager)
        layer.divided += 4.0 * query;
    if (!run.recipe.flashAttention)
        layer.divided += 5.0 * s.heads * run.sequence;
    if (run.recipe.dropout)
        layer.serial += 2.0 * s.hidden;
    if (s.moeLayers > 0.0)
        layer.serial += 4.0 * s.hidden * s.expertsActive * s.moeLayers / s.layers;
    if (run.adapters()) {
        addFrozenInputs(run, width, layer);
        addScaledOutputs(run, width, layer);
    }
    return layer;
}

double microBatchesInFlight(const TrainingRun &run)
{
    const double p = run.layout.pipeline;
    const double flat = std::min(p, run.microBatches);
    return run.virtualStages > 1.0 ? flat * (1.0 + (p - 1.0) / (p * run.virtualStages)) : flat;
}

double stageActivations(const TrainingRun &run, double inFlight)
{
    const ModelShape &s = *run.shape;
    const double t = run.layout.tensor;
    const double tokens = run.tokensPerMicroBatch() / run.layout.context;
    const double layers = std::ceil(s.layers / run.layout.pipeline);
    const double flight = inFlight > 0.0 ? inFlight : microBatchesInFlight(run);
    const double whole = layerActivation(run).perToken(t, run.sequenceParallel);
    const double input = 2.0 * s.hidden / (run.sequenceParallel ? t : 1.0);
    double bytes = 0.0;
    switch (run.layout.recompute) {
    case domain::Recompute::Full:
        bytes = tokens * (input * layers * flight + whole);
        break;
    case domain::Recompute::Selective:
        bytes = tokens * layers * flight * 0.5 * (whole + input);
        break;
    case domain::Recompute::Automatic:
    case domain::Recompute::None:
        bytes = tokens * layers * flight * whole;
        break;
    }
    const bool stageBuffers = run.recipe.software == ShardingSoftware::DeepSpeed && run.layout.pipeline > 1;
    return stageBuffers ? bytes + 4.0 * tokens * s.hidden * flight : bytes;
}

double logitMemory(const TrainingRun &run)
{
    const double tokens = run.tokensPerMicroBatch() / run.layout.context;
    return run.recipe.logitBytes * run.shape->vocabulary * tokens / run.layout.tensor;
}

} // namespace xj::sizing
