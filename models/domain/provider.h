// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/argument.h"
#include "models/domain/provenance.h"

#include <QStringList>

namespace xj::domain {

enum class ProviderKind { Cloud, NeoCloud, Marketplace, Idc, Colocation, HardwareVendor, MarketIndex };

/// A company that rents, hosts or sells, or an index of what others ask. `roles` are catalogue facts and earn
/// no rank.
struct Provider
{
    QString id;
    BilingualName name;
    ProviderKind kind = ProviderKind::Cloud;
    QString country; ///< ISO 3166 code as far as known
    QStringList regions;
    QStringList roles; ///< inference_start, mid_training, large_scale, overseas_compliance, edge, hardware
    BilingualName strengths;
    bool namedByBuyingGuides = false;
    Provenance provenance;

    bool operator==(const Provider &) const = default;
};

} // namespace xj::domain
