// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/exchange/observed_offers.h"

#include "models/domain/topology.h"
#include "models/exchange/price_catalogue_parts.h"

namespace xj::exchange {

using domain::Error;
using domain::ErrorCode;
using domain::Result;

namespace {

std::optional<domain::PricingModel> pricingIn(const QString &text)
{
    static const QHash<QString, domain::PricingModel> words{
        {QStringLiteral("on_demand"), domain::PricingModel::OnDemand},
        {QStringLiteral("spot"), domain::PricingModel::Spot},
        {QStringLiteral("monthly"), domain::PricingModel::Monthly},
        {QStringLiteral("reserved_1y"), domain::PricingModel::Reserved1Year},
        {QStringLiteral("reserved_3y"), domain::PricingModel::Reserved3Year},
        {QStringLiteral("reserved_other"), domain::PricingModel::ReservedOther}};
    const auto found = words.constFind(text);
    return found == words.constEnd() ? std::nullopt : std::optional(*found);
}

std::optional<domain::PricePeriod> periodIn(const QString &text)
{
    static const QHash<QString, domain::PricePeriod> words{
        {QStringLiteral("hour"), domain::PricePeriod::Hour},
        {QStringLiteral("month"), domain::PricePeriod::Month},
        {QStringLiteral("year"), domain::PricePeriod::Year},
        {QStringLiteral("once"), domain::PricePeriod::Once}};
    const auto found = words.constFind(text);
    return found == words.constEnd() ? std::nullopt : std::optional(*found);
}

std::optional<double> figureIn(const QString &decimal)
{
    bool ok = false;
    const double value = decimal.toDouble(&ok);
    return ok && value > 0 ? std::optional(value) : std::nullopt;
}

/// An AWS list names four ways to pay for one machine and term; only what has no up-front part is a price per
/// hour.
bool hasUpfront(const ImportedOffer &offer)
{
    return !offer.upfront.isEmpty() && offer.upfront != QLatin1String("0");
}

class Taker
{
public:
    Taker(QString provider, domain::Provenance provenance, const domain::Catalogue &catalogue)
        : m_provider(std::move(provider))
        , m_provenance(std::move(provenance))
        , m_catalogue(catalogue)
    { }

    void take(const ImportedOffer &read, ObservedOffers &taken) const
    {
        const auto reject = [&](const char *code) {
            taken.rejected.push_back(notice(read.rows.value(0), QString(QLatin1String(code))));
        };
        const domain::Gpu *gpu = m_catalogue.gpu(read.gpuId);
        if (!gpu)
            return; // counted among the unresolved
        if (hasUpfront(read))
            return reject("upfront_not_comparable");
        const std::optional<domain::Currency> currency = domain::Currency::fromCode(read.currency);
        const std::optional<domain::PricePeriod> period = periodIn(read.period);
        const std::optional<domain::PricingModel> pricing = pricingIn(read.pricingModel);
        if (!currency || !period || !pricing)
            return reject("period_unknown");
        const Result<domain::Money> price = domain::Money::fromDecimal(read.price, *currency);
        if (!price)
            return reject("price_out_of_range");
        domain::Offer offer;
        offer.providerId = m_provider;
        offer.instanceType = read.instanceType;
        offer.gpuId = read.gpuId;
        offer.gpuCount = read.gpuCount.value_or(1);
        offer.vcpus = read.vcpus ? std::optional<double>(*read.vcpus) : std::nullopt;
        offer.ramGB = figureIn(read.ramGiB);
        offer.localNvmeGB = figureIn(read.localNvmeGB);
        offer.interconnect = read.interconnect;
        offer.topology = domain::topologyOf(*gpu, offer.gpuCount, read.interconnect);
        offer.region = read.region;
        offer.price = *price;
        offer.period = *period;
        offer.pricing = *pricing;
        offer.taxIncluded = read.taxIncluded;
        offer.provenance = m_provenance;
        offer.provenance.note = read.note;
        taken.offers.push_back(std::move(offer));
    }

private:
    QString m_provider;
    domain::Provenance m_provenance;
    const domain::Catalogue &m_catalogue;
};

Error missing(const QString &key)
{
    Error error{ErrorCode::MissingKey, {key}, {}, {}};
    error.place.field = key;
    return error;
}

} // namespace

Result<ObservedOffers> observedOffers(const ImportedFile &file, const ImportOptions &options,
                                      const QString &source, const domain::Catalogue &catalogue)
{
    const std::optional<QDate> day = file.terms.observedOn ? file.terms.observedOn : options.observedOn;
    if (!day)
        return tl::unexpected(missing(QStringLiteral("observed_on")));
    if (options.provider.isEmpty())
        return tl::unexpected(missing(QStringLiteral("provider")));
    if (!catalogue.provider(options.provider))
        return tl::unexpected(Error{ErrorCode::UnknownProvider, {options.provider, QString()}, {}, {}});
    domain::Provenance provenance;
    provenance.source = source;
    provenance.observedOn = day;
    provenance.precision = domain::DatePrecision::Day;
    provenance.confidence = domain::Confidence::Medium;
    const Taker taker(options.provider, provenance, catalogue);
    ObservedOffers taken;
    for (const ImportedOffer &offer : file.offers)
        taker.take(offer, taken);
    for (const ImportNotice &warning : file.warnings) {
        if (warning.code == QLatin1String("gpu_unknown") || warning.code == QLatin1String("gpu_ambiguous"))
            ++taken.unresolved[warning.text];
    }
    return taken;
}

} // namespace xj::exchange
