// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/cost/root.h"

#include <boost/math/tools/toms748_solve.hpp>

#include <cmath>
#include <exception>

namespace xj::cost {

std::optional<double> rootBetween(const std::function<double(double)> &function, double low, double high)
{
    const double atLow = function(low);
    const double atHigh = function(high);
    if (!std::isfinite(atLow) || !std::isfinite(atHigh))
        return std::nullopt;
    if (atLow == 0.0)
        return low;
    if (atHigh == 0.0)
        return high;
    if ((atLow < 0.0) == (atHigh < 0.0))
        return std::nullopt;
    // The library reports its faults by exceptions; they end here.
    try {
        std::uintmax_t iterations = 200;
        const auto [left, right] = boost::math::tools::toms748_solve(
            function, low, high, atLow, atHigh, boost::math::tools::eps_tolerance<double>(52), iterations);
        return std::abs(function(left)) <= std::abs(function(right)) ? left : right;
    } catch (const std::exception &) {
        return std::nullopt;
    }
}

} // namespace xj::cost
