// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <limits>

namespace xj::sizing {

/// Edits (insert, delete, replace one character) between two words, case ignored: Levenshtein 1966.
[[nodiscard]] int editDistance(QStringView one, QStringView other);

/// The name in `values` that is fewest edits away, or empty when none is within half of the word's length.
template <typename Values, typename Value>
[[nodiscard]] QString nearestName(QStringView word, const Values &values, QString Value::*name)
{
    QString nearest;
    int best = std::numeric_limits<int>::max();
    for (const Value &value : values) {
        const int distance = editDistance(word, value.*name);
        if (distance < best) {
            best = distance;
            nearest = value.*name;
        }
    }
    return best <= word.size() / 2 ? nearest : QString();
}

} // namespace xj::sizing
