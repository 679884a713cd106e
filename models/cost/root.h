// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <optional>

namespace xj::cost {

/// A root of a continuous function in [low, high], to the last bits; an end that is a root counts. Nothing
/// when the signs at the ends are equal, or a value is not finite.
[[nodiscard]] std::optional<double> rootBetween(const std::function<double(double)> &function, double low,
                                                double high);

} // namespace xj::cost
