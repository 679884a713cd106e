// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/charts/chart_parts.h"
#include "views/charts/charts.h"
#include "views/text/sentences.h"

#include <QCoreApplication>
#include <QXYSeries>

#include <algorithm>

namespace xj::charts {

namespace {

using domain::BreakEvenStatus;
using domain::Unit;

// The utilisation ruler: below 40 % rent less, above 80 % get more.
constexpr double kRulerLow = 0.4;
constexpr double kRulerHigh = 0.8;
// An owned GPU's unit cost grows without bound towards zero utilisation: what lies above this multiple of the
// cheapest point would only flatten the part that matters.
constexpr double kTallest = 5.0;

QString percent(double ratio, const text::Style &style)
{
    return text::quantity(domain::Quantity{ratio, Unit::Ratio}, style);
}

QString answer(const domain::BreakEven &breakEven, const text::Style &style)
{
    const QString planned = percent(breakEven.plannedUtilisation, style);
    const QString at = text::quantity(breakEven.utilisation.value, Unit::Ratio, style);
    switch (breakEven.status) {
    case BreakEvenStatus::AlwaysBuild:
        return QCoreApplication::translate("xj::charts",
                                           "Building is cheaper at any utilisation; the plan is %1")
            .arg(planned);
    case BreakEvenStatus::BreakEven:
        return QCoreApplication::translate("xj::charts", "Building pays above %1 utilisation; the plan is %2")
            .arg(at, planned);
    case BreakEvenStatus::NeverBuild:
        return QCoreApplication::translate(
                   "xj::charts", "Renting is cheaper at any utilisation within reach; the plan is %1")
            .arg(planned);
    case BreakEvenStatus::BuildBelow:
        return QCoreApplication::translate("xj::charts",
                                           "Building pays only below %1 utilisation; the plan is %2")
            .arg(at, planned);
    case BreakEvenStatus::Equal:
        return QCoreApplication::translate("xj::charts",
                                           "Renting and building cost the same at any utilisation");
    case BreakEvenStatus::Unknown:
        break;
    }
    return QCoreApplication::translate("xj::charts", "Cost per useful GPU-hour by utilisation");
}

TickScale costScale(const ChartTable &table)
{
    double cheapest = 0.0;
    double dearest = 0.0;
    for (const ChartRow &row : table.rows) {
        for (const std::optional<double> &value : row.values) {
            if (!value || *value <= 0.0)
                continue;
            cheapest = cheapest > 0.0 ? std::min(cheapest, *value) : *value;
            dearest = std::max(dearest, *value);
        }
    }
    return tickScale(0.0, std::min(dearest, cheapest * kTallest), 6);
}

void addMarks(QChart &chart, const domain::BreakEven &breakEven, const Axes &axes, const ChartTheme &theme,
              const text::Style &style)
{
    const double planned = breakEven.plannedUtilisation;
    for (const double mark : {kRulerLow, kRulerHigh})
        addVerticalMark(chart, {mark, 0.92, percent(mark, style)}, axes, theme);
    for (const double root : breakEven.roots) {
        if (root > 0.0 && root <= 1.0)
            addVerticalMark(
                chart,
                {root, 0.80,
                 QCoreApplication::translate("xj::charts", "Break-even %1").arg(percent(root, style)),
                 root < planned},
                axes, theme);
    }
    if (planned > 0.0)
        addVerticalMark(chart,
                        {planned, 0.68,
                         QCoreApplication::translate("xj::charts", "Plan %1").arg(percent(planned, style))},
                        axes, theme);
}

} // namespace

ChartTable unitCostTable(const domain::BreakEven &breakEven, const text::Style &style)
{
    ChartTable table;
    table.rowHeading = QCoreApplication::translate("xj::charts", "Utilisation");
    table.title = answer(breakEven, style);
    if (breakEven.curve.empty()) {
        table.nothingToShow = QCoreApplication::translate(
            "xj::charts", "Cost by utilisation cannot be drawn: a rent or a server price is missing.");
        return table;
    }
    table.columns = {{text::optionName(domain::SupplyOption::Rent), Unit::CurrencyPerGpuHour},
                     {text::optionName(domain::SupplyOption::Build), Unit::CurrencyPerGpuHour}};
    for (const domain::UnitCostPoint &point : breakEven.curve)
        table.rows.push_back(
            {percent(point.utilisation, style), point.utilisation, {point.rent, point.build}});
    return table;
}

std::unique_ptr<QChart> buildUnitCostChart(const domain::BreakEven &breakEven, const ChartTheme &theme,
                                           const text::Style &style)
{
    const ChartTable table = unitCostTable(breakEven, style);
    if (!valueRange(table))
        return emptyChart(table, theme, style);
    std::unique_ptr<QChart> chart = newChart(table, theme, style);
    const TickScale share{0.0, 1.0, 0.1};
    const TickScale cost = costScale(table);
    const Axes axes{share, cost,
                    addValueAxis(*chart, Qt::AlignBottom, share, Unit::Ratio,
                                 QCoreApplication::translate("xj::charts", "Utilisation (%)"), theme, style),
                    addValueAxis(*chart, Qt::AlignLeft, cost, Unit::CurrencyPerGpuHour,
                                 QCoreApplication::translate("xj::charts", "Cost per useful GPU-hour (%1)")
                                     .arg(text::unitSymbol(Unit::Currency, style)),
                                 theme, style)};
    constexpr std::array options = {domain::SupplyOption::Rent, domain::SupplyOption::Build};
    for (std::size_t column = 0; column < options.size(); ++column)
        addLine(*chart, table, column, theme.linePen(static_cast<std::size_t>(options[column])), axes);
    addMarks(*chart, breakEven, axes, theme, style);
    finishLegend(*chart, LegendPlace::Below);
    return chart;
}

} // namespace xj::charts
