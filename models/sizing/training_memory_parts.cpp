// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/domain/units.h"
#include "models/sizing/activation_memory.h"
#include "models/sizing/derivation.h"
#include "models/sizing/training_memory.h"

#include <algorithm>

namespace xj::sizing {

namespace {

using domain::MemoryPart;
using domain::SizingTerm;
using domain::Unit;

constexpr auto kZero = "Rajbhandari et al. 2020 (ZeRO), sec. 3; Korthikanti et al. 2022, sec. 4";
constexpr auto kActivations
    = "Korthikanti et al. 2022, sec. 4; Narayanan et al. 2021, sec. 2.2; flash attention: no scores kept";

Ingredient bytesPerParameter(const char *symbol, double value)
{
    return {symbol, SizingTerm::StaticMemory, value, Unit::Byte};
}

double shards(const TrainingRun &run, int fromStage)
{
    return run.layout.zeroStage >= fromStage ? run.layout.data * run.layout.context : 1.0;
}

domain::Derivation weightDerivation(const TrainingRun &run)
{
    const double billion = run.shape->parameters.total() / 1e9;
    const auto parameters = Ingredient{"P", SizingTerm::Parameters, billion, Unit::BillionParameters};
    const auto model = Ingredient{"t·p", SizingTerm::GpuCount,
                                  double(run.layout.tensor * run.layout.pipeline), Unit::None};
    const auto data = Ingredient{"d", SizingTerm::GpuCount, shards(run, 3), Unit::None};
    if (run.adapters()) {
        return derivation("W = (n_w·P_lin + n_emb·P_emb) / (t·p·d)", kZero,
                          {parameters, bytesPerParameter("n_w", run.recipe.frozenLinearBytes),
                           bytesPerParameter("n_emb", run.recipe.frozenEmbeddingBytes), model, data});
    }
    return derivation("W = n_w·P_g / d,  P_g = P_stage / t", kZero,
                      {parameters, bytesPerParameter("n_w", run.recipe.weightBytes), model, data});
}

domain::Derivation stateDerivation(const TrainingRun &run, const char *formula, const char *symbol,
                                   double bytes, int fromStage)
{
    const double count = run.adapters() ? run.adapterParameters : run.shape->parameters.total();
    return derivation(
        formula, kZero,
        {{"P", SizingTerm::Parameters, count / 1e9, Unit::BillionParameters},
         bytesPerParameter(symbol, bytes),
         {"t·p", SizingTerm::GpuCount, double(run.layout.tensor * run.layout.pipeline), Unit::None},
         {"d", SizingTerm::GpuCount, shards(run, fromStage), Unit::None}});
}

domain::Derivation activationDerivation(const TrainingRun &run)
{
    const char *formula = "A = b·s/c · L_st · K · n_inflight";
    if (run.layout.recompute == domain::Recompute::Full)
        formula = "A = b·s/c · (2·h·L_st·n_inflight/t_sp + K)";
    else if (run.layout.recompute == domain::Recompute::Selective)
        formula = "A = b·s/c · L_st · n_inflight · (K + 2·h/t_sp)/2";
    const double perToken = layerActivation(run).perToken(run.layout.tensor, run.sequenceParallel);
    return derivation(formula, kActivations,
                      {{"b·s", SizingTerm::Activations, run.tokensPerMicroBatch(), Unit::Token},
                       {"c", SizingTerm::GpuCount, double(run.layout.context), Unit::None},
                       {"L", SizingTerm::Activations, run.shape->layers, Unit::None},
                       {"h", SizingTerm::Activations, run.shape->hidden, Unit::None},
                       {"K", SizingTerm::Activations, perToken, Unit::BytesPerToken},
                       {"n_inflight", SizingTerm::Activations, microBatchesInFlight(run), Unit::None}});
}

domain::Derivation logitDerivation(const TrainingRun &run)
{
    return derivation("Z = z·V·b·s / (t·c)", "counted: logits, FP32 copy, its gradient, 16-bit gradient",
                      {bytesPerParameter("z", run.recipe.logitBytes),
                       {"V", SizingTerm::Logits, run.shape->vocabulary, Unit::None},
                       {"b·s", SizingTerm::Logits, run.tokensPerMicroBatch(), Unit::Token},
                       {"t", SizingTerm::GpuCount, double(run.layout.tensor), Unit::None},
                       {"c", SizingTerm::GpuCount, double(run.layout.context), Unit::None}});
}

void add(std::vector<MemoryPart> &parts, SizingTerm part, double bytes, domain::Derivation how)
{
    if (bytes > 0.0)
        parts.push_back({part, domain::gibFromBytes(bytes), std::move(how)});
}

void addStates(const TrainingRun &run, const TrainingMemory &m, std::vector<MemoryPart> &parts)
{
    const TrainingRecipe &r = run.recipe;
    add(parts, SizingTerm::Weights, m.weights, weightDerivation(run));
    add(parts, SizingTerm::Gradients, m.gradients,
        stateDerivation(run, "G = n_g·P_g / d", "n_g", r.gradientBytes, run.adapters() ? 1 : 2));
    const double optimizer = run.adapters() ? r.adapterBytes - r.gradientBytes : r.optimizerBytes;
    add(parts, SizingTerm::OptimizerStates, m.optimizer,
        stateDerivation(run, "O = n_o·P_g / d", "n_o", optimizer, 1));
}

} // namespace

std::vector<MemoryPart> trainingMemoryParts(const TrainingRun &run, const TrainingMemory &m)
{
    std::vector<MemoryPart> parts;
    parts.reserve(8);
    addStates(run, m, parts);
    add(parts, SizingTerm::Activations, m.activations, activationDerivation(run));
    add(parts, SizingTerm::Logits, m.logits, logitDerivation(run));
    // The optimizer step comes when activations are gone: only what exceeds them adds to the peak.
    const double passing = std::max(m.transient, m.step - m.activations - m.logits);
    add(parts, SizingTerm::Transient, passing,
        derivation("T = max(gathered layers + buckets, optimizer step − A − Z)",
                   "DeepSpeed and PyTorch FSDP documentation: gathered parameters, reduce buckets",
                   {{"T", SizingTerm::Transient, domain::gibFromBytes(m.transient), Unit::GiB}}));
    add(parts, SizingTerm::FrameworkContext, m.contextBytes,
        derivation("C", "measured CUDA context 1.2-1.5 GiB; 1-2 GiB of NCCL buffers in a job",
                   {{"C", SizingTerm::FrameworkContext, domain::gibFromBytes(m.contextBytes), Unit::GiB}}));
    const double lost = (m.fragmentation - 1.0) * m.allocated();
    add(parts, SizingTerm::Fragmentation, lost,
        derivation("(φ − 1)·M", "reserved over allocated memory of the caching allocator: 1.03-1.10",
                   {{"φ", SizingTerm::Fragmentation, m.fragmentation, Unit::None},
                    {"M", SizingTerm::ItemisedMemory, domain::gibFromBytes(m.allocated()), Unit::GiB}}));
    return parts;
}

} // namespace xj::sizing
