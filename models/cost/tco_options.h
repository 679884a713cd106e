// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/cost/fleet_evaluation.h"

#include <QString>

namespace xj::cost {

/// The sources of the assumptions, for the derivations.
using AssumptionSources = std::vector<domain::AssumptionUsed>;

/// One way of supply with its lines, running totals and figures, each figure with its formula, its inputs and
/// where they come from.
[[nodiscard]] domain::OptionCost optionCost(domain::SupplyOption option, const SupplyPlan &plan,
                                            FleetEvaluation &fleet, const AssumptionSources &sources);

/// A figure that has a value.
[[nodiscard]] domain::Figure figureOf(domain::CostTerm term, double value, domain::Unit unit,
                                      const QString &formula, const QString &citation,
                                      QList<domain::DerivationInput> inputs);
/// One that has none, and why.
[[nodiscard]] domain::Figure undefinedFigure(domain::CostTerm term, domain::Unit unit, domain::Reason reason);

/// An assumption as an ingredient, with its source and date.
[[nodiscard]] domain::DerivationInput assumptionInput(const QString &symbol, domain::CostTerm term,
                                                      CostParameter parameter, const FleetModel &model,
                                                      const AssumptionSources &sources);

} // namespace xj::cost
