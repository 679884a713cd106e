// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/widgets/field_form.h"

#include <vector>

namespace xj::pages {

/// The entries of the needs forms: which field, which input, which range. The ranges are those that a project
/// file may hold.
[[nodiscard]] std::vector<widgets::FieldSpec> modelSpecs();
[[nodiscard]] std::vector<widgets::FieldSpec> trainingSpecs();
[[nodiscard]] std::vector<widgets::FieldSpec> inferenceSpecs();
[[nodiscard]] std::vector<widgets::FieldSpec> projectSpecs();
[[nodiscard]] std::vector<widgets::FieldSpec> constraintSpecs();

} // namespace xj::pages
