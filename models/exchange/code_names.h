// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <array>
#include <string_view>
#include <utility>

/// The names of enumerators as the compiler knows them, so that a code that is added to the domain has its
/// word in our JSON at once: SizingReason::ContextBeyondModel is "context_beyond_model". Only for what we
/// write; words that we read stand in json_names.h.
namespace xj::exchange {

namespace detail {

/// The text of __PRETTY_FUNCTION__ ends in "[with auto V = xj::domain::Layer::IoAndNetwork; ...]" (GCC) or
/// "[V = xj::domain::Layer::IoAndNetwork]" (Clang); a value without an enumerator is "(xj::domain::Layer)9".
template <auto V> constexpr std::string_view enumeratorName()
{
    std::string_view text = __PRETTY_FUNCTION__;
    text.remove_prefix(text.find("V = ") + 4);
    text = text.substr(0, text.find_first_of(";]"));
    if (text.starts_with('('))
        return {};
    const size_t colon = text.rfind(':');
    return colon == std::string_view::npos ? text : text.substr(colon + 1);
}

/// More than any of our enumerations has.
inline constexpr size_t kMostEnumerators = 96;

template <typename Enum, size_t... I> constexpr auto enumeratorTable(std::index_sequence<I...> /*indices*/)
{
    return std::array<std::string_view, sizeof...(I)>{enumeratorName<static_cast<Enum>(I)>()...};
}

} // namespace detail

/// "ContextBeyondModel" -> "context_beyond_model", "Reserved1Year" -> "reserved_1_year".
[[nodiscard]] QString snakeCase(std::string_view camelCase);

/// The stable word of an enumerator that counts from 0; empty for a value without one.
template <typename Enum> [[nodiscard]] QString codeName(Enum value)
{
    static constexpr auto kNames
        = detail::enumeratorTable<Enum>(std::make_index_sequence<detail::kMostEnumerators>());
    const auto index = static_cast<size_t>(value);
    return index < kNames.size() ? snakeCase(kNames[index]) : QString();
}

/// The words of all enumerators, in order.
template <typename Enum> [[nodiscard]] QStringList codeNames()
{
    QStringList names;
    for (size_t i = 0; i < detail::kMostEnumerators; ++i) {
        const QString name = codeName(static_cast<Enum>(i));
        if (!name.isEmpty())
            names << name;
    }
    return names;
}

} // namespace xj::exchange
