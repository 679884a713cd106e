// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/selection/comparable_price.h"

namespace xj::selection {

using domain::DerivationInput;
using domain::Figure;
using domain::PricePeriod;
using domain::Quantity;
using domain::SelectionTerm;
using domain::Unit;

namespace {

std::optional<double> periodsPerMonth(PricePeriod period)
{
    switch (period) {
    case PricePeriod::Hour:
        return kHoursPerMonth;
    case PricePeriod::Month:
        return 1.0;
    case PricePeriod::Year:
        return 1.0 / 12.0;
    case PricePeriod::Once:
        return std::nullopt;
    }
    return std::nullopt;
}

QString rateSource(const domain::ExchangeRate &rate)
{
    const QString day
        = rate.provenance.observedOn ? rate.provenance.observedOn->toString(Qt::ISODate) : QString();
    return rate.from.code() + u'/' + rate.to.code() + u' ' + day + QStringLiteral(" · ")
        + rate.provenance.source;
}

Figure figure(SelectionTerm term, double value, Unit unit, domain::Derivation derivation)
{
    return {term, value, unit, std::nullopt, std::move(derivation)};
}

} // namespace

std::optional<ComparablePrice> comparablePrice(const CandidateFacts &facts, const domain::Project &project,
                                               const std::vector<domain::ExchangeRate> &rates, double vatRate)
{
    if (!facts.price || facts.purchase)
        return std::nullopt;
    const std::optional<double> periods = periodsPerMonth(facts.period);
    const auto converted = domain::convert(*facts.price, project.currency, rates);
    if (!periods || !converted)
        return std::nullopt;
    ComparablePrice price;
    price.via = converted->via;
    price.perInstanceMonth = converted->amount.toDouble() * *periods / facts.priceCovers;
    const bool deducts = project.constraints.buyerVat == domain::BuyerVat::General;
    if (deducts && facts.taxIncluded == true) {
        price.taxDivisor = 1.0 + facts.taxRate.value_or(vatRate);
        price.perInstanceMonth /= *price.taxDivisor;
    }
    return price;
}

std::vector<Figure> priceFigures(const CandidateFacts &facts, const ComparablePrice &price, int instances)
{
    const double gpus = facts.gpusPerInstance;
    QList<DerivationInput> inputs{{QStringLiteral("p"), SelectionTerm::ComparablePricePerMonth,
                                   Quantity{price.perInstanceMonth, Unit::CurrencyPerMonth},
                                   facts.price->toDecimal() + u' ' + facts.price->currency().code()}};
    for (const domain::ExchangeRate &rate : price.via)
        inputs.append({QStringLiteral("fx"), SelectionTerm::ExchangeRate, Quantity{rate.rate(), Unit::None},
                       rateSource(rate)});
    if (price.taxDivisor)
        inputs.append(
            {QStringLiteral("1+t"), SelectionTerm::TaxDivisor, Quantity{*price.taxDivisor, Unit::None}, {}});
    QList<DerivationInput> perHour = inputs;
    perHour.append(
        {QStringLiteral("g"), SelectionTerm::GpusBilled, Quantity{gpus, Unit::Gpu}, facts.instance});
    QList<DerivationInput> perMonth = inputs;
    perMonth.append(
        {QStringLiteral("n"), SelectionTerm::InstancesNeeded, Quantity{double(instances), Unit::Server}, {}});
    return {
        figure(SelectionTerm::ComparablePricePerGpuHour, price.perInstanceMonth / gpus / kHoursPerMonth,
               Unit::CurrencyPerGpuHour, {QStringLiteral("p / (g·730)"), QString(), perHour}),
        figure(SelectionTerm::InstancesNeeded, instances, Unit::Server, {}),
        figure(SelectionTerm::GpusBilled, instances * gpus, Unit::Gpu,
               {QStringLiteral("n·g"), QString(), {}}),
        figure(SelectionTerm::ComparablePricePerMonth, price.perInstanceMonth * instances,
               Unit::CurrencyPerMonth, {QStringLiteral("n·p"), QString(), perMonth}),
    };
}

} // namespace xj::selection
