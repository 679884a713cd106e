// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/model_architecture.h"

namespace xj::sizing {

/// Fills whatever a shape lacks from what models of that size usually look like: depth by size (interpolated
/// between published families, 0.5 B to 405 B), width from depth and count, heads of width 128, 8 key-value
/// heads, gated FFN of 3.5 widths, a vocabulary of 128 k, and, when the active count is well below the total,
/// 8 of 128 or so experts per token. The FFN width is then set so that the count comes out as stated.
/// Needs parametersBillion > 0, or layers and hidden size. Fields that are present stay as they are.
void fillTypicalShape(domain::ModelArchitecture &architecture);

} // namespace xj::sizing
