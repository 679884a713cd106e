// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/accuracy/case_kind.h"

namespace accuracy {

// One maker per format; each stands in the source file of its name.
[[nodiscard]] std::unique_ptr<CaseKind> modelParametersKind();
[[nodiscard]] std::unique_ptr<CaseKind> trainMemoryKind();
[[nodiscard]] std::unique_ptr<CaseKind> trainSpeedKind();
[[nodiscard]] std::unique_ptr<CaseKind> trainFieldKind();
[[nodiscard]] std::unique_ptr<CaseKind> collectiveKind();
[[nodiscard]] std::unique_ptr<CaseKind> inferFieldKind();
[[nodiscard]] std::unique_ptr<CaseKind> inferMemoryKind();
[[nodiscard]] std::unique_ptr<CaseKind> inferThroughputKind();
[[nodiscard]] std::unique_ptr<CaseKind> costCaseKind();
[[nodiscard]] std::unique_ptr<CaseKind> scenarioKind();
[[nodiscard]] std::unique_ptr<CaseKind> importCaseKind();

/// The library's own models, which no case file needs to list.
void checkLibrary(const CaseLookup &lookup, Tally &tally);

} // namespace accuracy
