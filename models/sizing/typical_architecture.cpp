// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/sizing/typical_architecture.h"

#include "models/sizing/parameter_count.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace xj::sizing {

namespace {

using domain::ModelArchitecture;

constexpr double kMoeThreshold = 0.8; ///< active over total below which experts must be involved
constexpr int kTypicalExpertsActive = 8;

struct DepthPoint
{
    double billion;
    double layers;
};
// Qwen2.5 0.5B, 1.5B, 7B (28) and Llama 3 8B (32), 14B (48/40), 32B, 70B, 123B (Mistral Large), 405B.
constexpr std::array kDepths = {DepthPoint{0.1, 12.0},  DepthPoint{0.5, 24.0},   DepthPoint{1.5, 28.0},
                                DepthPoint{8.0, 32.0},  DepthPoint{14.0, 44.0},  DepthPoint{32.0, 60.0},
                                DepthPoint{70.0, 80.0}, DepthPoint{123.0, 88.0}, DepthPoint{405.0, 126.0}};

double typicalLayers(double billion)
{
    if (billion <= kDepths.front().billion)
        return kDepths.front().layers;
    for (size_t i = 1; i < kDepths.size(); ++i) {
        const DepthPoint &low = kDepths[i - 1];
        const DepthPoint &high = kDepths[i];
        if (billion <= high.billion) {
            const double share = std::log(billion / low.billion) / std::log(high.billion / low.billion);
            return std::round(low.layers + share * (high.layers - low.layers));
        }
    }
    return kDepths.back().layers;
}

int roundTo(double value, int multiple)
{
    return std::max(1, static_cast<int>(std::lround(value / multiple))) * multiple;
}

/// Width of a dense decoder of this count and depth: L·(2·h² (1 + g) + 3·3.5·h²) + 2·V·h = P, g about 1/4.
double typicalHidden(double parameters, double layers, double vocabulary, double embeddings)
{
    const double square = layers * (2.0 * 1.25 + 10.5);
    const double linear = embeddings * vocabulary;
    return (-linear + std::sqrt(linear * linear + 4.0 * square * parameters)) / (2.0 * square);
}

void fillDepthAndWidth(ModelArchitecture &m)
{
    const double total = m.parametersBillion.value_or(0.0);
    const double active = m.activeParametersBillion.value_or(total);
    // A mixture of experts has about the depth and width of a dense model of the geometric mean.
    const double dense = active < kMoeThreshold * total ? std::sqrt(total * active) : total;
    if (!m.layers)
        m.layers = static_cast<int>(typicalLayers(dense));
    if (!m.hiddenSize) {
        const double embeddings = m.tiedEmbeddings.value_or(dense < 4.0) ? 1.0 : 2.0;
        const double hidden = typicalHidden(dense * 1e9, *m.layers, m.vocabulary.value_or(0), embeddings);
        m.hiddenSize = roundTo(hidden, 128);
    }
}

void fillHeads(ModelArchitecture &m)
{
    const int width = m.headDim.value_or(*m.hiddenSize % 128 == 0 ? 128 : 64);
    if (!m.heads)
        m.heads = std::max(1, *m.hiddenSize / width);
    if (!m.headDim)
        m.headDim = std::max(1, *m.hiddenSize / *m.heads);
    if (!m.kvHeads)
        m.kvHeads = *m.heads % 8 == 0 ? std::min(8, *m.heads) : *m.heads;
    if (m.attention == domain::AttentionKind::Unknown) {
        m.attention
            = *m.kvHeads == *m.heads ? domain::AttentionKind::MultiHead : domain::AttentionKind::GroupedQuery;
    }
}

void fillExperts(ModelArchitecture &m)
{
    const double h = *m.hiddenSize;
    const double layers = *m.layers;
    const double total = *m.parametersBillion * 1e9;
    const double active = *m.activeParametersBillion * 1e9;
    ModelArchitecture bare = m;
    bare.ffnSize = 0;
    const double base = countParameters(bare).total();
    m.expertsActive = m.expertsActive.value_or(kTypicalExpertsActive);
    const double perLayer = 3.0 * h * layers;
    const double expertFfn = std::max((active - base) / (perLayer * *m.expertsActive), 64.0);
    m.moeFfnSize = m.moeFfnSize.value_or(roundTo(expertFfn, 64));
    const double others = (total - active) / (perLayer * *m.moeFfnSize);
    m.experts = m.experts.value_or(*m.expertsActive + std::max(1, static_cast<int>(std::lround(others))));
    m.moeLayers = m.layers;
    m.denseFfnLayers = 0;
}

void fillFfn(ModelArchitecture &m)
{
    if (m.ffnSize || m.moeFfnSize)
        return;
    const double total = m.parametersBillion.value_or(0.0);
    if (m.activeParametersBillion.value_or(total) < kMoeThreshold * total) {
        fillExperts(m);
        return;
    }
    m.gatedFfn = m.gatedFfn.value_or(true);
    m.ffnSize = 0;
    const double rest = total * 1e9 - countParameters(m).total();
    const double matrices = *m.gatedFfn ? 3.0 : 2.0;
    const double width = rest / (matrices * *m.hiddenSize * *m.layers);
    m.ffnSize = roundTo(width > 0.0 ? width : 3.5 * *m.hiddenSize, 16);
}

} // namespace

void fillTypicalShape(ModelArchitecture &m)
{
    const double total = m.parametersBillion.value_or(0.0);
    if (!m.vocabulary && m.kind != domain::ModelKind::Diffusion && m.kind != domain::ModelKind::Vision)
        m.vocabulary = total > 0.0 && total < 1.0 ? 32000 : 128256;
    fillDepthAndWidth(m);
    if (!m.tiedEmbeddings)
        m.tiedEmbeddings = total > 0.0 && total < 4.0;
    fillHeads(m);
    fillFfn(m);
    if (!m.maxContext)
        m.maxContext = 131072;
}

} // namespace xj::sizing
