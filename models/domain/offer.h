// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/money.h"
#include "models/domain/provenance.h"
#include "models/domain/server.h"

#include <QString>

#include <optional>

namespace xj::domain {

enum class PricingModel { OnDemand, Spot, Monthly, Reserved1Year, Reserved3Year, ReservedOther };
enum class PricePeriod { Hour, Month, Year, Once };
enum class NetworkKind { Unknown, Ethernet, InfiniBand, Efa, Roce };

/// One observed price of a published rental offer: the whole instance with `gpuCount` GPUs, per `period`.
struct Offer
{
    QString id;
    QString providerId;
    QString instanceType;
    QString gpuId;
    int gpuCount = 1;
    std::optional<double> vcpus;
    std::optional<double> ramGB;
    std::optional<double> localNvmeGB; ///< absent: not stated
    QString interconnect; ///< as published ("nvlink"); empty: not stated
    Topology topology = Topology::Unknown; ///< what it means
    std::optional<double> networkGbps;
    NetworkKind networkKind = NetworkKind::Unknown;
    QString region;
    Money price;
    PricePeriod period = PricePeriod::Hour;
    PricingModel pricing = PricingModel::OnDemand;
    std::optional<bool> taxIncluded;
    Provenance provenance; ///< observedOn is always set

    bool operator==(const Offer &) const = default;
};

} // namespace xj::domain
