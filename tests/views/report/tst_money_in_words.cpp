// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/report/money_in_words.h"

#include <QTest>

using namespace xj;

class TestMoneyInWords : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void followsTheRulesOfInvoices_data()
    {
        QTest::addColumn<QString>("amount");
        QTest::addColumn<QString>("words");
        QTest::newRow("nothing") << "0" << QStringLiteral("零元整");
        QTest::newRow("ten") << "10" << QStringLiteral("壹拾元整");
        QTest::newRow("a zero inside") << "1001" << QStringLiteral("壹仟零壹元整");
        QTest::newRow("hundred millions and cents") << "100000001.10" << QStringLiteral("壹亿零壹元壹角整");
        QTest::newRow("fen without jiao") << "1.05" << QStringLiteral("壹元零伍分");
        QTest::newRow("jiao and fen") << "12.34" << QStringLiteral("壹拾贰元叁角肆分");
        QTest::newRow("ten thousands") << "120000" << QStringLiteral("壹拾贰万元整");
        QTest::newRow("a group of zeros") << "100010000" << QStringLiteral("壹亿零壹万元整");
    }

    void followsTheRulesOfInvoices()
    {
        QFETCH(QString, amount);
        QFETCH(QString, words);
        const auto money = domain::Money::fromDecimal(amount, domain::Currency::cny());
        QVERIFY(money.has_value());
        QCOMPARE(report::moneyInWords(*money), words);
    }
};

QTEST_GUILESS_MAIN(TestMoneyInWords)
#include "tst_money_in_words.moc"
