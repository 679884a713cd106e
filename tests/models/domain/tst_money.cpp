// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/domain/exchange_rate.h"
#include "models/domain/money.h"

#include <QTest>

#include <cmath>
#include <limits>

using namespace xj::domain;

class TestMoney : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsDecimalsExactly_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<qint64>("micros");
        QTest::newRow("whole") << "12" << qint64(12'000'000);
        QTest::newRow("cents") << "12.24" << qint64(12'240'000);
        QTest::newRow("a tenth, which no binary double holds") << "0.1" << qint64(100'000);
        QTest::newRow("negative") << "-0.000001" << qint64(-1);
        QTest::newRow("plus sign") << "+3" << qint64(3'000'000);
        QTest::newRow("no whole part") << ".5" << qint64(500'000);
        QTest::newRow("trailing zeros beyond six places") << "1.23456700" << qint64(1'234'567);
        QTest::newRow("beyond 2^53 micros") << "9007199254.740993" << qint64(9'007'199'254'740'993);
        QTest::newRow("largest") << "9223372036854.775807" << std::numeric_limits<qint64>::max();
    }

    void readsDecimalsExactly()
    {
        QFETCH(QString, text);
        QFETCH(qint64, micros);
        const auto money = Money::fromDecimal(text, Currency::cny());
        QVERIFY(money.has_value());
        QCOMPARE(money->micros(), micros);
        QCOMPARE(Money::fromDecimal(money->toDecimal(), Currency::cny())->micros(), micros);
    }

    void refusesWhatIsNoDecimal_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("code");
        const int notANumber = static_cast<int>(ErrorCode::NotANumber);
        const int outOfRange = static_cast<int>(ErrorCode::NumberOutOfRange);
        QTest::newRow("empty") << "" << notANumber;
        QTest::newRow("sign only") << "-" << notANumber;
        QTest::newRow("point only") << "." << notANumber;
        QTest::newRow("two points") << "1.2.3" << notANumber;
        QTest::newRow("grouping") << "1,000" << notANumber;
        QTest::newRow("exponent") << "1e3" << notANumber;
        QTest::newRow("seventh decimal") << "0.0000001" << outOfRange;
        QTest::newRow("too large") << "9223372036854.775808" << outOfRange;
        QTest::newRow("far too large") << "99999999999999999999999999999999999999" << outOfRange;
    }

    void refusesWhatIsNoDecimal()
    {
        QFETCH(QString, text);
        QFETCH(int, code);
        const auto money = Money::fromDecimal(text, Currency::cny());
        QVERIFY(!money.has_value());
        QCOMPARE(static_cast<int>(money.error().code), code);
    }

    void sumsOfTwoCurrenciesAreErrors()
    {
        const auto sum = Money(1, Currency::cny()).plus(Money(1, Currency::usd()));
        QVERIFY(!sum.has_value());
        QCOMPARE(sum.error().code, ErrorCode::CurrencyMismatch);
    }

    void overflowIsAnError()
    {
        const Money most(std::numeric_limits<qint64>::max(), Currency::cny());
        QVERIFY(!most.plus(Money(1, Currency::cny())).has_value());
        QVERIFY(!most.scaled(2, 1, Rounding::HalfUp).has_value());
        QVERIFY(!Money::fromDouble(1e13, Currency::cny(), Rounding::HalfUp).has_value());
        QVERIFY(!Money::fromDouble(std::nan(""), Currency::cny(), Rounding::HalfUp).has_value());
        QVERIFY(!most.scaled(1, 0, Rounding::HalfUp).has_value());
    }

    void roundsAsInvoicesDo_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("halfUp");
        QTest::addColumn<QString>("halfEven");
        QTest::newRow("half, even below") << "1.005"
                                          << "1.01"
                                          << "1";
        QTest::newRow("half, odd below") << "1.015"
                                         << "1.02"
                                         << "1.02";
        QTest::newRow("negative half goes away from zero") << "-1.005"
                                                           << "-1.01"
                                                           << "-1";
        QTest::newRow("below the half") << "1.004999"
                                        << "1"
                                        << "1";
        QTest::newRow("above the half") << "1.005001"
                                        << "1.01"
                                        << "1.01";
    }

    void roundsAsInvoicesDo()
    {
        QFETCH(QString, text);
        QFETCH(QString, halfUp);
        QFETCH(QString, halfEven);
        const Money money = *Money::fromDecimal(text, Currency::cny());
        QCOMPARE(money.rounded(2, Rounding::HalfUp).toDecimal(), halfUp);
        QCOMPARE(money.rounded(2, Rounding::HalfEven).toDecimal(), halfEven);
    }

    void vatOfAnInvoiceLine()
    {
        // 13 % on 1,234.56 is 160.4928, so 160.49 on the invoice.
        const auto tax = Money::fromDecimal(QStringLiteral("1234.56"), Currency::cny())
                             ->scaled(13, 100, Rounding::HalfUp);
        QCOMPARE(tax->rounded(2, Rounding::HalfUp).toDecimal(), QStringLiteral("160.49"));
    }

    void currencyCodes()
    {
        QCOMPARE(Currency::fromCode(u"cny"), std::optional(Currency::cny()));
        QVERIFY(!Currency::fromCode(u"RMB1").has_value());
        QVERIFY(!Currency::fromCode(u"元").has_value());
        QVERIFY(!Currency().isValid());
    }

    void convertsDirectlyInverselyAndThroughAThird()
    {
        const auto rate = [](Currency from, Currency to, qint64 e9, QDate day) {
            ExchangeRate r{from, to, e9, {}};
            r.provenance.observedOn = day;
            return r;
        };
        const std::vector<ExchangeRate> rates{
            rate(Currency::usd(), Currency::cny(), 7'180'000'000, QDate(2026, 1, 1)),
            rate(Currency::eur(), Currency::usd(), 1'169'900'000, QDate(2026, 8, 21)),
            rate(Currency::usd(), Currency::cny(), 7'000'000'000, QDate(2025, 1, 1)),
        };
        const auto usd
            = [](const char *text) { return *Money::fromDecimal(QLatin1String(text), Currency::usd()); };
        const auto direct = convert(usd("12.24"), Currency::cny(), rates);
        QCOMPARE(direct->amount.toDecimal(), QStringLiteral("87.8832")); // the newer rate
        QCOMPARE(direct->via.size(), size_t(1));
        const auto inverse
            = convert(*Money::fromDecimal(QStringLiteral("71.8"), Currency::cny()), Currency::usd(), rates);
        QCOMPARE(inverse->amount.toDecimal(), QStringLiteral("10"));
        const auto crossed
            = convert(*Money::fromDecimal(QStringLiteral("100"), Currency::eur()), Currency::cny(), rates);
        QCOMPARE(crossed->amount.toDecimal(), QStringLiteral("839.9882")); // 100 * 1.1699 * 7.18
        QCOMPARE(crossed->via.size(), size_t(2));
        QVERIFY(convert(usd("1"), Currency::usd(), {})->via.empty());
        QCOMPARE(convert(usd("1"), *Currency::fromCode(u"JPY"), rates).error().code,
                 ErrorCode::NoExchangeRate);
    }
};

QTEST_GUILESS_MAIN(TestMoney)
#include "tst_money.moc"
