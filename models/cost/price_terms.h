// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/cost/discounting.h"
#include "models/domain/cost_codes.h"

#include <optional>
#include <vector>

namespace xj::cost {

/// A price that holds for a share of the hours.
struct PriceShare
{
    double share = 0.0;
    double perGpuHour = 0.0;
};

/// Sum of share times price; shares sum to 1. Order of the mix does not matter, to the bit.
[[nodiscard]] double blendedPrice(const std::vector<PriceShare> &mix);

/// What a reservation saves and from which use on.
struct ReservationAnswer
{
    domain::CrossingStatus status
        = domain::CrossingStatus::Never; ///< Never: dearer than on demand at full use
    std::optional<double> breakEvenUtilisation; ///< reserved / on demand; none when on demand is free
    std::optional<double> reservedDiscount;
    std::optional<double> spotDiscount;
};

/// A reservation is paid used or not: it beats on demand where use exceeds reserved / on demand.
[[nodiscard]] ReservationAnswer compareReservation(double onDemandPerHour, double reservedPerHour,
                                                   std::optional<double> spotPerHour);

/// The yearly price ratio x that makes three one-year contracts cost what the three-year one costs:
/// p1 (1 + x + x^2) = 3 p3. Below 1: the provider itself expects falling prices; 1 or more: no decline
/// implied. None when p1 <= 0 or the three years cost less than the first alone.
struct ImpliedDecline
{
    double annualRatio = 1.0;
    std::vector<double> oneYearPrices; ///< p1, p1 x, p1 x^2
    double forwardTwoYearAverage = 0.0; ///< of the second and third year
};

[[nodiscard]] std::optional<ImpliedDecline> impliedDecline(double oneYearPrice, double threeYearPrice);

/// One payment of a price: its share and when it falls due.
struct PaymentShare
{
    double share = 0.0;
    double months = 0.0;
};

/// Payment terms as one number.
struct PaymentTermsAnswer
{
    double presentValue = 0.0;
    double equivalentPrice = 0.0; ///< the price on the reference terms that has the same present value
    double advantage = 0.0; ///< price - equivalent: positive when the offered terms are kinder to the buyer
    double weightedAverageMonths = 0.0;
};

/// Shares of both lists sum to 1.
[[nodiscard]] PaymentTermsAnswer comparePaymentTerms(double price, const std::vector<PaymentShare> &terms,
                                                     const std::vector<PaymentShare> &reference,
                                                     double annualRate);

} // namespace xj::cost
