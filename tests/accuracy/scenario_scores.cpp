// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/accuracy/scenario_scores.h"

#include "models/cost/break_even.h"
#include "models/selection/scoring.h"

#include <QJsonArray>

#include <cmath>

namespace accuracy {

namespace {

using xj::cost::ExactDecimal;

ExactDecimal exact(const QJsonValue &value)
{
    return ExactDecimal::fromText(QString::number(value.toDouble(), 'f', 2)).value_or(ExactDecimal());
}

bool near(double value, double expected, double tolerance)
{
    return std::abs(value - expected) <= tolerance + 1e-9;
}

} // namespace

void checkScores(const QJsonObject &scenario, const QStringList &surviving, const QString &kind, Tally &tally)
{
    const QJsonObject expected = scenario.value(u"expect").toObject().value(u"scores").toObject();
    if (expected.isEmpty())
        return;
    const QString id = scenario.value(u"id").toString();
    std::vector<xj::selection::Bid> bids;
    const QJsonArray candidates = scenario.value(u"candidates").toArray();
    for (const QJsonValue &value : candidates) {
        const QJsonObject offer = value.toObject();
        if (!surviving.contains(offer.value(u"id").toString()))
            continue;
        bids.push_back({offer.value(u"id").toString(), exact(offer.value(u"bid_cny")),
                        exact(offer.value(u"technical")) + exact(offer.value(u"service")),
                        exact(offer.value(u"technical")), ExactDecimal()});
    }
    const QJsonObject weights = scenario.value(u"inputs").toObject().value(u"weights").toObject();
    const auto sheet = xj::selection::scoreByBenchmark(bids, exact(weights.value(u"price")), 2, {});
    if (!sheet) {
        tally.check(kind, QStringLiteral("scores"), id, false, QStringLiteral("no score sheet"));
        return;
    }
    const double tolerance = expected.value(u"tolerance").toDouble(0.01);
    for (size_t i = 0; i < bids.size(); ++i) {
        const xj::selection::ScoredBid &scored = sheet->bids[i];
        const double price = expected.value(u"price").toObject().value(bids[i].name).toDouble();
        const double total = expected.value(u"total").toObject().value(bids[i].name).toDouble();
        tally.check(
            kind, QStringLiteral("scores"), id + u'/' + bids[i].name,
            near(scored.priceScore.toDouble(), price, tolerance)
                && near(scored.total.toDouble(), total, tolerance),
            QStringLiteral("price %1, total %2").arg(scored.priceScore.toText(2), scored.total.toText(2)));
        const bool wins = bids[i].name == expected.value(u"winner").toString();
        tally.check(kind, QStringLiteral("winner"), id + u'/' + bids[i].name, wins == (scored.rank == 1),
                    QStringLiteral("rank %1").arg(scored.rank));
    }
}

void checkRentOrBuild(const QJsonObject &scenario, const QString &kind, Tally &tally)
{
    const QJsonObject inputs = scenario.value(u"inputs").toObject();
    const QJsonObject own = inputs.value(u"own").toObject();
    const QJsonObject rent = inputs.value(u"rent").toObject();
    const QJsonObject expected = scenario.value(u"expect").toObject();
    if (own.isEmpty() || rent.isEmpty())
        return;
    const QString id = scenario.value(u"id").toString();
    const auto value
        = [](const QJsonObject &object, QStringView key) { return object.value(key).toDouble(); };
    const double hours = rent.value(u"hours_per_month").toDouble(730.0);
    const double server = value(own, u"server_capex_cny");
    const double place = value(own, u"network_rack_cny");

    // The box is one unit that is rented by the hour. Only the server is sold at the end, so the residual is
    // stated on the whole outlay.
    xj::cost::DiscountedComparison input;
    input.capital = server + place;
    input.residualRatio = value(own, u"residual_share") * server / input.capital;
    input.months = own.value(u"life_months").toInt(36);
    input.annualRate = value(own, u"discount_rate");
    input.gpus = 1.0;
    input.hoursPerMonth = hours;
    input.ownFixedPerMonth = value(own, u"max_kw") * value(own, u"load_factor") * value(own, u"pue") * hours
            * value(own, u"cny_per_kwh")
        + value(own, u"colocation_cny_month") + value(own, u"staff_share_cny_month")
        + value(own, u"maintenance_share_per_year") * server / 12.0;
    input.rentPerGpuHour = value(rent, u"on_demand_cny_hour");
    const auto answer = xj::cost::discountedBreakEven(input);
    const double monthly = answer.ownAtZeroUse / input.months;
    const double tolerance = expected.value(u"tolerance").toDouble(0.02);
    tally.check(kind, QStringLiteral("own per month"), id,
                near(monthly, value(expected, u"own_month_cny"), value(expected, u"own_month_cny") * 1e-4),
                QString::number(monthly, 'f', 0));
    const double breakEven = answer.answer.utilisation.value_or(-1.0);
    tally.check(kind, QStringLiteral("break-even utilisation"), id,
                near(breakEven, value(expected, u"break_even_utilisation_vs_on_demand"), tolerance),
                QString::number(breakEven, 'f', 3));
    const QJsonObject sensitivity = expected.value(u"sensitivity").toObject();
    if (sensitivity.contains(u"staff_left_out")) {
        auto without = input;
        without.ownFixedPerMonth -= value(own, u"staff_share_cny_month");
        const double root = xj::cost::discountedBreakEven(without).answer.utilisation.value_or(-1.0);
        tally.check(kind, QStringLiteral("break-even utilisation"), id + QStringLiteral("/no staff"),
                    near(root, value(sensitivity, u"staff_left_out"), tolerance),
                    QString::number(root, 'f', 3));
    }
    if (sensitivity.contains(u"residual_zero")) {
        auto without = input;
        without.residualRatio = 0.0;
        const double root = xj::cost::discountedBreakEven(without).answer.utilisation.value_or(-1.0);
        tally.check(kind, QStringLiteral("break-even utilisation"), id + QStringLiteral("/no residual"),
                    near(root, value(sensitivity, u"residual_zero"), tolerance),
                    QString::number(root, 'f', 3));
    }
    const QJsonObject months = expected.value(u"rent_month_cny").toObject();
    const QJsonObject verdicts = expected.value(u"verdicts").toObject();
    const double reserved = value(rent, u"reserved_cny_month");
    for (auto it = months.begin(); it != months.end(); ++it) {
        const double rented = input.rentPerGpuHour * hours * it.key().toDouble();
        tally.check(kind, QStringLiteral("rent per month"), id + u'/' + it.key(),
                    near(rented, it.value().toDouble(), 1.0), QString::number(rented, 'f', 0));
    }
    for (auto it = verdicts.begin(); it != verdicts.end(); ++it) {
        const double rented = input.rentPerGpuHour * hours * it.key().toDouble();
        const QString words = it.value().toString();
        // The first way that the verdict names is the one it recommends.
        const QString said = words.startsWith(u"reserved") ? QStringLiteral("reserved")
            : words.startsWith(u"rent")                    ? QStringLiteral("on demand")
                                                           : QStringLiteral("own");
        const QString ours = reserved > 0 && reserved < std::min(rented, monthly) ? QStringLiteral("reserved")
            : rented <= monthly ? QStringLiteral("on demand")
                                : QStringLiteral("own");
        tally.check(kind, QStringLiteral("rent or build"), id + u'/' + it.key(), said == ours, ours);
    }
}

} // namespace accuracy
