// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/cost/power.h"

#include "models/cost/compensated_sum.h"

#include <algorithm>
#include <cmath>

namespace xj::cost {

double averageTariff(const std::vector<TariffPeriod> &periods)
{
    std::vector<double> parts;
    parts.reserve(periods.size());
    for (const TariffPeriod &period : periods)
        parts.push_back(period.share * period.perKiloWattHour);
    return orderlessSum(std::move(parts));
}

PowerBill powerBill(const PowerUse &use)
{
    PowerBill bill;
    const double swing = use.loadKiloWatt - use.idleKiloWatt;
    bill.averageKiloWattPerNode = use.idleKiloWatt + swing * use.utilisation;
    bill.itKiloWattHours = use.nodes * bill.averageKiloWattPerNode * use.hoursPerMonth;
    bill.facilityKiloWattHours = bill.itKiloWattHours * use.pue;
    bill.averageTariff = averageTariff(use.tariff);
    bill.cost = bill.facilityKiloWattHours * bill.averageTariff
        + use.demandChargePerKiloWattMonth * use.nodes * use.loadKiloWatt * use.pue;
    bill.marginalPerNodeBusyHour = swing * use.pue * bill.averageTariff;
    return bill;
}

int racksNeeded(int nodes, double rackKiloWatt, double loadKiloWatt, int rackHeightUnits, int nodeHeightUnits)
{
    if (nodes <= 0)
        return 0;
    // The tiny allowance lets 0.3 kW hold three nodes of 0.1 kW, which binary fractions would deny.
    constexpr double kAllowance = 1.0 + 1e-12;
    double perRack = loadKiloWatt > 0.0 ? std::floor(rackKiloWatt / loadKiloWatt * kAllowance) : nodes;
    if (rackHeightUnits > 0 && nodeHeightUnits > 0)
        perRack = std::min(perRack, static_cast<double>(rackHeightUnits / nodeHeightUnits));
    if (perRack < 1.0)
        return 0;
    return static_cast<int>(std::ceil(nodes / perRack));
}

} // namespace xj::cost
