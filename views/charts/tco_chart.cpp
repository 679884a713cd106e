// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/charts/chart_parts.h"
#include "views/charts/charts.h"
#include "views/text/sentences.h"

#include <QBarCategoryAxis>
#include <QBarSet>
#include <QCoreApplication>
#include <QHorizontalStackedBarSeries>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace xj::charts {

namespace {

using domain::CostCategory;

constexpr std::size_t kCategoriesDrawn = 7;

QString answer(const domain::Tco &tco, const text::Style &style)
{
    const QString months = text::wholeNumber(tco.months, style);
    const domain::OptionCost *best = tco.cheapest ? tco.option(*tco.cheapest) : nullptr;
    if (!best || !best->netPresentValue.value)
        return QCoreApplication::translate("xj::charts", "Total cost over %1 months by category").arg(months);
    const QString name = text::optionName(best->option);
    const QString cost = text::compactMoney(*best->netPresentValue.value, style.currency, style);
    if (tco.options.size() == 1)
        return QCoreApplication::translate(
                   "xj::charts", "Only one option can be costed over %1 months: %2, present value %3")
            .arg(months, name, cost);
    return QCoreApplication::translate("xj::charts", "Over %1 months, %2 costs least: present value %3")
        .arg(months, name, cost);
}

std::optional<double> presentValue(const domain::OptionCost &option, CostCategory category)
{
    const auto line = std::ranges::find(option.lines, category, &domain::CostLine::category);
    return line == option.lines.end() ? std::nullopt : std::optional(line->presentValue);
}

/// The columns in order of size, largest first.
std::vector<std::size_t> bySize(const ChartTable &table)
{
    std::vector<std::size_t> columns(table.columns.size());
    std::iota(columns.begin(), columns.end(), std::size_t{0});
    const auto size = [&table](std::size_t column) {
        double largest = 0.0;
        for (const ChartRow &row : table.rows)
            largest = std::max(largest, std::abs(row.values[column].value_or(0.0)));
        return largest;
    };
    std::ranges::stable_sort(columns, std::ranges::greater{}, size);
    return columns;
}

/// What is drawn: the largest categories in their own order, and one for the rest.
ChartTable joined(const ChartTable &table)
{
    if (table.columns.size() <= kCategoriesDrawn + 1)
        return table;
    std::vector<std::size_t> kept = bySize(table);
    std::vector<std::size_t> rest(kept.begin() + kCategoriesDrawn, kept.end());
    kept.resize(kCategoriesDrawn);
    std::ranges::sort(kept);
    ChartTable drawn = table;
    drawn.columns.clear();
    for (const std::size_t column : kept)
        drawn.columns.push_back(table.columns[column]);
    drawn.columns.push_back(
        {QCoreApplication::translate("xj::charts", "Other categories"), domain::Unit::Currency});
    for (std::size_t index = 0; index < table.rows.size(); ++index) {
        const ChartRow &row = table.rows[index];
        ChartRow &to = drawn.rows[index];
        to.values.clear();
        for (const std::size_t column : kept)
            to.values.push_back(row.values[column]);
        double sum = 0.0;
        for (const std::size_t column : rest)
            sum += row.values[column].value_or(0.0);
        to.values.emplace_back(sum);
    }
    return drawn;
}

/// A stack reaches from the sum of its negative parts to the sum of its positive ones.
ValueRange stackRange(const ChartTable &table)
{
    ValueRange range;
    for (const ChartRow &row : table.rows) {
        double below = 0.0;
        double above = 0.0;
        for (const std::optional<double> &value : row.values)
            (value.value_or(0.0) < 0.0 ? below : above) += value.value_or(0.0);
        range.low = std::min(range.low, below);
        range.high = std::max(range.high, above);
    }
    return range;
}

} // namespace

ChartTable tcoTable(const domain::Tco &tco, const text::Style &style)
{
    ChartTable table;
    table.rowHeading = QCoreApplication::translate("xj::charts", "Option");
    table.title = answer(tco, style);
    std::vector<CostCategory> categories;
    for (const domain::OptionCost &option : tco.options) {
        for (const domain::CostLine &line : option.lines)
            categories.push_back(line.category);
    }
    std::ranges::sort(categories);
    categories.erase(std::ranges::unique(categories).begin(), categories.end());
    if (categories.empty()) {
        table.nothingToShow = QCoreApplication::translate(
            "xj::charts",
            "No option can be costed: neither a rent nor a server price is known for "
            "the recommended accelerator.");
        return table;
    }
    for (const CostCategory category : categories)
        table.columns.push_back({text::categoryName(category), domain::Unit::Currency});
    for (const domain::OptionCost &option : tco.options) {
        ChartRow row{text::optionName(option.option), static_cast<double>(table.rows.size()), {}};
        for (const CostCategory category : categories)
            row.values.push_back(presentValue(option, category));
        table.rows.push_back(std::move(row));
    }
    return table;
}

std::unique_ptr<QChart> buildTcoChart(const domain::Tco &tco, const ChartTheme &theme,
                                      const text::Style &style)
{
    const ChartTable table = joined(tcoTable(tco, style));
    if (table.isEmpty())
        return emptyChart(table, theme, style);
    std::unique_ptr<QChart> chart = newChart(table, theme, style);
    auto *series = new QHorizontalStackedBarSeries(chart.get());
    for (std::size_t column = 0; column < table.columns.size(); ++column)
        series->append(barSet(table, column, theme.fill(column), theme, true).release());
    QStringList labels;
    for (const ChartRow &row : table.rows) {
        const domain::OptionCost &option = tco.options[static_cast<std::size_t>(row.position)];
        const std::optional<double> total = option.netPresentValue.value;
        labels.prepend(total ? QCoreApplication::translate("xj::charts", "%1: %2", "option, present value")
                                   .arg(row.label, text::compactMoney(*total, style.currency, style))
                             : row.label);
    }
    const ValueRange range = stackRange(table);
    const TickScale scale = tickScale(range.low, range.high, 5);
    QAbstractAxis *horizontal
        = addValueAxis(*chart, Qt::AlignBottom, scale, domain::Unit::Currency,
                       QCoreApplication::translate("xj::charts", "Present value"), theme, style);
    QAbstractAxis *vertical = addCategoryAxis(*chart, Qt::AlignLeft, labels, theme);
    series->setBarWidth(0.6);
    chart->addSeries(series);
    series->attachAxis(horizontal);
    series->attachAxis(vertical);
    finishLegend(*chart, LegendPlace::Right);
    return chart;
}

} // namespace xj::charts
