// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/charts/charts.h"
#include "views/report/sections/section.h"
#include "views/report/sections/wording.h"
#include "views/text/sentences.h"

#include <QCoreApplication>

namespace xj::report::sections {

namespace {

using domain::Unit;

layout::Table optionTable(const Source &source)
{
    const text::Style &style = source.style;
    const auto amount = [&style](const domain::Figure &figure) {
        return text::bareQuantity(figure.value, figure.unit, style);
    };
    const auto money = [&style](const QString &name) {
        return charts::headingWithUnit({name, Unit::Currency}, style);
    };
    layout::Table table;
    table.columns = {
        {QCoreApplication::translate("xj::report", "Option"), 1.0},
        {QCoreApplication::translate("xj::report", "GPUs owned"), 0.8, layout::Align::Right},
        {QCoreApplication::translate("xj::report", "GPUs rented at the peak"), 1.0, layout::Align::Right},
        {money(QCoreApplication::translate("xj::report", "Total, not discounted")), 1.5,
         layout::Align::Right},
        {money(QCoreApplication::translate("xj::report", "Net present value")), 1.5, layout::Align::Right},
        {money(QCoreApplication::translate("xj::report", "Equivalent per month")), 1.3, layout::Align::Right},
        {money(QCoreApplication::translate("xj::report", "Per effective GPU-hour")), 1.2,
         layout::Align::Right},
        {money(QCoreApplication::translate("xj::report", "Largest cash need")), 1.4, layout::Align::Right}};
    for (const domain::OptionCost &option : source.recommendation.tco.options) {
        table.rows.push_back(
            {{text::optionName(option.option), text::wholeNumber(option.gpusOwned, style),
              text::wholeNumber(option.gpusRentedPeak, style), amount(option.undiscountedTotal),
              amount(option.netPresentValue), amount(option.equivalentMonthly), amount(option.levelised),
              amount(option.peakCash)},
             source.recommendation.tco.cheapest == option.option});
    }
    return table;
}

void appendBreakEven(layout::Blocks &blocks, const Source &source)
{
    const domain::BreakEven &breakEven = source.recommendation.tco.breakEven;
    const text::Style &style = source.style;
    blocks.emplace_back(layout::Heading{2, QCoreApplication::translate("xj::report", "Break-even")});
    if (breakEven.status == domain::BreakEvenStatus::Unknown) {
        blocks.emplace_back(layout::Paragraph{text::breakEvenName(breakEven.status)});
        return;
    }
    blocks.emplace_back(
        layout::Paragraph{text::sentence(breakEven.statement, style), layout::TextRole::Lead});
    QStringList lines;
    const auto line = [&lines](const QString &name, const QString &value) {
        lines << QCoreApplication::translate("xj::report", "%1: %2", "name of a figure, its value")
                     .arg(name, value);
    };
    line(text::term(breakEven.utilisation.term), figureText(breakEven.utilisation, style));
    line(QCoreApplication::translate("xj::report", "Planned utilisation"),
         text::quantity(domain::Quantity{breakEven.plannedUtilisation, Unit::Ratio}, style));
    line(text::term(breakEven.month.term), figureText(breakEven.month, style));
    line(text::term(breakEven.lastingMonth.term), figureText(breakEven.lastingMonth, style));
    if (breakEven.utilisationAtZeroResidual)
        line(QCoreApplication::translate(
                 "xj::report", "Break-even utilisation if the servers were worth nothing at the end"),
             text::quantity(breakEven.utilisationAtZeroResidual, Unit::Ratio, style));
    blocks.emplace_back(layout::BulletList{lines});
    if (!breakEven.utilisation.derivation.formula.isEmpty())
        blocks.emplace_back(layout::Paragraph{
            QCoreApplication::translate("xj::report", "Formula: %1 (%2)")
                .arg(breakEven.utilisation.derivation.formula, breakEven.utilisation.derivation.citation),
            layout::TextRole::Small});
    blocks.emplace_back(figureOf(charts::buildUnitCostChart(breakEven, source.chartTheme, style), 72.0));
}

} // namespace

layout::Blocks cost(const Source &source)
{
    const domain::Tco &tco = source.recommendation.tco;
    layout::Blocks blocks;
    blocks.emplace_back(
        layout::Heading{1, QCoreApplication::translate("xj::report", "4  Rent, build or both")});
    if (tco.options.empty()) {
        blocks.emplace_back(layout::Paragraph{QCoreApplication::translate(
            "xj::report", "Neither renting nor building can be costed from what is known:")});
        blocks.emplace_back(layout::BulletList{sentences(tco.notes, source.style)});
        return blocks;
    }
    blocks.emplace_back(layout::Paragraph{
        QCoreApplication::translate(
            "xj::report",
            "The same work on %1, over %2 months: %3 at the start, %4 at the peak. Amounts in %5; costs "
            "positive, income negative.")
            .arg(gpuName(tco.gpuId, source.catalogue), text::wholeNumber(tco.months, source.style),
                 text::quantity(domain::Quantity{double(tco.gpusNow), Unit::Gpu}, source.style),
                 text::quantity(domain::Quantity{double(tco.gpusPeak), Unit::Gpu}, source.style),
                 source.style.currency.code())});
    blocks.emplace_back(optionTable(source));
    blocks.emplace_back(figureOf(charts::buildTcoChart(tco, source.chartTheme, source.style), 78.0));
    blocks.emplace_back(printedTable(charts::tcoTable(tco, source.style), source.style));
    blocks.emplace_back(
        figureOf(charts::buildCumulativeCostChart(tco, source.chartTheme, source.style), 78.0));
    appendBreakEven(blocks, source);
    appendList(blocks, QCoreApplication::translate("xj::report", "Notes on the comparison"),
               sentences(tco.notes, source.style));
    return blocks;
}

} // namespace xj::report::sections
