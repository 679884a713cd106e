// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/figure.h"
#include "models/domain/offer.h"
#include "models/domain/quote.h"

#include <QString>

#include <array>
#include <optional>
#include <vector>

namespace xj::domain {

/// One check of one offer.
struct Finding
{
    Layer layer = Layer::MemoryAndModel;
    Verdict verdict = Verdict::Pass;
    Reason reason;

    bool operator==(const Finding &) const = default;
};

enum class CandidateKind { CatalogueOffer, SupplierQuote, PriceOnRequest };

enum class CandidateStatus {
    Ranked, ///< passed all four layers and has a comparable price
    Eliminated, ///< `eliminatedAt` decides
    Pending ///< passes as far as stated, but needs an answer or a price first
};

/// An offer, a quote or a provider without public price, judged. Prices are in the project's currency.
struct Candidate
{
    CandidateKind kind = CandidateKind::CatalogueOffer;
    QString id; ///< of the offer, the quote or the provider
    BilingualName provider;
    QString providerId; ///< empty for a quote from outside the catalogue
    QString instance; ///< instance type or configuration, as published
    QString gpuId;
    int gpusPerInstance = 0;
    QString region;
    PricingModel pricing = PricingModel::OnDemand;
    std::optional<QDate> priceDate;
    CandidateStatus status = CandidateStatus::Pending;
    std::optional<Layer> eliminatedAt; ///< first failing layer
    std::vector<Finding> findings; ///< all layers, in order; later ones than `eliminatedAt` are "also"
    int instancesNeeded = 0;
    int gpusBilled = 0;
    std::optional<double> pricePerGpuHour; ///< as offered, converted
    std::optional<double> pricePerMonth; ///< of all instances needed, around the clock
    /// What ranks: pricePerMonth of a service; what one run costs of a training whose run time is known.
    std::optional<double> rankedBy;
    std::vector<Figure> figures; ///< how pricePerMonth came about
    std::optional<int> rank; ///< from 1; equal ranks are ties

    bool operator==(const Candidate &) const = default;
};

/// The elimination of one workload: layer by layer, and the order of what is left.
struct Funnel
{
    QString workload;
    std::vector<Candidate>
        candidates; ///< ranked first by rank, then pending, then eliminated by layer; stable by id
    int total = 0;
    std::array<int, 4> eliminatedAt{}; ///< by Layer
    int pending = 0;
    int ranked = 0;
    std::optional<SelectionReason>
        smallestRelaxation; ///< nothing ranked: the one requirement whose removal frees most
    int relaxationFrees = 0;

    /// The best-ranked candidate, or null.
    [[nodiscard]] const Candidate *best() const;

    bool operator==(const Funnel &) const = default;
};

} // namespace xj::domain
