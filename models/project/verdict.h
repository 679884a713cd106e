// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/recommendation.h"

#include <QString>

#include <optional>
#include <vector>

namespace xj::project {

/// So many GPUs of one kind.
struct FleetPart
{
    QString gpuId;
    int gpus = 0;

    bool operator==(const FleetPart &) const = default;
};

/// What the verdict bar says: the recommendation in one line.
struct Verdict
{
    domain::RecommendedAction action = domain::RecommendedAction::NothingQualifies;
    std::vector<FleetPart>
        fleet; ///< billed, of all workloads' best candidates, in project order; one entry a kind
    domain::BilingualName provider; ///< of the first workload's best candidate; empty: none
    QString instance;
    int otherProviders = 0; ///< of the other workloads' best candidates
    std::optional<double> monthlyCost; ///< project currency
    domain::BreakEvenStatus breakEvenStatus = domain::BreakEvenStatus::Unknown;
    std::optional<double> breakEvenUtilisation; ///< 0..1

    bool operator==(const Verdict &) const = default;
};

[[nodiscard]] Verdict verdictOf(const domain::Recommendation &recommendation);

} // namespace xj::project
