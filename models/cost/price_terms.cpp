// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/cost/price_terms.h"

#include "models/cost/compensated_sum.h"

#include <cmath>

namespace xj::cost {

double blendedPrice(const std::vector<PriceShare> &mix)
{
    std::vector<double> parts;
    parts.reserve(mix.size());
    for (const PriceShare &part : mix)
        parts.push_back(part.share * part.perGpuHour);
    return orderlessSum(std::move(parts));
}

ReservationAnswer compareReservation(double onDemandPerHour, double reservedPerHour,
                                     std::optional<double> spotPerHour)
{
    ReservationAnswer answer;
    if (onDemandPerHour <= 0.0)
        return answer;
    answer.breakEvenUtilisation = reservedPerHour / onDemandPerHour;
    answer.reservedDiscount = 1.0 - *answer.breakEvenUtilisation;
    if (spotPerHour)
        answer.spotDiscount = 1.0 - *spotPerHour / onDemandPerHour;
    answer.status = *answer.breakEvenUtilisation <= 1.0 ? domain::CrossingStatus::BreakEven
                                                        : domain::CrossingStatus::Never;
    return answer;
}

std::optional<ImpliedDecline> impliedDecline(double oneYearPrice, double threeYearPrice)
{
    if (oneYearPrice <= 0.0 || 3.0 * threeYearPrice < oneYearPrice)
        return std::nullopt;
    // x^2 + x + 1 - 3 p3/p1 = 0, its root that is not negative.
    const double x = (std::sqrt(12.0 * threeYearPrice / oneYearPrice - 3.0) - 1.0) / 2.0;
    const std::vector<double> prices{oneYearPrice, oneYearPrice * x, oneYearPrice * x * x};
    return ImpliedDecline{x, prices, (prices[1] + prices[2]) / 2.0};
}

PaymentTermsAnswer comparePaymentTerms(double price, const std::vector<PaymentShare> &terms,
                                       const std::vector<PaymentShare> &reference, double annualRate)
{
    const auto worth = [annualRate](const std::vector<PaymentShare> &shares) {
        std::vector<double> parts;
        for (const PaymentShare &part : shares)
            parts.push_back(part.share * discountFactor(annualRate, part.months));
        return orderlessSum(std::move(parts));
    };
    std::vector<double> moments;
    for (const PaymentShare &part : terms)
        moments.push_back(part.share * part.months);

    PaymentTermsAnswer answer;
    answer.presentValue = price * worth(terms);
    answer.equivalentPrice = answer.presentValue / worth(reference);
    answer.advantage = price - answer.equivalentPrice;
    answer.weightedAverageMonths = orderlessSum(std::move(moments));
    return answer;
}

} // namespace xj::cost
