// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/catalogue/codec.h"
#include "models/domain/catalogue.h"

#include <array>
#include <utility>

namespace xj::catalogue {

template <typename E> using EnumNames = std::pair<E, const char *>;

/// The words of an enumeration in the database and in the fact tables. Part of both formats: never renamed.
template <typename E> struct EnumText;

template <> struct EnumText<domain::Confidence>
{
    static constexpr std::array<EnumNames<domain::Confidence>, 4> names{
        {{domain::Confidence::None, "none"},
         {domain::Confidence::Low, "low"},
         {domain::Confidence::Medium, "medium"},
         {domain::Confidence::High, "high"}}};
};

template <> struct EnumText<domain::DatePrecision>
{
    static constexpr std::array<EnumNames<domain::DatePrecision>, 7> names{
        {{domain::DatePrecision::Day, "day"},
         {domain::DatePrecision::Approximate, "approximate"},
         {domain::DatePrecision::Month, "month"},
         {domain::DatePrecision::Quarter, "quarter"},
         {domain::DatePrecision::HalfYear, "half_year"},
         {domain::DatePrecision::Year, "year"},
         {domain::DatePrecision::Unknown, "unknown"}}};
};

template <> struct EnumText<domain::Topology>
{
    static constexpr std::array<EnumNames<domain::Topology>, 6> names{
        {{domain::Topology::Unknown, "unknown"},
         {domain::Topology::SingleGpu, "single_gpu"},
         {domain::Topology::PcieNoPeer, "pcie_no_peer"},
         {domain::Topology::Pcie, "pcie"},
         {domain::Topology::BridgePairs, "bridge_pairs"},
         {domain::Topology::FullMesh, "full_mesh"}}};
};

template <> struct EnumText<domain::ModelKind>
{
    static constexpr std::array<EnumNames<domain::ModelKind>, 6> names{
        {{domain::ModelKind::LanguageModel, "language"},
         {domain::ModelKind::VisionLanguage, "vision_language"},
         {domain::ModelKind::Embedding, "embedding"},
         {domain::ModelKind::Diffusion, "diffusion"},
         {domain::ModelKind::Vision, "vision"},
         {domain::ModelKind::Speech, "speech"}}};
};

template <> struct EnumText<domain::AttentionKind>
{
    static constexpr std::array<EnumNames<domain::AttentionKind>, 6> names{
        {{domain::AttentionKind::Unknown, ""},
         {domain::AttentionKind::MultiHead, "multi_head"},
         {domain::AttentionKind::GroupedQuery, "grouped_query"},
         {domain::AttentionKind::MultiQuery, "multi_query"},
         {domain::AttentionKind::MultiLatent, "multi_latent"},
         {domain::AttentionKind::Hybrid, "hybrid"}}};
};

template <> struct EnumText<domain::ProviderKind>
{
    static constexpr std::array<EnumNames<domain::ProviderKind>, 7> names{
        {{domain::ProviderKind::Cloud, "cloud"},
         {domain::ProviderKind::NeoCloud, "neocloud"},
         {domain::ProviderKind::Marketplace, "marketplace"},
         {domain::ProviderKind::Idc, "idc"},
         {domain::ProviderKind::Colocation, "colocation"},
         {domain::ProviderKind::HardwareVendor, "hardware_vendor"},
         {domain::ProviderKind::MarketIndex, "market_index"}}};
};

template <> struct EnumText<domain::PricingModel>
{
    static constexpr std::array<EnumNames<domain::PricingModel>, 6> names{
        {{domain::PricingModel::OnDemand, "on_demand"},
         {domain::PricingModel::Spot, "spot"},
         {domain::PricingModel::Monthly, "monthly"},
         {domain::PricingModel::Reserved1Year, "reserved_1y"},
         {domain::PricingModel::Reserved3Year, "reserved_3y"},
         {domain::PricingModel::ReservedOther, "reserved_other"}}};
};

template <> struct EnumText<domain::PricePeriod>
{
    static constexpr std::array<EnumNames<domain::PricePeriod>, 4> names{
        {{domain::PricePeriod::Hour, "hour"},
         {domain::PricePeriod::Month, "month"},
         {domain::PricePeriod::Year, "year"},
         {domain::PricePeriod::Once, "once"}}};
};

template <> struct EnumText<domain::NetworkKind>
{
    static constexpr std::array<EnumNames<domain::NetworkKind>, 5> names{
        {{domain::NetworkKind::Unknown, ""},
         {domain::NetworkKind::Ethernet, "ethernet"},
         {domain::NetworkKind::InfiniBand, "infiniband"},
         {domain::NetworkKind::Efa, "efa"},
         {domain::NetworkKind::Roce, "roce"}}};
};

/// Every listed enumeration is written by its word.
template <typename E>
requires requires
{
    EnumText<E>::names;
}
struct Codec<E>
{
    static QVariant toVariant(E value) { return text(value); }
    static E fromVariant(const QVariant &value) { return fromText(value.toString()).value_or(E{}); }
    static QString text(E value)
    {
        for (const auto &[known, name] : EnumText<E>::names) {
            if (known == value)
                return QString(QLatin1String(name));
        }
        return QString(QLatin1String(""));
    }
    static std::optional<E> fromText(const QString &text)
    {
        for (const auto &[known, name] : EnumText<E>::names) {
            if (text == QLatin1String(name))
                return known;
        }
        return std::nullopt;
    }
};

} // namespace xj::catalogue
