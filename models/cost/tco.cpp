// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/cost/tco.h"

#include "models/cost/tco_break_even.h"

#include <algorithm>

namespace xj::cost {

using domain::CostReason;
using domain::Quantity;
using domain::SupplyOption;
using domain::Tco;
using domain::Unit;
using P = CostParameter;

namespace {

/// Why building cannot be costed, or nothing when it can.
std::optional<domain::Reason> obstacleToBuilding(const FleetModel &model, const QString &gpuName)
{
    if (const std::optional<P> missing = model.missingForBuild()) {
        if (*missing == P::ServerPricePerGpu)
            return domain::Reason{CostReason::NoServerPrice, {gpuName}};
        return domain::Reason{CostReason::AssumptionMissing,
                              {QString::fromLatin1(assumptionKey(*missing).key)}};
    }
    if (model.deliveryLag() >= model.months())
        return domain::Reason{CostReason::DeliveryBeyondHorizon,
                              {Quantity{static_cast<double>(model.deliveryLag()), Unit::Month},
                               Quantity{static_cast<double>(model.months()), Unit::Month}}};
    // Without a rental price the months until delivery have no cost, and building would look too cheap.
    if (!model.canRent() && model.deliveryLag() > 0)
        return domain::Reason{CostReason::NoRentPrice, {gpuName}};
    return std::nullopt;
}

void noteSources(const FleetModel &model, const QString &gpuName, Tco &tco)
{
    if (model.known(P::HostShare))
        tco.notes.push_back(
            {CostReason::ServerPriceFromCards, {gpuName, Quantity{model.value(P::HostShare), Unit::Ratio}}});
    const bool taxEntered = std::any_of(
        tco.assumptions.begin(), tco.assumptions.end(), [](const auto &assumption) {
            return assumption.overridden && assumption.key == QLatin1String(assumptionKey(P::ServerVat).key);
        });
    if (model.known(P::ServerVat) && model.value(P::ServerVat) == 0.0 && !taxEntered)
        tco.notes.push_back({CostReason::TaxUnstated, {}});
}

void findCheapest(Tco &tco)
{
    const domain::OptionCost *best = nullptr;
    for (const domain::OptionCost &option : tco.options) {
        if (!best || *option.netPresentValue.value < *best->netPresentValue.value)
            best = &option;
    }
    if (best)
        tco.cheapest = best->option;
}

void compare(FleetEvaluation &fleet, Tco &tco)
{
    const domain::OptionCost *rent = tco.option(SupplyOption::Rent);
    const domain::OptionCost *build = tco.option(SupplyOption::Build);
    if (!rent || !build)
        return;
    tco.breakEven = breakEvenOf(fleet, *rent, *build);
    tco.switchMonth = switchMonthOf(fleet);
    tco.sensitivity = sensitivityOf(fleet, tco.assumptions);
    for (domain::AssumptionUsed &assumption : tco.assumptions)
        assumption.breakEvenValue = breakEvenValue(fleet, assumption);
    if (tco.breakEven.utilisationAtZeroResidual)
        tco.notes.push_back(
            {CostReason::ResidualAtZero, {Quantity{*tco.breakEven.utilisationAtZeroResidual, Unit::Ratio}}});
}

/// Without both options there is no comparison; the reason is what stands in the way.
void leaveUndefined(const domain::Reason &why, Tco &tco)
{
    using domain::CostTerm;
    tco.breakEven.statement = why;
    tco.breakEven.utilisation = undefinedFigure(CostTerm::BreakEvenUtilisation, Unit::Ratio, why);
    tco.breakEven.month = undefinedFigure(CostTerm::BreakEvenMonth, Unit::Month, why);
    tco.breakEven.lastingMonth = undefinedFigure(CostTerm::LastingBreakEvenMonth, Unit::Month, why);
}

} // namespace

Tco computeTco(const TcoInputs &inputs, const std::vector<domain::AssumptionUsed> &assumptions)
{
    Tco tco;
    tco.months = static_cast<int>(inputs.demandGpus.size());
    tco.gpuId = inputs.gpuId;
    tco.demandGpus = inputs.demandGpus;
    tco.assumptions = assumptions;
    std::sort(tco.assumptions.begin(), tco.assumptions.end(),
              [](const auto &a, const auto &b) { return a.key < b.key; });

    FleetEvaluation fleet(FleetModel(inputs, tco.assumptions));
    const FleetModel &model = fleet.model();
    tco.gpusNow = inputs.demandGpus.empty() ? 0 : static_cast<int>(inputs.demandGpus.front());
    tco.gpusPeak = static_cast<int>(model.peakDemand());
    tco.breakEven.plannedUtilisation = model.utilisation();
    for (domain::AssumptionUsed &assumption : tco.assumptions) {
        if (assumption.key == QLatin1String(assumptionKey(P::PlannedUtilisation).key))
            assumption.value = model.utilisation();
    }
    const QString name = inputs.gpuName.isEmpty() ? inputs.gpuId : inputs.gpuName;
    const domain::Reason noRent{CostReason::NoRentPrice, {name}};
    if (model.peakDemand() <= 0.0) {
        leaveUndefined({CostReason::UnitCostUndefined, {}}, tco);
        return tco;
    }
    if (!model.known(P::DiscountRate))
        tco.notes.push_back(
            {CostReason::AssumptionMissing, {QString::fromLatin1(assumptionKey(P::DiscountRate).key)}});

    const std::optional<domain::Reason> obstacle = obstacleToBuilding(model, name);
    if (model.canRent())
        tco.options.push_back(optionCost(SupplyOption::Rent, fleet.rentPlan(), fleet, tco.assumptions));
    else
        tco.notes.push_back(noRent);
    if (!obstacle)
        tco.options.push_back(optionCost(SupplyOption::Build, fleet.buildPlan(), fleet, tco.assumptions));
    else if (*obstacle != noRent)
        tco.notes.push_back(*obstacle);
    if (!obstacle && model.canRent())
        tco.options.push_back(optionCost(SupplyOption::Hybrid, fleet.hybridPlan(), fleet, tco.assumptions));
    findCheapest(tco);
    if (!obstacle) {
        noteSources(model, name, tco);
        leaveUndefined(noRent, tco);
        compare(fleet, tco);
    } else {
        leaveUndefined(*obstacle, tco);
    }
    return tco;
}

} // namespace xj::cost
