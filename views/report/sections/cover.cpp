// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/report/money_in_words.h"
#include "views/report/sections/section.h"
#include "views/report/sections/wording.h"
#include "views/text/sentences.h"

#include <QCoreApplication>

#include <algorithm>

namespace xj::report::sections {

namespace {

using domain::RecommendedAction;
using domain::SupplyOption;
using domain::Unit;

/// The option that the verdict names; without one, the cheapest.
const domain::OptionCost *recommendedOption(const domain::Recommendation &recommendation)
{
    switch (recommendation.headline.action) {
    case RecommendedAction::Rent:
        return recommendation.tco.option(SupplyOption::Rent);
    case RecommendedAction::Build:
        return recommendation.tco.option(SupplyOption::Build);
    case RecommendedAction::Hybrid:
        return recommendation.tco.option(SupplyOption::Hybrid);
    case RecommendedAction::NothingQualifies:
    case RecommendedAction::AskForQuotes:
        break;
    }
    return nullptr;
}

QString verdict(const Source &source)
{
    const domain::Recommendation &answer = source.recommendation;
    const domain::OptionCost *option = recommendedOption(answer);
    const auto gpus = [&source](int count) { return text::wholeNumber(count, source.style); };
    const QString months = gpus(answer.horizonMonths);
    switch (answer.headline.action) {
    case RecommendedAction::NothingQualifies:
        return QCoreApplication::translate(
            "xj::report",
            "No offer meets the requirements of this project. Section 3 says which requirement stands "
            "in the way; we recommend no purchase on this basis.");
    case RecommendedAction::AskForQuotes:
        return QCoreApplication::translate(
            "xj::report",
            "The need is clear, but no offer that meets it has a price that can be compared. Ask the "
            "providers of section 3 for quotations first.");
    case RecommendedAction::Rent:
        return option
            ? QCoreApplication::translate("xj::report",
                                          "We recommend renting for %1 months, up to %2 GPUs at the peak.")
                  .arg(months, gpus(option->gpusRentedPeak))
            : QCoreApplication::translate("xj::report", "We recommend renting for %1 months.").arg(months);
    case RecommendedAction::Build:
        return option
            ? QCoreApplication::translate(
                  "xj::report", "We recommend building: %1 GPUs of our own at the end of %2 months.")
                  .arg(gpus(option->gpusOwned), months)
            : QCoreApplication::translate("xj::report", "We recommend building, over %1 months.").arg(months);
    case RecommendedAction::Hybrid:
        return option
            ? QCoreApplication::translate(
                  "xj::report",
                  "We recommend owning %1 GPUs for the base load and renting up to %2 for the peaks, "
                  "over %3 months.")
                  .arg(gpus(option->gpusOwned), gpus(option->gpusRentedPeak), months)
            : QCoreApplication::translate(
                  "xj::report", "We recommend owning the base load and renting the peaks, over %1 months.")
                  .arg(months);
    }
    return {};
}

QString amounts(const Source &source)
{
    const domain::OptionCost *option = recommendedOption(source.recommendation);
    if (!option || !option->undiscountedTotal.value)
        return {};
    const double total = *option->undiscountedTotal.value;
    const QString months = text::wholeNumber(source.recommendation.horizonMonths, source.style);
    const QString figure = text::money(std::round(total), source.style.currency, source.style);
    const QString fleet = gpuName(source.recommendation.tco.gpuId, source.catalogue);
    const auto exact
        = domain::Money::fromDouble(std::round(total), source.style.currency, domain::Rounding::HalfUp);
    const bool inWords = source.style.currency == domain::Currency::cny()
        && source.style.locale.language() == QLocale::Chinese && exact.has_value();
    if (!inWords)
        return QCoreApplication::translate("xj::report",
                                           "The %3 fleet costs %2 in all over %1 months, not discounted.")
            .arg(months, figure, fleet);
    //: The amount in formal numerals (大写) is only shown in Chinese.
    return QCoreApplication::translate("xj::report",
                                       "The %4 fleet costs %2 in all over %1 months (%3), not discounted.")
        .arg(months, figure, moneyInWords(*exact), fleet);
}

layout::KeyFigures keyFigures(const Source &source)
{
    const domain::Recommendation &answer = source.recommendation;
    const domain::Tco &tco = answer.tco;
    const text::Style &style = source.style;
    const auto gpus = [&style](int count) {
        return text::quantity(domain::Quantity{double(count), Unit::Gpu}, style);
    };
    const auto compact = [&style](const std::optional<double> &amount) {
        return amount ? text::compactMoney(*amount, style.currency, style) : text::unknown();
    };
    const QString planned
        = text::quantity(domain::Quantity{tco.breakEven.plannedUtilisation, Unit::Ratio}, style);
    layout::KeyFigures row;
    row.figures = {
        {QCoreApplication::translate("xj::report", "Best offers, per month"),
         compact(answer.headline.monthlyCost),
         QCoreApplication::translate("xj::report", "all workloads, as needed now")},
        {QCoreApplication::translate("xj::report", "Equivalent monthly cost"),
         compact(answer.headline.equivalentMonthly),
         tco.cheapest ? QCoreApplication::translate("xj::report", "of the cheapest option: %1")
                            .arg(text::optionName(*tco.cheapest))
                      : QString()},
        {QCoreApplication::translate("xj::report", "Break-even utilisation"),
         text::quantity(tco.breakEven.utilisation.value, Unit::Ratio, style),
         tco.gpuId.isEmpty() ? QString()
                             : QCoreApplication::translate("xj::report", "planned: %1").arg(planned)},
        {QCoreApplication::translate("xj::report", "Break-even month"),
         text::bareQuantity(tco.breakEven.month.value, Unit::None, style),
         QCoreApplication::translate("xj::report", "of %1 months")
             .arg(text::wholeNumber(answer.horizonMonths, style))},
    };
    if (!tco.gpuId.isEmpty()) {
        const domain::OptionCost *option = recommendedOption(answer);
        row.figures.push_back({QCoreApplication::translate("xj::report", "Recommended accelerator"),
                               gpuName(tco.gpuId, source.catalogue),
                               {}});
        row.figures.push_back(
            {QCoreApplication::translate("xj::report", "GPUs at the start"), gpus(tco.gpusNow), {}});
        row.figures.push_back(
            {QCoreApplication::translate("xj::report", "GPUs at the peak"), gpus(tco.gpusPeak), {}});
        row.figures.push_back({QCoreApplication::translate("xj::report", "Largest cash need"),
                               option ? compact(option->peakCash.value) : text::unknown(),
                               QCoreApplication::translate("xj::report", "of the recommended option")});
    }
    return row;
}

layout::Table bestOffers(const Source &source)
{
    layout::Table table;
    table.columns = {{QCoreApplication::translate("xj::report", "Workload"), 1.6},
                     {QCoreApplication::translate("xj::report", "Best-ranked offer"), 2.6},
                     {QCoreApplication::translate("xj::report", "GPUs"), 1.8},
                     {QCoreApplication::translate("xj::report", "Price basis"), 1.2},
                     {QCoreApplication::translate("xj::report", "Per month"), 1.3, layout::Align::Right}};
    for (const domain::WorkloadRecommendation &workload : source.recommendation.workloads) {
        const domain::Candidate *best = workload.funnel.best();
        if (!best) {
            table.rows.push_back(
                {{workload.sizing.workload, QCoreApplication::translate("xj::report", "none can be ranked"),
                  text::unknown(), text::unknown(), text::unknown()},
                 false});
            continue;
        }
        const QString gpus = text::wholeNumber(best->gpusBilled, source.style);
        table.rows.push_back({{workload.sizing.workload, offerName(*best, source.style),
                               QCoreApplication::translate("xj::report", "%1 × %2", "count, GPU")
                                   .arg(gpus, gpuName(best->gpuId, source.catalogue)),
                               text::pricingName(best->pricing),
                               text::quantity(best->pricePerMonth, Unit::Currency, source.style)},
                              false});
    }
    return table;
}

QString priceValidity(const Source &source)
{
    std::optional<QDate> oldest;
    for (const domain::WorkloadRecommendation &workload : source.recommendation.workloads) {
        const domain::Candidate *best = workload.funnel.best();
        if (best && best->priceDate && (!oldest || *best->priceDate < *oldest))
            oldest = best->priceDate;
    }
    return oldest
        ? QCoreApplication::translate(
              "xj::report",
              "The oldest of these prices was observed on %1. Published prices bind nobody: have them "
              "confirmed in writing before signing.")
              .arg(text::date(*oldest, source.style))
        : QString();
}

} // namespace

layout::Blocks cover(const Source &source)
{
    const domain::Recommendation &answer = source.recommendation;
    layout::Blocks blocks;
    blocks.emplace_back(
        layout::Heading{0, QCoreApplication::translate("xj::report", "Procurement recommendation")});
    blocks.emplace_back(layout::Paragraph{answer.projectTitle, layout::TextRole::Subtitle});
    blocks.emplace_back(layout::Paragraph{
        QCoreApplication::translate("xj::report", "As of %1 · horizon %2 months · currency %3 · inputs %4")
            .arg(text::date(answer.asOf, source.style), text::wholeNumber(answer.horizonMonths, source.style),
                 answer.currency.code(), answer.inputHash),
        layout::TextRole::Small});
    blocks.emplace_back(layout::Heading{1, QCoreApplication::translate("xj::report", "Summary")});
    blocks.emplace_back(layout::Paragraph{verdict(source), layout::TextRole::Lead});
    blocks.emplace_back(layout::Paragraph{amounts(source)});
    blocks.emplace_back(keyFigures(source));
    appendList(blocks, QCoreApplication::translate("xj::report", "Why"),
               sentences(answer.headline.reasons, source.style));
    appendList(blocks, QCoreApplication::translate("xj::report", "What may go wrong"),
               sentences(answer.headline.risks, source.style));
    blocks.emplace_back(
        layout::Heading{2, QCoreApplication::translate("xj::report", "Best offer for each workload")});
    blocks.emplace_back(bestOffers(source));
    blocks.emplace_back(layout::Paragraph{priceValidity(source), layout::TextRole::Small});
    return blocks;
}

} // namespace xj::report::sections
