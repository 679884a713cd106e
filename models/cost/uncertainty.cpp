// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/cost/uncertainty.h"

#include <boost/math/special_functions/erf.hpp>

#include <cmath>
#include <exception>
#include <numbers>
#include <utility>

namespace xj::cost {

double Triangular::quantile(double probability) const
{
    const double width = high - low;
    if (width <= 0.0)
        return mode;
    const double atMode = (mode - low) / width;
    if (probability <= atMode)
        return low + std::sqrt(probability * width * (mode - low));
    return high - std::sqrt((1.0 - probability) * width * (high - mode));
}

double normalProbability(double z)
{
    return 0.5 * std::erfc(-z / std::numbers::sqrt2);
}

double normalQuantile(double probability)
{
    // Outside (0, 1) the library throws; the callers' probabilities never are, and nothing may escape here.
    try {
        return -std::numbers::sqrt2 * boost::math::erfc_inv(2.0 * probability);
    } catch (const std::exception &) {
        return probability < 0.5 ? -40.0 : 40.0;
    }
}

double LognormalRent::rentQuantile(double probability) const
{
    return priceMedian * gpuHoursDiscounted * std::exp(priceSigmaLog * normalQuantile(probability));
}

double LognormalRent::buildWins() const
{
    const double medianRent = priceMedian * gpuHoursDiscounted;
    if (priceSigmaLog <= 0.0 || medianRent <= 0.0)
        return build < medianRent ? 1.0 : 0.0;
    if (build <= 0.0)
        return 1.0;
    return normalProbability((std::log(medianRent) - std::log(build)) / priceSigmaLog);
}

std::optional<double> LognormalRent::breakEvenPrice() const
{
    if (gpuHoursDiscounted <= 0.0)
        return std::nullopt;
    return build / gpuHoursDiscounted;
}

double standardError(double probability, double samples)
{
    return std::sqrt(probability * (1.0 - probability) / samples);
}

namespace {

class SplitMix64
{
public:
    explicit SplitMix64(quint64 seed)
        : m_state(seed)
    { }

    quint64 next()
    {
        m_state += 0x9E3779B97F4A7C15ULL;
        quint64 z = m_state;
        z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ULL;
        z = (z ^ (z >> 27)) * 0x94D049BB133111EBULL;
        return z ^ (z >> 31);
    }

    /// In (0, 1): never an end, where quantiles may be infinite.
    double unit() { return (static_cast<double>(next() >> 11) + 0.5) * 0x1.0p-53; }

private:
    quint64 m_state;
};

} // namespace

std::vector<double> latinHypercube(int draws, int dimensions, quint64 seed)
{
    const auto rows = static_cast<size_t>(draws);
    const auto columns = static_cast<size_t>(dimensions);
    std::vector<double> cube(rows * columns);
    std::vector<size_t> strata(rows);
    for (size_t column = 0; column < columns; ++column) {
        // One stream per column: a further parameter does not change the draws of the others.
        SplitMix64 random(seed + column * 0x632BE59BD9B4E019ULL);
        for (size_t row = 0; row < rows; ++row)
            strata[row] = row;
        for (size_t row = rows; row > 1; --row)
            std::swap(strata[row - 1], strata[random.next() % row]);
        for (size_t row = 0; row < rows; ++row)
            cube[row * columns + column]
                = (static_cast<double>(strata[row]) + random.unit()) / static_cast<double>(rows);
    }
    return cube;
}

} // namespace xj::cost
