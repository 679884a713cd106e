// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/exchange/case_fields.h"

#include <QJsonObject>

#include <span>

namespace xj::exchange {

/// Reads the inputs of one kind and answers them; the answer counts only while the fields are ok().
struct CostCaseKind
{
    const char *name;
    QJsonObject (*run)(CaseFields &inputs);
};

// One table per topic; cost_case.cpp joins them.
[[nodiscard]] std::span<const CostCaseKind> financeCaseKinds();
[[nodiscard]] std::span<const CostCaseKind> priceCaseKinds();
[[nodiscard]] std::span<const CostCaseKind> planCaseKinds();
[[nodiscard]] std::span<const CostCaseKind> breakEvenCaseKinds();
[[nodiscard]] std::span<const CostCaseKind> unitCostCaseKinds();
[[nodiscard]] std::span<const CostCaseKind> fleetCaseKinds();
[[nodiscard]] std::span<const CostCaseKind> uncertaintyCaseKinds();
[[nodiscard]] std::span<const CostCaseKind> procurementCaseKinds();

/// Published tables print rounded figures beside the exact ones, which their cases name "…_recomputed": each
/// number, list or map again under that name.
[[nodiscard]] QJsonObject withRecomputed(QJsonObject answer);

} // namespace xj::exchange
