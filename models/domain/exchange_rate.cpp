// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/domain/exchange_rate.h"

#include <algorithm>

namespace xj::domain {

namespace {

constexpr qint64 kNano = 1'000'000'000;

QDate dateOf(const ExchangeRate &rate)
{
    return rate.provenance.observedOn.value_or(QDate());
}

/// The newest rate between two currencies in either direction, or null.
const ExchangeRate *newest(Currency a, Currency b, const std::vector<ExchangeRate> &rates)
{
    const ExchangeRate *best = nullptr;
    for (const ExchangeRate &rate : rates) {
        const bool joins = (rate.from == a && rate.to == b) || (rate.from == b && rate.to == a);
        if (joins && rate.rateE9 > 0 && (!best || dateOf(rate) > dateOf(*best)))
            best = &rate;
    }
    return best;
}

Result<Money> step(const Money &amount, Currency to, const ExchangeRate &rate)
{
    const bool direct = rate.from == amount.currency();
    return Money(amount.micros(), to)
        .scaled(direct ? rate.rateE9 : kNano, direct ? kNano : rate.rateE9, Rounding::HalfUp);
}

} // namespace

Result<Converted> convert(const Money &amount, Currency to, const std::vector<ExchangeRate> &rates)
{
    const Currency from = amount.currency();
    if (from == to)
        return Converted{amount, {}};
    if (const ExchangeRate *rate = newest(from, to, rates))
        return step(amount, to, *rate).map([&](const Money &money) { return Converted{money, {*rate}}; });

    const ExchangeRate *bestFirst = nullptr;
    const ExchangeRate *bestSecond = nullptr;
    for (const ExchangeRate &candidate : rates) {
        if (candidate.from != from && candidate.to != from)
            continue;
        const Currency middle = candidate.from == from ? candidate.to : candidate.from;
        const ExchangeRate *first = newest(from, middle, rates);
        const ExchangeRate *second = newest(middle, to, rates);
        if (!first || !second)
            continue;
        const auto age
            = [](const ExchangeRate *a, const ExchangeRate *b) { return std::min(dateOf(*a), dateOf(*b)); };
        if (!bestFirst || age(first, second) > age(bestFirst, bestSecond)) {
            bestFirst = first;
            bestSecond = second;
        }
    }
    if (!bestFirst)
        return tl::unexpected(Error{ErrorCode::NoExchangeRate, {from.code(), to.code()}, {}, {}});
    const Currency middle = bestFirst->from == from ? bestFirst->to : bestFirst->from;
    return step(amount, middle, *bestFirst)
        .and_then([&](const Money &between) { return step(between, to, *bestSecond); })
        .map([&](const Money &money) {
            return Converted{money, {*bestFirst, *bestSecond}};
        });
}

} // namespace xj::domain
