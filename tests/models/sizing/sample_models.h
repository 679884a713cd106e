// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/gpu.h"
#include "models/domain/model_architecture.h"

/// Shapes of published models and data sheets of accelerators, as test fixtures.
namespace samples {

[[nodiscard]] xj::domain::ModelArchitecture llama31_8b();
[[nodiscard]] xj::domain::ModelArchitecture llama31_70b();
[[nodiscard]] xj::domain::ModelArchitecture llama31_405b();
[[nodiscard]] xj::domain::ModelArchitecture llama2_7b();
[[nodiscard]] xj::domain::ModelArchitecture qwen25_7b();
[[nodiscard]] xj::domain::ModelArchitecture deepseekV3();
[[nodiscard]] xj::domain::ModelArchitecture gpt3_175b();

[[nodiscard]] xj::domain::Gpu h100Sxm();
[[nodiscard]] xj::domain::Gpu a100Sxm80();
[[nodiscard]] xj::domain::Gpu rtx4090();
[[nodiscard]] xj::domain::Gpu v100Sxm32();

} // namespace samples
