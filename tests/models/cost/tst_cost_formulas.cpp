// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/cost/break_even.h"
#include "models/cost/compensated_sum.h"
#include "models/cost/discounting.h"
#include "models/cost/exact_decimal.h"
#include "models/cost/financing.h"
#include "models/cost/hybrid.h"
#include "models/cost/pay_back.h"
#include "models/cost/power.h"
#include "models/cost/price_terms.h"
#include "models/cost/quote_amount.h"
#include "models/cost/sensitivity.h"
#include "models/cost/spot.h"
#include "models/cost/switch_month.h"
#include "models/cost/tiers.h"
#include "models/cost/uncertainty.h"
#include "models/cost/unit_cost.h"
#include "models/cost/utilisation_ruler.h"
#include "models/cost/waiting_queue.h"

#include <QTest>

#include <cmath>

using namespace xj::cost;
using xj::domain::BreakEvenStatus;
using xj::domain::CrossingStatus;

namespace {

bool near(double got, double expected, double relative = 1e-12)
{
    return std::abs(got - expected) <= relative * std::max(1.0, std::abs(expected));
}

ExactDecimal decimal(const char *text)
{
    return *ExactDecimal::fromText(QString::fromLatin1(text));
}

} // namespace

/// The closed forms, against values worked by hand, published, or found by brute force here.
class TestCostFormulas : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void compensatedSumKeepsWhatPlainSumsLose()
    {
        CompensatedSum sum;
        for (const double value : {1.0, 1e100, 1.0, -1e100})
            sum.add(value);
        QCOMPARE(sum.value(), 2.0); // Neumaier's own example; plain and Kahan sums give 0
        QCOMPARE(orderlessSum({1e100, 1.0, -1e100, 1.0}), orderlessSum({1.0, -1e100, 1.0, 1e100}));
    }

    void twelveMonthlyRatesMakeTheYear()
    {
        QVERIFY(near(std::pow(1.0 + monthlyRate(0.08), 12), 1.08));
        QVERIFY(near(annualRate(monthlyRate(0.08)), 0.08));
        QVERIFY(near(discountFactor(0.21, 6.0), 1.0 / 1.1));
        QCOMPARE(monthlyRate(0.0), 0.0);
        QCOMPARE(annuityFactor(0.0, 36), 36.0);
        double sum = 0.0;
        for (int t = 1; t <= 24; ++t)
            sum += std::pow(1.01, -t);
        QVERIFY(near(annuityFactor(0.01, 24), sum));
    }

    void aLoanRepaysItsPrincipal()
    {
        const Loan loan{1'000'000.0, 0.048, 24};
        const LoanTerms terms = loanTerms(loan);
        double owed = loan.principal;
        for (int month = 0; month < loan.months; ++month)
            owed = owed * (1.0 + 0.048 / 12) - terms.payment;
        QVERIFY(std::abs(owed) < 1e-6);
        QCOMPARE(loanTerms({1200.0, 0.0, 12}).payment, 100.0);
    }

    void depreciationRunsFromTheMonthAfterAcceptance()
    {
        const StraightLine books{120.0, 0.05, 38, 3};
        QCOMPARE(books.accumulated(3), 0.0);
        QCOMPARE(books.accumulated(4), 3.0);
        QCOMPARE(books.bookValue(1000), 6.0);
        QCOMPARE(books.lastChargeMonth(), 41);
    }

    void deductibleTaxCostsOnlyItsDelay()
    {
        const TaxSplit split = splitTax(113.0, 0.13, true, 12.0, 0.10);
        QVERIFY(near(split.net, 100.0));
        QVERIFY(near(split.presentCost, 113.0 - 13.0 / 1.1));
        QCOMPARE(splitTax(113.0, 0.13, false, 12.0, 0.10).presentCost, 113.0);
        QVERIFY(near(splitTax(113.0, 0.13, true, 0.0, 0.10).presentCost, 100.0));
    }

    void theIndifferentLeaseCostsWhatBuyingDoes()
    {
        LeaseOrBuy input;
        input.priceExVat = 2'400'000.0;
        input.annualRate = 0.07;
        input.leaseInAdvance = true;
        input.resale = 400'000.0;
        input.leasePerMonth = *compareLeaseAndBuy(input).indifferentLease;
        const LeaseOrBuyAnswer answer = compareLeaseAndBuy(input);
        QVERIFY(near(answer.lease, answer.buy));
        input.taxRate = 1.0;
        input.leaseInAdvance = false;
        QVERIFY(!compareLeaseAndBuy(input).indifferentLease); // payments cost nothing after tax
    }

    void racksHoldWholeNodes()
    {
        QCOMPARE(racksNeeded(5, 12.0, 4.0), 2);
        QCOMPARE(racksNeeded(3, 0.3, 0.1), 1); // three nodes, although 0.3/0.1 is 2.999... in binary
        QCOMPARE(racksNeeded(1, 10.0, 10.2), 0); // a rack weaker than a node
        QCOMPARE(racksNeeded(8, 100.0, 5.0, 42, 8), 2); // five by height
        QCOMPARE(racksNeeded(0, 12.0, 4.0), 0);
    }

    void tiersChargeEachPartAtItsOwnPrice()
    {
        const std::vector<PriceTier> tiers{{100.0, 0.0}, {1000.0, 0.5}, {std::nullopt, 0.25}};
        QCOMPARE(*tieredCost(0.0, tiers), 0.0);
        QCOMPARE(*tieredCost(100.0, tiers), 0.0);
        QCOMPARE(*tieredCost(1000.0, tiers), 450.0);
        QCOMPARE(*tieredCost(1004.0, tiers), 451.0);
        QVERIFY(!tieredCost(101.0, {{100.0, 1.0}})); // no price was quoted for the 101st
        QVERIFY(!tiersAscend({{100.0, 1.0}, {50.0, 1.0}}));
        QVERIFY(!tiersAscend({{std::nullopt, 1.0}, {50.0, 1.0}}));
    }

    void theBestCheckpointIntervalIsTheBest()
    {
        const SpotAnswer answer = evaluateSpot({26.0, 9.1, 0.05, 0.1, 0.25, true, 0.0});
        double least = 1e9;
        for (double tau = 0.5; tau < 5.0; tau += 0.0005)
            least = std::min(least, spotOverhead(0.05, 0.1, 0.25, tau));
        QVERIFY(answer.overheadAtBest <= least);
        QVERIFY(near(answer.overheadAtBest, least, 1e-8));
        QVERIFY(answer.overheadAtYoung >= answer.overheadAtBest);
    }

    void spotWithoutInterruptionsHasNoOverhead()
    {
        const SpotAnswer answer = evaluateSpot({26.0, 9.1, 0.0, 0.1, 0.25, true, 0.0});
        QVERIFY(!answer.youngIntervalHours);
        QCOMPARE(answer.overheadAtYoung, 1.0);
        QVERIFY(answer.spotWins);
        QVERIFY(!evaluateSpot({26.0, 9.1, 0.0, 0.1, 0.25, false, 0.0}).spotWins); // cannot checkpoint
        QVERIFY(!evaluateSpot({26.0, 26.0, 0.0, 0.1, 0.25, true, 0.0}).spotWins); // a tie is not a win
    }

    void impliedDeclineAndItsAbsence()
    {
        const auto implied = impliedDecline(7.2, 5.4);
        QVERIFY(implied);
        const double x = implied->annualRatio;
        QVERIFY(near(7.2 * (1 + x + x * x), 3 * 5.4));
        QVERIFY(std::abs(x - 0.72) < 0.006); // as published in 2023 for these two prices
        QVERIFY(impliedDecline(5.0, 5.5)->annualRatio > 1.0);
        QVERIFY(!impliedDecline(9.0, 2.0)); // three years dearer in the first alone
    }

    void breakEvenStatuses_data()
    {
        QTest::addColumn<double>("a");
        QTest::addColumn<double>("b");
        QTest::addColumn<int>("status");
        QTest::addColumn<double>("use"); // negative: none
        const auto row = [](const char *name, double a, double b, BreakEvenStatus status, double use) {
            QTest::newRow(name) << a << b << static_cast<int>(status) << use;
        };
        row("below the fees", -1.0, 2.0, BreakEvenStatus::AlwaysBuild, -1.0);
        row("equal fees", 0.0, 2.0, BreakEvenStatus::AlwaysBuild, -1.0);
        row("crosses", 1.0, 2.0, BreakEvenStatus::BreakEven, 0.5);
        row("at full use", 1.0, 1.0, BreakEvenStatus::BreakEven, 1.0);
        row("beyond full use", 3.0, 2.0, BreakEvenStatus::NeverBuild, 1.5);
        row("rent below marginal cost", 1.0, -1.0, BreakEvenStatus::NeverBuild, -1.0);
        row("parallel, dearer", 1.0, 0.0, BreakEvenStatus::NeverBuild, -1.0);
        row("same start, rent flatter", 0.0, -1.0, BreakEvenStatus::NeverBuild, -1.0);
        row("inverted", -1.0, -2.0, BreakEvenStatus::BuildBelow, 0.5);
        row("inverted, beyond", -3.0, -2.0, BreakEvenStatus::AlwaysBuild, -1.0);
        row("inverted, at the end", -1.0, -1.0, BreakEvenStatus::AlwaysBuild, -1.0);
        row("parallel, cheaper", -1.0, 0.0, BreakEvenStatus::AlwaysBuild, -1.0);
        row("the same", 0.0, 0.0, BreakEvenStatus::Equal, -1.0);
    }

    void breakEvenStatuses()
    {
        QFETCH(double, a);
        QFETCH(double, b);
        QFETCH(int, status);
        QFETCH(double, use);
        const UtilisationBreakEven answer = linearBreakEven(a, b);
        QCOMPARE(static_cast<int>(answer.status), status);
        QCOMPARE(answer.utilisation.value_or(-1.0), use);
    }

    void aCommitmentMayCrossTwice()
    {
        const PiecewiseBreakEven answer
            = committedBreakEven({50000.0, 14.0, 0.0, 24.0, 0.5, 8.0, 730.0, 1.0});
        QCOMPARE(answer.roots.size(), size_t(2));
        QCOMPARE(answer.segments.size(), size_t(3));
        QCOMPARE(answer.segments[1].cheaper, Cheaper::Rent);
        for (const double use : answer.roots)
            QVERIFY(near(50000.0 + 14.0 * 5840 * use, 24.0 * 5840 * std::max(use, 0.5), 1e-12));
    }

    void touchingAndEqualStretches()
    {
        // Falls to zero at 0.5 and rises again: a root, but the cheaper side never changes.
        const PiecewiseBreakEven touch = piecewiseBreakEven({{0.0, 0.5, 1.0, 0.0}, {0.5, 1.0, 0.0, 1.0}});
        QCOMPARE(touch.roots, std::vector<double>{0.5});
        QCOMPARE(touch.segments.size(), size_t(1));
        const PiecewiseBreakEven same = piecewiseBreakEven({{0.0, 1.0, 0.0, 0.0}});
        QVERIFY(same.roots.empty());
        QCOMPARE(same.segments.front().cheaper, Cheaper::Equal);
        // A step across zero is a crossing although no value is zero.
        const PiecewiseBreakEven step = piecewiseBreakEven({{0.0, 0.5, 2.0, 1.0}, {0.5, 1.0, -1.0, -2.0}});
        QCOMPARE(step.roots, std::vector<double>{0.5});
    }

    void curvedDifferencesAreSolvedToTheLastBits()
    {
        const auto curve = [](double u) { return (u - 0.3) * (u - 0.7); };
        const PiecewiseBreakEven answer = curvedBreakEven(curve, {});
        QCOMPARE(answer.roots.size(), size_t(2));
        QVERIFY(near(answer.roots[0], 0.3));
        QVERIFY(near(answer.roots[1], 0.7));
    }

    void payBackBySimulation()
    {
        const PayBack answer = constantSavingPayBack(2'650'000.0, 134'000.0, 0.08, 60.0);
        double left = 2'650'000.0;
        int month = 0;
        while (left > 0.0)
            left -= 134'000.0 * discountFactor(0.08, ++month);
        QCOMPARE(*answer.firstWholeMonth, month);
        QCOMPARE(answer.status, CrossingStatus::BreakEven);
        QCOMPARE(constantSavingPayBack(100.0, 10.0, 0.0, 5.0).status, CrossingStatus::BeyondHorizon);
        QCOMPARE(*constantSavingPayBack(100.0, 10.0, 0.0, 10.0).firstWholeMonth, 10);
        const PayBack never = constantSavingPayBack(2'650'000.0, 11'000.0, 0.08, 60.0);
        QVERIFY(never.undiscountedMonths && !never.discountedMonths);
        QCOMPARE(never.status, CrossingStatus::Never);
        QCOMPARE(constantSavingPayBack(1.0, 0.0, 0.08, 60.0).status, CrossingStatus::Never);
    }

    void crossingsFirstAndLasting()
    {
        const std::vector<double> rent{0, 10, 20, 30, 40, 50};
        const std::vector<double> upgraded{15, 17, 19, 35, 37, 39}; // an upgrade in month 3 crosses back
        const Crossing crossing = cumulativeCrossing(upgraded, rent, 8.0);
        QVERIFY(near(*crossing.first, 1.0 + 7.0 / 8.0));
        QVERIFY(near(*crossing.lasting, 3.0 + 5.0 / 8.0));
        const std::vector<double> dear{100, 101, 102, 103, 104, 105};
        QCOMPARE(cumulativeCrossing(dear, rent, 9.0).status, CrossingStatus::BeyondHorizon);
        QCOMPARE(cumulativeCrossing(dear, rent, -1.0).status, CrossingStatus::Never);
    }

    void theRateOfReturnMakesThePresentValueZero()
    {
        std::vector<double> flows(49, 92'000.0);
        flows.front() = -2'650'000.0;
        flows.back() += 300'000.0;
        const RateOfReturn rate = internalRateOfReturn(flows);
        QVERIFY(rate.monthly);
        double value = 0.0;
        for (size_t t = 0; t < flows.size(); ++t)
            value += flows[t] * std::pow(1.0 + *rate.monthly, -static_cast<double>(t));
        QVERIFY(std::abs(value) < 1e-5);
        QVERIFY(*internalRateOfReturn({-100.0, 10.0, 20.0}).monthly < 0.0); // never earned back
        QCOMPARE(internalRateOfReturn({-100.0, 230.0, -132.0}).signChanges, 2); // two rates: none is shown
        QVERIFY(!internalRateOfReturn({-100.0, 230.0, -132.0}).monthly);
        QVERIFY(!internalRateOfReturn({-100.0, -1.0}).monthly);
    }

    void theBaseLoadByBruteForce()
    {
        const HybridInput input{
            7800.0, 1.1, 21.0, 730.0, {{0.2, 4}, {0.25, 8}, {0.3, 12}, {0.15, 24}, {0.1, 40}}, 1};
        const HybridAnswer answer = ownBaseLoad(input);
        double least = 1e18;
        for (int n = 0; n <= 48; ++n)
            least = std::min(least, hybridCost(input, n));
        QCOMPARE(answer.costBest, least);
        QCOMPARE(answer.ownGpus, 12.0);
        HybridInput nodes = input;
        nodes.gpusPerNode = 8;
        double leastNodes = 1e18;
        for (int n = 0; n <= 48; n += 8)
            leastNodes = std::min(leastNodes, hybridCost(nodes, n));
        QCOMPARE(ownBaseLoad(nodes).costBest, leastNodes);
    }

    void tiesOwnFewer()
    {
        // F/(H (p - w)) is 0.5, exactly the share that wants the second four.
        const HybridInput input{500.0, 0.0, 1.0, 1000.0, {{0.5, 4}, {0.5, 8}}, 1};
        QCOMPARE(ownBaseLoad(input).ownGpus, 4.0);
        const HybridInput cheapRent{500.0, 2.0, 1.0, 1000.0, {{1.0, 8}}, 1};
        QCOMPARE(ownBaseLoad(cheapRent).ownGpus, 0.0);
        QVERIFY(!ownBaseLoad(cheapRent).criticalShare);
    }

    void switchingWithNoMonthLeftToServe()
    {
        SwitchInput input;
        input.months = 3;
        input.deliveryLagMonths = 3;
        input.rent = {1.0, 1.0, 1.0};
        input.own = {0.0, 0.0, 0.0};
        const SwitchAnswer answer = bestSwitchMonth(input);
        QVERIFY(!answer.bestMonth && !answer.bestPurchaseMonth);
        QCOMPARE(answer.never, 3.0);
    }

    void aQueueOfOneSlotIsTheTextbookOne()
    {
        // M/M/1: P(wait) = rho, mean wait = rho s/(1 - rho).
        const WaitingAnswer answer = waiting({0.5, 1.0, 1}, 0.0);
        QVERIFY(near(answer.waitProbability, 0.5));
        QVERIFY(near(*answer.meanWait, 1.0));
        const WaitingAnswer full = waiting({6.0, 1.0, 6}, 1.0);
        QVERIFY(!full.stable && !full.meanWait && !full.meanQueue);
        QCOMPARE(full.waitProbability, 1.0);
        QCOMPARE(waiting({0.0, 1.0, 2}, 0.0).waitProbability, 0.0);
        // Same occupancy, more slots: less waiting.
        QVERIFY(waiting({0.8, 6.0, 6}, 2.0).waitProbability > waiting({8.0, 6.0, 60}, 2.0).waitProbability);
        QCOMPARE(*slotsFor(0.8, 6.0, 1.0, 0.9), 8);
    }

    void theRulerIsStrict()
    {
        const auto verdict = [](double use, bool queueing, QueueCause cause = QueueCause::Unknown) {
            return readRuler({use, queueing, cause});
        };
        QCOMPARE(verdict(0.40, false), RulerVerdict::Hold);
        QCOMPARE(verdict(0.3999, false), RulerVerdict::OverProvisioned);
        QCOMPARE(verdict(0.80, true), RulerVerdict::SmoothOrBurst);
        QCOMPARE(verdict(0.8001, true), RulerVerdict::Expand);
        QCOMPARE(verdict(0.2, true, QueueCause::Io), RulerVerdict::Misconfigured);
        QCOMPARE(verdict(0.2, true, QueueCause::Capacity), RulerVerdict::SchedulingFault);
        QCOMPARE(readRuler({std::nullopt, true, QueueCause::Io}), RulerVerdict::InsufficientData);
    }

    void quantilesInvertTheirDistributions()
    {
        const Triangular shape{12.0, 15.0, 31.0};
        for (const double p : {0.0, 0.05, 3.0 / 19.0, 0.5, 0.99, 1.0}) {
            const double x = shape.quantile(p);
            const double back
                = x <= 15.0 ? (x - 12) * (x - 12) / (19.0 * 3.0) : 1.0 - (31 - x) * (31 - x) / (19.0 * 16.0);
            QVERIFY(std::abs(back - p) < 1e-12);
        }
        QCOMPARE(Triangular({5.0, 5.0, 5.0}).quantile(0.3), 5.0);
        QVERIFY(near(normalQuantile(0.975), 1.959963984540054, 1e-14));
        QVERIFY(near(normalProbability(normalQuantile(0.1)), 0.1, 1e-14));
    }

    void theHypercubeFillsEachStratumOnceAndRepeats()
    {
        const int draws = 100;
        const std::vector<double> cube = latinHypercube(draws, 3, 7);
        for (size_t column = 0; column < 3; ++column) {
            std::vector<int> seen(draws, 0);
            for (size_t row = 0; row < draws; ++row)
                ++seen[static_cast<size_t>(cube[row * 3 + column] * draws)];
            QCOMPARE(std::count(seen.begin(), seen.end(), 1), draws);
        }
        QCOMPARE(latinHypercube(draws, 3, 7), cube);
        QVERIFY(latinHypercube(draws, 3, 8) != cube);
    }

    void samplingAgreesWithTheClosedForm()
    {
        const LognormalRent rent{3'400'000.0, 160'000.0, 23.5, 0.3};
        const int draws = 10000;
        int wins = 0;
        for (const double p : latinHypercube(draws, 1, 1))
            wins += rent.build < rent.rentQuantile(p) ? 1 : 0;
        const double sampled = static_cast<double>(wins) / draws;
        QVERIFY(std::abs(sampled - rent.buildWins()) < 4.0 * standardError(rent.buildWins(), draws));
        QCOMPARE(LognormalRent({1.0, 1.0, 2.0, 0.0}).buildWins(), 1.0);
    }

    void tornadoRowsBySwingThenName()
    {
        const auto model = [](const std::map<QString, double> &v) -> std::optional<double> {
            const double b = v.at(QStringLiteral("b"));
            return b < 0.0 ? std::nullopt
                           : std::optional(v.at(QStringLiteral("a")) + b + v.at(QStringLiteral("c")));
        };
        const std::map<QString, double> base{
            {QStringLiteral("a"), 1.0}, {QStringLiteral("b"), 1.0}, {QStringLiteral("c"), 1.0}};
        const auto rows = tornado(model, base,
                                  {{QStringLiteral("c"), {0.0, 2.0}},
                                   {QStringLiteral("b"), {-1.0, 9.0}},
                                   {QStringLiteral("a"), {2.0, 0.0}}});
        QCOMPARE(rows[0].parameter, QStringLiteral("a"));
        QCOMPARE(rows[1].parameter, QStringLiteral("c"));
        QCOMPARE(rows[2].parameter, QStringLiteral("b")); // undefined at one end
        QVERIFY(!rows[2].atLow && !rows[2].swing);
    }

    void decimalsAreExact()
    {
        QCOMPARE(decimal("33333.335").rounded(2).toText(2), QStringLiteral("33333.34"));
        QCOMPARE(decimal("-0.005").rounded(2).toText(2), QStringLiteral("-0.01")); // away from zero
        QCOMPARE((decimal("0.1") + decimal("0.2")).toText(2), QStringLiteral("0.30"));
        QCOMPARE(decimal("1").dividedBy(decimal("3"), 4).toText(4), QStringLiteral("0.3333"));
        QCOMPARE(decimal("2").dividedBy(decimal("3"), 4).toText(4), QStringLiteral("0.6667"));
        QVERIFY(decimal("1.0") == decimal("1.00"));
        QVERIFY(!decimal("1").dividedBy(ExactDecimal(), 2).isValid());
        ExactDecimal huge = decimal("123456789012345678901234567890");
        QVERIFY(!(huge * huge).isValid());
        QVERIFY(!ExactDecimal::fromText(QStringLiteral("1e5")));
        QVERIFY(!ExactDecimal::fromText(QStringLiteral(".")));
        QVERIFY(!ExactDecimal::fromText(QString()));
    }

    void unitsOfNothingHaveNoCost()
    {
        QVERIFY(!perMillionTokens(12.0, 30000.0, 0.0));
        QVERIFY(!dedicatedUnitCost(22.0, 0.0, 0.0));
        QVERIFY(!reliability(8.0, 30.0, 0.0).gpuHoursBetween);
        QVERIFY(!alwaysOnThreshold(1.0, 1.0, 0.0, 5.0, 365.0).hoursPerDay);
        QCOMPARE(availability(0.0, 0.0), 1.0);
        QVERIFY(near(availability(99.0, 1.0), 0.99));
    }
};

QTEST_GUILESS_MAIN(TestCostFormulas)
#include "tst_cost_formulas.moc"
