// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/sizing/inference_memory.h"

#include "models/domain/units.h"

#include <algorithm>
#include <cmath>

namespace xj::sizing {

namespace {

constexpr double kPageTokens = 16.0;
constexpr double kActivationBytes = 2.0;
constexpr double kFfnWidths = 3.0; ///< gate, up and their product
constexpr double kFullSizeCardGiB = 79.0;

double wholePages(double tokens)
{
    return std::ceil(tokens / kPageTokens) * kPageTokens;
}

double weightsOfFullestGpu(const InferenceShape &shape, const WeightBytes &weights,
                           const ReplicaLayout &layout)
{
    const double headBytes = shape.denseParameters > 0.0 && weights.resident > 0.0
        ? weights.resident * shape.headParameters / std::max(1.0, shape.embeddingParameters)
        : 0.0;
    const double stage = std::max({layout.tensor, layout.expert, layout.attentionData});
    const double denseSplit = layout.attentionData > 1 ? 1.0 : layout.tensor;
    const double layersDense = (weights.dense - headBytes) / layout.pipeline;
    // The first stage holds the embedding, the last the head; with one stage both.
    const double ends
        = layout.pipeline > 1 ? std::max(weights.resident, headBytes) : weights.resident + headBytes;
    return (layersDense + ends) / denseSplit + weights.experts / layout.pipeline / stage;
}

} // namespace

ReplicaMemory replicaMemory(const InferenceShape &shape, const WeightBytes &weights,
                            const ReplicaLayout &layout, double visibleMemoryBytes,
                            const EngineMemorySettings &settings)
{
    const bool smallCard = visibleMemoryBytes < kFullSizeCardGiB * domain::kBytesPerGiB;
    const double sequences = smallCard ? settings.sequencesSmallCard : settings.sequences;
    const double stage = std::max({layout.tensor, layout.expert, layout.attentionData});
    ReplicaMemory memory;
    memory.weights = weightsOfFullestGpu(shape, weights, layout);
    memory.activations = settings.activationTokens * kActivationBytes
            * (kFfnWidths * shape.ffnSize + settings.hiddenWidths * shape.hiddenSize)
        + (shape.generates() ? sequences * shape.vocabulary * settings.bytesPerLogit : 0.0);
    memory.context = (stage > 1 ? settings.contextParallelGiB : settings.contextGiB) * domain::kBytesPerGiB;
    memory.graphs = settings.graphGiB * domain::kBytesPerGiB;
    memory.share = settings.memoryShare * visibleMemoryBytes;
    memory.pool = memory.share - memory.fixed();
    return memory;
}

double cacheBytesPerToken(const InferenceShape &shape, double bytesPerElement)
{
    return (shape.kvElements + shape.kvElementsWindowed) * bytesPerElement + shape.indexBytesPerToken;
}

double cacheBytes(const InferenceShape &shape, double tokens, double bytesPerElement)
{
    const double pages = wholePages(tokens);
    const double windowed = std::min(pages, wholePages(shape.windowTokens));
    constexpr double kStateBytes = 2.0;
    return shape.kvElements * pages * bytesPerElement + shape.kvElementsWindowed * windowed * bytesPerElement
        + shape.indexBytesPerToken * pages + shape.stateElements * kStateBytes;
}

double cacheShare(const InferenceShape &shape, const ReplicaLayout &layout)
{
    const double tensor = layout.attentionData > 1 ? layout.attentionData : layout.tensor;
    const double ways = layout.attentionData > 1 ? tensor : std::min(tensor, shape.kvSplit);
    return 1.0 / (ways * layout.pipeline);
}

double poolTokens(const InferenceShape &shape, const ReplicaLayout &layout, double poolBytes,
                  double bytesPerElement)
{
    const double perToken = cacheBytesPerToken(shape, bytesPerElement) * cacheShare(shape, layout);
    if (poolBytes <= 0.0 || perToken <= 0.0)
        return 0.0;
    return std::floor(poolBytes / (perToken * kPageTokens)) * kPageTokens;
}

double poolSequences(const InferenceShape &shape, const ReplicaLayout &layout, double poolBytes,
                     double tokens, double bytesPerElement)
{
    const double each = cacheBytes(shape, tokens, bytesPerElement) * cacheShare(shape, layout);
    return poolBytes <= 0.0 || each <= 0.0 ? 0.0 : poolBytes / each;
}

} // namespace xj::sizing
