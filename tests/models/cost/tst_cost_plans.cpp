// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/cost/build_plan.h"
#include "models/cost/discounting.h"
#include "models/cost/rent_plan.h"

#include <QTest>

#include <algorithm>
#include <cmath>

using namespace xj::cost;
using xj::domain::CostCategory;
using xj::domain::ErrorCode;

namespace {

RentPlan simpleRent()
{
    RentPlan plan;
    plan.months = 12;
    plan.annualRate = 0.0;
    plan.hoursPerMonth = 700.0;
    plan.gpus = 10.0;
    plan.utilisation = 0.5;
    plan.pricePerGpuHour = 2.0;
    return plan;
}

BuildPlan simpleBuild()
{
    BuildPlan plan;
    plan.months = 24;
    plan.annualRate = 0.0;
    plan.hoursPerMonth = 700.0;
    plan.gpus = 8.0;
    plan.nodes = 1;
    plan.utilisation = 0.5;
    plan.capital
        = {{QStringLiteral("server"), 1.0, 1000.0, 0.13}, {QStringLiteral("rails"), 2.0, 50.0, 0.06}};
    plan.payments
        = {{PaymentEvent::Contract, 0.3}, {PaymentEvent::Acceptance, 0.6}, {PaymentEvent::Retention, 0.1}};
    plan.deliveryLagMonths = 2;
    plan.retentionMonths = 12;
    plan.vatDeductible = true;
    plan.tariff = {{1.0, 1.0}};
    plan.resaleLossPerYear = 0.5;
    return plan;
}

double total(const CashPlan &plan, CostCategory category)
{
    const auto *line = plan.line(category);
    return line ? line->undiscounted : 0.0;
}

QStringList fieldsOf(const QList<xj::domain::Error> &errors)
{
    QStringList fields;
    for (const auto &error : errors)
        fields << error.place.field;
    return fields;
}

} // namespace

