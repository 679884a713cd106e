// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/sizing/parameter_count.h"

namespace xj::sizing {

namespace {

using domain::AttentionKind;
using domain::ModelArchitecture;
using domain::ModelKind;

double number(const std::optional<int> &value, double fallback = 0.0)
{
    return value ? static_cast<double>(*value) : fallback;
}

bool isEncoder(ModelKind kind)
{
    return kind == ModelKind::Embedding || kind == ModelKind::Speech || kind == ModelKind::Vision;
}

/// Low-rank queries, one latent that serves as key and value, and an output projection in groups
/// (DeepSeek-V4).
double compressedLayer(const ModelArchitecture &m, double h, double queryWidth, double latentWidth)
{
    const double rq = number(m.mlaQLoraRank);
    const double query = rq > 0.0 ? h * rq + rq * queryWidth : h * queryWidth;
    const double ro = number(m.outputLoraRank);
    const double output = queryWidth * ro + number(m.outputGroups, 1.0) * ro * h;
    return query + h * latentWidth + output;
}

/// Projections of one softmax-attention layer.
double attentionLayer(const ModelArchitecture &m)
{
    const double h = number(m.hiddenSize);
    const double a = number(m.heads, 1.0);
    const double width = number(m.headDim, h / a);
    if (m.attention == AttentionKind::MultiLatent) {
        const double c = number(m.mlaKvLoraRank, 512.0);
        const double r = number(m.mlaRopeDim, 64.0);
        const double n = number(m.mlaQkNopeDim, width);
        const double v = number(m.mlaVDim, width);
        const double rq = number(m.mlaQLoraRank);
        const double query = rq > 0.0 ? h * rq + rq * a * (n + r) : h * a * (n + r);
        return query + h * (c + r) + c * a * (n + v) + a * v * h;
    }
    if (m.outputLoraRank)
        return compressedLayer(m, h, a * width, width);
    const double k = number(m.kvHeads, a);
    const double q = m.attentionQueryMultiplier.value_or(1.0);
    return h * a * width * q + 2.0 * h * k * width + a * width * h;
}

void countMixers(const ModelArchitecture &m, ParameterCount &count)
{
    const double layers = number(m.layers);
    const double linear = number(m.linearLayers);
    count.attention = (layers - linear) * attentionLayer(m);
    count.linearMixers = linear * m.linearMixerParametersMillion.value_or(0.0) * 1e6;
    if (m.attentionBias.value_or(false)) {
        const double a = number(m.heads, 1.0);
        const double width = number(m.headDim, number(m.hiddenSize) / a);
        count.biases = (layers - linear) * width * (a + 2.0 * number(m.kvHeads, a));
    }
}

void countFfn(const ModelArchitecture &m, ParameterCount &count)
{
    const double h = number(m.hiddenSize);
    const double layers = number(m.layers);
    const double experts = number(m.experts);
    const double moeLayers = number(m.moeLayers, experts > 0.0 ? layers : 0.0);
    const double denseLayers = number(m.denseFfnLayers, layers - moeLayers);
    const double matrices = m.gatedFfn.value_or(!isEncoder(m.kind)) ? 3.0 : 2.0;
    const double expert = 3.0 * h * number(m.moeFfnSize);
    count.denseFfn = denseLayers * matrices * h * number(m.ffnSize);
    count.router = moeLayers * h * experts;
    count.sharedExperts = moeLayers * number(m.sharedExperts) * expert;
    count.routedExperts = moeLayers * experts * expert;
    count.activeExperts = moeLayers * number(m.expertsActive) * expert;
}

/// What encoders have beside a decoder's parts: learned positions, biases everywhere, and either a pooling
/// layer (embedding models) or a second stack (speech).
void addEncoderParts(const ModelArchitecture &m, ParameterCount &count)
{
    const double h = number(m.hiddenSize);
    const double layers = number(m.layers);
    const double f = number(m.ffnSize);
    count.head = 0.0;
    count.tied = true;
    count.biases = layers * (4.0 * h + f + h + 2.0 * h);
    count.extra += number(m.maxContext) * h;
    if (m.kind == ModelKind::Embedding)
        count.extra += h * h;
    if (m.kind == ModelKind::Speech) {
        // The encoder's layers, and the cross-attention of the decoder's.
        count.extra += layers * (2.0 * attentionLayer(m) + 2.0 * h * f + 3.0 * h) + 3.0 * h * h;
    }
}

} // namespace

ParameterCount countParameters(const ModelArchitecture &m)
{
    ParameterCount count;
    const double stated = m.parametersBillion.value_or(0.0) * 1e9;
    const bool hasFfn = m.ffnSize || m.moeFfnSize;
    const bool twoTowers = m.kind == ModelKind::Vision || m.kind == ModelKind::Diffusion;
    if (!m.layers || !m.hiddenSize || !m.heads || !hasFfn || (twoTowers && stated > 0.0)) {
        count.extra = stated;
        return count;
    }
    const double h = number(m.hiddenSize);
    count.fromShape = true;
    count.tied = m.tiedEmbeddings.value_or(false);
    count.embedding = number(m.vocabulary) * h;
    count.head = count.tied ? 0.0 : count.embedding;
    count.norms = 2.0 * h * number(m.layers) + h;
    count.extra = m.extraParametersBillion.value_or(0.0) * 1e9;
    countMixers(m, count);
    countFfn(m, count);
    if (isEncoder(m.kind))
        addEncoderParts(m, count);
    return count;
}

} // namespace xj::sizing
