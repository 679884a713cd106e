// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/exchange/case_tariff.h"

#include <QJsonArray>

namespace xj::exchange {

std::vector<cost::TariffPeriod> readTariff(CaseFields &in)
{
    std::vector<cost::TariffPeriod> periods;
    if (!in.has("tou"))
        return {{1.0, in.number("tariff_per_kwh", kNotNegative)}};
    std::vector<double> shares;
    for (CaseFields &period : in.objects("tou")) {
        periods.push_back({period.number("share", kShareOfOne), period.number("per_kwh", kAnyAmount)});
        shares.push_back(periods.back().share);
    }
    if (in.ok())
        in.sharesOfOne("tou", shares);
    return periods;
}

std::vector<cost::PriceTier> readTiers(CaseFields &in, const char *key, bool required)
{
    std::vector<cost::PriceTier> tiers;
    if (!required && !in.has(key))
        return tiers;
    for (const QJsonValue &entry : in.values(key)) {
        const QJsonArray pair = entry.toArray();
        const bool open = pair.at(0).isNull();
        if (pair.size() != 2 || (!open && !pair.at(0).isDouble()) || !pair.at(1).isDouble()) {
            in.refuse(key, domain::ErrorCode::WrongType,
                      {QString::fromLatin1(key), QStringLiteral("[[number or null, number], ...]")});
            return {};
        }
        tiers.push_back({open ? std::nullopt : std::optional(pair.at(0).toDouble()), pair.at(1).toDouble()});
    }
    if (!cost::tiersAscend(tiers))
        in.refuse(key, domain::ErrorCode::InvalidValue, {QString::fromLatin1(key)});
    return tiers;
}

} // namespace xj::exchange
