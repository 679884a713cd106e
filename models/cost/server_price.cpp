// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/cost/server_price.h"

#include <QRegularExpression>

#include <algorithm>
#include <tuple>
#include <vector>

namespace xj::cost {

using domain::BuildCost;
using domain::Result;

namespace {

bool ofRegion(const BuildCost &fact, bool china)
{
    return fact.region.startsWith(u"CN", Qt::CaseInsensitive) == china;
}

/// Region, then confidence, then date; the id makes equals stand in one order.
auto preference(const BuildCost &fact, bool china)
{
    return std::tuple(ofRegion(fact, china), static_cast<int>(fact.provenance.confidence),
                      fact.provenance.observedOn.value_or(QDate(1, 1, 1)).toJulianDay(), fact.id);
}

std::vector<const BuildCost *> facts(const domain::Catalogue &catalogue, QStringView category,
                                     const QString &gpuId, bool china)
{
    std::vector<const BuildCost *> found;
    for (const BuildCost &fact : catalogue.buildCosts()) {
        const bool used = fact.id.contains(u"used") || fact.item.contains(u"used");
        if (fact.category == category && fact.gpuId == gpuId && !used && fromFact(fact))
            found.push_back(&fact);
    }
    std::sort(found.begin(), found.end(), [china](const BuildCost *a, const BuildCost *b) {
        return preference(*a, china) > preference(*b, china);
    });
    return found;
}

double gpusPerUnit(const BuildCost &fact)
{
    if (fact.category == u"server_purchase")
        return gpusOfServerFact(fact);
    return fact.unit.startsWith(u"2") ? 2.0 : 1.0; // "2 gpus": an add-on of two cards
}

Result<PublishedDefault> perGpu(const BuildCost &fact, const domain::Project &project,
                                const domain::Catalogue &catalogue)
{
    const auto value = inProjectCurrency(fact, project, catalogue);
    if (!value)
        return tl::unexpected(value.error());
    double factor = 1.0 / gpusPerUnit(fact);
    if (fact.taxIncluded.value_or(false)) {
        const BuildCost *vat = catalogue.buildCost(QStringLiteral("vat-goods"));
        factor /= 1.0 + (vat ? vat->typical.value_or(0.0) : 0.0);
    }
    return scaled(value->value(), factor);
}

void widen(PublishedDefault &range, const PublishedDefault &other)
{
    range.low = std::min({range.low.value_or(range.value), other.low.value_or(other.value), range.value});
    range.high = std::max({range.high.value_or(range.value), other.high.value_or(other.value), range.value});
}

Result<PublishedDefault> bestOf(const std::vector<const BuildCost *> &found, bool china,
                                const domain::Project &project, const domain::Catalogue &catalogue)
{
    Result<PublishedDefault> best = perGpu(*found.front(), project, catalogue);
    if (!best)
        return best;
    QDate newest(1, 1, 1);
    for (const BuildCost *fact : found)
        newest = std::max(newest, fact->provenance.observedOn.value_or(QDate(1, 1, 1)));
    const bool sameRegion = ofRegion(*found.front(), china);
    for (const BuildCost *fact : found) {
        const QDate seen = fact->provenance.observedOn.value_or(QDate(1, 1, 1));
        if (ofRegion(*fact, china) != sameRegion || seen.addYears(1) < newest)
            continue;
        if (const Result<PublishedDefault> other = perGpu(*fact, project, catalogue))
            widen(*best, *other);
    }
    return best;
}

/// What a server costs beyond its cards, as a share of them: from the market prices of one that has both.
std::optional<PublishedDefault> hostShare(const domain::Catalogue &catalogue)
{
    const BuildCost *server = catalogue.buildCost(QStringLiteral("srv-h100x8-mkt"));
    const BuildCost *card = catalogue.buildCost(QStringLiteral("card-h100-street"));
    if (!server || !card || !server->typical || !card->typical || *card->typical <= 0.0)
        return std::nullopt;
    const double cards = gpusOfServerFact(*server) * *card->typical;
    PublishedDefault share;
    share.value = *server->typical / cards - 1.0;
    if (server->low && server->high) {
        share.low = *server->low / cards - 1.0;
        share.high = *server->high / cards - 1.0;
    }
    share.source = QString(server->item + QStringLiteral(" / ") + card->item + QStringLiteral(": ")
                           + server->provenance.source);
    share.observedOn = server->provenance.observedOn;
    return share;
}

} // namespace

int gpusOfServerFact(const BuildCost &fact)
{
    static const QRegularExpression kCount(QStringLiteral("(\\d+)\\s*(?:-GPU|x|×|卡)"));
    constexpr int kUsualBoard = 8;
    const QRegularExpressionMatch match = kCount.match(fact.item);
    return match.hasMatch() ? std::max(match.captured(1).toInt(), 1) : kUsualBoard;
}

Result<std::optional<ServerPrice>> serverPrice(const domain::Project &project,
                                               const domain::Catalogue &catalogue, const QString &gpuId)
{
    const bool china = buysInChina(project);
    std::vector<const BuildCost *> found = facts(catalogue, u"server_purchase", gpuId, china);
    const bool fromCards = found.empty();
    if (fromCards)
        found = facts(catalogue, u"gpu_card_purchase", gpuId, china);
    if (found.empty())
        return std::nullopt;
    const Result<PublishedDefault> best = bestOf(found, china, project, catalogue);
    if (!best)
        return tl::unexpected(best.error());
    ServerPrice price{*best, std::nullopt, found.front()->taxIncluded.has_value()};
    if (!fromCards)
        return std::optional(price);
    price.hostShare = hostShare(catalogue);
    return price.hostShare ? std::optional(price) : std::nullopt;
}

} // namespace xj::cost
