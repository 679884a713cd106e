// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/report/sections/section.h"
#include "views/report/sections/wording.h"
#include "views/text/sentences.h"

#include <QCoreApplication>
#include <QHash>
#include <QSet>

#include <algorithm>

namespace xj::report::sections {

namespace {

constexpr std::size_t kPricedOffers = 20;

QString range(const domain::AssumptionUsed &assumption, const text::Style &style)
{
    if (!assumption.low && !assumption.high)
        return text::unknown();
    return QCoreApplication::translate("xj::report", "%1 to %2", "range of a figure")
        .arg(text::bareQuantity(assumption.low, assumption.unit, style),
             text::bareQuantity(assumption.high, assumption.unit, style));
}

layout::Table assumptionTable(const Source &source)
{
    const text::Style &style = source.style;
    layout::Table table;
    table.columns = {
        {QCoreApplication::translate("xj::report", "Assumption"), 2.2},
        {QCoreApplication::translate("xj::report", "Value"), 1.3, layout::Align::Right},
        {QCoreApplication::translate("xj::report", "Range"), 1.2, layout::Align::Right},
        {QCoreApplication::translate("xj::report", "Would change the answer at"), 1.1, layout::Align::Right},
        {QCoreApplication::translate("xj::report", "Source"), 2.8},
        {QCoreApplication::translate("xj::report", "Date"), 1.4}};
    for (const domain::AssumptionUsed &assumption : source.recommendation.tco.assumptions) {
        table.rows.push_back(
            {{text::assumptionName(assumption.key),
              text::quantity(domain::Quantity{assumption.value, assumption.unit}, style),
              range(assumption, style), text::bareQuantity(assumption.breakEvenValue, assumption.unit, style),
              assumption.overridden ? QCoreApplication::translate("xj::report", "set by the project")
                                    : assumption.source,
              assumption.observedOn ? text::date(*assumption.observedOn, style) : text::unknown()},
             assumption.overridden});
    }
    return table;
}

/// "workloads[1].seq_len" becomes the field's name and the workload's.
QString defaultName(const domain::DefaultUsed &taken, const Source &source)
{
    const QString field = text::projectFieldName(taken.key);
    const qsizetype open = taken.key.indexOf(u'[');
    const qsizetype close = taken.key.indexOf(u']');
    bool isNumber = false;
    const qsizetype index = open < 0 ? -1 : taken.key.mid(open + 1, close - open - 1).toLongLong(&isNumber);
    const auto &workloads = source.recommendation.workloads;
    if (!isNumber || index < 0 || index >= static_cast<qsizetype>(workloads.size()))
        return field;
    return QCoreApplication::translate("xj::report", "%1 of “%2”", "field, workload")
        .arg(field, workloads[static_cast<std::size_t>(index)].sizing.workload);
}

layout::Table defaultTable(const Source &source)
{
    layout::Table table;
    table.columns = {{QCoreApplication::translate("xj::report", "Default taken"), 3.0},
                     {QCoreApplication::translate("xj::report", "Value"), 1.6, layout::Align::Right},
                     {QCoreApplication::translate("xj::report", "Source"), 2.6}};
    for (const domain::DefaultUsed &taken : source.recommendation.defaults) {
        const QString origin = taken.observedOn
            ? QCoreApplication::translate("xj::report", "%1, %2", "source, date")
                  .arg(taken.source, text::date(*taken.observedOn, source.style))
            : QCoreApplication::translate("xj::report",
                                          "default of the program, listed in its project schema");
        table.rows.push_back(
            {{defaultName(taken, source), text::argument(taken.value, source.style), origin}, false});
    }
    return table;
}

/// The best-ranked candidates of each workload, each once.
std::vector<const domain::Candidate *> pricedCandidates(const domain::Recommendation &answer)
{
    std::vector<const domain::Candidate *> found;
    QSet<QString> seen;
    for (const domain::WorkloadRecommendation &workload : answer.workloads) {
        std::size_t listed = 0;
        for (const domain::Candidate &candidate : workload.funnel.candidates) {
            if (candidate.status != domain::CandidateStatus::Ranked || listed++ >= kPricedOffers)
                break;
            if (!seen.contains(candidate.id)) {
                seen.insert(candidate.id);
                found.push_back(&candidate);
            }
        }
    }
    return found;
}

/// Offers by id: one pass over what may be very many.
QHash<QString, const domain::Offer *> offersOf(const std::vector<const domain::Candidate *> &candidates,
                                               const domain::Catalogue &catalogue)
{
    QSet<QString> wanted;
    for (const domain::Candidate *candidate : candidates)
        wanted.insert(candidate->id);
    QHash<QString, const domain::Offer *> found;
    for (const domain::Offer &offer : catalogue.offers()) {
        if (wanted.contains(offer.id))
            found.insert(offer.id, &offer);
    }
    return found;
}

std::vector<QString> offerCells(const domain::Offer &offer, const text::Style &style)
{
    return {text::money(offer.price.toDouble(), offer.price.currency(), style),
            text::date(offer.provenance, style), text::confidenceName(offer.provenance.confidence),
            offer.provenance.source};
}

/// A supplier's quotation is its own source.
std::vector<QString> quoteCells(const domain::Quote &quote, const text::Style &style)
{
    return {quote.price ? text::money(quote.price->toDouble(), quote.price->currency(), style)
                        : text::unknown(),
            quote.quotedOn ? text::date(*quote.quotedOn, style) : text::unknown(), text::unknown(),
            QCoreApplication::translate("xj::report", "quotation of %1").arg(quote.supplier)};
}

layout::Table priceTable(const Source &source)
{
    const text::Style &style = source.style;
    layout::Table table;
    table.columns
        = {{QCoreApplication::translate("xj::report", "Offer"), 2.2},
           {QCoreApplication::translate("xj::report", "Price as published"), 1.3, layout::Align::Right},
           {QCoreApplication::translate("xj::report", "Observed"), 1.4},
           {QCoreApplication::translate("xj::report", "Confidence"), 1.0},
           {QCoreApplication::translate("xj::report", "Source"), 3.2}};
    const std::vector<const domain::Candidate *> priced = pricedCandidates(source.recommendation);
    const QHash<QString, const domain::Offer *> offers = offersOf(priced, source.catalogue);
    for (const domain::Candidate *candidate : priced) {
        std::vector<QString> cells;
        const auto quote = std::ranges::find(source.project.quotes, candidate->id, &domain::Quote::id);
        if (const domain::Offer *offer = offers.value(candidate->id))
            cells = offerCells(*offer, style);
        else if (quote != source.project.quotes.end())
            cells = quoteCells(*quote, style);
        else
            continue;
        cells.insert(cells.begin(), offerName(*candidate, style));
        table.rows.push_back({std::move(cells), false});
    }
    return table;
}

layout::Table rateTable(const Source &source)
{
    layout::Table rates;
    rates.columns = {{QCoreApplication::translate("xj::report", "Exchange rate"), 1.6},
                     {QCoreApplication::translate("xj::report", "Rate"), 1.0, layout::Align::Right},
                     {QCoreApplication::translate("xj::report", "Date"), 1.4},
                     {QCoreApplication::translate("xj::report", "Source"), 3.6}};
    for (const domain::ExchangeRate &rate : source.catalogue.rates()) {
        rates.rows.push_back({{QCoreApplication::translate("xj::report", "1 %1 in %2", "currency codes")
                                   .arg(rate.from.code(), rate.to.code()),
                               text::number(rate.rate(), 4, source.style),
                               text::date(rate.provenance, source.style), rate.provenance.source},
                              false});
    }
    return rates;
}

} // namespace

layout::Blocks assumptions(const Source &source)
{
    layout::Blocks blocks;
    blocks.emplace_back(layout::Heading{
        1, QCoreApplication::translate("xj::report", "Annex A  Assumptions and defaults"), true});
    blocks.emplace_back(layout::Paragraph{
        QCoreApplication::translate("xj::report",
                                    "Every parameter of the cost model as it was used. Bold: set by the "
                                    "project. “Would change the answer at” "
                                    "is the value of this parameter alone at which renting and building cost "
                                    "the same; “—” means none in its range.")});
    if (!source.recommendation.tco.assumptions.empty())
        blocks.emplace_back(assumptionTable(source));
    if (!source.recommendation.defaults.empty()) {
        blocks.emplace_back(layout::Heading{
            2, QCoreApplication::translate("xj::report", "Defaults taken where the project says nothing")});
        blocks.emplace_back(defaultTable(source));
    }
    return blocks;
}

layout::Blocks priceSources(const Source &source)
{
    layout::Table prices = priceTable(source);
    layout::Table rates = rateTable(source);
    if (prices.rows.empty() && rates.rows.empty())
        return {};
    layout::Blocks blocks;
    blocks.emplace_back(layout::Heading{
        1, QCoreApplication::translate("xj::report", "Annex B  Sources of the ranked prices")});
    blocks.emplace_back(std::move(prices));
    blocks.emplace_back(std::move(rates));
    return blocks;
}

} // namespace xj::report::sections
