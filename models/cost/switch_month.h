// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

namespace xj::cost {

/// When to stop renting and buy (cost model, section 7). Order at the end of month s (0: now), pay then,
/// serve from month s + L + 1 on, rent until s + L.
struct SwitchInput
{
    int months = 60; ///< T
    double annualRate = 0.0;
    double capital = 0.0; ///< today's price
    double capitalChangePerYear = 0.0; ///< signed
    double resaleLossPerYear = 0.0;
    int deliveryLagMonths = 0;
    std::vector<double> rent; ///< of months 1..T
    std::vector<double> own; ///< running cost of months 1..T
};

struct SwitchAnswer
{
    std::vector<double> byOrderMonth; ///< J(s), s = 0..T-L-1
    double never = 0.0; ///< J(never): rent throughout
    std::optional<int> bestPurchaseMonth; ///< none when the lag leaves no month to serve
    std::optional<int> bestMonth; ///< none: keep renting
    double best = 0.0;
    int flatFrom = 0; ///< order months whose cost lies within 1 % of the best purchase
    int flatTo = 0;
};

[[nodiscard]] SwitchAnswer bestSwitchMonth(const SwitchInput &input);

/// Monthly costs of a load that grows: use of month m is min(1, u0 (1 + g)^(m - 1)).
struct GrowingLoad
{
    int months = 60;
    double gpus = 8.0;
    double hoursPerMonth = 730.0;
    double firstUtilisation = 0.0;
    double growthPerMonth = 0.0;
    double rentPerGpuHour = 0.0;
    double rentChangePerYear = 0.0; ///< signed
    double ownFixedPerMonth = 0.0;
    double ownPerGpuHour = 0.0;

    [[nodiscard]] double utilisation(int month) const;
    [[nodiscard]] std::vector<double> rent() const;
    [[nodiscard]] std::vector<double> own() const;
};

} // namespace xj::cost
