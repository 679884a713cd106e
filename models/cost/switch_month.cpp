// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/cost/switch_month.h"

#include "models/cost/discounting.h"

#include <algorithm>
#include <cmath>

namespace xj::cost {

SwitchAnswer bestSwitchMonth(const SwitchInput &input)
{
    const std::vector<double> worth = discountFactors(input.annualRate, input.months);
    const auto count = static_cast<size_t>(input.months);
    // Running totals from the front for rent and from the back for owning make each J(s) a single sum.
    std::vector<double> rentUntil(count + 1, 0.0);
    std::vector<double> ownAfter(count + 1, 0.0);
    for (size_t m = 1; m <= count; ++m)
        rentUntil[m] = rentUntil[m - 1] + input.rent[m - 1] * worth[m];
    for (size_t m = count; m > 0; --m)
        ownAfter[m - 1] = ownAfter[m] + input.own[m - 1] * worth[m];

    SwitchAnswer answer;
    answer.never = rentUntil[count];
    answer.best = answer.never;
    for (int s = 0; s + input.deliveryLagMonths < input.months; ++s) {
        const int served = s + input.deliveryLagMonths;
        const double price = input.capital * std::pow(1.0 + input.capitalChangePerYear, s / 12.0);
        const double residual
            = price * std::pow(1.0 - input.resaleLossPerYear, (input.months - served) / 12.0);
        answer.byOrderMonth.push_back(rentUntil[static_cast<size_t>(served)]
                                      + price * worth[static_cast<size_t>(s)]
                                      + ownAfter[static_cast<size_t>(served)] - residual * worth[count]);
    }
    if (answer.byOrderMonth.empty())
        return answer;
    const auto least = std::min_element(answer.byOrderMonth.begin(), answer.byOrderMonth.end());
    const int at = static_cast<int>(least - answer.byOrderMonth.begin());
    answer.bestPurchaseMonth = at;
    if (*least <= answer.never) {
        answer.bestMonth = at;
        answer.best = *least;
    }
    const double limit = *least + 0.01 * std::abs(*least);
    answer.flatFrom = answer.flatTo = at;
    while (answer.flatFrom > 0 && answer.byOrderMonth[static_cast<size_t>(answer.flatFrom) - 1] <= limit)
        --answer.flatFrom;
    const int last = static_cast<int>(answer.byOrderMonth.size()) - 1;
    while (answer.flatTo < last && answer.byOrderMonth[static_cast<size_t>(answer.flatTo) + 1] <= limit)
        ++answer.flatTo;
    return answer;
}

double GrowingLoad::utilisation(int month) const
{
    return std::min(1.0, firstUtilisation * std::pow(1.0 + growthPerMonth, month - 1));
}

std::vector<double> GrowingLoad::rent() const
{
    std::vector<double> costs;
    for (int month = 1; month <= months; ++month)
        costs.push_back(rentPerGpuHour * std::pow(1.0 + rentChangePerYear, (month - 1) / 12.0) * gpus
                        * hoursPerMonth * utilisation(month));
    return costs;
}

std::vector<double> GrowingLoad::own() const
{
    std::vector<double> costs;
    for (int month = 1; month <= months; ++month)
        costs.push_back(ownFixedPerMonth + ownPerGpuHour * gpus * hoursPerMonth * utilisation(month));
    return costs;
}

} // namespace xj::cost
