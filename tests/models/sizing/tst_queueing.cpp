// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/sizing/queueing.h"

#include <QTest>

#include <cmath>

using namespace xj;
using namespace xj::sizing;

class TestQueueing : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void erlangCMatchesPublishedValues_data();
    void erlangCMatchesPublishedValues();
    void erlangBMatchesClosedForm();
    void overloadWaitsForever();
    void waitFollowsSingleServerTheory();
    void regularServiceHalvesTheWait();
    void visitsBecomeRequestsPerSecond();
};

void TestQueueing::erlangCMatchesPublishedValues_data()
{
    QTest::addColumn<int>("servers");
    QTest::addColumn<double>("offered");
    QTest::addColumn<double>("waiting");
    QTest::newRow("2") << 2 << 1.0 << 0.3333;
    QTest::newRow("10") << 10 << 8.0 << 0.4092;
    QTest::newRow("24") << 24 << 20.0 << 0.2981;
    QTest::newRow("100") << 100 << 90.0 << 0.2169;
    QTest::newRow("512") << 512 << 480.0 << 0.0971;
}

void TestQueueing::erlangCMatchesPublishedValues()
{
    QFETCH(int, servers);
    QFETCH(double, offered);
    QFETCH(double, waiting);
    QVERIFY(std::abs(erlangC(offered, servers) - waiting) < 5e-5);
}

void TestQueueing::erlangBMatchesClosedForm()
{
    // A²/2 / (1 + A + A²/2) for two servers.
    QVERIFY(std::abs(erlangB(1.5, 2) - 1.125 / 3.625) < 1e-12);
    QCOMPARE(erlangB(3.0, 0), 1.0);
    QCOMPARE(erlangB(0.0, 4), 0.0);
    QVERIFY(erlangB(10.0, 5000) >= 0.0);
}

void TestQueueing::overloadWaitsForever()
{
    QCOMPARE(erlangC(5.0, 5), 1.0);
    QVERIFY(std::isinf(meanWaitSeconds({5.0, 5, 1.0, 1.0})));
    QVERIFY(std::isinf(waitQuantileSeconds({7.0, 5, 1.0, 1.0}, 0.95)));
    QCOMPARE(erlangC(0.0, 5), 0.0);
}

void TestQueueing::waitFollowsSingleServerTheory()
{
    // M/M/1 at 80 %: mean wait = rho·S/(1 − rho) = 4 S; P(wait > x) = rho·exp(−(1 − rho)·x/S).
    const QueueLoad load{0.8, 1, 2.0, 1.0};
    QVERIFY(std::abs(meanWaitSeconds(load) - 8.0) < 1e-9);
    QVERIFY(std::abs(waitQuantileSeconds(load, 0.95) - 2.0 * std::log(0.8 / 0.05) / 0.2) < 1e-9);
    QCOMPARE(waitQuantileSeconds({0.01, 1, 2.0, 1.0}, 0.95), 0.0);
}

void TestQueueing::regularServiceHalvesTheWait()
{
    QVERIFY(std::abs(meanWaitSeconds({0.8, 1, 2.0, 0.0}) - 4.0) < 1e-9);
}

void TestQueueing::visitsBecomeRequestsPerSecond()
{
    domain::InferenceNeed need;
    need.dailyVisits = 200000.0;
    need.requestsPerVisit = 3.0;
    need.peakFactor = 4.0;
    QVERIFY(std::abs(serviceDemand(need, 1.0).requestsPerSecond - 27.7777777) < 1e-4);
    QVERIFY(std::abs(serviceDemand(need, 2.0).requestsPerSecond - 55.5555555) < 1e-4);
    need.peakConcurrency = 500.0;
    QCOMPARE(serviceDemand(need, 2.0).inFlight, 1000.0);
}

QTEST_GUILESS_MAIN(TestQueueing)
#include "tst_queueing.moc"
