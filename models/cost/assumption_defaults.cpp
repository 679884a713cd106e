// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/cost/assumption_defaults.h"

#include <algorithm>
#include <cmath>

namespace xj::cost {

using domain::BuildCost;

namespace {

constexpr double kWeeksPerMonth = 365.0 / 12.0 / 7.0;

PublishedDefault stated(double value, std::optional<double> low, std::optional<double> high,
                        const QString &source)
{
    return {value, low, high, source, std::nullopt};
}

std::optional<PublishedDefault> optionalStated(double value, std::optional<double> low,
                                               std::optional<double> high, const QString &source)
{
    return stated(value, low, high, source);
}

bool isAmount(domain::Unit unit)
{
    using domain::Unit;
    return unit == Unit::Currency || unit == Unit::CurrencyPerMonth || unit == Unit::CurrencyPerYear
        || unit == Unit::CurrencyPerKiloWattHour || unit == Unit::CurrencyPerKiloWattMonth
        || unit == Unit::CurrencyPerGbMonth || unit == Unit::CurrencyPerGb;
}

/// Costs that are in no published table: part of the comparison only once entered.
std::optional<PublishedDefault> enteredOnly()
{
    return stated(0.0, std::nullopt, std::nullopt,
                  QStringLiteral("not part of the comparison until entered"));
}

} // namespace

AssumptionDefaults::AssumptionDefaults(const domain::Project &project, const domain::Catalogue &catalogue,
                                       const QString &gpuId)
    : m_project(project)
    , m_catalogue(catalogue)
    , m_gpuId(gpuId)
    , m_china(buysInChina(project))
    , m_server(serverPrice(project, catalogue, gpuId))
{ }

AssumptionDefaults::Answer AssumptionDefaults::of(CostParameter parameter) const
{
    using P = CostParameter;
    switch (parameter) {
    case P::DiscountRate:
        return discountRate();
    case P::HoursPerMonth:
        return optionalStated(730.0, 720.0, 744.0,
                              QStringLiteral("8760 h / 12; published tables use 720, 730 and 740"));
    case P::PlannedUtilisation:
        return optionalStated(0.6, 0.4, 0.8, QStringLiteral("middle of the buying guides' 40-80 % band"));
    case P::ServerPricePerGpu:
        return pricePerGpu();
    case P::HostShare:
        return hostShare();
    case P::ServerVat:
        return serverVat();
    case P::VatDeductible: {
        const bool general = m_project.constraints.buyerVat == domain::BuyerVat::General;
        return optionalStated(general ? 1.0 : 0.0, 0.0, 1.0,
                              QStringLiteral("the project's buyer_vat: general taxpayers deduct input tax"));
    }
    case P::VatRecoveryLag:
        return optionalStated(1.0, 0.0, 12.0, QStringLiteral("the month after acceptance"));
    case P::PaymentAtContract:
        return optionalStated(
            0.3, 0.0, 1.0,
            QStringLiteral("usual Chinese terms 30/40/25/5; the rest is counted at acceptance"));
    case P::DeliveryLag:
        return deliveryLag();
    case P::LoadPower:
        return loadPower();
    case P::IdlePower:
        return idlePower();
    case P::Pue:
        return pue();
    case P::StaffCost:
        return staffCost();
    case P::MaintenanceRate:
        return maintenance();
    case P::Warranty:
        return optionalStated(
            0.0, 0.0, 36.0,
            QStringLiteral("the source of the maintenance share charges it from the first year"));
    case P::ResaleLoss:
        return resaleLoss();
    case P::HardwarePriceChange:
        return optionalStated(
            0.0, -0.2, 0.5,
            QStringLiteral("today's price held; memory and disks rose sharply in 2026, GPUs "
                           "of the last generation fell"));
    case P::RentPriceChange:
        return optionalStated(
            0.0, -0.5, 0.33,
            QStringLiteral("today's price held; published rents fell by half in 2025 and rose by "
                           "a third in 2026"));
    case P::Licence:
    case P::NetworkFee:
    case P::Decommission:
    case P::StorageVolume:
    case P::StoragePrice:
    case P::EgressVolume:
    case P::EgressPrice:
    case P::SupportShare:
        return enteredOnly();
    case P::FabricPricePerServer:
    case P::InstallationShare:
    case P::ElectricityPrice:
    case P::ColocationPrice:
    case P::StaffMinimum:
    case P::StaffPerGpu:
        break;
    }
    const AssumptionKey &row = assumptionKey(parameter);
    return fact(m_china ? row.factInChina : row.factElsewhere, isAmount(row.unit));
}

AssumptionDefaults::Answer AssumptionDefaults::fact(const char *id, bool amount) const
{
    const BuildCost *found = m_catalogue.buildCost(QString::fromLatin1(id));
    if (!found)
        return std::nullopt;
    // A rate of interest names its currency too, and is no amount of it.
    return amount ? inProjectCurrency(*found, m_project, m_catalogue) : Answer(fromFact(*found));
}

AssumptionDefaults::Answer AssumptionDefaults::discountRate() const
{
    Answer rate = fact("lpr-5y", false);
    const BuildCost *shorter = m_catalogue.buildCost(QStringLiteral("lpr-1y"));
    if (rate && *rate && shorter && shorter->typical)
        (*rate)->low = std::min((*rate)->value, *shorter->typical);
    return rate;
}

AssumptionDefaults::Answer AssumptionDefaults::deliveryLag() const
{
    // This GPU's own lead time if any is published, the newest; else that of the slowest part all servers
    // need.
    const BuildCost *best
        = m_catalogue.buildCost(QString::fromLatin1(assumptionKey(CostParameter::DeliveryLag).factElsewhere));
    const BuildCost *own = nullptr;
    for (const BuildCost &candidate : m_catalogue.buildCosts()) {
        if (candidate.category != u"lead_time" || candidate.gpuId != m_gpuId || m_gpuId.isEmpty())
            continue;
        if (!own || candidate.provenance.observedOn > own->provenance.observedOn)
            own = &candidate;
    }
    const BuildCost *chosen = own ? own : best;
    std::optional<PublishedDefault> weeks = chosen ? fromFact(*chosen) : std::nullopt;
    if (!weeks)
        return std::nullopt;
    PublishedDefault months = scaled(*weeks, 1.0 / kWeeksPerMonth);
    months.value = std::ceil(months.value - 1e-9);
    if (months.low)
        months.low = std::floor(*months.low);
    if (months.high)
        months.high = std::ceil(*months.high);
    return std::optional(months);
}

AssumptionDefaults::Answer AssumptionDefaults::loadPower() const
{
    const domain::Server *chosen = nullptr;
    for (const domain::Server *server : m_catalogue.serversWith(m_gpuId)) {
        if (!server->maxPowerWatt || server->gpuCount <= 0)
            continue;
        const bool usual = server->gpuCount == 8;
        if (!chosen || (usual && chosen->gpuCount != 8))
            chosen = server;
    }
    // Measured: an 8-GPU H100 server drew at most 8.4 kW of its rated 10.2 (Latif et al., IEEE Access 13,
    // 2025).
    constexpr double kMeasuredShare = 8.4 / 10.2;
    if (!chosen)
        return std::nullopt;
    const double rated = *chosen->maxPowerWatt / 1000.0 / chosen->gpuCount;
    PublishedDefault power = stated(
        rated * kMeasuredShare, std::nullopt, rated,
        QString(chosen->id + QStringLiteral(": ") + chosen->provenance.source
                + QStringLiteral("; x 8.4/10.2 as measured by Latif et al., IEEE Access 13 (2025) 61740")));
    power.observedOn = chosen->provenance.observedOn;
    return std::optional(power);
}

AssumptionDefaults::Answer AssumptionDefaults::idlePower() const
{
    // 2.3 kW of a server rated 10.2 kW: an estimate that a meter reading should replace.
    constexpr double kIdleOfMeasuredLoad = 2.3 / 8.4;
    Answer load = loadPower();
    if (!load || !*load)
        return load;
    PublishedDefault idle = scaled(**load, kIdleOfMeasuredLoad);
    idle.low.reset();
    idle.high = (*load)->value;
    idle.source += QStringLiteral("; x 2.3/8.4 idle (estimate)");
    return std::optional(idle);
}

AssumptionDefaults::Answer AssumptionDefaults::pue() const
{
    Answer pue = fact("pue-uptime-2025", false);
    const BuildCost *modern = m_catalogue.buildCost(QStringLiteral("pue-new"));
    if (pue && *pue && modern && modern->low)
        (*pue)->low = std::min((*pue)->value, *modern->low);
    return pue;
}

AssumptionDefaults::Answer AssumptionDefaults::staffCost() const
{
    // 22.5 to 30 ten thousand dollars for half a person over three years: 150 to 200 thousand a person-year.
    const BuildCost *basis = m_catalogue.buildCost(QStringLiteral("fte-8gpu"));
    if (m_china) {
        PublishedDefault wage = stated(
            335'000.0, 239'000.0, 500'000.0,
            QStringLiteral(
                "National Bureau of Statistics: average wage 2024 in software and IT services, urban "
                "non-private units, about 239,000 CNY (recalled), plus 40 % employer's charges (estimate)"));
        wage.observedOn = QDate(2025, 5, 16);
        const domain::Result<double> factor
            = exchangeFactor(domain::Currency::cny(), m_project.currency, m_catalogue);
        if (!factor)
            return tl::unexpected(factor.error());
        return std::optional(scaled(wage, *factor));
    }
    if (!basis)
        return std::nullopt;
    PublishedDefault cost = stated(175'000.0, 150'000.0, 200'000.0,
                                   QString(basis->item + QStringLiteral(": ") + basis->provenance.source));
    cost.observedOn = basis->provenance.observedOn;
    const domain::Result<double> factor
        = exchangeFactor(domain::Currency::usd(), m_project.currency, m_catalogue);
    if (!factor)
        return tl::unexpected(factor.error());
    return std::optional(scaled(cost, *factor));
}

AssumptionDefaults::Answer AssumptionDefaults::maintenance() const
{
    Answer rate = fact("mnt-lenovo", false);
    const BuildCost *contract = m_catalogue.buildCost(QStringLiteral("mnt-contract"));
    const BuildCost *company = m_catalogue.buildCost(QStringLiteral("mnt-cn-mid"));
    if (rate && *rate && contract && contract->low)
        (*rate)->low = std::min((*rate)->value, *contract->low);
    if (rate && *rate && company && company->high)
        (*rate)->high = std::max((*rate)->value, *company->high);
    return rate;
}

AssumptionDefaults::Answer AssumptionDefaults::resaleLoss() const
{
    // The published resale share nearest to the horizon, as a constant yearly loss: 1 - share^(1/years).
    const QString family
        = m_gpuId.startsWith(u"a100") ? QStringLiteral("res-a100-y") : QStringLiteral("res-h100-y");
    const BuildCost *nearest = nullptr;
    double years = 0.0;
    for (const BuildCost &candidate : m_catalogue.buildCosts()) {
        if (!candidate.id.startsWith(family) || !candidate.typical)
            continue;
        const double age = candidate.id.mid(family.size()).toDouble();
        const double horizon = m_project.horizonMonths / 12.0;
        if (age > 0.0 && (!nearest || std::abs(age - horizon) < std::abs(years - horizon))) {
            nearest = &candidate;
            years = age;
        }
    }
    if (!nearest)
        return std::nullopt;
    const auto loss = [years](double share) { return 1.0 - std::pow(share, 1.0 / years); };
    PublishedDefault result = *fromFact(*nearest);
    result.value = loss(*nearest->typical);
    result.low = nearest->high ? std::optional(loss(*nearest->high)) : std::nullopt;
    result.high = nearest->low ? std::optional(loss(*nearest->low)) : std::nullopt;
    return std::optional(result);
}

AssumptionDefaults::Answer AssumptionDefaults::serverVat() const
{
    const bool known = m_server && *m_server && (*m_server)->taxStated;
    if (!m_china)
        return optionalStated(0.0, 0.0, 0.3, QStringLiteral("no value added tax assumed outside China"));
    if (!known)
        return optionalStated(
            0.0, 0.0, 0.13,
            QStringLiteral("the price does not say whether it includes tax: taken as it stands"));
    return fact("vat-goods", false);
}

AssumptionDefaults::Answer AssumptionDefaults::pricePerGpu() const
{
    if (!m_server)
        return tl::unexpected(m_server.error());
    if (!*m_server)
        return std::nullopt;
    const ServerPrice &server = **m_server;
    return std::optional(server.perGpu);
}

AssumptionDefaults::Answer AssumptionDefaults::hostShare() const
{
    if (!m_server)
        return tl::unexpected(m_server.error());
    return *m_server ? (*m_server)->hostShare : std::nullopt;
}

} // namespace xj::cost
