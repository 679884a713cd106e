// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/catalogue/decimal.h"
#include "models/catalogue/fact_csv.h"

#include <QTest>

using namespace xj::catalogue;

class FactCsvTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsQuotedFields()
    {
        const auto rows = readFactCsv("a,b\n\"x,\"\"y\"\"\nz\",\n");
        QVERIFY(rows);
        QCOMPARE(rows->size(), size_t(2));
        QCOMPARE(rows->at(0), (QStringList{QStringLiteral("a"), QStringLiteral("b")}));
        QCOMPARE(rows->at(1), (QStringList{QStringLiteral("x,\"y\"\nz"), QString()}));
    }

    void acceptsCrLfAndNoLastLineEnd()
    {
        const auto rows = readFactCsv("a,b\r\n1,2");
        QVERIFY(rows);
        QCOMPARE(rows->size(), size_t(2));
        QCOMPARE(rows->at(1).at(1), QStringLiteral("2"));
    }

    void refusesWhatIsNotOurFormat_data()
    {
        QTest::addColumn<QByteArray>("csv");
        QTest::newRow("short row") << QByteArray("a,b\n1\n");
        QTest::newRow("long row") << QByteArray("a,b\n1,2,3\n");
        QTest::newRow("quote inside a plain field") << QByteArray("a,b\n1\"x,2\n");
        QTest::newRow("text after a closing quote") << QByteArray("a,b\n\"1\"x,2\n");
        QTest::newRow("quote never closed") << QByteArray("a,b\n\"1,2\n");
        QTest::newRow("not UTF-8") << QByteArray("a,b\n\xd6\xd0,2\n");
    }

    void refusesWhatIsNotOurFormat()
    {
        QFETCH(QByteArray, csv);
        QVERIFY(!readFactCsv(csv));
    }

    void scalesDecimalsExactly_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("decimals");
        QTest::addColumn<qint64>("expected"); // -1: refused
        QTest::newRow("rate") << QStringLiteral("1.1699") << 9 << qint64(1'169'900'000);
        QTest::newRow("whole") << QStringLiteral("7") << 9 << qint64(7'000'000'000);
        QTest::newRow("all decimals") << QStringLiteral("0.000000001") << 9 << qint64(1);
        QTest::newRow("one too many") << QStringLiteral("0.0000000001") << 9 << qint64(-1);
        QTest::newRow("largest") << QStringLiteral("9223372036.854775807") << 9
                                 << qint64(9223372036854775807);
        QTest::newRow("too large") << QStringLiteral("9223372036.854775808") << 9 << qint64(-1);
        QTest::newRow("exponent") << QStringLiteral("1e3") << 9 << qint64(-1);
        QTest::newRow("sign") << QStringLiteral("-1") << 9 << qint64(-1);
        QTest::newRow("two points") << QStringLiteral("1.2.3") << 9 << qint64(-1);
        QTest::newRow("point last") << QStringLiteral("1.") << 9 << qint64(-1);
        QTest::newRow("empty") << QString() << 9 << qint64(-1);
    }

    void scalesDecimalsExactly()
    {
        QFETCH(QString, text);
        QFETCH(int, decimals);
        QFETCH(qint64, expected);
        QCOMPARE(scaledDecimal(text, decimals).value_or(-1), expected);
    }
};

QTEST_GUILESS_MAIN(FactCsvTest)
#include "tst_fact_csv.moc"
