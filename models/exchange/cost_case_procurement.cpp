// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/cost/quote_amount.h"
#include "models/exchange/cost_case_kinds.h"
#include "models/exchange/cost_case_screen.h"
#include "models/selection/abnormal_bids.h"
#include "models/selection/scoring.h"

#include <QDate>
#include <QJsonArray>

namespace xj::exchange {

using cost::ExactDecimal;

namespace {

constexpr int kFen = 2;

QJsonObject amountsToJson(const cost::QuoteAmounts &amounts)
{
    return {{QStringLiteral("net"), amounts.net.toText(kFen)},
            {QStringLiteral("vat"), amounts.vat.toText(kFen)},
            {QStringLiteral("gross"), amounts.gross.toText(kFen)}};
}

QJsonObject runQuote(CaseFields &in)
{
    std::vector<cost::QuoteLine> lines;
    for (CaseFields &line : in.objects("lines")) {
        cost::QuoteLine quoted;
        quoted.quantity = line.decimal("qty");
        quoted.unitPrice = line.decimal("unit_price");
        quoted.discount = line.decimal("discount", ExactDecimal());
        if (line.has("vat_rate"))
            quoted.vatRate = line.decimal("vat_rate");
        lines.push_back(quoted);
    }
    const ExactDecimal rate = in.decimal("fx_to_cny", ExactDecimal(1));
    const bool includesVat = in.flag("prices_include_vat");
    const ExactDecimal vatRate = in.decimal("vat_rate");
    if (!in.ok())
        return {};
    const domain::CheckedResult<cost::QuoteTotal> total = cost::quoteTotal(lines, rate, vatRate, includesVat);
    if (!total) {
        in.refuse(total.error());
        return {};
    }
    QJsonArray rows;
    for (const cost::QuoteAmounts &line : total->lines)
        rows.append(amountsToJson(line));
    QJsonObject answer = amountsToJson(total->total);
    answer.insert(QStringLiteral("lines"), rows);
    return answer;
}

selection::ProcurementFrame readFrame(CaseFields &in)
{
    using namespace selection;
    ProcurementFrame frame;
    frame.regime = in.choice<ProcurementRegime>(
        "regime",
        {{"government", ProcurementRegime::Government}, {"enterprise", ProcurementRegime::Enterprise}},
        ProcurementRegime::Enterprise);
    frame.object = in.choice<ProcurementObject>("object",
                                                {{"goods", ProcurementObject::Goods},
                                                 {"services", ProcurementObject::Services},
                                                 {"service", ProcurementObject::Services}},
                                                ProcurementObject::Goods);
    frame.method = in.choice<ProcurementMethod>(
        "method",
        {{"tender", ProcurementMethod::Tender},
         {"public_tender", ProcurementMethod::Tender},
         {"competitive_consultation", ProcurementMethod::CompetitiveConsultation}},
        ProcurementMethod::Tender);
    if (in.has("date")) {
        const QString text = in.text("date");
        const QDate date = QDate::fromString(text, Qt::ISODate);
        if (!date.isValid())
            in.refuse("date", domain::ErrorCode::NotADate, {text});
        else
            frame.date = date;
    }
    return frame;
}

QJsonValue warningName(const std::optional<selection::ScoringWarning> &warning)
{
    using selection::ScoringWarning;
    if (!warning)
        return {};
    switch (*warning) {
    case ScoringWarning::PriceWeightBelow30Goods:
        return QStringLiteral("price_weight_below_30_goods");
    case ScoringWarning::PriceWeightBelow10Services:
        return QStringLiteral("price_weight_below_10_services");
    case ScoringWarning::PriceWeightAbove60Goods:
        return QStringLiteral("price_weight_above_60_goods");
    case ScoringWarning::PriceWeightAbove30Services:
        return QStringLiteral("price_weight_above_30_services");
    case ScoringWarning::LinearFormulaForbidden:
        break;
    }
    return QStringLiteral("linear_formula_forbidden");
}

QJsonObject runBenchmark(CaseFields &in)
{
    std::vector<selection::Bid> bids;
    for (CaseFields &entry : in.objects("bids")) {
        selection::Bid bid;
        bid.name = entry.text("name", QString());
        bid.price = entry.decimal("price");
        bid.otherScore = entry.decimal("other_score", ExactDecimal());
        bid.technicalScore = entry.decimal("technical_score", ExactDecimal());
        bid.priceDeduction = entry.decimal("price_deduction", ExactDecimal());
        bids.push_back(bid);
    }
    const ExactDecimal weight = in.decimal("price_weight_points");
    const int places = in.whole("round_places", {0.0, 8.0}, 2);
    selection::ProcurementFrame frame;
    if (in.has("procurement")) {
        CaseFields procurement = in.object("procurement");
        frame = readFrame(procurement);
    }
    if (!in.ok())
        return {};
    const domain::CheckedResult<selection::ScoreSheet> sheet
        = selection::scoreByBenchmark(bids, weight, places, frame);
    if (!sheet) {
        in.refuse(sheet.error());
        return {};
    }
    QJsonArray prices;
    QJsonArray scores;
    QJsonArray totals;
    QJsonArray ranks;
    for (const selection::ScoredBid &bid : sheet->bids) {
        prices.append(bid.evaluationPrice.toText(kFen));
        scores.append(bid.priceScore.toText(places));
        totals.append(bid.total.toText(places));
        ranks.append(bid.rank);
    }
    return {{QStringLiteral("evaluation_price"), prices},
            {QStringLiteral("price_score"), scores},
            {QStringLiteral("total"), totals},
            {QStringLiteral("rank"), ranks},
            {QStringLiteral("legal_warning"), warningName(sheet->warning)}};
}

std::vector<ExactDecimal> readPrices(CaseFields &in)
{
    std::vector<ExactDecimal> prices;
    for (const QJsonValue &value : in.values("prices")) {
        const QString text = value.isString()
            ? value.toString().trimmed()
            : QString::number(value.toDouble(), 'f', QLocale::FloatingPointShortest);
        const std::optional<ExactDecimal> price = ExactDecimal::fromText(text);
        if (!price)
            in.refuse("prices", domain::ErrorCode::NotANumber, {text});
        prices.push_back(price.value_or(ExactDecimal()));
    }
    return prices;
}

QJsonObject runLinear(CaseFields &in)
{
    using selection::LinearBasis;
    const std::vector<ExactDecimal> prices = readPrices(in);
    selection::LinearRule rule;
    rule.priceWeight = in.decimal("price_weight_points");
    rule.basis = in.choice<LinearBasis>(
        "basis",
        {{"lowest", LinearBasis::Lowest}, {"mean", LinearBasis::Mean}, {"stated", LinearBasis::Stated}});
    if (rule.basis == LinearBasis::Stated)
        rule.statedBase = in.decimal(in.has("stated_base") ? "stated_base" : "base_price");
    rule.pointsPerPercentAbove = in.decimal("points_per_percent_above");
    rule.pointsPerPercentBelow = in.decimal("points_per_percent_below", ExactDecimal());
    rule.places = in.whole("round_places", {0.0, 8.0}, 2);
    std::optional<selection::ScoringWarning> warning;
    if (in.has("procurement")) {
        CaseFields procurement = in.object("procurement");
        if (readFrame(procurement).regime == selection::ProcurementRegime::Government)
            warning = selection::ScoringWarning::LinearFormulaForbidden;
    }
    if (!in.ok())
        return {};
    const domain::CheckedResult<selection::LinearScores> scores = selection::scoreLinearly(prices, rule);
    if (!scores) {
        in.refuse(scores.error());
        return {};
    }
    QJsonArray list;
    for (const ExactDecimal &score : scores->scores)
        list.append(score.toText(rule.places));
    return {{QStringLiteral("benchmark"), scores->benchmark.toText(kFen)},
            {QStringLiteral("price_score"), list},
            {QStringLiteral("legal_warning"), warningName(warning)}};
}

QString triggerName(selection::AbnormalLow trigger)
{
    switch (trigger) {
    case selection::AbnormalLow::BelowHalfOfMean:
        return QStringLiteral("below_half_of_mean");
    case selection::AbnormalLow::BelowHalfOfNextLowest:
        return QStringLiteral("below_half_of_next_lowest");
    case selection::AbnormalLow::Below45PercentOfCeiling:
        break;
    }
    return QStringLiteral("below_45_percent_of_ceiling");
}

QJsonObject runAbnormalLow(CaseFields &in)
{
    const std::vector<ExactDecimal> prices = readPrices(in);
    std::optional<ExactDecimal> ceiling;
    if (in.has("ceiling"))
        ceiling = in.decimal("ceiling");
    const selection::ProcurementFrame frame = readFrame(in);
    if (!in.ok())
        return {};
    QJsonArray triggers;
    QJsonArray review;
    QJsonArray invalid;
    for (const selection::AbnormalBid &bid : selection::abnormallyLow(prices, ceiling, frame)) {
        QJsonArray names;
        for (const selection::AbnormalLow trigger : bid.triggers)
            names.append(triggerName(trigger));
        triggers.append(names);
        review.append(!bid.triggers.empty());
        invalid.append(bid.aboveCeiling);
    }
    return {{QStringLiteral("triggers"), triggers},
            {QStringLiteral("review_needed"), review},
            {QStringLiteral("above_ceiling"), invalid}};
}

constexpr CostCaseKind kKinds[] = {{"quote_money", runQuote},
                                   {"score_benchmark", runBenchmark},
                                   {"score_linear", runLinear},
                                   {"abnormal_low", runAbnormalLow},
                                   {"elimination", runElimination}};

} // namespace

std::span<const CostCaseKind> procurementCaseKinds()
{
    return kKinds;
}

} // namespace xj::exchange
