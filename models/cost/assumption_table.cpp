// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/cost/assumption_table.h"

#include <algorithm>
#include <array>

namespace xj::cost {

using domain::Unit;

namespace {

using P = CostParameter;

constexpr std::array<AssumptionKey, kParameterCount> kTable{{
    {P::DiscountRate, "discount_ratio_per_year", Unit::RatioPerYear, -0.5, 1.0, "lpr-5y", "lpr-5y"},
    {P::HoursPerMonth, "hours_per_month", Unit::Hour, 600.0, 744.0, "", ""},
    {P::PlannedUtilisation, "planned_utilisation_ratio", Unit::Ratio, 0.0, 1.0, "", ""},
    {P::ServerPricePerGpu, "server_price_per_gpu", Unit::Currency, 1.0, 1e8, "", ""},
    {P::HostShare, "host_share_ratio", Unit::Ratio, 0.0, 5.0, "", ""},
    {P::FabricPricePerServer, "fabric_price_per_server", Unit::Currency, 0.0, 1e8, "net-ndr-node",
     "net-ndr-node"},
    {P::InstallationShare, "installation_ratio", Unit::Ratio, 0.0, 2.0, "net-capex-share", "net-capex-share"},
    {P::ServerVat, "server_vat_ratio", Unit::Ratio, 0.0, 1.0, "", ""},
    {P::VatDeductible, "vat_deductible_ratio", Unit::Ratio, 0.0, 1.0, "", ""},
    {P::VatRecoveryLag, "vat_recovery_lag_months", Unit::Month, 0.0, 60.0, "", ""},
    {P::PaymentAtContract, "payment_at_contract_ratio", Unit::Ratio, 0.0, 1.0, "", ""},
    {P::DeliveryLag, "delivery_lag_months", Unit::Month, 0.0, 60.0, "lead-ssd-2026", "lead-ssd-2026"},
    {P::LoadPower, "load_kw_per_gpu", Unit::KiloWatt, 0.0, 50.0, "", ""},
    {P::IdlePower, "idle_kw_per_gpu", Unit::KiloWatt, 0.0, 50.0, "", ""},
    {P::Pue, "pue", Unit::None, 1.0, 5.0, "pue-uptime-2025", "pue-uptime-2025"},
    {P::ElectricityPrice, "electricity_price_per_kwh", Unit::CurrencyPerKiloWattHour, 0.0, 1e4,
     "pow-cn-industrial", "pow-us-typical"},
    {P::ColocationPrice, "colocation_price_per_kw_month", Unit::CurrencyPerKiloWattMonth, 0.0, 1e6,
     "colo-cn-kw-price", "colo-us-tier1"},
    {P::StaffMinimum, "staff_minimum_fte", Unit::FullTimeEquivalent, 0.0, 1e4, "fte-8gpu", "fte-8gpu"},
    {P::StaffPerGpu, "staff_fte_per_gpu", Unit::FullTimeEquivalent, 0.0, 10.0, "fte-100gpu", "fte-100gpu"},
    {P::StaffCost, "staff_cost_per_year", Unit::CurrencyPerYear, 0.0, 1e9, "", ""},
    {P::MaintenanceRate, "maintenance_ratio_per_year", Unit::RatioPerYear, 0.0, 1.0, "mnt-lenovo",
     "mnt-lenovo"},
    {P::Warranty, "warranty_months", Unit::Month, 0.0, 120.0, "", ""},
    {P::ResaleLoss, "resale_loss_ratio_per_year", Unit::RatioPerYear, -0.5, 1.0, "", ""},
    {P::HardwarePriceChange, "hardware_price_change_ratio_per_year", Unit::RatioPerYear, -0.9, 3.0, "", ""},
    {P::RentPriceChange, "rent_price_change_ratio_per_year", Unit::RatioPerYear, -0.9, 3.0, "", ""},
    {P::Licence, "licence_per_gpu_year", Unit::Currency, 0.0, 1e7, "", ""},
    {P::NetworkFee, "network_per_month", Unit::CurrencyPerMonth, 0.0, 1e9, "", ""},
    {P::Decommission, "decommission_per_server", Unit::Currency, 0.0, 1e7, "", ""},
    {P::StorageVolume, "rent_storage_gb", Unit::GB, 0.0, 1e12, "", ""},
    {P::StoragePrice, "rent_storage_price_per_gb_month", Unit::CurrencyPerGbMonth, 0.0, 1e4, "", ""},
    {P::EgressVolume, "rent_egress_gb_per_month", Unit::GB, 0.0, 1e12, "", ""},
    {P::EgressPrice, "rent_egress_price_per_gb", Unit::CurrencyPerGb, 0.0, 1e4, "", ""},
    {P::SupportShare, "rent_support_ratio", Unit::Ratio, 0.0, 1.0, "", ""},
}};

constexpr bool inEnumOrder()
{
    for (size_t i = 0; i < kTable.size(); ++i) {
        if (static_cast<size_t>(kTable[i].parameter) != i)
            return false;
    }
    return true;
}
static_assert(inEnumOrder(), "the table is indexed by the enumeration");

} // namespace

std::span<const AssumptionKey> assumptionKeys()
{
    return kTable;
}

const AssumptionKey &assumptionKey(CostParameter parameter)
{
    return kTable[static_cast<size_t>(parameter)];
}

const AssumptionKey *findAssumption(const QString &key)
{
    const auto it = std::find_if(kTable.begin(), kTable.end(),
                                 [&key](const AssumptionKey &row) { return key == QLatin1String(row.key); });
    return it == kTable.end() ? nullptr : &*it;
}

} // namespace xj::cost
