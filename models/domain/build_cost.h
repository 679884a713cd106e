// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/currency.h"
#include "models/domain/provenance.h"

#include <QString>

#include <optional>

namespace xj::domain {

/// A dated figure of what owning costs: a server's price, a tariff, a fee, a rate, a life, a lead time.
/// Any of low, typical and high may be unpublished.
struct BuildCost
{
    QString id;
    QString category; ///< server_purchase, electricity, pue, staff, finance_tax, lead_time, fx ...
    QString item;
    QString gpuId; ///< empty: holds for any
    std::optional<double> low;
    std::optional<double> typical;
    std::optional<double> high;
    QString unit; ///< as published: "server", "kWh", "ratio/year"
    std::optional<Currency> currency;
    std::optional<bool> taxIncluded;
    QString region;
    Provenance provenance;

    bool operator==(const BuildCost &) const = default;
};

} // namespace xj::domain
