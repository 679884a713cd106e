// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/cost/fleet_model.h"

#include "models/cost/compensated_sum.h"
#include "models/cost/discounting.h"

#include <algorithm>
#include <cmath>

namespace xj::cost {

using domain::CostCategory;
using P = CostParameter;

namespace {

constexpr int kMonthsPerYear = 12;

double grown(double changePerYear, int months)
{
    return changePerYear == 0.0 ? 1.0 : std::pow(1.0 + changePerYear, months / 12.0);
}

} // namespace

FleetModel::FleetModel(const TcoInputs &inputs, const std::vector<domain::AssumptionUsed> &assumptions)
    : m_months(static_cast<int>(inputs.demandGpus.size()))
    , m_demand(inputs.demandGpus)
    , m_gpusPerServer(std::max(inputs.gpusPerServer, 1))
    , m_offered(inputs.rentPerGpuHour)
    , m_committed(inputs.committedRentPerGpuHour)
    , m_billedAlways(inputs.rentBilledAlways)
{
    bool ownUtilisation = false;
    bool ownPrice = false;
    for (const domain::AssumptionUsed &assumption : assumptions) {
        const AssumptionKey *key = findAssumption(assumption.key);
        if (!key)
            continue;
        m_values[index(key->parameter)] = assumption.value;
        m_known[index(key->parameter)] = true;
        ownUtilisation |= key->parameter == P::PlannedUtilisation && assumption.overridden;
        ownPrice |= key->parameter == P::ServerPricePerGpu && assumption.overridden;
    }
    if (!ownUtilisation)
        set(P::PlannedUtilisation, inputs.plannedUtilisation);
    m_known[index(P::PlannedUtilisation)] = true;
    // An entered price is that of the whole server; only a published card price lacks the host.
    if (ownPrice) {
        m_known[index(P::HostShare)] = false;
        set(P::HostShare, 0.0);
    }
}

double FleetModel::peakDemand() const
{
    return m_demand.empty() ? 0.0 : *std::max_element(m_demand.begin(), m_demand.end());
}

std::optional<CostParameter> FleetModel::missingForBuild() const
{
    constexpr P kNeeded[] = {
        P::ServerPricePerGpu, P::DiscountRate, P::HoursPerMonth,    P::DeliveryLag,     P::LoadPower,
        P::IdlePower,         P::Pue,          P::ElectricityPrice, P::ColocationPrice, P::StaffMinimum,
        P::StaffPerGpu,       P::StaffCost,    P::MaintenanceRate,  P::ResaleLoss,      P::InstallationShare};
    for (const P parameter : kNeeded) {
        if (!known(parameter))
            return parameter;
    }
    if (wholeServers(peakDemand()) > m_gpusPerServer && !known(P::FabricPricePerServer))
        return P::FabricPricePerServer;
    return std::nullopt;
}

bool FleetModel::hasTariff(RentTariff tariff) const
{
    return tariff == RentTariff::AsOffered ? m_offered.has_value() : m_committed.has_value();
}

int FleetModel::deliveryLag() const
{
    return static_cast<int>(std::lround(value(P::DeliveryLag)));
}

double FleetModel::wholeServers(double gpus) const
{
    return std::ceil(gpus / m_gpusPerServer - 1e-9) * m_gpusPerServer;
}

std::vector<double> FleetModel::factors() const
{
    return discountFactors(value(P::DiscountRate), m_months);
}

double FleetModel::gpuHours() const
{
    return orderedSum(m_demand) * value(P::HoursPerMonth) * utilisation();
}

double FleetModel::discountedGpuHours(std::span<const double> factors) const
{
    CompensatedSum sum;
    for (int month = 1; month <= m_months; ++month)
        sum.add(demand(month) * factors[static_cast<size_t>(month)]);
    return sum.value() * value(P::HoursPerMonth) * utilisation();
}

double FleetModel::rentPrice(RentTariff tariff, int month) const
{
    // A committed price is renewed each year at the price then current.
    const int elapsed
        = tariff == RentTariff::Committed ? (month - 1) / kMonthsPerYear * kMonthsPerYear : month - 1;
    const double today = (tariff == RentTariff::Committed ? m_committed : m_offered).value_or(0.0);
    return today * grown(value(P::RentPriceChange), elapsed);
}

double FleetModel::rentHours(RentTariff tariff) const
{
    const bool always = m_billedAlways || tariff == RentTariff::Committed;
    return value(P::HoursPerMonth) * (always ? 1.0 : utilisation());
}

double FleetModel::wantedOwned(int month, double limit) const
{
    return std::min(wholeServers(demand(month)), limit);
}

double FleetModel::priceOfGpu(int month) const
{
    return value(P::ServerPricePerGpu) * (1.0 + value(P::HostShare))
        * grown(value(P::HardwarePriceChange), month);
}

void FleetModel::buy(const Purchase &purchase, FlowBook &book) const
{
    const double servers = priceOfGpu(purchase.order) * purchase.gpus;
    // One server alone needs no fabric.
    const bool fabric = wholeServers(peakDemand()) > m_gpusPerServer;
    const double network = fabric ? value(P::FabricPricePerServer) * purchase.gpus / m_gpusPerServer : 0.0;
    const double exVat = servers * (1.0 + value(P::InstallationShare)) + network;
    const double tax = exVat * value(P::ServerVat);
    const double first = value(P::PaymentAtContract);
    book.add(CostCategory::Capex, purchase.order, (exVat + tax) * first);
    book.add(CostCategory::Capex, purchase.acceptance, (exVat + tax) * (1.0 - first));
    const int recovered = purchase.acceptance + static_cast<int>(std::lround(value(P::VatRecoveryLag)));
    book.add(CostCategory::Tax, recovered, -tax * value(P::VatDeductible));
    // Cables and installation bring nothing back.
    const double kept = std::pow(1.0 - value(P::ResaleLoss), (m_months - purchase.acceptance) / 12.0);
    book.add(CostCategory::Residual, m_months, -servers * kept);
    book.add(CostCategory::Decommission, m_months, value(P::Decommission) * purchase.gpus / m_gpusPerServer);
    maintain(purchase, book);
}

void FleetModel::maintain(const Purchase &purchase, FlowBook &book) const
{
    const double perMonth
        = priceOfGpu(purchase.order) * purchase.gpus * value(P::MaintenanceRate) / kMonthsPerYear;
    const int first = purchase.acceptance + static_cast<int>(std::lround(value(P::Warranty))) + 1;
    for (int month = first; month <= m_months; ++month)
        book.add(CostCategory::Maintenance, month, perMonth);
}

void FleetModel::rentMonth(int month, double rented, double bridged, RentTariff tariff, FlowBook &book) const
{
    if (bridged > 0.0) {
        // Nobody commits to a year to bridge a delivery, unless nothing else is offered.
        const RentTariff bridge = m_offered ? RentTariff::AsOffered : RentTariff::Committed;
        book.add(CostCategory::Bridging, month, bridged * rentPrice(bridge, month) * rentHours(bridge));
    }
    if (rented <= 0.0)
        return;
    const double compute = rented * rentPrice(tariff, month) * rentHours(tariff);
    const double storage = value(P::StorageVolume) * value(P::StoragePrice);
    const double egress = value(P::EgressVolume) * value(P::EgressPrice);
    book.add(CostCategory::Compute, month, compute);
    book.add(CostCategory::Storage, month, storage);
    book.add(CostCategory::Egress, month, egress);
    book.add(CostCategory::Support, month, (compute + storage + egress) * value(P::SupportShare));
}

void FleetModel::runMonth(int month, double owned, FlowBook &book) const
{
    if (owned <= 0.0)
        return;
    const double busy = std::min(owned, demand(month)) * utilisation();
    const double kiloWatt = value(P::IdlePower) * owned + (value(P::LoadPower) - value(P::IdlePower)) * busy;
    book.add(CostCategory::Electricity, month,
             kiloWatt * value(P::HoursPerMonth) * value(P::Pue) * value(P::ElectricityPrice));
    book.add(CostCategory::Colocation, month, owned * value(P::LoadPower) * value(P::ColocationPrice));
    const double people = std::max(value(P::StaffMinimum), owned * value(P::StaffPerGpu));
    book.add(CostCategory::Staff, month, people * value(P::StaffCost) / kMonthsPerYear);
    book.add(CostCategory::Licence, month, owned * value(P::Licence) / kMonthsPerYear);
    book.add(CostCategory::Network, month, value(P::NetworkFee));
}

void FleetModel::write(const SupplyPlan &plan, FlowBook &book) const
{
    book.clear();
    const int arrival = plan.orderMonth + deliveryLag();
    double owned = 0.0;
    for (int month = 1; month <= std::min(arrival + 1, m_months); ++month)
        owned = std::max(owned, wantedOwned(month, plan.ownedGpus));
    if (owned > 0.0 && arrival < m_months)
        buy({plan.orderMonth, arrival, owned}, book);
    for (int month = 1; month <= m_months; ++month) {
        if (month <= arrival) {
            const double bridged = month > plan.orderMonth ? std::min(demand(month), owned) : 0.0;
            rentMonth(month, demand(month) - bridged, bridged, plan.tariff, book);
            continue;
        }
        const double wanted = wantedOwned(month, plan.ownedGpus);
        if (wanted > owned) {
            buy({std::max(plan.orderMonth, month - 1 - deliveryLag()), month - 1, wanted - owned}, book);
            owned = wanted;
        }
        runMonth(month, owned, book);
        rentMonth(month, demand(month) - std::min(demand(month), owned), 0.0, plan.tariff, book);
    }
}

} // namespace xj::cost
