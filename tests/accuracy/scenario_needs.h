// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/project.h"
#include "tests/accuracy/case_lookup.h"

#include <QJsonObject>

#include <vector>

namespace accuracy {

/// One workload that a scenario's inputs ask for.
struct ScenarioNeed
{
    xj::domain::Workload workload;
    bool wish = false; ///< wanted, but not what the offers are judged by
};

/// What a person would have entered for the scenario: its workloads, and a project with its constraints. No
/// spare replica and no growth, for the scenarios judge offers by today's load.
struct ScenarioNeeds
{
    std::vector<ScenarioNeed> needs;
    xj::domain::Project project; ///< without workloads and quotes
};

[[nodiscard]] ScenarioNeeds scenarioNeeds(const QJsonObject &inputs, const CaseLookup &lookup);

/// The supplier's offers as quotes. A GPU that the catalogue does not know leaves the quote's id empty.
[[nodiscard]] std::vector<xj::domain::Quote> scenarioQuotes(const QJsonArray &candidates,
                                                            const CaseLookup &lookup);

} // namespace accuracy
