// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <functional>
#include <map>
#include <optional>
#include <vector>

namespace xj::cost {

/// One parameter's range, others at their base.
struct ParameterRange
{
    double low = 0.0;
    double high = 0.0;
};

struct TornadoRow
{
    QString parameter;
    std::optional<double> atLow; ///< none where the result is undefined
    std::optional<double> atHigh;
    std::optional<double> swing; ///< |atHigh - atLow|
};

/// A result of named parameters; none where it is undefined.
using ParameterModel = std::function<std::optional<double>(const std::map<QString, double> &)>;

/// One at a time, rows by falling swing, ties by name; rows without a swing last.
[[nodiscard]] std::vector<TornadoRow> tornado(const ParameterModel &model,
                                              const std::map<QString, double> &base,
                                              const std::map<QString, ParameterRange> &ranges);

} // namespace xj::cost
