// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The time and the allocations of a 60-month comparison, on one core. Run by hand, in a release build.
#include "models/cost/fleet_evaluation.h"
#include "models/cost/tco_break_even.h"
#include "tests/models/cost/fleet_sample.h"

#include <QTextStream>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdlib>
#include <functional>
#include <new>
#include <vector>

namespace {

std::atomic<long> g_allocations = 0; // counts what operator new below hands out

}

void *operator new(std::size_t size)
{
    ++g_allocations;
    if (void *memory = std::malloc(size))
        return memory;
    throw std::bad_alloc();
}
void operator delete(void *memory) noexcept
{
    std::free(memory);
}
void operator delete(void *memory, std::size_t) noexcept
{
    std::free(memory);
}

namespace {

using namespace xj;

struct Fleet
{
    cost::TcoInputs inputs;
    std::vector<domain::AssumptionUsed> assumptions;
};

/// Sixty months of growing demand at figures like those of an 8-GPU server in China; published ranges of +-25
/// %.
Fleet sixtyMonths()
{
    using P = cost::CostParameter;
    Fleet fleet{tests::plainInputs(60), tests::plainAssumptions()};
    for (size_t month = 0; month < fleet.inputs.demandGpus.size(); ++month)
        fleet.inputs.demandGpus[month] = 8.0 * static_cast<double>(1 + month / 6);
    fleet.inputs.rentPerGpuHour = 20.0;
    fleet.inputs.committedRentPerGpuHour = 13.0;
    fleet.inputs.plannedUtilisation = 0.65;
    const std::pair<P, double> values[] = {{P::DiscountRate, 0.08},
                                           {P::HoursPerMonth, 730.0},
                                           {P::ServerPricePerGpu, 290e3},
                                           {P::FabricPricePerServer, 1e5},
                                           {P::InstallationShare, 0.1},
                                           {P::ServerVat, 0.13},
                                           {P::VatDeductible, 1.0},
                                           {P::VatRecoveryLag, 1.0},
                                           {P::PaymentAtContract, 0.3},
                                           {P::DeliveryLag, 3.0},
                                           {P::LoadPower, 1.05},
                                           {P::IdlePower, 0.29},
                                           {P::Pue, 1.4},
                                           {P::ElectricityPrice, 0.75},
                                           {P::ColocationPrice, 650.0},
                                           {P::StaffMinimum, 0.5},
                                           {P::StaffPerGpu, 0.0133},
                                           {P::StaffCost, 335e3},
                                           {P::MaintenanceRate, 0.06},
                                           {P::Warranty, 36.0},
                                           {P::ResaleLoss, 0.32},
                                           {P::RentPriceChange, -0.1},
                                           {P::HardwarePriceChange, -0.1}};
    for (const auto &[parameter, value] : values)
        tests::assume(fleet.assumptions, parameter, value);
    for (domain::AssumptionUsed &assumption : fleet.assumptions) {
        if (assumption.value != 0.0 && assumption.unit != domain::Unit::Month) {
            assumption.low = std::min(assumption.value * 0.75, assumption.value * 1.25);
            assumption.high = std::max(assumption.value * 0.75, assumption.value * 1.25);
        }
    }
    return fleet;
}

double g_sink = 0.0; // keeps the compiler from dropping the work

/// Rent, build and hybrid with their lines, the break-even with its curve, and the switch month.
void comparison(const Fleet &fleet)
{
    cost::FleetEvaluation evaluation(cost::FleetModel(fleet.inputs, fleet.assumptions));
    const domain::OptionCost rent
        = cost::optionCost(domain::SupplyOption::Rent, evaluation.rentPlan(), evaluation, fleet.assumptions);
    const domain::OptionCost build = cost::optionCost(domain::SupplyOption::Build, evaluation.buildPlan(),
                                                      evaluation, fleet.assumptions);
    const domain::OptionCost hybrid = cost::optionCost(domain::SupplyOption::Hybrid, evaluation.hybridPlan(),
                                                       evaluation, fleet.assumptions);
    const domain::BreakEven even = cost::breakEvenOf(evaluation, rent, build);
    const domain::SwitchMonth change = cost::switchMonthOf(evaluation);
    g_sink += *hybrid.netPresentValue.value + even.utilisation.value.value_or(0.0) + change.never;
}

void measure(QTextStream &out, const char *name, const std::function<void()> &work)
{
    constexpr int kRuns = 400;
    std::vector<double> micros;
    work();
    const long before = g_allocations;
    work();
    const long allocations = g_allocations - before;
    for (int run = 0; run < kRuns; ++run) {
        const auto start = std::chrono::steady_clock::now();
        work();
        micros.push_back(
            std::chrono::duration<double, std::micro>(std::chrono::steady_clock::now() - start).count());
    }
    std::sort(micros.begin(), micros.end());
    out << name << ": median " << micros[kRuns / 2] << " us, 95 % " << micros[kRuns * 95 / 100]
        << " us, best " << micros.front() << " us, " << allocations << " allocations\n";
}

} // namespace

int main()
{
    QTextStream out(stdout);
    const Fleet fleet = sixtyMonths();
    measure(out, "60 months: rent, build, hybrid, break-even, switch month", [&] { comparison(fleet); });
    measure(out, "the same with the turning point and the bar of each assumption", [&] {
        g_sink += cost::computeTco(fleet.inputs, fleet.assumptions).breakEven.plannedUtilisation;
    });
    cost::FleetEvaluation evaluation(cost::FleetModel(fleet.inputs, fleet.assumptions));
    measure(out, "one present value of a plan", [&] {
        g_sink += evaluation.presentValue({cost::SupplyPlan::kAll, 0, cost::RentTariff::AsOffered});
    });
    measure(out, "a curve of 200 utilisations by full evaluation", [&] {
        for (int point = 1; point <= 200; ++point) {
            evaluation.set(cost::CostParameter::PlannedUtilisation, point / 200.0);
            g_sink += evaluation.difference();
        }
    });
    return g_sink == 0.0 ? 1 : 0;
}
