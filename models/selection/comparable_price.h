// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/exchange_rate.h"
#include "models/domain/project.h"
#include "models/selection/candidate_facts.h"

#include <optional>
#include <vector>

namespace xj::selection {

/// Hours in a month: 8760 / 12. Published tables use 720 to 740.
inline constexpr double kHoursPerMonth = 730.0;

/// One instance's price on the common basis: the project's currency, per month around the clock, net of tax
/// where the buyer deducts it.
struct ComparablePrice
{
    double perInstanceMonth = 0.0;
    std::vector<domain::ExchangeRate> via; ///< the rates used
    std::optional<double> taxDivisor; ///< 1 + rate, when tax was taken out
};

/// Nothing without a price, for a purchase price, or without an exchange rate. `vatRate` is what a gross
/// price without a stated rate contains. Source: procurement rules P1.2, P1.3; hours by kHoursPerMonth.
[[nodiscard]] std::optional<ComparablePrice> comparablePrice(const CandidateFacts &facts,
                                                             const domain::Project &project,
                                                             const std::vector<domain::ExchangeRate> &rates,
                                                             double vatRate);

/// The figures that show how `pricePerMonth` came about: per GPU-hour, instances, GPUs billed, per month.
[[nodiscard]] std::vector<domain::Figure> priceFigures(const CandidateFacts &facts,
                                                       const ComparablePrice &price, int instances);

} // namespace xj::selection
