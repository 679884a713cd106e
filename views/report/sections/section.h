// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/catalogue.h"
#include "models/domain/project.h"
#include "models/domain/recommendation.h"
#include "views/charts/chart_theme.h"
#include "views/report/layout/block.h"
#include "views/text/format.h"

/// The report's sections, in their order. Each says in words and tables what the recommendation holds, adds
/// nothing to it, and is empty when there is nothing to say.
namespace xj::report::sections {

/// What all sections are written from.
struct Source
{
    const domain::Recommendation &recommendation;
    const domain::Project &project;
    const domain::Catalogue &catalogue;
    const text::Style &style;
    const charts::ChartTheme &chartTheme;
};

[[nodiscard]] layout::Blocks cover(const Source &source); ///< verdict, key figures, reasons, risks
[[nodiscard]] layout::Blocks need(const Source &source); ///< workloads, limits, hard indicators
[[nodiscard]] layout::Blocks sizing(const Source &source); ///< what each needs on each accelerator
[[nodiscard]] layout::Blocks elimination(const Source &source); ///< funnel, survivors, the eliminated
[[nodiscard]] layout::Blocks cost(const Source &source); ///< options, categories, cash, break-even
[[nodiscard]] layout::Blocks stagedPath(const Source &source); ///< three stages and their triggers
[[nodiscard]] layout::Blocks risks(const Source &source); ///< risks, open questions
[[nodiscard]] layout::Blocks acceptance(const Source &source); ///< the figures that enter the contract
[[nodiscard]] layout::Blocks approval(const Source &source); ///< rule and signature block
[[nodiscard]] layout::Blocks
assumptions(const Source &source); ///< annex: assumptions and defaults, every one
[[nodiscard]] layout::Blocks priceSources(const Source &source); ///< annex: where the prices used come from

} // namespace xj::report::sections
