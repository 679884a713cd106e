// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/cost/pay_back.h"

#include "models/cost/discounting.h"
#include "models/cost/root.h"

#include <algorithm>
#include <cmath>

namespace xj::cost {

using domain::CrossingStatus;

PayBack constantSavingPayBack(double outlay, double savingPerMonth, double annualRate,
                              std::optional<double> horizonMonths)
{
    PayBack answer;
    if (outlay <= 0.0) {
        answer = {CrossingStatus::BreakEven, 0.0, 0.0, 0};
        return answer;
    }
    if (savingPerMonth <= 0.0)
        return answer;
    answer.undiscountedMonths = outlay / savingPerMonth;
    const double rate = monthlyRate(annualRate);
    const double interestShare = outlay * rate / savingPerMonth;
    if (rate == 0.0)
        answer.discountedMonths = answer.undiscountedMonths;
    else if (interestShare < 1.0)
        answer.discountedMonths = -std::log1p(-interestShare) / std::log1p(rate);
    if (!answer.discountedMonths)
        return answer;
    // A pay-back at a month's very end, up to rounding, is that month's and not the next one's.
    answer.firstWholeMonth = static_cast<int>(std::ceil(*answer.discountedMonths - 1e-9));
    const bool inTime = !horizonMonths || *answer.discountedMonths <= *horizonMonths;
    answer.status = inTime ? CrossingStatus::BreakEven : CrossingStatus::BeyondHorizon;
    return answer;
}

std::optional<double> payBackHours(double outlay, double ownPerHour, double rentPerHour)
{
    if (outlay <= 0.0)
        return 0.0;
    if (rentPerHour <= ownPerHour)
        return std::nullopt;
    return outlay / (rentPerHour - ownPerHour);
}

Crossing cumulativeCrossing(std::span<const double> build, std::span<const double> rent, double runningGain)
{
    Crossing crossing;
    const size_t months = std::min(build.size(), rent.size());
    if (months == 0)
        return crossing;
    const auto difference = [&](size_t t) { return build[t] - rent[t]; };
    const auto within = [&](size_t t) {
        const double before = difference(t - 1);
        return static_cast<double>(t - 1) + before / (before - difference(t));
    };
    std::optional<double> open;
    for (size_t t = 0; t < months; ++t) {
        const bool noDearer = difference(t) <= 0.0;
        if (!noDearer) {
            open.reset();
        } else if (!open) {
            open = t == 0 ? 0.0 : within(t);
            if (!crossing.first)
                crossing.first = open;
        }
    }
    crossing.lasting = open;
    if (crossing.first)
        crossing.status = CrossingStatus::BreakEven;
    else
        crossing.status = runningGain > 0.0 ? CrossingStatus::BeyondHorizon : CrossingStatus::Never;
    return crossing;
}

RateOfReturn internalRateOfReturn(const std::vector<double> &flows)
{
    RateOfReturn answer;
    double previous = 0.0;
    for (const double flow : flows) {
        if (flow == 0.0)
            continue;
        if (previous != 0.0 && (flow < 0.0) != (previous < 0.0))
            ++answer.signChanges;
        previous = flow;
    }
    if (answer.signChanges != 1)
        return answer;
    // By Descartes' rule the polynomial in v = 1/(1+x) has exactly one positive root.
    const auto value = [&flows](double logV) {
        const double v = std::exp(logV);
        double sum = 0.0;
        for (auto it = flows.rbegin(); it != flows.rend(); ++it)
            sum = sum * v + *it;
        return sum;
    };
    // v from 1/100 (x = 9900 % a month) to 100 (x = -99 %): nothing beyond is a rate anybody means.
    constexpr double kLogHundred = 4.605170185988092;
    const double reach = std::min(kLogHundred, 600.0 / static_cast<double>(flows.size()));
    const std::optional<double> root = rootBetween(value, -kLogHundred, reach);
    if (!root)
        return answer;
    answer.monthly = std::expm1(-*root);
    answer.annual = std::expm1(-12.0 * *root);
    return answer;
}

} // namespace xj::cost
