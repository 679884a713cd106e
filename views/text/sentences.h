// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/error.h"
#include "models/domain/figure.h"
#include "models/domain/path_result.h"
#include "models/domain/provider.h"
#include "models/domain/recommendation.h"
#include "views/text/format.h"

namespace xj::text {

/// The only place where codes become words. Each is one tr() sentence; nothing is glued from parts.
[[nodiscard]] QString sentence(const domain::Reason &reason, const Style &style);
[[nodiscard]] QString sentence(const domain::Error &error,
                               const Style &style); ///< where, what, and what to do
[[nodiscard]] QString term(const domain::Term &term);

[[nodiscard]] QString layerName(domain::Layer layer);
[[nodiscard]] QString verdictName(domain::Verdict verdict);
[[nodiscard]] QString categoryName(domain::CostCategory category);
[[nodiscard]] QString optionName(domain::SupplyOption option);
[[nodiscard]] QString breakEvenName(domain::BreakEvenStatus status);
[[nodiscard]] QString stageName(domain::Stage stage);
[[nodiscard]] QString supplyName(domain::SupplyMode mode);
[[nodiscard]] QString actionName(domain::RecommendedAction action);
[[nodiscard]] QString statusName(domain::CandidateStatus status);
[[nodiscard]] QString pricingName(domain::PricingModel model);
[[nodiscard]] QString topologyName(domain::Topology topology);
[[nodiscard]] QString precisionName(domain::Precision precision); ///< the same in both languages: "BF16"
[[nodiscard]] QString methodName(domain::TrainingMethod method);
[[nodiscard]] QString optimizerName(domain::Optimizer optimizer);
[[nodiscard]] QString recomputeName(domain::Recompute recompute);
[[nodiscard]] QString confidenceName(domain::Confidence confidence);
[[nodiscard]] QString providerKindName(domain::ProviderKind kind);
[[nodiscard]] QString providerRoleName(const QString &role); ///< roles of the catalogue: "mid_training" ...
[[nodiscard]] QString assumptionName(const QString &key); ///< parameters of the cost model
[[nodiscard]] QString
projectFieldName(const QString &jsonKey); ///< keys of the project file, for defaults and errors

} // namespace xj::text
