// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/catalogue/source_registry.h"
#include "models/domain/offer.h"

#include <optional>
#include <vector>

namespace xj::catalogue {

/// Adds observed prices. The instance and the offer are found or made; the newest observation's figures of
/// the machine hold. A price seen before (same offer, day, source and amount) is not added again, and no
/// price is ever changed. Lives inside one transaction.
class OfferWriter
{
public:
    [[nodiscard]] static domain::Result<OfferWriter> create(const Connection &connection,
                                                            SourceRegistry &sources);

    /// True when the price is new. `offer.id` becomes the price's code; empty: it has none.
    /// Errors: DatabaseFailed (unknown provider or GPU among others), CatalogueRowInvalid without a date.
    [[nodiscard]] domain::Result<bool> observe(const domain::Offer &offer);

private:
    OfferWriter(SourceRegistry &sources, std::vector<Statement> statements);

    [[nodiscard]] domain::Result<qint64> instanceId(const domain::Offer &offer);
    [[nodiscard]] domain::Result<qint64> offerId(qint64 instance, const domain::Offer &offer);

    SourceRegistry *m_sources;
    std::vector<Statement> m_statements;
};

/// The newest price of every offer, in the order in which the offers were first stored.
[[nodiscard]] domain::Result<std::vector<domain::Offer>> loadNewestOffers(const Connection &connection);

/// Every price ever observed for that accelerator, oldest first; `providerId` empty: at any provider.
[[nodiscard]] domain::Result<std::vector<domain::Offer>>
loadPriceHistory(const Connection &connection, const QString &gpuId, const QString &providerId);

} // namespace xj::catalogue
