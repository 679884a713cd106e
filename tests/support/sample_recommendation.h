// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/catalogue.h"
#include "models/domain/project.h"
#include "models/domain/recommendation.h"

/// A rich, self-consistent answer built by hand: for tests of what shows a recommendation, not of what
/// computes one. Two workloads, 42 candidates each, 36 months, all three options. The figures are plausible,
/// not sourced.
namespace xj::tests {

struct SampleRecommendation
{
    domain::Project project;
    domain::Catalogue catalogue;
    domain::Recommendation recommendation;
};

[[nodiscard]] SampleRecommendation sampleRecommendation();

// The parts, for tests that change one.
[[nodiscard]] domain::Project sampleProject();
[[nodiscard]] domain::Catalogue sampleCatalogue();
[[nodiscard]] domain::WorkloadSizing sampleTrainingSizing();
[[nodiscard]] domain::WorkloadSizing sampleInferenceSizing();
[[nodiscard]] domain::Funnel sampleFunnel(const domain::WorkloadSizing &sizing,
                                          const domain::Catalogue &catalogue);
[[nodiscard]] domain::Tco sampleTco();
[[nodiscard]] domain::StagedPath samplePath();

} // namespace xj::tests
