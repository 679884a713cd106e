// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/exchange/delimited_text.h"
#include "models/exchange/gpu_count_text.h"
#include "models/exchange/money_text.h"
#include "models/exchange/number_text.h"
#include "models/exchange/text_encoding.h"
#include "models/exchange/xlsx_parts.h"

#include <QStringEncoder>
#include <QTest>

using namespace xj::exchange;

class TestImportText : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void encodingsAreTold()
    {
        const QString text = QStringLiteral("型号,单价\nA100,3万");
        QStringEncoder gb("GB18030");
        QVERIFY(gb.isValid());
        const QByteArray gbBytes = gb.encode(text);
        const QByteArray utf16 = QByteArray("\xff\xfe", 2)
            + QByteArray(reinterpret_cast<const char *>(text.utf16()), text.size() * 2);
        const QList<std::pair<QByteArray, QString>> cases{
            {text.toUtf8(), QStringLiteral("utf-8")},
            {"\xef\xbb\xbf" + text.toUtf8(), QStringLiteral("utf-8-bom")},
            {gbBytes, QStringLiteral("gb18030")},
            {utf16, QStringLiteral("utf-16le-bom")}};
        for (const auto &[bytes, name] : cases) {
            const auto decoded = decodeText(bytes);
            QVERIFY(decoded.has_value());
            QCOMPARE(decoded->encoding, name);
            QCOMPARE(decoded->text, text);
        }
    }

    void recordsFollowRfc4180()
    {
        const TextTable table = readDelimited(QStringLiteral("a,\"b \"\"q\"\"\nc\",d\r\n,,\r\nx,y"), u',');
        QCOMPARE(table.records.size(), size_t(2));
        QCOMPARE(table.records[0].text(1), QStringLiteral("b \"q\"\nc"));
        QCOMPARE(table.records[1].number, 3); // the blank record is counted, not kept
        QCOMPARE(table.records[1].text(1), QStringLiteral("y"));
        QCOMPARE(table.records[1].text(7), QString());
    }

    void separatorsAreFound()
    {
        QCOMPARE(findSeparator(QStringLiteral("a;1,5;c\nd;2,5;f\n")), QChar(u';'));
        QCOMPARE(findSeparator(QStringLiteral("a\tb,c\nd\te\n")), QChar(u'\t'));
        QVERIFY(findSeparator(QStringLiteral("one column\nonly\n")).isNull());
    }

    void numbers_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<bool>("comma");
        QTest::addColumn<QString>("decimal");
        const auto row = [](const char *text, bool comma, const char *decimal) {
            QTest::newRow(text) << plainText(QString::fromUtf8(text)) << comma << QString::fromUtf8(decimal);
        };
        row("1,234,567", false, "1234567");
        row("1 234 567", false, "1234567");
        row("1'234'567.5", false, "1234567.5");
        row("1.234.567,89", true, "1234567.89");
        row("12,34,567", false, "1234567");
        row("３．６万", false, "36000");
        row("1.2亿", false, "120000000");
        row("7.9k", false, "7900");
        row("2.5 lakh", false, "250000");
        row("(12,000)", false, "-12000");
        row("-5", false, "-5");
        row("+48000", false, "48000");
        row("1,23,4", false, "");
        row("12,3456", false, "");
        row("0.1234567", false, "");
    }

    void numbers()
    {
        QFETCH(QString, text);
        QFETCH(bool, comma);
        QFETCH(QString, decimal);
        const auto found = findNumber(text, comma ? DecimalSign::Comma : DecimalSign::Point);
        QCOMPARE(found ? decimalText(found->micros) : QString(), decimal);
    }

    void decimalSignsProveThemselves()
    {
        QCOMPARE(decimalSignOf(QStringLiteral("18.990,00")), DecimalSign::Comma);
        QCOMPARE(decimalSignOf(QStringLiteral("1.250")), DecimalSign::Unknown);
        QCOMPARE(decimalSignOf(QStringLiteral("1,234.5")), DecimalSign::Point);
        QCOMPARE(decimalSignOf(QStringLiteral("349,90")), DecimalSign::Comma);
    }

    void prices_data()
    {
        QTest::addColumn<QString>("cell");
        QTest::addColumn<QString>("amount");
        QTest::addColumn<QString>("currency");
        QTest::addColumn<QString>("period");
        QTest::addColumn<QString>("basis");
        QTest::addColumn<QString>("fault");
        const auto row = [](const char *cell, const char *amount, const char *currency, const char *period,
                            const char *basis, const char *fault) {
            QTest::newRow(cell) << QString::fromUtf8(cell) << QString::fromLatin1(amount)
                                << QString::fromLatin1(currency) << QString::fromLatin1(period)
                                << QString::fromLatin1(basis) << QString::fromLatin1(fault);
        };
        row("¥3.6万/月", "36000", "CNY", "month", "", "");
        row("4500元/卡/月", "4500", "CNY", "month", "gpu", "");
        row("US$3.45 / GPU / hour", "3.45", "USD", "hour", "gpu", "");
        row("HK$ 88,000 per month", "88000", "HKD", "month", "", "");
        row("USD 365,000 / year", "365000", "USD", "year", "", "");
        row("￥12.5/卡时", "12.5", "CNY", "hour", "gpu", "");
        row("USD 0.05/GB", "0.05", "USD", "gb", "", "");
        row("36000", "36000", "", "", "", "");
        row("面议", "0", "", "", "", "price_not_stated");
        row("—", "0", "", "", "", "price_not_stated");
        row("=39000*2", "0", "", "", "", "price_not_a_number");
        row("3-5万", "0", "", "", "", "price_not_a_number");
        row("0", "0", "", "", "", "price_zero");
        row("(12,000)", "-12000", "", "", "", "price_negative");
    }

    void prices()
    {
        QFETCH(QString, cell);
        QFETCH(QString, amount);
        QFETCH(QString, currency);
        QFETCH(QString, period);
        QFETCH(QString, basis);
        QFETCH(QString, fault);
        const PriceReading price = readPrice(cell, DecimalSign::Point);
        QCOMPARE(price.fault, fault);
        QCOMPARE(decimalText(price.micros), amount);
        QCOMPARE(price.currency ? price.currency->code : QString(), currency);
        QCOMPARE(price.period, period);
        QCOMPARE(price.basis, basis);
    }

    void taxIsIncludedOrNotOrUnknown()
    {
        QCOMPARE(taxIn(QStringLiteral("含6%增值税"), false), (TaxMention{true, QStringLiteral("0.06")}));
        QCOMPARE(taxIn(QStringLiteral("单价（未税）"), false).included, std::optional(false));
        QCOMPARE(taxIn(QStringLiteral("除注明不含税外，价格均含税"), false).included, std::optional(true));
        QVERIFY(!taxIn(QStringLiteral("单价"), false).included.has_value());
        QCOMPARE(taxIn(QStringLiteral("19 %"), true).rate, QStringLiteral("0.19"));
        QVERIFY(taxIn(QStringLiteral("0%"), true).rate.isEmpty());
    }

    void datesAndSpans()
    {
        const QDate date(2026, 12, 31);
        for (const char *text : {"2026/12/31", "2026.12.31", "2026-12-31", "2026年12月31日", "46387"})
            QCOMPARE(dateIn(QString::fromUtf8(text), false), std::optional(date));
        QCOMPARE(dateIn(QStringLiteral("31.12.2026"), true), std::optional(date));
        QVERIFY(!dateIn(QStringLiteral("31.12.2026"), false).has_value());
        QVERIFY(!dateIn(QStringLiteral("2026-02-30"), false).has_value());
        QCOMPARE(daysIn(QStringLiteral("4-6周")), std::optional(42));
        QCOMPARE(daysIn(QStringLiteral("15个工作日")), std::optional(21));
        QCOMPARE(monthsIn(QStringLiteral("三年期")), std::optional(36));
        QCOMPARE(monthsIn(QStringLiteral("12个月")), std::optional(12));
    }

    void gpuCountsAndLinks()
    {
        for (const char *text :
             {"8卡A100-80G NVLink", "八卡H800", "8×A100-80G NVLink", "A100 80GB SXM4*8", "8 x H200"})
            QCOMPARE(gpuCountIn(QString::fromUtf8(text)), std::optional(8));
        QCOMPARE(gpuCountIn(QStringLiteral("单卡L40S-48G")), std::optional(1));
        QVERIFY(!gpuCountIn(QStringLiteral("L40S 48G")).has_value());
        QCOMPARE(interconnectIn(QStringLiteral("卡间无NVLink")), QStringLiteral("pcie"));
        QCOMPARE(interconnectIn(QStringLiteral("H100 NVLink")), QStringLiteral("nvlink"));
    }

    void numberFormatsShowCurrencies()
    {
        QCOMPARE(numberFormatOf(QStringLiteral("[$¥-804]#,##0.00")).currency, QStringLiteral("CNY"));
        QCOMPARE(numberFormatOf(QStringLiteral("#,##0.00\\ [$€-407]")).currency, QStringLiteral("EUR"));
        QCOMPARE(numberFormatOf(QStringLiteral("[$USD] #,##0.00")).currency, QStringLiteral("USD"));
        QVERIFY(numberFormatOf(QStringLiteral("yyyy/m/d")).date);
        QVERIFY(!numberFormatOf(QStringLiteral("[Red]#,##0")).date);
        QVERIFY(numberFormatOf(QStringLiteral("0.0%")).percent);
    }
};

QTEST_GUILESS_MAIN(TestImportText)
#include "tst_import_text.moc"
