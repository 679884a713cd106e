// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/cost/fleet_evaluation.h"

#include <algorithm>
#include <cmath>

namespace xj::cost {

using P = CostParameter;

FleetEvaluation::FleetEvaluation(FleetModel model)
    : m_model(std::move(model))
    , m_book(m_model.months())
    , m_factors(m_model.factors())
{ }

void FleetEvaluation::set(CostParameter parameter, double value)
{
    m_model.set(parameter, value);
    if (parameter == P::DiscountRate)
        m_factors = m_model.factors();
}

double FleetEvaluation::presentValue(const SupplyPlan &plan)
{
    m_model.write(plan, m_book);
    return m_book.presentValue(m_factors);
}

RentTariff FleetEvaluation::usualTariff() const
{
    return m_model.hasTariff(RentTariff::AsOffered) ? RentTariff::AsOffered : RentTariff::Committed;
}

SupplyPlan FleetEvaluation::cheapestTariff(SupplyPlan plan)
{
    plan.tariff = m_model.hasTariff(RentTariff::AsOffered) ? RentTariff::AsOffered : RentTariff::Committed;
    if (!m_model.hasTariff(RentTariff::AsOffered) || !m_model.hasTariff(RentTariff::Committed))
        return plan;
    SupplyPlan committed = plan;
    committed.tariff = RentTariff::Committed;
    return presentValue(committed) < presentValue(plan) ? committed : plan;
}

SupplyPlan FleetEvaluation::hybridPlan()
{
    std::vector<double> counts{0.0};
    for (int month = 1; month <= m_model.months(); ++month)
        counts.push_back(m_model.wholeServers(m_model.demand(month)));
    if (m_model.value(P::StaffPerGpu) > 0.0) {
        const double covered
            = m_model.wholeServers(m_model.value(P::StaffMinimum) / m_model.value(P::StaffPerGpu));
        const double peak = *std::max_element(counts.begin(), counts.end());
        counts.push_back(std::min(covered, peak));
        counts.push_back(std::clamp(covered - m_model.wholeServers(1.0), 0.0, peak));
    }
    std::sort(counts.begin(), counts.end());
    counts.erase(std::unique(counts.begin(), counts.end()), counts.end());

    SupplyPlan best;
    double least = 0.0;
    for (const double count : counts) {
        const bool all = count == counts.back();
        const SupplyPlan plan = cheapestTariff({all ? SupplyPlan::kAll : count, 0, RentTariff::AsOffered});
        const double cost = presentValue(plan);
        if (count == 0.0 || cost < least) {
            best = plan;
            least = cost;
        }
    }
    return best;
}

double FleetEvaluation::difference()
{
    // Building all rents nothing but the bridge, whose tariff is no choice.
    const double build = presentValue({SupplyPlan::kAll, 0, usualTariff()});
    double rent = presentValue({0.0, 0, usualTariff()});
    if (m_model.hasTariff(RentTariff::AsOffered) && m_model.hasTariff(RentTariff::Committed))
        rent = std::min(rent, presentValue({0.0, 0, RentTariff::Committed}));
    return build - rent;
}

std::vector<LinearPiece> FleetEvaluation::differencePieces()
{
    const double planned = m_model.utilisation();
    const SupplyPlan build{SupplyPlan::kAll, 0, usualTariff()};
    const auto ends = [this](const SupplyPlan &plan) {
        set(P::PlannedUtilisation, 0.0);
        const double atZero = presentValue(plan);
        set(P::PlannedUtilisation, 1.0);
        return std::pair(atZero, presentValue(plan));
    };
    const auto own = ends(build);
    const auto lineOf = [&](RentTariff tariff) {
        const auto rent = ends({0.0, 0, tariff});
        return LinearPiece{0.0, 1.0, own.first - rent.first, own.second - rent.second};
    };
    std::vector<LinearPiece> pieces;
    const bool both = m_model.hasTariff(RentTariff::AsOffered) && m_model.hasTariff(RentTariff::Committed);
    const LinearPiece first = lineOf(build.tariff);
    if (!both) {
        pieces = {first};
    } else {
        // Renting takes the cheaper tariff, so the difference is the larger of two lines.
        const LinearPiece second = lineOf(RentTariff::Committed);
        const double atZero = first.atFrom - second.atFrom;
        const double atOne = first.atTo - second.atTo;
        if ((atZero < 0.0) == (atOne < 0.0)) {
            pieces = {atZero >= 0.0 ? first : second};
        } else {
            const double use = atZero / (atZero - atOne);
            const LinearPiece &low = atZero >= 0.0 ? first : second;
            const LinearPiece &high = atZero >= 0.0 ? second : first;
            const double between = low.atFrom + (low.atTo - low.atFrom) * use;
            pieces = {{0.0, use, low.atFrom, between}, {use, 1.0, between, high.atTo}};
        }
    }
    set(P::PlannedUtilisation, planned);
    return pieces;
}

} // namespace xj::cost
