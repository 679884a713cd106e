// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/sizing/nearest_name.h"

#include <algorithm>
#include <numeric>
#include <vector>

namespace xj::sizing {

int editDistance(QStringView one, QStringView other)
{
    std::vector<int> row(static_cast<size_t>(other.size()) + 1);
    std::iota(row.begin(), row.end(), 0);
    for (qsizetype i = 0; i < one.size(); ++i) {
        int diagonal = row[0];
        row[0] = static_cast<int>(i) + 1;
        for (qsizetype j = 0; j < other.size(); ++j) {
            const auto column = static_cast<size_t>(j);
            const bool same = one[i].toCaseFolded() == other[j].toCaseFolded();
            const int replaced = diagonal + (same ? 0 : 1);
            diagonal = row[column + 1];
            row[column + 1] = std::min({replaced, row[column] + 1, row[column + 1] + 1});
        }
    }
    return row.back();
}

} // namespace xj::sizing
