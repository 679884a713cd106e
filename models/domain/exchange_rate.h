// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/money.h"
#include "models/domain/provenance.h"

#include <vector>

namespace xj::domain {

/// One unit of `from` is worth `rateE9` / 10^9 units of `to`, on the date in `provenance`. Exact to nine
/// decimals.
struct ExchangeRate
{
    Currency from;
    Currency to;
    qint64 rateE9 = 0;
    Provenance provenance;

    [[nodiscard]] double rate() const { return static_cast<double>(rateE9) / 1e9; }

    bool operator==(const ExchangeRate &) const = default;
};

/// An amount and the rate that made it; the same currency needs none.
struct Converted
{
    Money amount;
    std::vector<ExchangeRate> via; ///< the rates used, in order; empty when nothing was converted

    bool operator==(const Converted &) const = default;
};

/// Converts with the rates given: directly, by the inverse, or through one currency in between (EUR -> USD ->
/// CNY); of several equal ways the one with the newest dates. Rounded half up at the millionth, once per
/// step. Errors: NoExchangeRate, NumberOutOfRange.
[[nodiscard]] Result<Converted> convert(const Money &amount, Currency to,
                                        const std::vector<ExchangeRate> &rates);

} // namespace xj::domain
