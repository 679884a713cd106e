// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <array>
#include <optional>

namespace xj::domain {

/// An ISO 4217 code. Three letters; an unset currency is empty and equals no amount of money.
class Currency
{
public:
    constexpr Currency() = default;

    /// Three ASCII letters, any case; otherwise nothing.
    [[nodiscard]] static std::optional<Currency> fromCode(QStringView code);
    [[nodiscard]] static constexpr Currency cny() { return Currency('C', 'N', 'Y'); }
    [[nodiscard]] static constexpr Currency usd() { return Currency('U', 'S', 'D'); }
    [[nodiscard]] static constexpr Currency eur() { return Currency('E', 'U', 'R'); }

    [[nodiscard]] QString code() const;
    [[nodiscard]] constexpr bool isValid() const { return m_letters[0] != '\0'; }

    bool operator==(const Currency &) const = default;

private:
    constexpr Currency(char a, char b, char c)
        : m_letters{a, b, c}
    { }

    std::array<char, 3> m_letters{};
};

} // namespace xj::domain
