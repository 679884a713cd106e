// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/sizing/model_shape.h"

#include <algorithm>

namespace xj::sizing {

namespace {

double number(const std::optional<int> &value, double fallback = 0.0)
{
    return value ? static_cast<double>(*value) : fallback;
}

/// Two-tower and denoising models are counted as stated; their memory and time follow the typical shape,
/// scaled to that count.
ParameterCount shapedCount(const domain::ModelArchitecture &m)
{
    ParameterCount count = countParameters(m);
    if (count.fromShape)
        return count;
    count.denseFfn = count.extra;
    count.extra = 0.0;
    return count;
}

} // namespace

ModelShape shapeOf(const domain::ModelArchitecture &m)
{
    ModelShape s;
    s.layers = number(m.layers, 1.0);
    s.hidden = number(m.hiddenSize);
    s.heads = number(m.heads, 1.0);
    s.kvHeads = number(m.kvHeads, s.heads);
    s.headDim = number(m.headDim, s.hidden / s.heads);
    s.ffn = number(m.ffnSize);
    s.vocabulary = number(m.vocabulary);
    s.attentionLayers = s.layers - number(m.linearLayers);
    s.experts = number(m.experts);
    s.mixtureOfExperts = s.experts > 1.0;
    s.moeLayers = number(m.moeLayers, s.mixtureOfExperts ? s.layers : 0.0);
    s.denseFfnLayers = number(m.denseFfnLayers, s.layers - s.moeLayers);
    s.expertsActive = number(m.expertsActive, 1.0);
    s.expertFfn = number(m.moeFfnSize);
    s.sharedExperts = number(m.sharedExperts);
    s.window = number(m.slidingWindow);
    s.windowLayers = s.window > 0.0 ? number(m.slidingWindowLayers, s.layers) : 0.0;
    s.maxContext = number(m.maxContext);
    s.gated = m.gatedFfn.value_or(m.kind != domain::ModelKind::Embedding);
    s.parallelResidual = m.parallelResidual.value_or(false);
    if (m.attention == domain::AttentionKind::MultiLatent) {
        s.mlaRank = number(m.mlaKvLoraRank, 512.0) + number(m.mlaRopeDim, 64.0);
        s.mlaQueryRank = number(m.mlaQLoraRank);
    }
    s.parameters = shapedCount(m);
    return s;
}

} // namespace xj::sizing
