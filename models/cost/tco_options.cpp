// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/cost/tco_options.h"

#include "models/cost/compensated_sum.h"
#include "models/cost/discounting.h"

#include <algorithm>

namespace xj::cost {

using domain::CostCategory;
using domain::CostLine;
using domain::CostReason;
using domain::CostTerm;
using domain::DerivationInput;
using domain::Figure;
using domain::OptionCost;
using domain::Unit;

namespace {

/// The symbol of a category in a derivation: mathematical notation, the same in both languages.
QString symbolOf(CostCategory category)
{
    switch (category) {
    case CostCategory::Compute:
        return QStringLiteral("C_compute");
    case CostCategory::Storage:
        return QStringLiteral("C_storage");
    case CostCategory::Egress:
        return QStringLiteral("C_egress");
    case CostCategory::Support:
        return QStringLiteral("C_support");
    case CostCategory::Setup:
        return QStringLiteral("C_setup");
    case CostCategory::Exit:
        return QStringLiteral("C_exit");
    case CostCategory::Capex:
        return QStringLiteral("C_capex");
    case CostCategory::Tax:
        return QStringLiteral("C_tax");
    case CostCategory::Electricity:
        return QStringLiteral("C_power");
    case CostCategory::Colocation:
        return QStringLiteral("C_colo");
    case CostCategory::Staff:
        return QStringLiteral("C_staff");
    case CostCategory::Maintenance:
        return QStringLiteral("C_maint");
    case CostCategory::Licence:
        return QStringLiteral("C_licence");
    case CostCategory::Network:
        return QStringLiteral("C_network");
    case CostCategory::Bridging:
        return QStringLiteral("C_bridge");
    case CostCategory::Finance:
        return QStringLiteral("C_finance");
    case CostCategory::Upgrade:
        return QStringLiteral("C_upgrade");
    case CostCategory::Decommission:
        return QStringLiteral("C_decom");
    case CostCategory::Residual:
        return QStringLiteral("C_residual");
    }
    return {};
}

void runTotals(const FlowBook &book, const std::vector<double> &factors, OptionCost &cost)
{
    CompensatedSum plain;
    CompensatedSum discounted;
    for (int month = 0; month <= book.months(); ++month) {
        const double net = book.net(month);
        plain.add(net);
        discounted.add(net * factors[static_cast<size_t>(month)]);
        cost.cumulative.push_back(plain.value());
        cost.cumulativeDiscounted.push_back(discounted.value());
    }
}

QList<DerivationInput> lineInputs(const std::vector<CostLine> &lines, double CostLine::*amount, CostTerm term)
{
    QList<DerivationInput> inputs;
    for (const CostLine &line : lines)
        inputs.append({symbolOf(line.category), term, {line.*amount, Unit::Currency}, {}});
    return inputs;
}

void setFigures(const FleetEvaluation &fleet, const AssumptionSources &sources, OptionCost &cost)
{
    const FleetModel &model = fleet.model();
    const double presentValue = cost.cumulativeDiscounted.back();
    const DerivationInput rate = assumptionInput(QStringLiteral("r"), CostTerm::DiscountRate,
                                                 CostParameter::DiscountRate, model, sources);
    const DerivationInput horizon{
        QStringLiteral("T"), CostTerm::HorizonMonths, {static_cast<double>(model.months()), Unit::Month}, {}};

    cost.netPresentValue = figureOf(CostTerm::NetPresentValue, presentValue, Unit::Currency,
                                    QStringLiteral("NPV = Σ_k C_k,  C_k = Σ_t c_k,t · (1+r)^(−t/12)"),
                                    QStringLiteral("cost model, sections 1-3"),
                                    lineInputs(cost.lines, &CostLine::presentValue, CostTerm::NetPresentValue)
                                        << rate << horizon);
    cost.undiscountedTotal
        = figureOf(CostTerm::UndiscountedTotal, cost.cumulative.back(), Unit::Currency,
                   QStringLiteral("Σ_k Σ_t c_k,t"), QStringLiteral("cost model, section 5"),
                   lineInputs(cost.lines, &CostLine::undiscounted, CostTerm::UndiscountedTotal));
    const double annuity
        = annuityFactor(monthlyRate(model.value(CostParameter::DiscountRate)), model.months());
    const DerivationInput total{
        QStringLiteral("NPV"), CostTerm::NetPresentValue, {presentValue, Unit::Currency}, {}};
    cost.equivalentMonthly = figureOf(
        CostTerm::EquivalentMonthlyCost, presentValue / annuity, Unit::CurrencyPerMonth,
        QStringLiteral("NPV / a,  a = (1 − (1+i)^(−T)) / i,  i = (1+r)^(1/12) − 1"),
        QStringLiteral("cost model, section 5"),
        {total, {QStringLiteral("a"), CostTerm::AnnuityFactor, {annuity, Unit::None}, {}}, rate, horizon});
    const double hours = model.discountedGpuHours(fleet.factors());
    cost.levelised = hours > 0.0
        ? figureOf(
            CostTerm::LevelisedCost, presentValue / hours, Unit::CurrencyPerGpuHour,
            QStringLiteral("NPV / Y,  Y = Σ_m N_m · H · u · (1+r)^(−m/12)"),
            QStringLiteral("cost model, section 5"),
            {total, {QStringLiteral("Y"), CostTerm::EffectiveGpuHours, {hours, Unit::GpuHour}, {}}, rate})
        : undefinedFigure(CostTerm::LevelisedCost, Unit::CurrencyPerGpuHour,
                          {CostReason::UnitCostUndefined, {}});
    const auto peak = std::max_element(cost.cumulative.begin(), cost.cumulative.end());
    cost.peakCash = figureOf(CostTerm::PeakCashNeed, *peak, Unit::Currency,
                             QStringLiteral("max_t Σ_{s≤t} c_s"), QStringLiteral("cost model, section 5"),
                             {{QStringLiteral("t"),
                               CostTerm::PeakCashMonth,
                               {static_cast<double>(peak - cost.cumulative.begin()), Unit::Month},
                               {}}});
}

} // namespace

Figure figureOf(CostTerm term, double value, Unit unit, const QString &formula, const QString &citation,
                QList<DerivationInput> inputs)
{
    return {term, value, unit, std::nullopt, {formula, citation, std::move(inputs)}};
}

Figure undefinedFigure(CostTerm term, Unit unit, domain::Reason reason)
{
    return {term, std::nullopt, unit, std::move(reason), {}};
}

DerivationInput assumptionInput(const QString &symbol, CostTerm term, CostParameter parameter,
                                const FleetModel &model, const AssumptionSources &sources)
{
    const AssumptionKey &key = assumptionKey(parameter);
    DerivationInput input{symbol, term, {model.value(parameter), key.unit}, {}};
    for (const domain::AssumptionUsed &source : sources) {
        if (source.key != QLatin1String(key.key))
            continue;
        input.source = source.source;
        if (source.observedOn)
            input.source += QString(QStringLiteral(" (") + source.observedOn->toString(Qt::ISODate)
                                    + QStringLiteral(")"));
    }
    return input;
}

OptionCost optionCost(domain::SupplyOption option, const SupplyPlan &plan, FleetEvaluation &fleet,
                      const AssumptionSources &sources)
{
    const FleetModel &model = fleet.model();
    fleet.write(plan);
    OptionCost cost;
    cost.option = option;
    cost.lines = fleet.book().lines(fleet.factors());
    runTotals(fleet.book(), fleet.factors(), cost);
    setFigures(fleet, sources, cost);

    double owned = 0.0;
    double rented = 0.0;
    for (int month = 1; month <= model.months(); ++month) {
        owned = std::max(owned, std::min(model.wholeServers(model.demand(month)), plan.ownedGpus));
        const double running = month > model.deliveryLag() ? owned : 0.0;
        rented = std::max(rented, model.demand(month) - std::min(model.demand(month), running));
    }
    cost.gpusOwned = static_cast<int>(owned);
    cost.gpusRentedPeak = static_cast<int>(rented);
    return cost;
}

} // namespace xj::cost
