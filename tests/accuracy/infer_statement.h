// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/gpu.h"
#include "models/domain/model_architecture.h"
#include "models/sizing/calibration.h"
#include "models/sizing/weight_format.h"
#include "tests/accuracy/case_file.h"

#include <QString>

#include <optional>

namespace accuracy {

/// What inference tables write in words, in the engine's terms.

/// "GPTQ-Int4", "fp8", "bnb.nf4-dq" as a checkpoint format; nothing when the word says none.
[[nodiscard]] std::optional<xj::sizing::WeightFormat> formatOf(const QString &name,
                                                               const xj::domain::ModelArchitecture &model);

/// "TensorRT-LLM >1.1" and "vLLM 0.11.1 ROCm" as a family and, where it is one, a version.
[[nodiscard]] QString engineNameOf(QString name);

/// The calibrated family of an engine name; vLLM for any other.
[[nodiscard]] xj::sizing::ServingEngine engineOf(const QString &name);

/// Cache width where the row does not name it: 8-bit with 8- and 4-bit float checkpoints on parts with 8-bit
/// units, else 16-bit.
[[nodiscard]] double kvBytesOf(const CaseRow &row, xj::sizing::WeightFormat format,
                               const xj::domain::Gpu &gpu, xj::sizing::ServingEngine engine);

/// The first number captured by `pattern`, else `fallback`.
[[nodiscard]] int captured(const QString &text, const QString &pattern, int fallback);

} // namespace accuracy
