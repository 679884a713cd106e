// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/selection/scoring.h"

#include <algorithm>

namespace xj::selection {

using cost::ExactDecimal;

namespace {

/// A bound on the price weight, with the time and the purchases it holds for.
struct PriceWeightRule
{
    ProcurementObject object;
    ProcurementMethod method;
    int points;
    bool isMinimum;
    int inForceFrom; ///< yyyymmdd
    ScoringWarning warning;
};

// Order 87 article 55 (in force 2017-10-01); Caiku [2014] 214 article 24 for competitive consultation.
constexpr PriceWeightRule kPriceWeightRules[] = {
    {ProcurementObject::Goods, ProcurementMethod::Tender, 30, true, 20171001,
     ScoringWarning::PriceWeightBelow30Goods},
    {ProcurementObject::Services, ProcurementMethod::Tender, 10, true, 20171001,
     ScoringWarning::PriceWeightBelow10Services},
    {ProcurementObject::Goods, ProcurementMethod::CompetitiveConsultation, 30, true, 20141231,
     ScoringWarning::PriceWeightBelow30Goods},
    {ProcurementObject::Goods, ProcurementMethod::CompetitiveConsultation, 60, false, 20141231,
     ScoringWarning::PriceWeightAbove60Goods},
    {ProcurementObject::Services, ProcurementMethod::CompetitiveConsultation, 10, true, 20141231,
     ScoringWarning::PriceWeightBelow10Services},
    {ProcurementObject::Services, ProcurementMethod::CompetitiveConsultation, 30, false, 20141231,
     ScoringWarning::PriceWeightAbove30Services},
};

std::optional<ScoringWarning> priceWeightWarning(const ExactDecimal &weight, const ProcurementFrame &frame)
{
    if (frame.regime != ProcurementRegime::Government)
        return std::nullopt;
    const int day
        = frame.date ? frame.date->year() * 10000 + frame.date->month() * 100 + frame.date->day() : 99999999;
    for (const PriceWeightRule &rule : kPriceWeightRules) {
        if (rule.object != frame.object || rule.method != frame.method || day < rule.inForceFrom)
            continue;
        const ExactDecimal bound(rule.points);
        if (rule.isMinimum ? weight < bound : weight > bound)
            return rule.warning;
    }
    return std::nullopt;
}

domain::Error outOfRange(const QString &field, const ExactDecimal &value, const QString &low,
                         const QString &high)
{
    domain::Error error;
    error.code = domain::ErrorCode::NumberOutOfRange;
    error.arguments = {value.toText(6), low, high};
    error.place.field = field;
    return error;
}

QList<domain::Error> check(const std::vector<Bid> &bids)
{
    QList<domain::Error> errors;
    const ExactDecimal one(1);
    for (size_t i = 0; i < bids.size(); ++i) {
        const QString path = QStringLiteral("bids[%1].").arg(i);
        if (!(bids[i].price > ExactDecimal()))
            errors << outOfRange(path + QStringLiteral("price"), bids[i].price, QStringLiteral("0.01"),
                                 QStringLiteral("1e15"));
        // A deduction of the whole price would make the evaluation price zero, by which nothing divides.
        if (bids[i].priceDeduction.isNegative() || !(bids[i].priceDeduction < one))
            errors << outOfRange(path + QStringLiteral("price_deduction"), bids[i].priceDeduction,
                                 QStringLiteral("0"), QStringLiteral("0.999"));
    }
    return errors;
}

/// Whether `a` stands before `b`: higher total, lower bid price, higher technical score.
bool standsBefore(const Bid &a, const ExactDecimal &totalA, const Bid &b, const ExactDecimal &totalB)
{
    if (!(totalA == totalB))
        return totalA > totalB;
    if (!(a.price == b.price))
        return a.price < b.price;
    return a.technicalScore > b.technicalScore;
}

} // namespace

domain::CheckedResult<ScoreSheet> scoreByBenchmark(const std::vector<Bid> &bids,
                                                   const ExactDecimal &priceWeight, int places,
                                                   const ProcurementFrame &frame)
{
    if (QList<domain::Error> errors = check(bids); !errors.isEmpty())
        return tl::unexpected(std::move(errors));

    ScoreSheet sheet;
    sheet.warning = priceWeightWarning(priceWeight, frame);
    for (const Bid &bid : bids) {
        ScoredBid scored;
        scored.evaluationPrice = bid.price * (ExactDecimal(1) - bid.priceDeduction);
        sheet.bids.push_back(scored);
    }
    const auto lowest
        = std::min_element(sheet.bids.begin(), sheet.bids.end(), [](const auto &a, const auto &b) {
              return a.evaluationPrice < b.evaluationPrice;
          });
    const ExactDecimal benchmark = lowest == sheet.bids.end() ? ExactDecimal() : lowest->evaluationPrice;
    for (size_t i = 0; i < bids.size(); ++i) {
        ScoredBid &scored = sheet.bids[i];
        scored.priceScore = (benchmark * priceWeight).dividedBy(scored.evaluationPrice, places);
        scored.total = (scored.priceScore + bids[i].otherScore).rounded(places);
    }
    for (size_t i = 0; i < bids.size(); ++i) {
        sheet.bids[i].rank = 1;
        for (size_t j = 0; j < bids.size(); ++j) {
            if (standsBefore(bids[j], sheet.bids[j].total, bids[i], sheet.bids[i].total))
                ++sheet.bids[i].rank;
        }
    }
    return sheet;
}

domain::CheckedResult<LinearScores> scoreLinearly(const std::vector<ExactDecimal> &prices,
                                                  const LinearRule &rule)
{
    // The mean is kept as sum and count, so that no rounded base ever enters a score.
    ExactDecimal base = rule.statedBase;
    ExactDecimal count(1);
    if (rule.basis == LinearBasis::Mean) {
        base = ExactDecimal();
        for (const ExactDecimal &price : prices)
            base = base + price;
        count = ExactDecimal(static_cast<qint64>(prices.size()));
    } else if (rule.basis == LinearBasis::Lowest && !prices.empty()) {
        base = *std::min_element(prices.begin(), prices.end(),
                                 [](const ExactDecimal &a, const ExactDecimal &b) { return a < b; });
    }
    if (prices.empty() || !(base > ExactDecimal()))
        return tl::unexpected(QList<domain::Error>{
            outOfRange(QStringLiteral("prices"), base, QStringLiteral("0.01"), QStringLiteral("1e15"))});
    LinearScores result;
    result.benchmark = base.dividedBy(count, 2);
    for (const ExactDecimal &price : prices) {
        // score = W - k |n P - S| 100 / S, over the common denominator S.
        const ExactDecimal difference = price * count - base;
        const ExactDecimal perPercent = difference.isNegative() ? ExactDecimal() - rule.pointsPerPercentBelow
                                                                : rule.pointsPerPercentAbove;
        const ExactDecimal numerator = rule.priceWeight * base - perPercent * difference * ExactDecimal(100);
        const ExactDecimal score = numerator.dividedBy(base, rule.places);
        result.scores.push_back(score.isNegative() ? ExactDecimal() : score);
    }
    return result;
}

} // namespace xj::selection
