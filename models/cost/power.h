// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

namespace xj::cost {

/// One tariff period (峰, 平, 谷): its share of the hours and its price.
struct TariffPeriod
{
    double share = 1.0;
    double perKiloWattHour = 0.0;
};

/// Electricity of a fleet of equal nodes.
struct PowerUse
{
    double nodes = 1.0;
    double idleKiloWatt = 0.0; ///< of a node with no job
    double loadKiloWatt = 0.0; ///< of a node with every GPU busy
    double utilisation = 0.0; ///< busy share, 0..1
    double pue = 1.0; ///< facility energy over IT energy, >= 1
    double hoursPerMonth = 730.0;
    std::vector<TariffPeriod> tariff; ///< shares sum to 1
    double demandChargePerKiloWattMonth = 0.0; ///< two-part tariffs: on the facility's peak
};

struct PowerBill
{
    double averageKiloWattPerNode = 0.0; ///< P(u) = idle + (load - idle) u
    double itKiloWattHours = 0.0; ///< per month
    double facilityKiloWattHours = 0.0;
    double averageTariff = 0.0;
    double cost = 0.0; ///< per month
    double marginalPerNodeBusyHour = 0.0; ///< what one more hour of a fully busy node costs
};

[[nodiscard]] double averageTariff(const std::vector<TariffPeriod> &periods);
[[nodiscard]] PowerBill powerBill(const PowerUse &use);

/// Racks for nodes of `loadKiloWatt` each: ceil(nodes / floor(rackKiloWatt / loadKiloWatt)), and no more
/// nodes to a rack than its height takes. 0 when not even one node fits. Heights of 0 do not bind.
[[nodiscard]] int racksNeeded(int nodes, double rackKiloWatt, double loadKiloWatt, int rackHeightUnits = 0,
                              int nodeHeightUnits = 0);

} // namespace xj::cost
