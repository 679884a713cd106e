// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/cost/break_even.h"
#include "models/cost/discounting.h"
#include "models/cost/hybrid.h"
#include "models/cost/rent_plan.h"
#include "tests/models/cost/fleet_sample.h"

#include <QTest>

#include <algorithm>
#include <cmath>

// The library's headers are not written for these warnings.
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wconversion"
#pragma GCC diagnostic ignored "-Wshadow"
#pragma GCC diagnostic ignored "-Wold-style-cast"
#include <rapidcheck.h>
#pragma GCC diagnostic pop

using namespace xj;
using namespace xj::cost;
using xj::domain::BreakEvenStatus;
using xj::domain::SupplyOption;

namespace {

/// A whole number of thousandths in [low, high]: amounts like those people enter, and shrinkable.
double between(double low, double high)
{
    const int steps = 1000;
    return low + (high - low) * *rc::gen::inRange(0, steps + 1) / steps;
}

std::vector<DatedFlow> someFlows()
{
    std::vector<DatedFlow> flows(*rc::gen::inRange<size_t>(0, 40));
    for (DatedFlow &flow : flows)
        flow = {std::floor(between(0.0, 60.0)), between(-1e6, 1e6)};
    return flows;
}

RentPlan someRent()
{
    RentPlan plan;
    plan.mode = *rc::gen::element(RentMode::OnDemand, RentMode::Reserved);
    plan.months = *rc::gen::inRange(1, 61);
    plan.annualRate = between(-0.05, 0.3);
    plan.gpus = std::floor(between(0.0, 64.0));
    plan.utilisation = between(0.0, 1.0);
    plan.pricePerGpuHour = between(0.0, 50.0);
    plan.priceChangePerYear = between(-0.5, 0.4);
    plan.minimumCommitUtilisation = between(0.0, 1.0);
    plan.termMonths = *rc::gen::inRange(1, 37);
    plan.upfrontShare = between(0.0, 1.0);
    plan.storageGB = between(0.0, 1e5);
    plan.storagePerGBMonth = between(0.0, 1.0);
    plan.supportTiers = {{70000.0, 0.10}, {std::nullopt, 0.05}};
    return plan;
}

DiscountedComparison someComparison()
{
    DiscountedComparison input;
    input.capital = between(0.0, 5e6);
    input.residualRatio = between(0.0, 0.5);
    input.months = *rc::gen::inRange(6, 61);
    input.annualRate = between(0.0, 0.2);
    input.ownFixedPerMonth = between(0.0, 1e5);
    input.ownPerGpuHour = between(0.0, 5.0);
    input.maintenanceRatePerYear = between(0.0, 0.2);
    input.warrantyMonths = *rc::gen::inRange(0, 37);
    input.rentPerGpuHour = between(0.0, 60.0);
    input.rentChangePerYear = between(-0.5, 0.4);
    input.deliveryLagMonths = *rc::gen::inRange(0, 6);
    return input;
}

struct Fleet
{
    TcoInputs inputs;
    std::vector<domain::AssumptionUsed> assumptions;
};

Fleet someFleet()
{
    Fleet fleet{tests::plainInputs(*rc::gen::inRange(1, 49)), tests::plainAssumptions()};
    using P = CostParameter;
    for (double &gpus : fleet.inputs.demandGpus)
        gpus = 8.0 * *rc::gen::inRange(0, 9);
    fleet.inputs.plannedUtilisation = between(0.0, 1.0);
    fleet.inputs.rentPerGpuHour = between(0.01, 40.0);
    if (*rc::gen::arbitrary<bool>())
        fleet.inputs.committedRentPerGpuHour = between(0.01, 40.0);
    fleet.inputs.rentBilledAlways = *rc::gen::arbitrary<bool>();
    const std::pair<P, std::pair<double, double>> ranges[] = {{P::DiscountRate, {0.0, 0.2}},
                                                              {P::HoursPerMonth, {672.0, 744.0}},
                                                              {P::ServerPricePerGpu, {1e3, 4e5}},
                                                              {P::FabricPricePerServer, {0, 2e5}},
                                                              {P::InstallationShare, {0.0, 0.2}},
                                                              {P::ServerVat, {0.0, 0.13}},
                                                              {P::VatDeductible, {0.0, 1.0}},
                                                              {P::VatRecoveryLag, {0.0, 3.0}},
                                                              {P::PaymentAtContract, {0.0, 1.0}},
                                                              {P::DeliveryLag, {0.0, 6.0}},
                                                              {P::LoadPower, {0.5, 2.0}},
                                                              {P::IdlePower, {0.0, 0.5}},
                                                              {P::Pue, {1.0, 2.0}},
                                                              {P::ElectricityPrice, {0.0, 2.0}},
                                                              {P::ColocationPrice, {0.0, 900.0}},
                                                              {P::StaffMinimum, {0.0, 1.0}},
                                                              {P::StaffPerGpu, {0.0, 0.05}},
                                                              {P::StaffCost, {0.0, 5e5}},
                                                              {P::MaintenanceRate, {0.0, 0.2}},
                                                              {P::Warranty, {0.0, 36.0}},
                                                              {P::ResaleLoss, {0.0, 1.0}},
                                                              {P::RentPriceChange, {-0.5, 0.4}},
                                                              {P::HardwarePriceChange, {-0.3, 0.5}}};
    for (const auto &[parameter, range] : ranges)
        tests::assume(fleet.assumptions, parameter, between(range.first, range.second));
    return fleet;
}

bool close(double a, double b, double relative = 1e-9)
{
    return std::abs(a - b) <= relative * std::max({1.0, std::abs(a), std::abs(b)});
}

} // namespace

