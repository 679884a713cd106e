// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/domain/currency.h"

namespace xj::domain {

std::optional<Currency> Currency::fromCode(QStringView code)
{
    if (code.size() != 3)
        return std::nullopt;
    std::array<char, 3> letters{};
    for (qsizetype i = 0; i < 3; ++i) {
        const char16_t c = code.at(i).unicode();
        if (c >= u'a' && c <= u'z')
            letters[static_cast<size_t>(i)] = static_cast<char>(c - u'a' + 'A');
        else if (c >= u'A' && c <= u'Z')
            letters[static_cast<size_t>(i)] = static_cast<char>(c);
        else
            return std::nullopt;
    }
    return Currency(letters[0], letters[1], letters[2]);
}

QString Currency::code() const
{
    return isValid() ? QString::fromLatin1(m_letters.data(), 3) : QString();
}

} // namespace xj::domain