/// Renting and building month by month, with figures that can be done in the head.
class TestCostPlans : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void payPerUse()
    {
        const auto plan = evaluateRent(simpleRent());
        QVERIFY(plan);
        QCOMPARE(total(*plan, CostCategory::Compute), 12 * 700 * 10 * 0.5 * 2.0);
        QCOMPARE(*plan->levelised, 2.0);
        QCOMPARE(plan->net.front(), 0.0); // paid at month ends
        QCOMPARE(plan->equivalentMonthly, 7000.0);
    }

    void takeOrPayCountsWhenUseIsLow()
    {
        RentPlan input = simpleRent();
        input.minimumCommitUtilisation = 0.8;
        QCOMPARE(total(*evaluateRent(input), CostCategory::Compute), 12 * 700 * 10 * 0.8 * 2.0);
        input.utilisation = 0.9;
        QCOMPARE(total(*evaluateRent(input), CostCategory::Compute), 12 * 700 * 10 * 0.9 * 2.0);
    }

    void advancePaymentIsAMonthEarlier()
    {
        RentPlan input = simpleRent();
        input.paidInAdvance = true;
        const auto plan = evaluateRent(input);
        QCOMPARE(plan->net.front(), 7000.0);
        QCOMPARE(plan->net.back(), 0.0);
    }

    void aReservationIsRenewedAtThePriceThen()
    {
        RentPlan input = simpleRent();
        input.mode = RentMode::Reserved;
        input.months = 24;
        input.termMonths = 12;
        input.priceChangePerYear = -0.5;
        const auto plan = evaluateRent(input);
        QCOMPARE(total(*plan, CostCategory::Compute), 12 * 14000.0 + 12 * 7000.0);
        input.upfrontShare = 1.0;
        const auto upfront = evaluateRent(input);
        QCOMPARE(upfront->net.at(0), 12 * 14000.0);
        QCOMPARE(upfront->net.at(12), 12 * 7000.0);
        QCOMPARE(upfront->undiscounted, plan->undiscounted); // the split moves money, it saves none
    }

    void aTermBeyondTheHorizonIsChargedForItsMonthsInside()
    {
        RentPlan input = simpleRent();
        input.mode = RentMode::Reserved;
        input.months = 18;
        input.upfrontShare = 0.5;
        QCOMPARE(total(*evaluateRent(input), CostCategory::Compute), 18 * 14000.0);
    }

    void startsAreRoundedUp()
    {
        RentPlan input = simpleRent();
        input.startsPerMonth = 100.0;
        input.billingQuantumHours = 1.0; // 3.5 h a start are billed as 4
        QCOMPARE(total(*evaluateRent(input), CostCategory::Compute), 12 * 10 * 400 * 2.0);
    }

    void minimumSpendSupportAndFees()
    {
        RentPlan input = simpleRent();
        input.supportTiers = {{5000.0, 0.10}, {std::nullopt, 0.05}};
        input.supportMinimum = 650.0;
        QCOMPARE(total(*evaluateRent(input), CostCategory::Support), 12 * 650.0); // tiers give 600
        input.minimumSpendPerMonth = 10000.0;
        QCOMPARE(total(*evaluateRent(input), CostCategory::Compute), 12 * 10000.0);
    }

    void aDepositComesBack()
    {
        RentPlan input = simpleRent();
        input.deposit = 500.0;
        input.annualRate = 0.10;
        const auto plan = evaluateRent(input);
        QCOMPARE(total(*plan, CostCategory::Finance), 0.0);
        QVERIFY(std::abs(plan->line(CostCategory::Finance)->presentValue - (500.0 - 500.0 / 1.1)) < 1e-9);
    }

    void whatIsNotQuotedIsAGap()
    {
        RentPlan input = simpleRent();
        input.storageGB = 100.0;
        const auto plan = evaluateRent(input);
        QCOMPARE(plan->notQuoted, std::vector<CostCategory>{CostCategory::Storage});
        input.storagePerGBMonth = 0.0; // an entered zero is a price
        QVERIFY(evaluateRent(input)->notQuoted.empty());
    }

    void taxFollowsTheBuyer()
    {
        RentPlan input = simpleRent();
        input.taxRate = 0.06;
        const double asQuoted = evaluateRent(simpleRent())->undiscounted;
        QCOMPARE(evaluateRent(input)->undiscounted, asQuoted); // gross price, nothing to deduct
        input.taxDeductible = true;
        QVERIFY(std::abs(evaluateRent(input)->undiscounted - asQuoted / 1.06) < 1e-6);
        input.pricesIncludeTax = false;
        QCOMPARE(evaluateRent(input)->undiscounted, asQuoted);
        input.taxDeductible = false;
        QVERIFY(std::abs(evaluateRent(input)->undiscounted - asQuoted * 1.06) < 1e-6);
    }

    void nothingUsedHasNoUnitCost()
    {
        RentPlan input = simpleRent();
        input.utilisation = 0.0;
        QVERIFY(!evaluateRent(input)->levelised);
    }

    void purchasePaymentsAndTax()
    {
        const auto answer = evaluateBuild(simpleBuild());
        QVERIFY(answer);
        QCOMPARE(answer->capitalExVat, 1100.0);
        const double gross = 1000.0 * 1.13 + 100.0 * 1.06;
        const auto &capex = answer->plan.line(CostCategory::Capex)->monthly;
        QVERIFY(std::abs(capex.at(0) - 0.3 * gross) < 1e-9);
        QVERIFY(std::abs(capex.at(2) - 0.6 * gross) < 1e-9);
        QVERIFY(std::abs(capex.at(14) - 0.1 * gross) < 1e-9);
        QVERIFY(std::abs(answer->plan.line(CostCategory::Tax)->monthly.at(3) + 136.0) < 1e-9);
        // Aged 22 months at the end.
        QVERIFY(std::abs(total(answer->plan, CostCategory::Residual) + 1100.0 * std::pow(0.5, 22.0 / 12))
                < 1e-9);
    }

    void bridgingCountsItsWork()
    {
        BuildPlan input = simpleBuild();
        const double without = evaluateBuild(input)->plan.effectiveGpuHours;
        QCOMPARE(without, 22 * 8 * 700 * 0.5);
        input.bridgeRentPerGpuHour = 3.0;
        const auto answer = evaluateBuild(input);
        QCOMPARE(answer->plan.effectiveGpuHours, 24 * 8 * 700 * 0.5);
        QCOMPARE(total(answer->plan, CostCategory::Bridging), 2 * 8 * 700 * 0.5 * 3.0);
    }

    void idleServersStillDrawPower()
    {
        BuildPlan input = simpleBuild();
        input.utilisation = 0.0;
        input.idleKiloWatt = 2.0;
        input.loadKiloWatt = 10.0;
        QCOMPARE(total(evaluateBuild(input)->plan, CostCategory::Electricity), 22 * 2.0 * 700);
    }

    void aLoanMovesThePaymentsAndCostsItsInterest()
    {
        BuildPlan input = simpleBuild();
        const double cash = evaluateBuild(input)->plan.undiscounted;
        input.loan = PurchaseLoan{0.5, 0.0, 10};
        QVERIFY(std::abs(evaluateBuild(input)->plan.undiscounted - cash) < 1e-9); // without interest
        input.loan->nominalAnnualRate = 0.06;
        QVERIFY(evaluateBuild(input)->plan.undiscounted > cash);
    }

    void theTaxShieldIsTaxTimesDepreciation()
    {
        BuildPlan input = simpleBuild();
        input.resaleLossPerYear = 1.0; // scrapped at the end
        const double before = evaluateBuild(input)->plan.undiscounted;
        input.incomeTaxRate = 0.25;
        // Charges and the loss on disposal together write off the whole price.
        QVERIFY(std::abs(before - evaluateBuild(input)->plan.undiscounted - 0.25 * 1100.0) < 1e-9);
    }

    void theOrderOfLinesChangesNoBit()
    {
        BuildPlan input = simpleBuild();
        input.capital.push_back({QStringLiteral("odd"), 3.0, 0.1, 0.13});
        const auto first = evaluateBuild(input);
        std::reverse(input.capital.begin(), input.capital.end());
        std::reverse(input.payments.begin(), input.payments.end());
        const auto second = evaluateBuild(input);
        QCOMPARE(first->plan.presentValue, second->plan.presentValue);
        QCOMPARE(first->plan.net, second->plan.net);
    }

    void badPlansAreToldByField()
    {
        BuildPlan input = simpleBuild();
        input.payments.pop_back();
        input.rackKiloWatt = 8.0;
        input.loadKiloWatt = 10.2;
        input.depreciationMonths = -36;
        input.annualRate = -1.0;
        const auto answer = evaluateBuild(input);
        QVERIFY(!answer);
        const QStringList fields = fieldsOf(answer.error());
        QVERIFY(fields.contains(QStringLiteral("payment_terms")));
        QVERIFY(fields.contains(QStringLiteral("rack_kw")));
        QVERIFY(fields.contains(QStringLiteral("depreciation_months")));
        QVERIFY(fields.contains(QStringLiteral("annual_rate_effective")));
        QCOMPARE(answer.error().first().code, ErrorCode::NumberOutOfRange); // the rate comes first
    }

    void notANumberIsRefused()
    {
        RentPlan input = simpleRent();
        input.utilisation = std::nan("");
        QVERIFY(!evaluateRent(input));
    }
};

QTEST_GUILESS_MAIN(TestCostPlans)
#include "tst_cost_plans.moc"
