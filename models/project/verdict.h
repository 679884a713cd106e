// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/recommendation.h"

#include <QString>

#include <optional>

namespace xj::project {

/// What the verdict bar says: the recommendation in one line.
struct Verdict
{
    domain::RecommendedAction action = domain::RecommendedAction::NothingQualifies;
    QString gpuId; ///< of the best candidate of the first workload that has one; empty: none
    domain::BilingualName provider;
    QString instance;
    int gpus = 0; ///< billed, of all workloads' best candidates
    std::optional<double> monthlyCost; ///< project currency
    domain::BreakEvenStatus breakEvenStatus = domain::BreakEvenStatus::Unknown;
    std::optional<double> breakEvenUtilisation; ///< 0..1

    bool operator==(const Verdict &) const = default;
};

[[nodiscard]] Verdict verdictOf(const domain::Recommendation &recommendation);

} // namespace xj::project
