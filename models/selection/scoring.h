// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/cost/exact_decimal.h"
#include "models/domain/result.h"

#include <QDate>
#include <QString>

#include <optional>
#include <vector>

namespace xj::selection {

enum class ProcurementRegime { Government, Enterprise };
enum class ProcurementObject { Goods, Services };
enum class ProcurementMethod {
    Tender, ///< 招标
    CompetitiveConsultation ///< 竞争性磋商
};

/// How a purchase is judged.
struct ProcurementFrame
{
    ProcurementRegime regime = ProcurementRegime::Enterprise;
    ProcurementObject object = ProcurementObject::Goods;
    ProcurementMethod method = ProcurementMethod::Tender;
    std::optional<QDate> date; ///< decides which rules are in force; absent: today's

    bool operator==(const ProcurementFrame &) const = default;
};

/// A bid that passed qualification and conformity. Scores are out of 100 together with the price score.
struct Bid
{
    QString name;
    cost::ExactDecimal price;
    cost::ExactDecimal otherScore;
    cost::ExactDecimal technicalScore; ///< breaks ties; zero when not stated
    cost::ExactDecimal priceDeduction; ///< share off the evaluation price only (small enterprises), 0..1
};

/// What the law says against a scoring rule; the buyer's legal staff confirm before it is relied on.
enum class ScoringWarning {
    PriceWeightBelow30Goods,
    PriceWeightBelow10Services,
    PriceWeightAbove60Goods, ///< competitive consultation
    PriceWeightAbove30Services,
    LinearFormulaForbidden ///< government purchases must use the benchmark formula
};

struct ScoredBid
{
    cost::ExactDecimal evaluationPrice; ///< price less deduction
    cost::ExactDecimal priceScore; ///< rounded half up
    cost::ExactDecimal total; ///< rounded half up
    int rank = 0; ///< from 1; equal ranks stand side by side
};

struct ScoreSheet
{
    std::vector<ScoredBid> bids; ///< in the order given
    std::optional<ScoringWarning> warning;
};

/// Comprehensive scoring by the benchmark formula (低价优先法): price score = lowest evaluation price / own x
/// weight, added to the other scores. Ties: lower bid price, then higher technical score, then equal rank;
/// never the order of input. Source: Ministry of Finance Order 87, articles 55 and 57 (secondary text).
/// Errors (fields of the case file): NumberOutOfRange for prices not above zero, deductions outside 0..1.
[[nodiscard]] domain::CheckedResult<ScoreSheet> scoreByBenchmark(const std::vector<Bid> &bids,
                                                                 const cost::ExactDecimal &priceWeight,
                                                                 int places, const ProcurementFrame &frame);

enum class LinearBasis { Lowest, Mean, Stated };

/// Points off per per cent of deviation from a base price; for companies only.
struct LinearRule
{
    cost::ExactDecimal priceWeight;
    LinearBasis basis = LinearBasis::Lowest;
    cost::ExactDecimal statedBase; ///< for LinearBasis::Stated
    cost::ExactDecimal pointsPerPercentAbove;
    cost::ExactDecimal pointsPerPercentBelow;
    int places = 2;
};

struct LinearScores
{
    cost::ExactDecimal benchmark; ///< the base, rounded for display; scores use the exact one
    std::vector<cost::ExactDecimal> scores; ///< not below zero
};

/// Errors: NumberOutOfRange for an empty list or a base not above zero.
[[nodiscard]] domain::CheckedResult<LinearScores> scoreLinearly(const std::vector<cost::ExactDecimal> &prices,
                                                                const LinearRule &rule);

} // namespace xj::selection
