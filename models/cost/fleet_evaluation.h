// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/cost/break_even.h"
#include "models/cost/fleet_model.h"

#include <optional>
#include <vector>

namespace xj::cost {

/// Questions to one fleet model, asked many times over: keeps its book and the discount factors.
class FleetEvaluation
{
public:
    explicit FleetEvaluation(FleetModel model);

    [[nodiscard]] const FleetModel &model() const { return m_model; }
    /// Changes a parameter for the questions that follow.
    void set(CostParameter parameter, double value);

    /// Fills the book with a plan's flows.
    void write(const SupplyPlan &plan) { m_model.write(plan, m_book); }
    [[nodiscard]] double presentValue(const SupplyPlan &plan);
    /// As offered where that is offered at all.
    [[nodiscard]] RentTariff usualTariff() const;
    /// The tariff at which a plan costs least; as offered on a tie.
    [[nodiscard]] SupplyPlan cheapestTariff(SupplyPlan plan);
    [[nodiscard]] SupplyPlan rentPlan() { return cheapestTariff({0.0, 0, RentTariff::AsOffered}); }
    [[nodiscard]] SupplyPlan buildPlan() const { return {SupplyPlan::kAll, 0, usualTariff()}; }
    /// Of all whole numbers of servers worth a look: cost is straight between the levels of demand and where
    /// staff begins to grow. Ties go to fewer GPUs.
    [[nodiscard]] SupplyPlan hybridPlan();

    /// NPV of building less that of renting, each at its best tariff.
    [[nodiscard]] double difference();
    /// The straight pieces of build - rent over utilisation 0..1: one per tariff of renting.
    [[nodiscard]] std::vector<LinearPiece> differencePieces();

    [[nodiscard]] const std::vector<double> &factors() const { return m_factors; }
    /// Of the plan asked about or written last.
    [[nodiscard]] const FlowBook &book() const { return m_book; }

private:
    FleetModel m_model;
    FlowBook m_book;
    std::vector<double> m_factors;
};

} // namespace xj::cost
