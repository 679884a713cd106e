// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/charts/chart_parts.h"
#include "views/charts/charts.h"
#include "views/text/sentences.h"

#include <QBarCategoryAxis>
#include <QBarSet>
#include <QCoreApplication>
#include <QHorizontalStackedBarSeries>

namespace xj::charts {

namespace {

enum Column : std::size_t { Left, TakenHere, Waiting, Columns };

QString answer(const domain::Funnel &funnel, const text::Style &style)
{
    const QString total = text::wholeNumber(funnel.total, style);
    const QString pending = text::wholeNumber(funnel.pending, style);
    if (funnel.ranked == 0)
        return QCoreApplication::translate(
                   "xj::charts", "Of %1 offers none can be ranked; %2 wait for an answer or a price")
            .arg(total, pending);
    return QCoreApplication::translate("xj::charts",
                                       "Of %1 offers %2 can be ranked; %3 wait for an answer or a price")
        .arg(total, text::wholeNumber(funnel.ranked, style), pending);
}

ChartRow countRow(const QString &label, std::size_t index, int left, std::optional<int> taken,
                  std::optional<int> waiting)
{
    const auto value = [](std::optional<int> count) {
        return count ? std::optional(static_cast<double>(*count)) : std::nullopt;
    };
    return {label, static_cast<double>(index), {static_cast<double>(left), value(taken), value(waiting)}};
}

} // namespace

ChartTable funnelTable(const domain::Funnel &funnel, const text::Style &style)
{
    ChartTable table;
    table.rowHeading = QCoreApplication::translate("xj::charts", "Step");
    if (funnel.total == 0) {
        table.title = QCoreApplication::translate("xj::charts", "Elimination layer by layer");
        table.nothingToShow = QCoreApplication::translate(
            "xj::charts",
            "There is no offer to judge: the catalogue holds none for this need, and "
            "no quotation was entered.");
        return table;
    }
    table.title = answer(funnel, style);
    table.columns
        = {{QCoreApplication::translate("xj::charts", "Left"), domain::Unit::None},
           {QCoreApplication::translate("xj::charts", "Eliminated here"), domain::Unit::None},
           {QCoreApplication::translate("xj::charts", "Waiting for an answer"), domain::Unit::None}};
    int left = funnel.total;
    table.rows.push_back(countRow(QCoreApplication::translate("xj::charts", "All offers"), 0, left, {}, {}));
    for (std::size_t layer = 0; layer < funnel.eliminatedAt.size(); ++layer) {
        left -= funnel.eliminatedAt[layer];
        table.rows.push_back(countRow(text::layerName(static_cast<domain::Layer>(layer)), layer + 1, left,
                                      funnel.eliminatedAt[layer], {}));
    }
    table.rows.push_back(countRow(QCoreApplication::translate("xj::charts", "Ranked"), table.rows.size(),
                                  funnel.ranked, {}, funnel.pending));
    return table;
}

std::unique_ptr<QChart> buildFunnelChart(const domain::Funnel &funnel, const ChartTheme &theme,
                                         const text::Style &style)
{
    const ChartTable table = funnelTable(funnel, style);
    if (table.isEmpty())
        return emptyChart(table, theme, style);
    std::unique_ptr<QChart> chart = newChart(table, theme, style);
    auto *series = new QHorizontalStackedBarSeries(chart.get());
    // Dark, pale, middle: three greys that no printer mixes up.
    constexpr std::array<std::size_t, Columns> fills = {0, 5, 7};
    for (std::size_t column = 0; column < Columns; ++column) {
        auto set = barSet(table, column, theme.fill(fills[column]), theme, true);
        set->setPen(QPen(theme.axis, 0.8));
        series->append(set.release());
    }
    QStringList labels;
    for (const ChartRow &row : table.rows) {
        const bool taken = row.values[TakenHere].value_or(0.0) > 0.0;
        const QString left = cellText(row, Left, table, style);
        //: A step of the elimination, and how many offers are left after it.
        QString label
            = QCoreApplication::translate("xj::charts", "%1: %2", "step, offers left").arg(row.label, left);
        if (taken) {
            //: A step of the elimination, how many offers are left after it, and how many it took.
            label = QCoreApplication::translate("xj::charts", "%1: %2 (−%3)",
                                                "step, offers left, offers eliminated")
                        .arg(row.label, left, cellText(row, TakenHere, table, style));
        }
        labels.prepend(label);
    }
    const TickScale scale = tickScale(0.0, funnel.total, 6);
    QAbstractAxis *horizontal
        = addValueAxis(*chart, Qt::AlignBottom, scale, domain::Unit::None,
                       QCoreApplication::translate("xj::charts", "Offers"), theme, style);
    QAbstractAxis *vertical = addCategoryAxis(*chart, Qt::AlignLeft, labels, theme);
    series->setBarWidth(0.7);
    chart->addSeries(series);
    series->attachAxis(horizontal);
    series->attachAxis(vertical);
    finishLegend(*chart, LegendPlace::Below);
    return chart;
}

} // namespace xj::charts
