// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/model_architecture.h"

#include <QString>

#include <optional>

namespace accuracy {

/// Published shapes of older models that measurements name and the library does not carry.
[[nodiscard]] std::optional<xj::domain::ModelArchitecture> knownModel(const QString &key);

/// A GPT-like decoder from counts: plain FFN of four widths, tied embeddings. Depth from the count when 0.
[[nodiscard]] xj::domain::ModelArchitecture gptLike(double parameters, double layers, double hidden,
                                                    double heads, double vocabulary);

} // namespace accuracy
