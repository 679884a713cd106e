// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/exchange/code_names.h"

namespace xj::exchange {

QString snakeCase(std::string_view camelCase)
{
    QString snake;
    QChar previous;
    for (const char letter : camelCase) {
        const QChar sign = QLatin1Char(letter);
        const bool starts = sign.isUpper() || (sign.isDigit() && !previous.isDigit());
        if (starts && !snake.isEmpty())
            snake += u'_';
        snake += sign.toLower();
        previous = sign;
    }
    return snake;
}

} // namespace xj::exchange
