// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/cost/published_default.h"

#include "models/domain/exchange_rate.h"

namespace xj::cost {

bool buysInChina(const domain::Project &project)
{
    if (project.constraints.regions.isEmpty())
        return project.currency == domain::Currency::cny();
    const QString &region = project.constraints.regions.first();
    return region.startsWith(u"CN", Qt::CaseInsensitive) || region.contains(u"中国")
        || region.startsWith(u"China", Qt::CaseInsensitive);
}

std::optional<PublishedDefault> fromFact(const domain::BuildCost &fact)
{
    PublishedDefault result;
    if (fact.typical)
        result.value = *fact.typical;
    else if (fact.low && fact.high)
        result.value = (*fact.low + *fact.high) / 2.0;
    else if (fact.low || fact.high)
        result.value = fact.low ? *fact.low : *fact.high;
    else
        return std::nullopt;
    result.low = fact.low;
    result.high = fact.high;
    result.source = QString(fact.item + QStringLiteral(": ") + fact.provenance.source);
    result.observedOn = fact.provenance.observedOn;
    return result;
}

PublishedDefault scaled(PublishedDefault value, double factor)
{
    value.value *= factor;
    if (value.low)
        *value.low *= factor;
    if (value.high)
        *value.high *= factor;
    return value;
}

domain::Result<double> exchangeFactor(domain::Currency from, domain::Currency to,
                                      const domain::Catalogue &catalogue)
{
    if (from == to)
        return 1.0;
    // A million units, so that the sixth decimal of the rate is not lost to the money's millionths.
    constexpr qint64 kUnits = 1'000'000;
    const domain::Money amount(kUnits * domain::Money::microsPerUnit(), from);
    const domain::Result<domain::Converted> converted = domain::convert(amount, to, catalogue.rates());
    if (!converted)
        return tl::unexpected(converted.error());
    return converted->amount.toDouble() / static_cast<double>(kUnits);
}

domain::Result<std::optional<PublishedDefault>> inProjectCurrency(const domain::BuildCost &fact,
                                                                  const domain::Project &project,
                                                                  const domain::Catalogue &catalogue)
{
    const std::optional<PublishedDefault> value = fromFact(fact);
    if (!value || !fact.currency || !fact.currency->isValid())
        return value;
    const domain::Result<double> factor = exchangeFactor(*fact.currency, project.currency, catalogue);
    if (!factor)
        return tl::unexpected(factor.error());
    return std::optional(scaled(*value, *factor));
}

} // namespace xj::cost
