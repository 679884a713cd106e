// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/model_architecture.h"

namespace xj::sizing {

/// What a token costs a served model: parameters read and multiplied, cache kept, attention arithmetic.
/// Counts, not bytes, except where a name says bytes; sums over all layers.
struct InferenceShape
{
    double layers = 0.0;
    double hiddenSize = 0.0;
    double denseParameters = 0.0; ///< outside the routed experts, with the output head, without the embedding
    double headParameters = 0.0; ///< output head (the embedding again when tied); part of denseParameters
    double embeddingParameters = 0.0; ///< stored beside denseParameters; 0 when tied
    double expertParameters = 0.0; ///< all routed experts
    double experts = 0.0; ///< per layer; 0: no routed experts
    double expertsActive = 0.0;
    double kvElements = 0.0; ///< K and V elements per token of layers that keep the whole context
    double kvElementsWindowed = 0.0; ///< the same of sliding-window layers
    double windowTokens = 0.0;
    double indexBytesPerToken = 0.0; ///< keys of a sparse-attention indexer
    double sparseTokens = 0.0; ///< tokens that sparse attention reads; 0: all of them
    double stateElements = 0.0; ///< recurrent state per sequence, constant in length
    double kvSplit = 1.0; ///< ways in which tensor parallelism can divide the cache: KV heads, 1 for MLA
    double queryGroups = 1.0; ///< query heads per KV head
    double prefillAttentionFlop = 0.0; ///< per token and token of context
    double decodeAttentionFlop = 0.0;
    double ffnSize = 0.0; ///< widest FFN of a layer
    double vocabulary = 0.0;
    double maxContext = 0.0; ///< 0: not stated
    bool multiLatent = false;

    [[nodiscard]] bool isMoe() const { return experts > 0.0 && expertParameters > 0.0; }
    [[nodiscard]] double activeShare() const { return isMoe() ? expertsActive / experts : 0.0; }
    /// Parameters that one token is multiplied with.
    [[nodiscard]] double activeParameters() const
    {
        return denseParameters + expertParameters * activeShare();
    }
    [[nodiscard]] double totalParameters() const
    {
        return denseParameters + embeddingParameters + expertParameters;
    }
    /// False for models that answer in one pass and keep no cache (embedding, vision, diffusion).
    [[nodiscard]] bool generates() const { return kvElements + kvElementsWindowed + stateElements > 0.0; }
};

/// Counts a model's shape (section 2 of the performance model; KV: 2·L_kv·k·D elements per token, MLA
/// L·(c_kv + r) once; attention 4·L·a·D FLOP, MLA 2·L·a·(n + r + v) in prefill and 2·L·a·(2·c_kv + r) in
/// decode). A recurrent layer's state is 128 x its value width, which follows from the mixer's parameters.
[[nodiscard]] InferenceShape inferenceShape(const domain::ModelArchitecture &architecture);

} // namespace xj::sizing
