// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/provenance.h"

#include <QString>

#include <optional>

namespace xj::domain {

enum class ModelKind { LanguageModel, VisionLanguage, Embedding, Diffusion, Vision, Speech };

enum class AttentionKind {
    Unknown,
    MultiHead, ///< k = a
    GroupedQuery,
    MultiQuery, ///< k = 1
    MultiLatent, ///< MLA: one compressed vector per token and layer
    Hybrid ///< linear or recurrent layers between attention layers
};

/// A model's shape, in the field's terms. Absent figures are unknown; sizing says which typical value it took
/// instead.
struct ModelArchitecture
{
    QString id; ///< empty for a model entered by hand
    QString family;
    QString name;
    ModelKind kind = ModelKind::LanguageModel;
    std::optional<double> parametersBillion; ///< total, all experts
    std::optional<double> activeParametersBillion; ///< per token
    std::optional<int> layers;
    std::optional<int> hiddenSize;
    std::optional<int> heads; ///< query heads
    std::optional<int> kvHeads;
    std::optional<int> headDim;
    std::optional<int> ffnSize;
    std::optional<int> experts;
    std::optional<int> expertsActive;
    std::optional<int> moeFfnSize; ///< width of one expert
    std::optional<int> sharedExperts;
    AttentionKind attention = AttentionKind::Unknown;
    std::optional<int> mlaKvLoraRank;
    std::optional<int> mlaRopeDim;
    std::optional<int> mlaQLoraRank;
    std::optional<int> mlaQkNopeDim;
    std::optional<int> mlaVDim;
    std::optional<int> outputLoraRank; ///< low-rank output projection, per group (DeepSeek-V4: 1024)
    std::optional<int> outputGroups; ///< groups of heads of that projection (8, 16)
    std::optional<int> vocabulary;
    std::optional<bool> tiedEmbeddings;
    std::optional<int> maxContext;
    std::optional<int> slidingWindow; ///< tokens
    std::optional<int> slidingWindowLayers;
    std::optional<int> sparseAttentionTokens; ///< tokens that a query reads through an indexer (2048)
    std::optional<int> kvLayers; ///< layers that keep a growing cache
    std::optional<int> denseFfnLayers;
    std::optional<int> moeLayers;
    std::optional<bool> gatedFfn;
    std::optional<double>
        attentionQueryMultiplier; ///< query projection width over heads*headDim (gated attention: 2)
    std::optional<bool> attentionBias; ///< biases on the query, key and value projections
    std::optional<bool> parallelResidual; ///< attention and FFN read the same norm (GPT-J, Falcon, Phi-2)
    std::optional<int> linearLayers;
    std::optional<double> linearMixerParametersMillion; ///< per linear layer
    std::optional<double> extraParametersBillion; ///< towers, projectors, multi-token heads
    QString extraWhat;
    QString licence;
    Provenance provenance;

    bool operator==(const ModelArchitecture &) const = default;
};

} // namespace xj::domain
