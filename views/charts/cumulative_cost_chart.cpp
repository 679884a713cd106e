// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/charts/chart_parts.h"
#include "views/charts/charts.h"
#include "views/text/sentences.h"

#include <QCoreApplication>
#include <QXYSeries>

#include <algorithm>
#include <cmath>

namespace xj::charts {

namespace {

/// The month that is marked: the lasting one, since an earlier crossing that turns back decides nothing.
std::optional<double> markedMonth(const domain::BreakEven &breakEven)
{
    if (breakEven.monthStatus != domain::CrossingStatus::BreakEven)
        return std::nullopt;
    return breakEven.lastingMonth.value ? breakEven.lastingMonth.value : breakEven.month.value;
}

QString answer(const domain::Tco &tco, const text::Style &style)
{
    const QString months = text::wholeNumber(tco.months, style);
    if (const std::optional<double> month = markedMonth(tco.breakEven))
        return QCoreApplication::translate("xj::charts",
                                           "From month %1 on, building has cost no more than renting")
            .arg(text::wholeNumber(std::llround(*month), style));
    switch (tco.breakEven.monthStatus) {
    case domain::CrossingStatus::BeyondHorizon:
    case domain::CrossingStatus::Never:
        return QCoreApplication::translate("xj::charts",
                                           "Building does not catch up with renting within %1 months")
            .arg(months);
    case domain::CrossingStatus::BreakEven:
    case domain::CrossingStatus::Unknown:
        break;
    }
    return QCoreApplication::translate("xj::charts", "Cumulative cost over %1 months").arg(months);
}

} // namespace

ChartTable cumulativeCostTable(const domain::Tco &tco, const text::Style &style)
{
    ChartTable table;
    table.rowHeading = QCoreApplication::translate("xj::charts", "Month");
    table.title = answer(tco, style);
    std::size_t months = 0;
    for (const domain::OptionCost &option : tco.options)
        months = std::max(months, option.cumulative.size());
    if (months == 0) {
        table.nothingToShow = QCoreApplication::translate(
            "xj::charts",
            "No option can be costed: neither a rent nor a server price is known for "
            "the recommended accelerator.");
        return table;
    }
    for (const domain::OptionCost &option : tco.options)
        table.columns.push_back({text::optionName(option.option), domain::Unit::Currency});
    for (std::size_t month = 0; month < months; ++month) {
        ChartRow row{text::wholeNumber(static_cast<qint64>(month), style), static_cast<double>(month), {}};
        for (const domain::OptionCost &option : tco.options) {
            const bool known = month < option.cumulative.size();
            row.values.push_back(known ? std::optional(option.cumulative[month]) : std::nullopt);
        }
        table.rows.push_back(std::move(row));
    }
    return table;
}

std::unique_ptr<QChart> buildCumulativeCostChart(const domain::Tco &tco, const ChartTheme &theme,
                                                 const text::Style &style)
{
    const ChartTable table = cumulativeCostTable(tco, style);
    const std::optional<ValueRange> range = valueRange(table);
    if (!range)
        return emptyChart(table, theme, style);
    std::unique_ptr<QChart> chart = newChart(table, theme, style);
    const TickScale time = monthScale(static_cast<int>(table.rows.size()) - 1);
    const TickScale cost = tickScale(range->low, range->high, 6);
    const Axes axes{time, cost,
                    addValueAxis(*chart, Qt::AlignBottom, time, domain::Unit::None,
                                 QCoreApplication::translate("xj::charts", "Month"), theme, style),
                    addValueAxis(*chart, Qt::AlignLeft, cost, domain::Unit::Currency,
                                 QCoreApplication::translate("xj::charts", "Paid so far, not discounted"),
                                 theme, style)};
    for (std::size_t column = 0; column < table.columns.size(); ++column) {
        // A look belongs to an option, so that "build" looks the same where "rent" cannot be costed.
        const auto look = static_cast<std::size_t>(tco.options[column].option);
        addLine(*chart, table, column, theme.linePen(look), axes);
    }
    if (const std::optional<double> month = markedMonth(tco.breakEven)) {
        const QString words = text::wholeNumber(std::llround(*month), style);
        addVerticalMark(
            *chart,
            {*month, 0.04, QCoreApplication::translate("xj::charts", "Break-even: month %1").arg(words)},
            axes, theme);
    }
    finishLegend(*chart, LegendPlace::Below);
    return chart;
}

} // namespace xj::charts
