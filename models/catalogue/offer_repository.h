// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/catalogue/source_registry.h"
#include "models/domain/offer.h"

#include <memory>
#include <optional>
#include <vector>

namespace xj::catalogue {

/// Adds observed prices. The instance and the offer are found or made; the newest observation's figures of
/// the machine hold. A price seen before (same offer, day, source and amount) is not added again, and no
/// price is ever changed. Lives inside one transaction, remembers what it has met, and takes a million prices
/// as well as ten.
class OfferWriter
{
public:
    [[nodiscard]] static domain::Result<OfferWriter> create(const Connection &connection,
                                                            SourceRegistry &sources);
    OfferWriter(OfferWriter &&) noexcept;
    ~OfferWriter();

    /// True when the price is new. `offer.id` becomes the price's code; empty: it has none.
    /// Errors: DatabaseFailed (unknown provider or GPU among others), CatalogueRowInvalid without a date.
    [[nodiscard]] domain::Result<bool> observe(const domain::Offer &offer);

private:
    struct Private;
    explicit OfferWriter(std::unique_ptr<Private> state);

    std::unique_ptr<Private> d;
};

/// The newest price of every offer, in the order in which the offers were first stored.
[[nodiscard]] domain::Result<std::vector<domain::Offer>> loadNewestOffers(const Connection &connection);

/// The newest price of one offer. Errors: InvalidValue for an unknown number.
[[nodiscard]] domain::Result<domain::Offer> loadOffer(const Connection &connection, qint64 offerId);

/// Every price ever observed for that accelerator, oldest first; `providerId` empty: at any provider.
[[nodiscard]] domain::Result<std::vector<domain::Offer>>
loadPriceHistory(const Connection &connection, const QString &gpuId, const QString &providerId);

} // namespace xj::catalogue
