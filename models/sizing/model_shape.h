// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/model_architecture.h"
#include "models/sizing/parameter_count.h"

namespace xj::sizing {

/// A model's shape as plain numbers, every gap filled, for formulas that run thousands of times.
/// Symbols as in the formulas' citations: L layers, h hidden, a heads, k key-value heads, D head width,
/// f FFN width, E and K experts and experts per token, f_e expert width, V vocabulary.
struct ModelShape
{
    double layers = 0.0;
    double hidden = 0.0;
    double heads = 1.0;
    double kvHeads = 1.0;
    double headDim = 0.0;
    double ffn = 0.0;
    double vocabulary = 0.0;
    double attentionLayers = 0.0; ///< softmax attention; the rest is linear or recurrent
    double denseFfnLayers = 0.0;
    double moeLayers = 0.0;
    double experts = 0.0;
    double expertsActive = 0.0;
    double expertFfn = 0.0;
    double sharedExperts = 0.0;
    double window = 0.0; ///< tokens; 0: none
    double windowLayers = 0.0;
    double mlaRank = 0.0; ///< compressed key-value width plus rotary part; 0: no MLA
    double mlaQueryRank = 0.0;
    double maxContext = 0.0;
    bool gated = true;
    bool mixtureOfExperts = false;
    bool parallelResidual = false;
    ParameterCount parameters;

    /// Query width over hidden width: 1 where h = a·D.
    [[nodiscard]] double queryShare() const { return hidden > 0.0 ? heads * headDim / hidden : 1.0; }
    /// Key (or value) width over hidden width.
    [[nodiscard]] double kvShare() const { return hidden > 0.0 ? kvHeads * headDim / hidden : 1.0; }
};

/// `architecture` must have layers, hidden size and heads (resolveModel sees to it).
[[nodiscard]] ModelShape shapeOf(const domain::ModelArchitecture &architecture);

} // namespace xj::sizing
