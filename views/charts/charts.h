// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/catalogue.h"
#include "models/domain/recommendation.h"
#include "views/charts/chart_table.h"
#include "views/charts/chart_theme.h"
#include "views/text/format.h"

#include <QChart>

#include <memory>

/// One pair of functions per question: the table with the numbers and the answer in words, and the chart that
/// draws it. The same builders serve the screen and the paper; the theme makes the difference. A chart
/// without numbers is a chart-sized explanation. The caller owns the chart;
/// QChartView::setChart(chart.release()) takes it over. A QApplication must exist. All words are in the
/// current language: build again after a switch.
namespace xj::charts {

/// Does the workload fit? Memory of the fullest GPU by part, in GiB, beside the usable memory, for up to ten
/// accelerators (compared_accelerators.h). The answer counts all that were sized.
[[nodiscard]] ChartTable memoryTable(const domain::WorkloadRecommendation &workload,
                                     const domain::Catalogue &catalogue, const text::Style &style);
[[nodiscard]] std::unique_ptr<QChart> buildMemoryChart(const domain::WorkloadRecommendation &workload,
                                                       const domain::Catalogue &catalogue,
                                                       const ChartTheme &theme, const text::Style &style);

/// Where do the offers go? What is left after each of the four layers, and what each took.
[[nodiscard]] ChartTable funnelTable(const domain::Funnel &funnel, const text::Style &style);
[[nodiscard]] std::unique_ptr<QChart> buildFunnelChart(const domain::Funnel &funnel, const ChartTheme &theme,
                                                       const text::Style &style);

/// What does each option cost over the horizon, and on what? Present values by category, project currency.
/// The table holds every category; the chart joins all but the largest seven.
[[nodiscard]] ChartTable tcoTable(const domain::Tco &tco, const text::Style &style);
[[nodiscard]] std::unique_ptr<QChart> buildTcoChart(const domain::Tco &tco, const ChartTheme &theme,
                                                    const text::Style &style);

/// When has building cost less than renting? Undiscounted cumulative cost by month end, and the break-even
/// month.
[[nodiscard]] ChartTable cumulativeCostTable(const domain::Tco &tco, const text::Style &style);
[[nodiscard]] std::unique_ptr<QChart>
buildCumulativeCostChart(const domain::Tco &tco, const ChartTheme &theme, const text::Style &style);

/// How busy must the GPUs be for building to pay? Cost per useful GPU-hour over utilisation, with the
/// break-even point, the plan, and the 40 % and 80 % marks of the utilisation ruler.
[[nodiscard]] ChartTable unitCostTable(const domain::BreakEven &breakEven, const text::Style &style);
[[nodiscard]] std::unique_ptr<QChart> buildUnitCostChart(const domain::BreakEven &breakEven,
                                                         const ChartTheme &theme, const text::Style &style);

/// Is there enough, when? Demand against capacity in GPUs by month, over bands for the stages.
[[nodiscard]] ChartTable capacityTable(const domain::StagedPath &path, const text::Style &style);
[[nodiscard]] std::unique_ptr<QChart> buildCapacityChart(const domain::StagedPath &path,
                                                         const ChartTheme &theme, const text::Style &style);

} // namespace xj::charts
