// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/sizing/training_memory.h"

#include "models/domain/units.h"
#include "models/sizing/activation_memory.h"

#include <algorithm>
#include <cmath>

namespace xj::sizing {

namespace {

constexpr double kLiveParameters = 1e9; ///< DeepSpeed ZeRO-3 keeps up to so many gathered (its default)
constexpr double kReduceBucketBytes = 2e9; ///< two buckets of 5e8 16-bit gradients (its default)

/// Parameters on the fullest GPU before data sharding, by how they divide.
struct OwnedParameters
{
    double linear = 0.0; ///< of the layers
    double experts = 0.0;
    double embeddings = 0.0; ///< embedding and head, or the larger of the two when stages part them
    double layer = 0.0; ///< of one layer, as gathered
    double embeddingMatrix = 0.0; ///< V·h, gathered whole by ZeRO-3

    [[nodiscard]] double all() const { return linear + experts + embeddings; }
};

OwnedParameters ownedParameters(const TrainingRun &run)
{
    const ModelShape &s = *run.shape;
    const ParameterCount &count = s.parameters;
    const double t = run.layout.tensor;
    const double p = run.layout.pipeline;
    const double e = run.layout.expert;
    const double stageLayers = std::ceil(s.layers / p);
    const double dense = count.total() - count.routedExperts - count.embedding - count.head - count.extra;
    const double expertShards = e > 1.0 ? e : t;
    OwnedParameters owned;
    owned.linear = dense / s.layers * stageLayers / t + count.extra / (p * t);
    owned.experts = count.routedExperts / s.layers * stageLayers / expertShards;
    const double apart = std::max(count.embedding, count.head);
    owned.embeddings = (p > 1.0 ? apart : count.embedding + count.head) / t;
    owned.layer = dense / s.layers / t + count.routedExperts / s.layers / expertShards;
    owned.embeddingMatrix = count.embedding;
    return owned;
}

struct Sharding
{
    double weights = 1.0;
    double gradients = 1.0;
    double optimizer = 1.0;
};

Sharding shardingOf(const TrainingRun &run)
{
    const double replicas = run.layout.data * run.layout.context;
    const double group = run.shardGroup > 0.0 ? std::min(run.shardGroup, replicas) : replicas;
    Sharding sharding;
    sharding.optimizer = run.layout.zeroStage >= 1 ? group : 1.0;
    sharding.gradients = run.layout.zeroStage >= 2 ? group : 1.0;
    sharding.weights = run.layout.zeroStage >= 3 ? group : 1.0;
    return sharding;
}

/// Experts are replicated over fewer GPUs than the rest: d·c·t/e of them when e divides d·t·c.
double expertShare(const TrainingRun &run, double group)
{
    if (group <= 1.0 || run.layout.expert <= 1)
        return group;
    return std::max(1.0, group * run.layout.tensor / run.layout.expert);
}

void addFullStates(const TrainingRun &run, const OwnedParameters &owned, TrainingMemory &memory)
{
    const TrainingRecipe &r = run.recipe;
    const Sharding sharding = shardingOf(run);
    const double rest = owned.linear + owned.embeddings;
    const auto share = [&](double group) { return rest / group + owned.experts / expertShare(run, group); };
    const double optimizer = share(sharding.optimizer);
    memory.weights = r.weightBytes * share(sharding.weights);
    memory.gradients = r.gradientBytes * share(sharding.gradients);
    memory.optimizer = r.optimizerBytes * optimizer;
    memory.step = r.stepBytes * optimizer;
    if (run.layout.offload) {
        memory.optimizer = 0.0;
        memory.step = 0.0;
        memory.gradients = 0.0;
        if (run.layout.zeroStage >= 3)
            memory.weights = 0.0;
    }
}

void addAdapterStates(const TrainingRun &run, const OwnedParameters &owned, TrainingMemory &memory)
{
    const TrainingRecipe &r = run.recipe;
    const Sharding sharding = shardingOf(run);
    const double frozen
        = r.frozenLinearBytes * (owned.linear + owned.experts) + r.frozenEmbeddingBytes * owned.embeddings;
    const double adapters
        = run.adapterParameters / (run.layout.tensor * run.layout.pipeline * sharding.optimizer);
    memory.weights = frozen / sharding.weights;
    memory.gradients = r.gradientBytes * adapters;
    memory.optimizer = (r.adapterBytes - r.gradientBytes) * adapters
        + r.trainedEmbeddingBytes * owned.embeddings / sharding.optimizer;
}

/// What is held for a moment: layers gathered by ZeRO-3 with their gradients, buckets, weights and
/// gradients that FSDP keeps whole between the micro-batches of a pipeline.
double transientBytes(const TrainingRun &run, const OwnedParameters &owned)
{
    const bool trained = !run.adapters();
    const TrainingRecipe &r = run.recipe;
    if (run.layout.zeroStage >= 3) {
        if (r.gathersWholeModel)
            return (trained ? 2.0 : r.frozenLinearBytes) * owned.all();
        if (run.layout.pipeline > 1 && trained)
            return (2.0 + 4.0) * owned.all();
        if (r.software == ShardingSoftware::DeepSpeed) {
            const double largest = std::max(2.0 * owned.layer, owned.embeddingMatrix);
            const double live = std::min(kLiveParameters, owned.all());
            return 2.0 * (largest + live) + (trained ? kReduceBucketBytes : 0.0);
        }
        const double gathered = trained ? 2.0 : r.frozenLinearBytes;
        return 2.0 * gathered * owned.layer + (trained ? 2.0 * owned.layer : 0.0);
    }
    const bool unsharded = run.layout.zeroStage == 0 && run.layout.data > 1 && trained;
    return unsharded && r.gradientBuckets ? r.gradientBytes * owned.all() : 0.0;
}

/// The first stage holds most micro-batches, the last one the logits: whichever needs more.
void addPasses(const TrainingRun &run, TrainingMemory &memory)
{
    memory.activations = stageActivations(run);
    memory.logits = logitMemory(run);
    if (run.layout.pipeline == 1)
        return;
    const double last = stageActivations(run, 1.0);
    if (last + memory.logits > memory.activations)
        memory.activations = last;
    else
        memory.logits = 0.0;
}

} // namespace

double TrainingMemory::bytes(MemoryMeter meter) const
{
    switch (meter) {
    case MemoryMeter::Allocated:
        return allocated();
    case MemoryMeter::Reserved:
        return fragmentation * allocated();
    case MemoryMeter::Driver:
        break;
    }
    return fragmentation * allocated() + contextBytes;
}

TrainingMemory trainingMemory(const TrainingRun &run)
{
    const OwnedParameters owned = ownedParameters(run);
    TrainingMemory memory;
    if (run.adapters())
        addAdapterStates(run, owned, memory);
    else
        addFullStates(run, owned, memory);
    addPasses(run, memory);
    memory.transient = transientBytes(run, owned);
    memory.fragmentation = run.recipe.fragmentation;
    const double context = run.gpus() > 1 ? run.recipe.contextGiBJob : run.recipe.contextGiBSingle;
    memory.contextBytes = context * domain::kBytesPerGiB;
    return memory;
}

double offloadHostBytes(double parameters, int zeroStage)
{
    constexpr double kPinnedBuffers = 1.5;
    return kPinnedBuffers * (zeroStage >= 3 ? 18.0 : 16.0) * parameters;
}

double adapterParameters(const ModelShape &s, double rank, bool queryValueOnly)
{
    const double query = s.heads * s.headDim;
    const double kv = s.kvHeads * s.headDim;
    if (queryValueOnly)
        return rank * s.layers * (s.hidden + query + s.hidden + kv);
    const double attention = (s.hidden + query) + 2.0 * (s.hidden + kv) + (query + s.hidden);
    const double matrices = s.gated ? 3.0 : 2.0;
    const double dense = s.denseFfnLayers * matrices * (s.hidden + s.ffn);
    const double shared = s.moeLayers * s.sharedExperts * 3.0 * (s.hidden + s.expertFfn);
    return rank * (s.layers * attention + dense + shared);
}

} // namespace xj::sizing
