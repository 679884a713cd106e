// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/selection/candidate_facts.h"

#include <QSet>

namespace xj::selection {

using domain::CandidateKind;

CandidateFacts factsOf(const domain::Offer &offer, const domain::Catalogue &catalogue)
{
    CandidateFacts facts;
    facts.id = offer.id;
    facts.providerId = offer.providerId;
    if (const domain::Provider *provider = catalogue.provider(offer.providerId))
        facts.provider = provider->name;
    facts.instance = offer.instanceType;
    facts.gpuId = offer.gpuId;
    facts.gpusPerInstance = std::max(offer.gpuCount, 1);
    facts.topology = offer.gpuCount <= 1 ? domain::Topology::SingleGpu : offer.topology;
    facts.nvmeGB = offer.localNvmeGB;
    facts.networkGbps = offer.networkGbps;
    const bool fabric = offer.networkKind == domain::NetworkKind::InfiniBand
        || offer.networkKind == domain::NetworkKind::Efa || offer.networkKind == domain::NetworkKind::Roce;
    if (fabric && offer.networkGbps)
        facts.fabricGbpsPerGpu = *offer.networkGbps / facts.gpusPerInstance;
    facts.region = offer.region;
    facts.price = offer.price;
    facts.period = offer.period;
    facts.pricing = offer.pricing;
    facts.taxIncluded = offer.taxIncluded;
    facts.priceDate = offer.provenance.observedOn;
    return facts;
}

CandidateFacts factsOf(const domain::Quote &quote)
{
    CandidateFacts facts;
    facts.kind = CandidateKind::SupplierQuote;
    facts.id = quote.id;
    facts.provider = {quote.supplier, quote.supplier};
    facts.gpuId = quote.gpuId;
    facts.gpusPerInstance = std::max(quote.gpusPerServer, 1);
    facts.instancesOffered = std::max(quote.servers, 1);
    facts.topology = quote.gpusPerServer == 1 ? domain::Topology::SingleGpu : quote.topology;
    if (quote.localNvmeTB)
        facts.nvmeGB = *quote.localNvmeTB * 1000.0;
    facts.nvmeReadGBps = quote.localNvmeReadGBps;
    facts.storageWriteGBps = quote.storageWriteGBps;
    facts.networkGbps = quote.networkGbps;
    facts.fabricGbpsPerGpu = quote.fabricGbpsPerGpu;
    facts.deliveryDays = quote.deliveryDays;
    facts.slaRatio = quote.slaRatio;
    facts.readyImage = quote.readyImage;
    facts.accessControl = quote.accessControl;
    facts.region = quote.region;
    facts.price = quote.price;
    facts.priceCovers = std::max(quote.servers, 1);
    facts.period = quote.period;
    facts.pricing = quote.period == domain::PricePeriod::Hour ? domain::PricingModel::OnDemand
                                                              : domain::PricingModel::Monthly;
    facts.purchase = quote.purchase;
    facts.taxIncluded = quote.taxIncluded;
    facts.taxRate = quote.taxRate;
    facts.priceDate = quote.quotedOn;
    facts.validUntil = quote.validUntil;
    return facts;
}

std::vector<CandidateFacts> pricesOnRequest(const domain::Catalogue &catalogue)
{
    QSet<QString> priced;
    for (const domain::Offer &offer : catalogue.offers())
        priced.insert(offer.providerId);
    std::vector<CandidateFacts> found;
    for (const domain::Provider &provider : catalogue.providers()) {
        if (priced.contains(provider.id) || provider.kind == domain::ProviderKind::HardwareVendor)
            continue;
        CandidateFacts facts;
        facts.kind = CandidateKind::PriceOnRequest;
        facts.id = provider.id;
        facts.providerId = provider.id;
        facts.provider = provider.name;
        facts.region = provider.regions.join(u';');
        found.push_back(std::move(facts));
    }
    return found;
}

} // namespace xj::selection
