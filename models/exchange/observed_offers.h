// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/catalogue.h"
#include "models/exchange/import_result.h"

#include <QMap>

namespace xj::exchange {

/// The offers of a price list as the catalogue keeps them, and what could not be taken over.
struct ObservedOffers
{
    std::vector<domain::Offer> offers;
    /// Names that mean no accelerator of the catalogue, or several, with the number of their offers.
    QMap<QString, int> unresolved;
    std::vector<ImportNotice> rejected; ///< price_out_of_range, period_unknown, upfront_not_comparable

    bool operator==(const ObservedOffers &) const = default;
};

/// Makes catalogue offers of what readPriceCatalogue() read. The observation date is the file's own, else the
/// caller's; errors: MissingKey "observed_on" when neither is known, MissingKey "provider", UnknownProvider.
/// `source` says where the file comes from; it becomes the source of every price. A price with an up-front
/// part is no plain price per period: it is left out and listed.
[[nodiscard]] domain::Result<ObservedOffers> observedOffers(const ImportedFile &file,
                                                            const ImportOptions &options,
                                                            const QString &source,
                                                            const domain::Catalogue &catalogue);

} // namespace xj::exchange
