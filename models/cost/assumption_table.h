// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/units.h"

#include <QString>

#include <span>

namespace xj::cost {

/// The parameters of the cost model, in the order of their table.
enum class CostParameter {
    DiscountRate,
    HoursPerMonth,
    PlannedUtilisation,
    ServerPricePerGpu,
    HostShare,
    FabricPricePerServer,
    InstallationShare,
    ServerVat,
    VatDeductible,
    VatRecoveryLag,
    PaymentAtContract,
    DeliveryLag,
    LoadPower,
    IdlePower,
    Pue,
    ElectricityPrice,
    ColocationPrice,
    StaffMinimum,
    StaffPerGpu,
    StaffCost,
    MaintenanceRate,
    Warranty,
    ResaleLoss,
    HardwarePriceChange,
    RentPriceChange,
    Licence,
    NetworkFee,
    Decommission,
    StorageVolume,
    StoragePrice,
    EgressVolume,
    EgressPrice,
    SupportShare
};

inline constexpr int kParameterCount = static_cast<int>(CostParameter::SupportShare) + 1;

/// One parameter: its name in files, what it counts, what is accepted, and the catalogue's fact behind its
/// default (empty: rule in the defaults' source file).
struct AssumptionKey
{
    CostParameter parameter;
    const char *key;
    domain::Unit unit;
    double lowest;
    double highest;
    const char *factInChina;
    const char *factElsewhere;
};

/// All of them, indexed by CostParameter. `xuanji schema cost` prints this table.
[[nodiscard]] std::span<const AssumptionKey> assumptionKeys();

[[nodiscard]] const AssumptionKey &assumptionKey(CostParameter parameter);

/// Null when there is no such key.
[[nodiscard]] const AssumptionKey *findAssumption(const QString &key);

} // namespace xj::cost
