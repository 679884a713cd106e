// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/model_architecture.h"
#include "models/domain/project.h"
#include "models/domain/provider.h"

#include <QStringList>

#include <optional>
#include <span>

/// The words that stand for enumerators in our files. They are part of the format: never renamed.
namespace xj::exchange {

enum class WorkloadKind { Training, Inference };

template <typename Enum> struct EnumName
{
    Enum value;
    const char *name;
};
/// clang 14 does not yet deduce the arguments of aggregates by itself.
template <typename Enum> EnumName(Enum, const char *) -> EnumName<Enum>;

/// All words of one enumeration, in the order in which they are listed in messages.
template <typename Enum> [[nodiscard]] std::span<const EnumName<Enum>> enumNames();

template <> std::span<const EnumName<WorkloadKind>> enumNames();
template <> std::span<const EnumName<domain::Precision>> enumNames();
template <> std::span<const EnumName<domain::TrainingMethod>> enumNames();
template <> std::span<const EnumName<domain::Optimizer>> enumNames();
template <> std::span<const EnumName<domain::Recompute>> enumNames();
template <> std::span<const EnumName<domain::BuyerVat>> enumNames();
template <> std::span<const EnumName<domain::Topology>> enumNames();
template <> std::span<const EnumName<domain::NetworkKind>> enumNames();
template <> std::span<const EnumName<domain::PricePeriod>> enumNames();
template <> std::span<const EnumName<domain::PricingModel>> enumNames();
template <> std::span<const EnumName<domain::ModelKind>> enumNames();
template <> std::span<const EnumName<domain::AttentionKind>> enumNames();
template <> std::span<const EnumName<domain::Confidence>> enumNames();
template <> std::span<const EnumName<domain::DatePrecision>> enumNames();
template <> std::span<const EnumName<domain::Unit>> enumNames();

template <typename Enum> [[nodiscard]] QString nameOf(Enum value)
{
    for (const EnumName<Enum> &entry : enumNames<Enum>()) {
        if (entry.value == value)
            return QString::fromLatin1(entry.name);
    }
    return {};
}

template <typename Enum> [[nodiscard]] std::optional<Enum> enumFromName(const QString &name)
{
    for (const EnumName<Enum> &entry : enumNames<Enum>()) {
        if (name == QLatin1String(entry.name))
            return entry.value;
    }
    return {};
}

template <typename Enum> [[nodiscard]] QStringList namesOf()
{
    QStringList names;
    for (const EnumName<Enum> &entry : enumNames<Enum>())
        names << QString::fromLatin1(entry.name);
    return names;
}

} // namespace xj::exchange
