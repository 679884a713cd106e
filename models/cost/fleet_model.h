// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/cost/assumption_table.h"
#include "models/cost/flow_book.h"
#include "models/cost/tco.h"

#include <array>
#include <limits>
#include <optional>
#include <span>
#include <vector>

namespace xj::cost {

enum class RentTariff {
    AsOffered, ///< on demand or by the month
    Committed ///< a year at a fixed price, paid used or not
};

/// How GPUs are come by over the horizon.
struct SupplyPlan
{
    double ownedGpus = 0.0; ///< most that are owned; 0: rent all
    int orderMonth = 0; ///< of the first servers
    RentTariff tariff = RentTariff::AsOffered;

    static constexpr double kAll = std::numeric_limits<double>::max();
};

/// A fleet of one kind of GPU as numbers alone: demand by month, prices, and the parameters of the cost
/// model. Every curve, root and bar of the cost engine asks this one model.
///
/// Owned servers cover the demand up to `ownedGpus` in whole servers: the first order what is wanted when it
/// arrives, later ones each rise in time for it. What is wanted beyond is rented, and until the first
/// delivery everything is (what owned servers will take over is bridging). Busy hours are wanted GPUs x hours
/// x utilisation. Costs do not depend on utilisation except power and pay-per-use rent, so every NPV is
/// linear in it.
class FleetModel
{
public:
    FleetModel(const TcoInputs &inputs, const std::vector<domain::AssumptionUsed> &assumptions);

    [[nodiscard]] int months() const { return m_months; }
    [[nodiscard]] double demand(int month) const { return m_demand[static_cast<size_t>(month) - 1]; }
    [[nodiscard]] double peakDemand() const;
    [[nodiscard]] double utilisation() const { return value(CostParameter::PlannedUtilisation); }
    [[nodiscard]] double value(CostParameter parameter) const { return m_values[index(parameter)]; }
    [[nodiscard]] bool known(CostParameter parameter) const { return m_known[index(parameter)]; }
    void set(CostParameter parameter, double value) { m_values[index(parameter)] = value; }

    /// The first parameter that owning needs and nobody stated.
    [[nodiscard]] std::optional<CostParameter> missingForBuild() const;
    [[nodiscard]] bool canRent() const { return m_offered || m_committed; }
    [[nodiscard]] bool hasTariff(RentTariff tariff) const;
    [[nodiscard]] int deliveryLag() const;
    /// Whole servers for so many GPUs, in GPUs.
    [[nodiscard]] double wholeServers(double gpus) const;

    /// Replaces the book's content by the flows of a plan.
    void write(const SupplyPlan &plan, FlowBook &book) const;

    /// v(0..T) of the current discount rate.
    [[nodiscard]] std::vector<double> factors() const;
    /// Useful GPU-hours: undiscounted, and discounted with `factors`.
    [[nodiscard]] double gpuHours() const;
    [[nodiscard]] double discountedGpuHours(std::span<const double> factors) const;

private:
    struct Purchase
    {
        int order = 0;
        int acceptance = 0;
        double gpus = 0.0;
    };

    static size_t index(CostParameter parameter) { return static_cast<size_t>(parameter); }
    [[nodiscard]] double rentPrice(RentTariff tariff, int month) const;
    [[nodiscard]] double rentHours(RentTariff tariff) const;
    [[nodiscard]] double wantedOwned(int month, double limit) const;
    [[nodiscard]] double priceOfGpu(int month) const;
    void buy(const Purchase &purchase, FlowBook &book) const;
    void rentMonth(int month, double rented, double bridged, RentTariff tariff, FlowBook &book) const;
    void runMonth(int month, double owned, FlowBook &book) const;
    void maintain(const Purchase &purchase, FlowBook &book) const;

    int m_months;
    std::vector<double> m_demand;
    int m_gpusPerServer;
    std::optional<double> m_offered;
    std::optional<double> m_committed;
    bool m_billedAlways;
    std::array<double, kParameterCount> m_values{};
    std::array<bool, kParameterCount> m_known{};
};

} // namespace xj::cost
