// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/build_cost.h"
#include "models/domain/catalogue.h"
#include "models/domain/project.h"
#include "models/domain/result.h"

#include <QDate>
#include <QString>

#include <optional>

namespace xj::cost {

/// A default with where it comes from. There is none without a source.
struct PublishedDefault
{
    double value = 0.0;
    std::optional<double> low;
    std::optional<double> high;
    QString source;
    std::optional<QDate> observedOn;
};

/// Whether the project buys in China: by its first region, else by its currency.
[[nodiscard]] bool buysInChina(const domain::Project &project);

/// A fact as a default: typical, else the middle of its range, else its one published end. Nothing for a fact
/// without figures.
[[nodiscard]] std::optional<PublishedDefault> fromFact(const domain::BuildCost &fact);

/// Multiplies all figures.
[[nodiscard]] PublishedDefault scaled(PublishedDefault value, double factor);

/// Units of `to` for one of `from`, by the catalogue's rates. Errors: NoExchangeRate.
[[nodiscard]] domain::Result<double> exchangeFactor(domain::Currency from, domain::Currency to,
                                                    const domain::Catalogue &catalogue);

/// An amount of a fact in the project's currency; facts without a currency are pure numbers.
[[nodiscard]] domain::Result<std::optional<PublishedDefault>>
inProjectCurrency(const domain::BuildCost &fact, const domain::Project &project,
                  const domain::Catalogue &catalogue);

} // namespace xj::cost
