// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/selection/region.h"

#include <QTest>

using namespace xj::selection;

class TestRegion : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void namesTheCountry_data();
    void namesTheCountry();
    void matches_data();
    void matches();
    void aFirstByteTakesThreeRoundTripsToTheFarthestRegion();
};

void TestRegion::namesTheCountry_data()
{
    QTest::addColumn<QString>("region");
    QTest::addColumn<QStringList>("countries");
    const auto row = [](const char *region, const QStringList &countries) {
        QTest::newRow(region) << QString::fromUtf8(region) << countries;
    };
    row("us-east-1", {QStringLiteral("US")});
    row("eastus", {QStringLiteral("US")});
    row("eastasia", {QStringLiteral("HK")});
    row("Sichuan, CN", {QStringLiteral("CN")});
    row("The Netherlands, NL", {QStringLiteral("NL")});
    row("CA;NO;US", {QStringLiteral("CA"), QStringLiteral("NO"), QStringLiteral("US")});
    row("FI", {QStringLiteral("FI")});
    row("UK", {QStringLiteral("GB")});
    row("ap-guangzhou", {QStringLiteral("CN")});
    row("内地机房交付", {QStringLiteral("CN")});
    row("东京 + 法兰克福", {QStringLiteral("JP"), QStringLiteral("DE")});
    row("global", {});
    row("", {});
}

void TestRegion::namesTheCountry()
{
    QFETCH(QString, region);
    QFETCH(QStringList, countries);
    QCOMPARE(countriesOf(region), countries);
}

void TestRegion::matches_data()
{
    QTest::addColumn<QString>("region");
    QTest::addColumn<QString>("wanted");
    QTest::addColumn<RegionMatch>("match");
    const auto row = [](const char *region, const char *wanted, RegionMatch match) {
        QTest::addRow("%s in %s", region, wanted)
            << QString::fromUtf8(region) << QString::fromUtf8(wanted) << match;
    };
    row("us-east-1", "US", RegionMatch::Inside);
    row("us-east-1", "CN", RegionMatch::Outside);
    row("FI", "EU", RegionMatch::Inside);
    row("GB", "EU", RegionMatch::Outside);
    row("CN", "overseas", RegionMatch::Outside);
    row("HK", "overseas", RegionMatch::Inside);
    row("SG", "东南亚", RegionMatch::Inside);
    row("法兰克福", "欧盟", RegionMatch::Inside);
    row("CA;NO;US", "US", RegionMatch::Inside);
    row("global", "CN", RegionMatch::Unknown);
    row("room 7", "Room 7", RegionMatch::Inside);
}

void TestRegion::matches()
{
    QFETCH(QString, region);
    QFETCH(QString, wanted);
    QFETCH(RegionMatch, match);
    QCOMPARE(matchRegion(region, {wanted}), match);
}

void TestRegion::aFirstByteTakesThreeRoundTripsToTheFarthestRegion()
{
    const QStringList wanted{QStringLiteral("日本"), QStringLiteral("欧盟")};
    QCOMPARE(firstByteMilliseconds(QStringLiteral("CN"), wanted).value_or(0.0), 3.0 * 220.0);
    QVERIFY(*firstByteMilliseconds(QStringLiteral("东京 + 法兰克福"), wanted) < 150.0);
    QVERIFY(!firstByteMilliseconds(QStringLiteral("global"), wanted));
    QVERIFY(!firstByteMilliseconds(QStringLiteral("CN"), {QStringLiteral("somewhere")}));
}

QTEST_GUILESS_MAIN(TestRegion)
#include "tst_region.moc"
