// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/catalogue.h"
#include "models/domain/project.h"
#include "models/domain/selection_result.h"

#include <optional>
#include <vector>

namespace xj::selection {

/// What an offer or a quote states, in one form, so that both are judged by the same checks. Absent: not
/// stated.
struct CandidateFacts
{
    domain::CandidateKind kind = domain::CandidateKind::CatalogueOffer;
    QString id;
    QString providerId;
    domain::BilingualName provider;
    QString instance;
    QString gpuId;
    int gpusPerInstance = 1;
    std::optional<int>
        instancesOffered; ///< quotes offer so many and no more; a catalogue offer can be taken repeatedly
    domain::Topology topology = domain::Topology::Unknown;
    std::optional<double> nvmeGB; ///< per instance
    std::optional<double> nvmeReadGBps;
    std::optional<double> storageWriteGBps; ///< of all instances together
    std::optional<double> networkGbps;
    std::optional<double> fabricGbpsPerGpu;
    std::optional<int> deliveryDays;
    std::optional<double> slaRatio;
    std::optional<bool> readyImage;
    std::optional<bool> accessControl;
    QString region;
    std::optional<domain::Money> price; ///< of `priceCovers` instances per period
    int priceCovers = 1; ///< a quote states one amount for all of its servers
    domain::PricePeriod period = domain::PricePeriod::Hour;
    domain::PricingModel pricing = domain::PricingModel::OnDemand;
    bool purchase = false;
    std::optional<bool> taxIncluded;
    std::optional<double> taxRate;
    std::optional<QDate> priceDate;
    std::optional<QDate> validUntil;

    [[nodiscard]] bool isQuote() const { return kind == domain::CandidateKind::SupplierQuote; }
};

[[nodiscard]] CandidateFacts factsOf(const domain::Offer &offer, const domain::Catalogue &catalogue);
[[nodiscard]] CandidateFacts factsOf(const domain::Quote &quote);

/// Providers of GPUs or of space for them that publish no price: they are listed, never ranked, and asked.
[[nodiscard]] std::vector<CandidateFacts> pricesOnRequest(const domain::Catalogue &catalogue);

} // namespace xj::selection
