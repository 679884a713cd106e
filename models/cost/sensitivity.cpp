// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/cost/sensitivity.h"

#include <algorithm>
#include <cmath>

namespace xj::cost {

std::vector<TornadoRow> tornado(const ParameterModel &model, const std::map<QString, double> &base,
                                const std::map<QString, ParameterRange> &ranges)
{
    const auto at = [&](const QString &parameter, double value) {
        std::map<QString, double> changed = base;
        changed[parameter] = value;
        return model(changed);
    };
    std::vector<TornadoRow> rows;
    for (const auto &[parameter, range] : ranges) {
        TornadoRow row{parameter, at(parameter, range.low), at(parameter, range.high), std::nullopt};
        if (row.atLow && row.atHigh)
            row.swing = std::abs(*row.atHigh - *row.atLow);
        rows.push_back(std::move(row));
    }
    // The map hands the rows over by name, which a stable sort keeps for ties.
    std::stable_sort(rows.begin(), rows.end(), [](const TornadoRow &a, const TornadoRow &b) {
        return a.swing.value_or(-1.0) > b.swing.value_or(-1.0);
    });
    return rows;
}

} // namespace xj::cost
