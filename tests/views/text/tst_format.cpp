// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/text/format.h"
#include "views/text/sentences.h"

#include <QTest>

#include <limits>

using namespace xj;

namespace {

text::Style english()
{
    return {QLocale(QLocale::English, QLocale::UnitedStates), domain::Currency::cny()};
}

text::Style chinese()
{
    return {QLocale(QLocale::Chinese, QLocale::China), domain::Currency::cny()};
}

} // namespace

/// Without a translator installed the sentences are the English sources; numbers follow the style alone.
class TestFormat : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void numbersFollowTheLocale()
    {
        QCOMPARE(text::number(1234567.5, 1, english()), QStringLiteral("1,234,567.5"));
        QCOMPARE(text::number(-0.04, 1, english()), QStringLiteral("0.0")); // never "-0.0"
        QCOMPARE(text::number(-1.25, 2, english()), QStringLiteral("−1.25"));
        QCOMPARE(text::number(std::numeric_limits<double>::infinity(), 1, english()), text::unknown());
    }

    void quantitiesCarryTheirUnit()
    {
        QCOMPARE(text::quantity({14.958, domain::Unit::GiB}, english()), QStringLiteral("14.96 GiB"));
        QCOMPARE(text::quantity({0.625, domain::Unit::Ratio}, english()), QStringLiteral("62.5 %"));
        QCOMPARE(text::quantity({8, domain::Unit::Gpu}, english()), QStringLiteral("8 GPUs"));
        QCOMPARE(text::quantity(std::nullopt, domain::Unit::GiB, english()), text::unknown());
        QCOMPARE(text::quantity({26.0, domain::Unit::CurrencyPerGpuHour}, english()),
                 QStringLiteral("¥26.00 per GPU-hour"));
    }

    void moneyHasOneSignRule()
    {
        QCOMPARE(text::money(-1234567.5, domain::Currency::cny(), english()),
                 QStringLiteral("−¥1,234,567.50"));
        QCOMPARE(text::money(1200, domain::Currency::usd(), english()), QStringLiteral("$1,200"));
        QCOMPARE(text::money(1200, domain::Currency::usd(), chinese()), QStringLiteral("US$1,200"));
        QCOMPARE(text::money(0.0123, domain::Currency::usd(), english()), QStringLiteral("$0.0123"));
        QCOMPARE(text::compactMoney(123'400'000, domain::Currency::cny(), chinese()),
                 QStringLiteral("¥1.23\u00a0亿"));
        QCOMPARE(text::compactMoney(87'000, domain::Currency::cny(), chinese()),
                 QStringLiteral("¥8.7\u00a0万"));
        QCOMPARE(text::compactMoney(1'234'000, domain::Currency::cny(), english()), QStringLiteral("¥1.23M"));
    }

    void datesShowTheirPrecision()
    {
        domain::Provenance provenance;
        QCOMPARE(text::date(provenance, english()), QStringLiteral("undated"));
        provenance.observedOn = QDate(2026, 5, 20);
        QCOMPARE(text::date(provenance, english()), QStringLiteral("20 May 2026"));
        QCOMPARE(text::date(provenance, chinese()), QStringLiteral("2026年5月20日"));
        provenance.precision = domain::DatePrecision::Quarter;
        QCOMPARE(text::date(provenance, english()), QStringLiteral("Q2 2026"));
        provenance.precision = domain::DatePrecision::Year;
        QCOMPARE(text::date(provenance, english()), QStringLiteral("2026"));
        provenance.precision = domain::DatePrecision::Approximate;
        QCOMPARE(text::date(provenance, english()), QStringLiteral("about 20 May 2026"));
    }

    void argumentsAreFilledInOnePass()
    {
        const domain::Arguments arguments{QStringLiteral("%2"), QStringLiteral("b")};
        QCOMPARE(text::filled(QStringLiteral("%1 and %2"), arguments, english()), QStringLiteral("%2 and b"));
        QCOMPARE(text::filled(QStringLiteral("100 % of %3"), arguments, english()),
                 QStringLiteral("100 % of —"));
    }

    void errorsSayWhereAndWhat()
    {
        domain::Error error{
            domain::ErrorCode::UnknownKey,
            {QStringLiteral("seqlen"), QStringLiteral("seq_len")},
            {.file = QStringLiteral("need.json"), .field = QStringLiteral("workloads[0].seqlen")},
            {}};
        QCOMPARE(
            text::sentence(error, english()),
            QStringLiteral(
                "need.json, workloads[0].seqlen: The key “seqlen” is not known. Did you mean “seq_len”?"));
        error.arguments[1] = QString();
        QVERIFY(!text::sentence(error, english()).contains(u"Did you mean"));
    }

    void everyErrorHasItsSentence()
    {
        for (int code = 0; code <= static_cast<int>(domain::ErrorCode::Internal); ++code) {
            const domain::Error error{static_cast<domain::ErrorCode>(code), {}, {}, {}};
            QVERIFY2(!text::sentence(error, english()).isEmpty(), qPrintable(QString::number(code)));
        }
    }

    void namesFallBackToTheOtherLanguage()
    {
        const domain::BilingualName both{QStringLiteral("万国数据"), QStringLiteral("GDS")};
        QCOMPARE(text::name(both, english()), QStringLiteral("GDS"));
        QCOMPARE(text::name(both, chinese()), QStringLiteral("万国数据"));
        QCOMPARE(text::name({QStringLiteral("算家云"), {}}, english()), QStringLiteral("算家云"));
    }
};

QTEST_GUILESS_MAIN(TestFormat)
#include "tst_format.moc"
