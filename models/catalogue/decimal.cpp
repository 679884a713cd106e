// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/catalogue/decimal.h"

#include <QStringView>

#include <limits>

namespace xj::catalogue {

std::optional<qint64> scaledDecimal(QStringView text, int decimals)
{
    constexpr qint64 kMaximum = std::numeric_limits<qint64>::max();
    qint64 value = 0;
    int decimalsSeen = -1; // before the point
    int digits = 0;
    const auto append = [&](int digit) {
        if (value > (kMaximum - digit) / 10)
            return false;
        value = value * 10 + digit;
        return true;
    };
    for (const QChar c : text) {
        if (c == QLatin1Char('.')) {
            if (decimalsSeen >= 0 || digits == 0)
                return std::nullopt;
            decimalsSeen = 0;
            continue;
        }
        if (c < QLatin1Char('0') || c > QLatin1Char('9'))
            return std::nullopt;
        decimalsSeen += decimalsSeen >= 0 ? 1 : 0;
        ++digits;
        if (decimalsSeen > decimals || !append(c.unicode() - u'0'))
            return std::nullopt;
    }
    if (digits == 0 || decimalsSeen == 0)
        return std::nullopt;
    for (int i = qMax(decimalsSeen, 0); i < decimals; ++i) {
        if (!append(0))
            return std::nullopt;
    }
    return value;
}

} // namespace xj::catalogue
