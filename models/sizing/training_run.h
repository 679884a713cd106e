// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/sizing_result.h"
#include "models/domain/workload.h"
#include "models/sizing/model_shape.h"

namespace xj::sizing {

/// How much of a layer's work runs in fused kernels: the less, the more intermediate results stay in memory.
enum class KernelSet {
    Fused, ///< compiled or hand-fused norms, rotary positions and FFN
    PartlyFused, ///< norms keep FP32 copies, the rest fused
    Eager ///< norms, rotary positions and FFN product each keep their results
};

/// Which program shards and steps; they differ in what they hold for a moment.
enum class ShardingSoftware { Fsdp, DeepSpeed, Megatron, DistributedDataParallel };

/// What a memory figure was, or would be, read with.
enum class MemoryMeter {
    Allocated, ///< live tensors (torch max_memory_allocated)
    Reserved, ///< with the caching allocator's fragmentation
    Driver ///< as nvidia-smi shows it: with context and communication buffers
};

/// Bytes kept per parameter, and how the software behaves. One of the named recipes of training_recipe.h,
/// or as a published run states it.
struct TrainingRecipe
{
    double weightBytes = 2.0;
    double gradientBytes = 4.0;
    double optimizerBytes = 12.0; ///< master copy and moments
    double stepBytes = 0.0; ///< more per owned parameter while the optimizer steps
    double adapterBytes = 16.0; ///< per adapter parameter: weight, gradient, master copy, moments
    double frozenLinearBytes = 2.0; ///< per frozen weight of a linear layer (adapter methods)
    double frozenEmbeddingBytes = 2.0; ///< the same for embedding, head and norms
    double trainedEmbeddingBytes = 0.0; ///< embedding and head trained in full beside adapters: bytes each
    double logitBytes = 12.0; ///< per logit: 16-bit logits, FP32 copy and its gradient, 16-bit gradient
    KernelSet kernels = KernelSet::PartlyFused;
    ShardingSoftware software = ShardingSoftware::Fsdp;
    bool flashAttention = true;
    bool dropout = false;
    double frozenInputCopies = 0.0; ///< inputs of frozen quantised layers that stay in memory, times over
    bool scaledOutputs = false; ///< adapters that scale every linear output keep that output
    bool gathersWholeModel = false; ///< ZeRO-3 whose unit is the whole model, not a layer
    bool gradientBuckets = false; ///< unsharded data parallel that copies gradients into buckets
    double contextGiBSingle = 1.2; ///< driver and library context of one GPU
    double contextGiBJob = 3.0; ///< with communication buffers, as soon as GPUs talk
    double fragmentation = 1.07; ///< reserved over allocated
};

/// One training run, given in full: what the layout search tries and what a measurement states.
/// Sizes are per GPU and pass unless said otherwise.
struct TrainingRun
{
    const ModelShape *shape = nullptr;
    TrainingRecipe recipe;
    domain::TrainingMethod method = domain::TrainingMethod::FullFineTune;
    domain::Precision precision = domain::Precision::Bf16; ///< of the matrix products
    domain::ParallelLayout layout;
    double sequence = 4096.0; ///< tokens
    double microBatches = 1.0; ///< per step and replica
    double virtualStages = 1.0; ///< chunks per pipeline stage; 1: not interleaved
    bool sequenceParallel = true; ///< norms and residuals divided by the tensor-parallel size too
    double adapterParameters = 0.0;
    double shardGroup = 0.0; ///< GPUs that share the optimizer states; 0: all data-parallel ones

    [[nodiscard]] bool adapters() const
    {
        return method == domain::TrainingMethod::Lora || method == domain::TrainingMethod::Qlora;
    }
    [[nodiscard]] int gpus() const { return layout.tensor * layout.pipeline * layout.data * layout.context; }
    [[nodiscard]] double tokensPerMicroBatch() const { return layout.microBatch * sequence; }
    [[nodiscard]] double tokensPerStep() const { return tokensPerMicroBatch() * microBatches * layout.data; }
};

/// Parameters of rank-r adapters on every linear layer but the routed experts: r times the sum over layers
/// of (in + out). Hu et al. 2021, section 4.2. With `queryValueOnly` on the query and value projections
/// alone.
[[nodiscard]] double adapterParameters(const ModelShape &shape, double rank, bool queryValueOnly = false);

} // namespace xj::sizing
