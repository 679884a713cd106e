// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/sample_recommendation.h"

#include <cmath>

namespace xj::tests {

namespace {

using namespace domain;

constexpr int kMonths = 36;
constexpr double kMonthlyRate = 0.004;

/// A category that costs `first` at the start, `monthly` each month and `last` at the end.
CostLine line(CostCategory category, double first, double monthly, double last = 0.0)
{
    CostLine flows;
    flows.category = category;
    flows.monthly.assign(kMonths + 1, monthly);
    flows.monthly.front() = first;
    flows.monthly.back() += last;
    for (std::size_t month = 0; month < flows.monthly.size(); ++month) {
        flows.undiscounted += flows.monthly[month];
        flows.presentValue += flows.monthly[month] / std::pow(1.0 + kMonthlyRate, static_cast<double>(month));
    }
    return flows;
}

Figure figure(CostTerm term, double value, Unit unit, const QString &formula = {})
{
    return {term, value, unit, std::nullopt, {formula, {}, {}}};
}

OptionCost option(SupplyOption kind, std::vector<CostLine> lines, int owned, int rented)
{
    OptionCost cost;
    cost.option = kind;
    cost.lines = std::move(lines);
    cost.cumulative.assign(kMonths + 1, 0.0);
    cost.cumulativeDiscounted = cost.cumulative;
    double sum = 0.0;
    double discounted = 0.0;
    double peak = 0.0;
    for (std::size_t month = 0; month < cost.cumulative.size(); ++month) {
        double flow = 0.0;
        for (const CostLine &part : cost.lines)
            flow += part.monthly[month];
        sum += flow;
        discounted += flow / std::pow(1.0 + kMonthlyRate, static_cast<double>(month));
        peak = std::max(peak, sum);
        cost.cumulative[month] = sum;
        cost.cumulativeDiscounted[month] = discounted;
    }
    cost.netPresentValue
        = figure(CostTerm::NetPresentValue, discounted, Unit::Currency, QStringLiteral("Σ c_t / (1+r)^t"));
    cost.undiscountedTotal = figure(CostTerm::UndiscountedTotal, sum, Unit::Currency);
    cost.equivalentMonthly
        = figure(CostTerm::EquivalentMonthlyCost, discounted / 33.4, Unit::CurrencyPerMonth);
    cost.levelised = figure(CostTerm::LevelisedCost, discounted / 505'000.0, Unit::CurrencyPerGpuHour);
    cost.peakCash = figure(CostTerm::PeakCashNeed, peak, Unit::Currency);
    cost.gpusOwned = owned;
    cost.gpusRentedPeak = rented;
    return cost;
}

AssumptionUsed assumption(const QString &key, double value, Unit unit, bool overridden = false)
{
    return {key,
            value,
            unit,
            value * 0.8,
            value * 1.25,
            overridden,
            QStringLiteral("cost model §4"),
            QDate(2026, 8, 15),
            {}};
}

BreakEven breakEven(const OptionCost &rent, const OptionCost &build)
{
    BreakEven even;
    even.status = BreakEvenStatus::BreakEven;
    even.statement = {CostReason::BreakEvenAt, {Quantity{0.583, Unit::Ratio}}};
    even.utilisation
        = figure(CostTerm::BreakEvenUtilisation, 0.583, Unit::Ratio, QStringLiteral("u* = A / B"));
    even.roots = {0.583};
    even.plannedUtilisation = 0.65;
    for (int percent = 5; percent <= 100; percent += 5) {
        const double share = percent / 100.0;
        even.curve.push_back({share, 15.8, 2.3 + 13.5 * 0.583 / share});
    }
    even.monthStatus = CrossingStatus::BreakEven;
    for (std::size_t month = 1; month < rent.cumulative.size(); ++month) {
        if (build.cumulative[month] <= rent.cumulative[month]) {
            even.month = figure(CostTerm::BreakEvenMonth, static_cast<double>(month), Unit::Month);
            break;
        }
    }
    even.lastingMonth = even.month;
    even.utilisationAtZeroResidual = 0.741;
    return even;
}

} // namespace

Tco sampleTco()
{
    using enum CostCategory;
    Tco tco;
    tco.months = kMonths;
    tco.gpuId = QStringLiteral("h100-sxm");
    tco.gpusNow = 16;
    tco.gpusPeak = 32;
    for (int month = 1; month <= kMonths; ++month)
        tco.demandGpus.push_back(month < 15 ? 16 : 32);
    tco.options = {
        option(SupplyOption::Rent,
               {line(Compute, 0, 369'000), line(Storage, 0, 6'200), line(Egress, 0, 3'100),
                line(Support, 0, 4'500), line(Setup, 20'000, 0), line(Exit, 0, 0, 35'000),
                line(Tax, 0, 9'300)},
               0, 32),
        option(SupplyOption::Build,
               {line(Setup, 150'000, 0), line(Capex, 6'400'000, 0), line(Tax, -736'000, 5'200),
                line(Electricity, 0, 31'500), line(Colocation, 0, 28'800), line(Staff, 0, 36'000),
                line(Maintenance, 0, 37'300), line(Network, 180'000, 6'000), line(Bridging, 190'000, 0),
                line(Decommission, 0, 0, 90'000), line(Residual, 0, 0, -1'600'000)},
               32, 16),
        option(SupplyOption::Hybrid,
               {line(Compute, 0, 138'000), line(Capex, 3'200'000, 0), line(Tax, -368'000, 4'300),
                line(Electricity, 0, 15'800), line(Colocation, 0, 14'400), line(Staff, 0, 24'000),
                line(Maintenance, 0, 18'600), line(Network, 90'000, 6'000), line(Residual, 0, 0, -800'000)},
               16, 16)};
    tco.cheapest = SupplyOption::Hybrid;
    tco.breakEven = breakEven(tco.options[0], tco.options[1]);
    tco.assumptions
        = {assumption(QStringLiteral("availability"), 0.995, Unit::Ratio),
           assumption(QStringLiteral("colocation_per_kw_month"), 720, Unit::CurrencyPerKiloWattMonth),
           assumption(QStringLiteral("discount_rate"), 0.05, Unit::RatioPerYear),
           assumption(QStringLiteral("electricity_price_per_kwh"), 0.72, Unit::CurrencyPerKiloWattHour, true),
           assumption(QStringLiteral("maintenance_ratio"), 0.05, Unit::RatioPerYear),
           assumption(QStringLiteral("pue"), 1.35, Unit::None),
           assumption(QStringLiteral("residual_ratio"), 0.25, Unit::Ratio),
           assumption(QStringLiteral("server_price"), 1'600'000, Unit::Currency)};
    tco.notes
        = {{CostReason::TaxUnstated, {}},
           {CostReason::CurrencyConverted,
            {QStringLiteral("USD"), QStringLiteral("CNY"), Quantity{7.12, Unit::None}, QDate(2026, 11, 28)}}};
    return tco;
}

} // namespace xj::tests
