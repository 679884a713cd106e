// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDate>
#include <QStringList>
#include <QVariant>

#include <optional>
#include <type_traits>

/// Between the fields of domain values and the raw values of a form: absent is an invalid QVariant, an
/// enumeration its int.
namespace xj::items {

template <typename T> [[nodiscard]] QVariant toVariant(const T &value)
{
    if constexpr (std::is_enum_v<T>)
        return static_cast<int>(value);
    else
        return QVariant::fromValue(value);
}

template <typename T> [[nodiscard]] QVariant toVariant(const std::optional<T> &value)
{
    return value ? toVariant(*value) : QVariant();
}

template <typename T> void fromVariant(T &target, const QVariant &value)
{
    if (!value.isValid())
        target = T{};
    else if constexpr (std::is_enum_v<T>)
        target = static_cast<T>(value.toInt());
    else
        target = value.value<T>();
}

template <typename T> void fromVariant(std::optional<T> &target, const QVariant &value)
{
    if (!value.isValid()) {
        target.reset();
        return;
    }
    T inner{};
    fromVariant(inner, value);
    target = inner;
}

} // namespace xj::items
