// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/cost/risk.h"
#include "tests/models/cost/fleet_sample.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <limits>

using namespace xj;
using namespace xj::domain;
using cost::CostParameter;
using tests::assume;
using tests::plainAssumptions;
using tests::plainInputs;

namespace {

double lineTotal(const OptionCost &option, CostCategory category)
{
    for (const CostLine &line : option.lines) {
        if (line.category == category)
            return line.undiscounted;
    }
    return 0.0;
}

bool hasNote(const Tco &tco, CostReason code)
{
    return std::any_of(tco.notes.begin(), tco.notes.end(),
                       [code](const Reason &note) { return note.code == ReasonCode(code); });
}

double npv(const Tco &tco, SupplyOption option)
{
    return *tco.option(option)->netPresentValue.value;
}

} // namespace

/// Rent, build and hybrid of a fleet, with figures that can be done in the head.
class TestTco : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void rentAgainstBuild()
    {
        // Rent 8 x 100 h x 0.5 = 400 a month; build 8000 once: even after 20 months, at 24 months at u =
        // 5/12.
        const Tco tco = cost::computeTco(plainInputs(24), plainAssumptions());
        QCOMPARE(npv(tco, SupplyOption::Rent), 24 * 400.0);
        QCOMPARE(npv(tco, SupplyOption::Build), 8000.0);
        QCOMPARE(npv(tco, SupplyOption::Hybrid), 8000.0);
        QCOMPARE(*tco.cheapest, SupplyOption::Build);
        QCOMPARE(tco.breakEven.status, BreakEvenStatus::BreakEven);
        QVERIFY(std::abs(*tco.breakEven.utilisation.value - 5.0 / 12) < 1e-12);
        QVERIFY(std::abs(*tco.breakEven.month.value - 20.0) < 1e-12);
        QCOMPARE(tco.breakEven.lastingMonth.value, tco.breakEven.month.value);
        QVERIFY(std::abs(*tco.option(SupplyOption::Rent)->levelised.value - 1.0) < 1e-12);
        QCOMPARE(*tco.option(SupplyOption::Build)->peakCash.value, 8000.0);
        QCOMPARE(tco.option(SupplyOption::Build)->gpusOwned, 8);
    }

    void theDerivationGivesTheFigure()
    {
        const Tco tco = cost::computeTco(plainInputs(24), plainAssumptions());
        const Figure &figure = tco.breakEven.utilisation;
        QCOMPARE(figure.derivation.inputs.size(), 2);
        QVERIFY(!figure.derivation.formula.isEmpty() && !figure.derivation.citation.isEmpty());
        QCOMPARE(figure.derivation.inputs[0].value.value / figure.derivation.inputs[1].value.value,
                 *figure.value);
        const OptionCost &build = *tco.option(SupplyOption::Build);
        double sum = 0.0;
        for (const DerivationInput &input : build.netPresentValue.derivation.inputs) {
            if (input.value.unit == Unit::Currency)
                sum += input.value.value;
        }
        QCOMPARE(sum, *build.netPresentValue.value);
    }

    void deliveryIsBridged()
    {
        std::vector<AssumptionUsed> assumptions = plainAssumptions();
        assume(assumptions, CostParameter::DeliveryLag, 3.0);
        const Tco tco = cost::computeTco(plainInputs(24), assumptions);
        QCOMPARE(lineTotal(*tco.option(SupplyOption::Build), CostCategory::Bridging), 3 * 400.0);
        QCOMPARE(npv(tco, SupplyOption::Build), 8000.0 + 1200.0);
        QCOMPARE(tco.option(SupplyOption::Build)->gpusRentedPeak, 8);
    }

    void deliveryAfterTheHorizonServesNothing()
    {
        std::vector<AssumptionUsed> assumptions = plainAssumptions();
        assume(assumptions, CostParameter::DeliveryLag, 24.0);
        const Tco tco = cost::computeTco(plainInputs(24), assumptions);
        QVERIFY(!tco.option(SupplyOption::Build));
        QVERIFY(hasNote(tco, CostReason::DeliveryBeyondHorizon));
        QVERIFY(tco.option(SupplyOption::Rent));
    }

    void taxIsPaidAndComesBack()
    {
        std::vector<AssumptionUsed> assumptions = plainAssumptions();
        assume(assumptions, CostParameter::ServerVat, 0.13);
        assume(assumptions, CostParameter::VatDeductible, 1.0);
        assume(assumptions, CostParameter::VatRecoveryLag, 1.0);
        const Tco tco = cost::computeTco(plainInputs(24), assumptions);
        QVERIFY(std::abs(npv(tco, SupplyOption::Build) - 8000.0) < 1e-9);
        QVERIFY(std::abs(*tco.option(SupplyOption::Build)->peakCash.value - 9040.0) < 1e-9);
        assume(assumptions, CostParameter::VatDeductible, 0.0);
        QVERIFY(std::abs(npv(cost::computeTco(plainInputs(24), assumptions), SupplyOption::Build) - 9040.0)
                < 1e-9);
    }

    void growingDemandBuysMoreAndTheHybridStopsInTime()
    {
        // 8 GPUs throughout, 16 in the last two months: the second server would cost 8000 to save 800.
        cost::TcoInputs inputs = plainInputs(24);
        inputs.demandGpus[22] = inputs.demandGpus[23] = 16.0;
        const Tco tco = cost::computeTco(inputs, plainAssumptions());
        QCOMPARE(tco.option(SupplyOption::Build)->gpusOwned, 16);
        QCOMPARE(npv(tco, SupplyOption::Build), 16000.0);
        QCOMPARE(tco.option(SupplyOption::Hybrid)->gpusOwned, 8);
        QCOMPARE(npv(tco, SupplyOption::Hybrid), 8000.0 + 800.0);
        QCOMPARE(*tco.cheapest, SupplyOption::Hybrid);
        QCOMPARE(tco.gpusPeak, 16);
    }

    void powerFollowsUse()
    {
        std::vector<AssumptionUsed> assumptions = plainAssumptions();
        assume(assumptions, CostParameter::IdlePower, 1.0);
        assume(assumptions, CostParameter::LoadPower, 3.0);
        assume(assumptions, CostParameter::Pue, 1.5);
        assume(assumptions, CostParameter::ElectricityPrice, 2.0);
        const Tco tco = cost::computeTco(plainInputs(1), assumptions);
        QCOMPARE(lineTotal(*tco.option(SupplyOption::Build), CostCategory::Electricity),
                 8 * 2.0 * 100 * 1.5 * 2.0);
    }

    void aCommitmentIsTakenWhereItIsCheaper()
    {
        cost::TcoInputs inputs = plainInputs(24);
        inputs.committedRentPerGpuHour = 0.4; // 320 a month used or not, against 800 u
        const Tco tco = cost::computeTco(inputs, plainAssumptions());
        QCOMPARE(npv(tco, SupplyOption::Rent), 24 * 320.0);
        // Building costs 333 a month: never reached by 320.
        QCOMPARE(tco.breakEven.status, BreakEvenStatus::NeverBuild);
        QCOMPARE(*tco.cheapest, SupplyOption::Rent);
        inputs.committedRentPerGpuHour = 0.45; // 360: now building wins above 8000/24/800
        const Tco other = cost::computeTco(inputs, plainAssumptions());
        QVERIFY(std::abs(*other.breakEven.utilisation.value - 5.0 / 12) < 1e-12);
    }

    void everyAssumptionHasItsTurningPoint()
    {
        std::vector<AssumptionUsed> assumptions = plainAssumptions();
        for (AssumptionUsed &assumption : assumptions) {
            if (assumption.key == u"server_price_per_gpu") {
                assumption.low = 500.0;
                assumption.high = 2000.0;
            }
        }
        const Tco tco = cost::computeTco(plainInputs(24), assumptions);
        for (const AssumptionUsed &assumption : tco.assumptions) {
            if (assumption.key == u"server_price_per_gpu")
                QVERIFY(std::abs(*assumption.breakEvenValue - 1200.0) < 1e-6); // 24 x 400 / 8
            else
                QVERIFY(!assumption.breakEvenValue); // no range, no turning point
        }
        QCOMPARE(tco.sensitivity.size(), size_t(1));
        QVERIFY(tco.sensitivity.front().flipsWinner);
    }

    void theRiskIsThatOfTheDistribution()
    {
        // One uncertain price, triangular on [500, 1000, 2000], and building wins below 1200:
        // P = 1 - 800^2 / (1500 x 1000).
        std::vector<AssumptionUsed> assumptions = plainAssumptions();
        for (AssumptionUsed &assumption : assumptions) {
            if (assumption.key == u"server_price_per_gpu") {
                assumption.low = 500.0;
                assumption.high = 2000.0;
            }
        }
        const auto risk = cost::assessRisk(plainInputs(24), assumptions, 2000, 1);
        QVERIFY(risk);
        QVERIFY(std::abs(risk->buildCheaperShare - (1.0 - 0.64 / 1.5)) <= 1.0 / 2000);
        QVERIFY(std::is_sorted(risk->differences.begin(), risk->differences.end()));
        // The tenth of the prices lies at 500 + sqrt(0.1 x 1500 x 500), and u* is price / 2400 there.
        const double tenth = 500.0 + std::sqrt(0.1 * 1500 * 500);
        QVERIFY(std::abs(risk->quantile(0.1) - (8 * tenth - 9600.0)) < 10.0);
        QVERIFY(std::abs(*risk->utilisationP10 - tenth / 2400) < 1e-3);
        const auto again = cost::assessRisk(plainInputs(24), assumptions, 2000, 1);
        QCOMPARE(again->differences, risk->differences);
        QVERIFY(!cost::assessRisk(plainInputs(24), plainAssumptions(), 2000, 1)); // nothing is uncertain
    }

    void withoutResidualIsShownBeside()
    {
        std::vector<AssumptionUsed> assumptions = plainAssumptions();
        assume(assumptions, CostParameter::ResaleLoss, 0.5);
        const Tco tco = cost::computeTco(plainInputs(24), assumptions);
        QVERIFY(std::abs(*tco.breakEven.utilisation.value - 6000.0 / 24 / 800) < 1e-12); // a quarter is left
        QVERIFY(std::abs(*tco.breakEven.utilisationAtZeroResidual - 5.0 / 12) < 1e-12);
        QVERIFY(hasNote(tco, CostReason::ResidualAtZero));
    }

    void whenToSwitch()
    {
        std::vector<AssumptionUsed> assumptions = plainAssumptions();
        assume(assumptions, CostParameter::DeliveryLag, 2.0);
        const Tco tco = cost::computeTco(plainInputs(36), assumptions);
        QVERIFY(tco.switchMonth);
        QCOMPARE(tco.switchMonth->byOrderMonth.size(), size_t(34));
        QCOMPARE(*tco.switchMonth->bestMonth, 0); // each month of waiting costs 400
        QCOMPARE(tco.switchMonth->byOrderMonth.at(5), 8000.0 + 7 * 400.0);
        QCOMPARE(tco.switchMonth->never, 36 * 400.0);
        cost::TcoInputs cheap = plainInputs(36);
        cheap.rentPerGpuHour = 0.1;
        QVERIFY(!cost::computeTco(cheap, assumptions).switchMonth->bestMonth);
    }

    void withoutARentOnlyBuildingIsCosted()
    {
        cost::TcoInputs inputs = plainInputs(24);
        inputs.rentPerGpuHour.reset();
        const Tco tco = cost::computeTco(inputs, plainAssumptions());
        QVERIFY(!tco.option(SupplyOption::Rent) && tco.option(SupplyOption::Build));
        QVERIFY(hasNote(tco, CostReason::NoRentPrice));
        QCOMPARE(tco.breakEven.status, BreakEvenStatus::Unknown);
        QVERIFY(tco.breakEven.utilisation.undefined);
    }

    void withoutAssumptionsNothingIsInvented()
    {
        const Tco tco = cost::computeTco(plainInputs(24), {});
        QVERIFY(!tco.option(SupplyOption::Build));
        QVERIFY(hasNote(tco, CostReason::NoServerPrice));
    }

    void noUseHasNoUnitCost()
    {
        cost::TcoInputs inputs = plainInputs(24);
        inputs.plannedUtilisation = 0.0;
        const Tco tco = cost::computeTco(inputs, plainAssumptions());
        QVERIFY(!tco.option(SupplyOption::Rent)->levelised.value);
        QCOMPARE(tco.option(SupplyOption::Rent)->levelised.undefined->code,
                 ReasonCode(CostReason::UnitCostUndefined));
        QVERIFY(cost::computeTco(plainInputs(0), plainAssumptions()).options.empty());
    }

    void theCurveMeetsAtTheBreakEven()
    {
        const Tco tco = cost::computeTco(plainInputs(24), plainAssumptions());
        QCOMPARE(tco.breakEven.curve.size(), size_t(100));
        for (const UnitCostPoint &point : tco.breakEven.curve) {
            QVERIFY(std::isfinite(point.rent) && std::isfinite(point.build));
            QCOMPARE(point.build<point.rent, point.utilisation> 5.0 / 12);
        }
    }

    void theOrderOfAssumptionsChangesNothing()
    {
        std::vector<AssumptionUsed> assumptions = plainAssumptions();
        const Tco first = cost::computeTco(plainInputs(24), assumptions);
        std::reverse(assumptions.begin(), assumptions.end());
        QVERIFY(cost::computeTco(plainInputs(24), assumptions) == first);
    }
};

QTEST_GUILESS_MAIN(TestTco)
#include "tst_tco.moc"
