// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/sizing/inference_shape.h"

#include "models/sizing/parameter_count.h"

#include <algorithm>

namespace xj::sizing {

namespace {

using domain::AttentionKind;
using domain::ModelArchitecture;
using domain::ModelKind;

/// Key width of the linear-attention layers in use (gated delta rule, lightning attention).
constexpr double kLinearHeadWidth = 128.0;
/// Query and key projections of the gated-delta layers in use: 16 heads of 128 each.
constexpr double kLinearKeyProjections = 2.0 * 16.0 * kLinearHeadWidth;
/// Compressed sparse attention keeps one entry per 4 or per 128 tokens in alternate layers.
constexpr double kCompressedShare = (1.0 / 4.0 + 1.0 / 128.0) / 2.0;
constexpr double kIndexKeyBytes = 128.0; ///< per token and layer, 8-bit

double number(const std::optional<int> &value, double fallback = 0.0)
{
    return value ? static_cast<double>(*value) : fallback;
}

double headWidth(const ModelArchitecture &m)
{
    return number(m.headDim, number(m.hiddenSize) / std::max(1.0, number(m.heads, 1.0)));
}

/// Layers between 0 and `layers` that keep a growing cache.
double cachedLayers(const ModelArchitecture &m)
{
    return number(m.kvLayers, number(m.layers) - number(m.linearLayers));
}

bool isCompressed(const ModelArchitecture &m)
{
    return m.attention == AttentionKind::Hybrid && !m.linearLayers && m.slidingWindow
        && number(m.kvHeads) == 1.0;
}

void countLatentCache(const ModelArchitecture &m, InferenceShape &shape)
{
    const double c = number(m.mlaKvLoraRank, 512.0);
    const double r = number(m.mlaRopeDim, 64.0);
    const double a = number(m.heads, 1.0);
    const double n = number(m.mlaQkNopeDim, headWidth(m));
    const double v = number(m.mlaVDim, headWidth(m));
    const double layers = cachedLayers(m);
    shape.multiLatent = true;
    shape.kvSplit = 1.0;
    shape.kvElements = layers * (c + r);
    shape.prefillAttentionFlop = 2.0 * layers * a * (n + r + v);
    shape.decodeAttentionFlop = 2.0 * layers * a * (2.0 * c + r);
    if (m.sparseAttentionTokens) {
        shape.sparseTokens = number(m.sparseAttentionTokens);
        shape.indexBytesPerToken = layers * kIndexKeyBytes;
    }
}

void countHeadCache(const ModelArchitecture &m, InferenceShape &shape)
{
    const double a = number(m.heads, 1.0);
    const double k = number(m.kvHeads, a);
    const double width = headWidth(m);
    const double layers = cachedLayers(m);
    const double windowed = m.slidingWindow ? std::min(layers, number(m.slidingWindowLayers, layers)) : 0.0;
    shape.kvSplit = std::max(1.0, k);
    shape.queryGroups = k > 0.0 ? a / k : 1.0;
    shape.kvElements = 2.0 * (layers - windowed) * k * width;
    shape.kvElementsWindowed = 2.0 * windowed * k * width;
    shape.windowTokens = number(m.slidingWindow);
    shape.prefillAttentionFlop = 4.0 * (layers - windowed) * a * width;
    shape.decodeAttentionFlop = shape.prefillAttentionFlop;
}

void countCompressedCache(const ModelArchitecture &m, InferenceShape &shape)
{
    const double width = headWidth(m);
    const double layers = cachedLayers(m);
    shape.kvElements = layers * width * kCompressedShare;
    shape.kvElementsWindowed = layers * width;
    shape.windowTokens = number(m.slidingWindow);
    shape.prefillAttentionFlop = 4.0 * layers * number(m.heads, 1.0) * width * kCompressedShare;
    shape.decodeAttentionFlop = shape.prefillAttentionFlop;
}

void countState(const ModelArchitecture &m, InferenceShape &shape)
{
    const double linear = number(m.linearLayers);
    const double h = number(m.hiddenSize);
    if (linear <= 0.0 || h <= 0.0)
        return;
    const double perWidth = m.linearMixerParametersMillion.value_or(0.0) * 1e6 / h;
    const double valueWidth
        = perWidth > kLinearKeyProjections ? (perWidth - kLinearKeyProjections) / 3.0 : 2.0 * h;
    shape.stateElements = linear * valueWidth * kLinearHeadWidth;
}

bool keepsCache(ModelKind kind)
{
    return kind == ModelKind::LanguageModel || kind == ModelKind::VisionLanguage || kind == ModelKind::Speech;
}

} // namespace

InferenceShape inferenceShape(const ModelArchitecture &m)
{
    const ParameterCount count = countParameters(m);
    InferenceShape shape;
    shape.layers = number(m.layers);
    shape.hiddenSize = number(m.hiddenSize);
    shape.expertParameters = count.routedExperts;
    shape.experts = count.routedExperts > 0.0 ? number(m.experts) : 0.0;
    shape.expertsActive = number(m.expertsActive);
    shape.headParameters = count.tied ? count.embedding : count.head;
    shape.embeddingParameters = count.tied ? 0.0 : count.embedding;
    shape.denseParameters = count.total() - count.routedExperts - shape.embeddingParameters;
    shape.ffnSize = std::max(number(m.ffnSize),
                             number(m.moeFfnSize) * (number(m.expertsActive) + number(m.sharedExperts)));
    shape.vocabulary = number(m.vocabulary);
    shape.maxContext = number(m.maxContext);
    if (!keepsCache(m.kind) || !m.layers || !m.hiddenSize)
        return shape;
    if (m.attention == AttentionKind::MultiLatent)
        countLatentCache(m, shape);
    else if (isCompressed(m))
        countCompressedCache(m, shape);
    else
        countHeadCache(m, shape);
    countState(m, shape);
    return shape;
}

} // namespace xj::sizing