/// What must hold whatever the figures: generated, and shrunk to the smallest that breaks it.
class TestCostProperties : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void presentValueIsLinear()
    {
        QVERIFY(rc::check("NPV(a x + y) = a NPV(x) + NPV(y)", [] {
            const std::vector<DatedFlow> x = someFlows();
            const std::vector<DatedFlow> y = someFlows();
            const double rate = between(-0.5, 1.0);
            const double a = between(-10.0, 10.0);
            std::vector<DatedFlow> both = y;
            for (const DatedFlow &flow : x)
                both.push_back({flow.months, a * flow.amount});
            double size = 1.0;
            for (const DatedFlow &flow : both)
                size += std::abs(flow.amount * discountFactor(rate, flow.months));
            const double difference
                = netPresentValue(rate, both) - (a * netPresentValue(rate, x) + netPresentValue(rate, y));
            RC_ASSERT(std::abs(difference) <= 1e-12 * size);
        }));
    }

    void theOrderOfFlowsChangesNoBit()
    {
        QVERIFY(rc::check("NPV of shuffled flows is the same double", [] {
            std::vector<DatedFlow> flows = someFlows();
            const double rate = between(-0.5, 1.0);
            const double before = netPresentValue(rate, flows);
            std::reverse(flows.begin(), flows.end());
            RC_ASSERT(netPresentValue(rate, flows) == before);
            std::rotate(flows.begin(), flows.begin() + static_cast<std::ptrdiff_t>(flows.size() / 3),
                        flows.end());
            RC_ASSERT(netPresentValue(rate, flows) == before);
        }));
    }

    void rentRisesWithItsPrice()
    {
        QVERIFY(rc::check("a higher price never makes renting cheaper", [] {
            RentPlan plan = someRent();
            // A tiered support fee may fall when a bill grows past a tier; the bill itself never does.
            plan.supportTiers.clear();
            const double before = evaluateRent(plan)->undiscounted;
            plan.pricePerGpuHour += between(0.0, 10.0);
            RC_ASSERT(evaluateRent(plan)->undiscounted >= before * (1.0 - 1e-12));
        }));
    }

    void twiceThePricesIsTwiceTheCost()
    {
        QVERIFY(rc::check("doubling all prices doubles each line, to the bit", [] {
            RentPlan plan = someRent();
            const auto once = evaluateRent(plan);
            plan.pricePerGpuHour *= 2.0;
            *plan.storagePerGBMonth *= 2.0;
            for (PriceTier &tier : plan.supportTiers) {
                if (tier.upTo)
                    *tier.upTo *= 2.0; // tiers are in money
            }
            const auto twice = evaluateRent(plan);
            RC_ASSERT(twice->presentValue == 2.0 * once->presentValue);
            for (size_t i = 0; i < once->lines.size(); ++i)
                RC_ASSERT(twice->lines[i].undiscounted == 2.0 * once->lines[i].undiscounted);
        }));
    }

    void atTheBreakEvenBothCostTheSame()
    {
        QVERIFY(rc::check("NPV(build, u*) = NPV(rent, u*)", [] {
            const DiscountedBreakEven answer = discountedBreakEven(someComparison());
            RC_PRE(answer.answer.utilisation.has_value());
            RC_ASSERT(close(*answer.ownAtBreakEven, *answer.rentAtBreakEven));
        }));
    }

    void rootsAreZerosAndSegmentsAlternate()
    {
        QVERIFY(rc::check("committed rent", [] {
            const CommittedRent input{between(0.0, 2e5),
                                      between(0.0, 30.0),
                                      0.0,
                                      between(0.0, 40.0),
                                      between(0.0, 1.0),
                                      8.0,
                                      730.0,
                                      1.0};
            const PiecewiseBreakEven answer = committedBreakEven(input);
            RC_ASSERT(answer.segments.front().from == 0.0 && answer.segments.back().to == 1.0);
            for (size_t i = 1; i < answer.segments.size(); ++i) {
                RC_ASSERT(answer.segments[i].from == answer.segments[i - 1].to);
                RC_ASSERT(answer.segments[i].cheaper != answer.segments[i - 1].cheaper);
            }
            for (const UseSegment &segment : answer.segments) {
                const double use = (segment.from + segment.to) / 2.0;
                const double own = input.ownFixedPerMonth + input.ownPerGpuHour * 5840.0 * use;
                const double rent = input.rentPerGpuHour * 5840.0 * std::max(use, input.commitment);
                if (segment.cheaper == Cheaper::Own)
                    RC_ASSERT(own < rent);
                else if (segment.cheaper == Cheaper::Rent)
                    RC_ASSERT(own > rent);
            }
        }));
    }

    void theBaseLoadIsNeverDearer()
    {
        QVERIFY(rc::check("hybrid <= min(all rented, all owned), whatever the order of the levels", [] {
            HybridInput input{between(0.0, 2e4), between(0.0, 5.0), between(0.0, 40.0), 730.0, {}, 1};
            const int levels = *rc::gen::inRange(1, 9);
            for (int i = 0; i < levels; ++i)
                input.load.push_back({1.0 / levels, std::floor(between(0.0, 100.0))});
            input.gpusPerNode = *rc::gen::element(1, 2, 4, 8);
            const HybridAnswer answer = ownBaseLoad(input);
            RC_ASSERT(answer.costBest <= std::min(answer.costAllRent, answer.costAllOwn) * (1.0 + 1e-12));
            std::reverse(input.load.begin(), input.load.end());
            const HybridAnswer again = ownBaseLoad(input);
            RC_ASSERT(again.costBest == answer.costBest && again.ownGpus == answer.ownGpus);
        }));
    }

    void theFleetsHybridIsNeverDearer()
    {
        QVERIFY(
            rc::check("fleet: hybrid <= min(rent, build); all figures finite; same inputs, same value", [] {
                const Fleet fleet = someFleet();
                const domain::Tco tco = computeTco(fleet.inputs, fleet.assumptions);
                for (const domain::OptionCost &option : tco.options)
                    RC_ASSERT(std::isfinite(*option.netPresentValue.value));
                RC_ASSERT(computeTco(fleet.inputs, fleet.assumptions) == tco);
                const bool costed = tco.option(SupplyOption::Hybrid) != nullptr;
                RC_PRE(costed);
                const double hybrid = *tco.option(SupplyOption::Hybrid)->netPresentValue.value;
                RC_ASSERT(hybrid <= *tco.option(SupplyOption::Rent)->netPresentValue.value);
                RC_ASSERT(hybrid <= *tco.option(SupplyOption::Build)->netPresentValue.value);
            }));
    }

    void theFleetsBreakEvenIsOne()
    {
        QVERIFY(rc::check("fleet: at u* building costs what renting does", [] {
            Fleet fleet = someFleet();
            const domain::Tco tco = computeTco(fleet.inputs, fleet.assumptions);
            RC_PRE(tco.breakEven.status == BreakEvenStatus::BreakEven);
            fleet.inputs.plannedUtilisation = *tco.breakEven.utilisation.value;
            const domain::Tco there = computeTco(fleet.inputs, fleet.assumptions);
            RC_ASSERT(close(*there.option(SupplyOption::Build)->netPresentValue.value,
                            *there.option(SupplyOption::Rent)->netPresentValue.value));
        }));
    }
};

QTEST_GUILESS_MAIN(TestCostProperties)
#include "tst_cost_properties.moc"
