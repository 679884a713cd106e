// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/model_architecture.h"

namespace xj::sizing {

/// Parameters by role, in parameters (not billions), summed over all layers. `routedExperts` holds every
/// expert; a token passes through `activeExperts` of them.
struct ParameterCount
{
    double embedding = 0.0;
    double head = 0.0; ///< 0 when the embedding matrix is used again as the output head
    double norms = 0.0;
    double biases = 0.0;
    double attention = 0.0; ///< projections of softmax attention (MLA included)
    double linearMixers = 0.0; ///< projections of linear or recurrent layers
    double denseFfn = 0.0;
    double router = 0.0;
    double sharedExperts = 0.0;
    double routedExperts = 0.0;
    double activeExperts = 0.0;
    double extra = 0.0; ///< towers, projectors, multi-token heads; the whole model when its shape is unknown
    bool tied = false;
    bool fromShape = false; ///< false: the stated count was taken as it stands, in `extra`

    [[nodiscard]] double total() const
    {
        return embedding + head + norms + biases + attention + linearMixers + denseFfn + router
            + sharedExperts + routedExperts + extra;
    }
    [[nodiscard]] double active() const { return total() - routedExperts + activeExperts; }
    /// Parameters that a token is multiplied with: the active ones without the embedding, a look-up, unless
    /// it also serves as the head.
    [[nodiscard]] double multiplied() const { return tied ? active() : active() - embedding; }
    /// Weights of linear layers, the ones that 4- and 8-bit checkpoints store in few bits.
    [[nodiscard]] double linear() const { return total() - kept16Bit(); }
    /// Embedding, head and norms: 16-bit in nearly all quantised checkpoints.
    [[nodiscard]] double kept16Bit() const { return embedding + head + norms + biases; }

    bool operator==(const ParameterCount &) const = default;
};

/// Counts the parameters of a transformer from its shape:
///   attention  h·aD·q + 2·h·kD + aD·h, or for MLA  h·r_q + r_q·a(n+r) + h·(c+r) + c·a(n+v) + a·v·h
///   FFN        3·h·f gated, 2·h·f plain; MoE  E·3·h·f_e + S·3·h·f_e + h·E
///   norms      2·h per layer and h at the end; embedding V·h, head V·h unless tied
/// Encoders (embedding models) have learned positions, biases and a pooling layer and no head; speech models
/// are encoder and decoder of equal depth. Needs layers, hidden size and heads; without them the stated count
/// is taken. Never fails: absent optional figures count as the usual (head width h/a, gated FFN, untied).
[[nodiscard]] ParameterCount countParameters(const domain::ModelArchitecture &architecture);

} // namespace xj::sizing
