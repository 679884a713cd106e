// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/model_architecture.h"

#include <QString>

namespace xj::exchange {

/// What a model family does and its config.json does not say.
struct HfFamily
{
    bool known = false;
    domain::ModelKind kind = domain::ModelKind::LanguageModel;
    bool gated = true; ///< three FFN matrices
    bool tied = false; ///< embedding used again as the head, where the file is silent
    bool attentionBias = false;
    bool parallel = false; ///< attention and FFN side by side
    bool sharedExpert = false;
    bool gatedAttention = false;
};

/// By `model_type`; an unknown one reads as a Llama-like decoder with `known` false.
[[nodiscard]] HfFamily hfFamily(const QString &modelType);

} // namespace xj::exchange
