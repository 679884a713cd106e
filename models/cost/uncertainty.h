// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

#include <optional>
#include <vector>

namespace xj::cost {

/// A triangular distribution; low <= mode <= high.
struct Triangular
{
    double low = 0.0;
    double mode = 0.0;
    double high = 0.0;

    [[nodiscard]] double mean() const { return (low + mode + high) / 3.0; }
    /// The inverse of the distribution function, closed form. probability in [0, 1].
    [[nodiscard]] double quantile(double probability) const;
};

/// Phi, the standard normal distribution function, and its inverse (probability in (0, 1)).
[[nodiscard]] double normalProbability(double z);
[[nodiscard]] double normalQuantile(double probability);

/// Building at a known cost against renting at a lognormal price.
struct LognormalRent
{
    double build = 0.0; ///< NPV
    double gpuHoursDiscounted = 0.0;
    double priceMedian = 0.0;
    double priceSigmaLog = 0.0;

    [[nodiscard]] double rentQuantile(double probability) const;
    /// P(build < rent), in closed form; a certain price (sigma 0) gives 0 or 1.
    [[nodiscard]] double buildWins() const;
    /// The rental price at which both cost the same; none when no hours are wanted.
    [[nodiscard]] std::optional<double> breakEvenPrice() const;
};

/// sqrt(p (1 - p)/n).
[[nodiscard]] double standardError(double probability, double samples);

/// A Latin hypercube: for each of `dimensions`, a permutation of n strata with one draw in each, in (0, 1).
/// Row-major by draw. The generator and its seed are fixed, so that the same seed gives the same draws on
/// every machine (SplitMix64, Steele et al. 2014).
[[nodiscard]] std::vector<double> latinHypercube(int draws, int dimensions, quint64 seed);

} // namespace xj::cost
