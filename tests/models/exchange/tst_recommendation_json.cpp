// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/exchange/code_names.h"
#include "models/exchange/recommendation_json.h"
#include "models/exchange/result_json.h"
#include "tests/models/exchange/schema_check.h"
#include "tests/support/sample_recommendation.h"

#include <QJsonDocument>
#include <QTest>

#include <limits>

using namespace xj;

class TestRecommendationJson : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// The words are a format that others read: these must never change.
    void codesAreStableWords()
    {
        QCOMPARE(exchange::codeName(domain::SizingReason::ContextBeyondModel),
                 QStringLiteral("context_beyond_model"));
        QCOMPARE(exchange::codeName(domain::SelectionReason::MemoryShort), QStringLiteral("memory_short"));
        QCOMPARE(exchange::codeName(domain::CostReason::NeverBuildCapacity),
                 QStringLiteral("never_build_capacity"));
        QCOMPARE(exchange::codeName(domain::PathReason::LeaveWhenExpandTwice),
                 QStringLiteral("leave_when_expand_twice"));
        QCOMPARE(exchange::codeNames<domain::Layer>(),
                 (QStringList{QStringLiteral("memory_and_model"), QStringLiteral("interconnect"),
                              QStringLiteral("io_and_network"), QStringLiteral("stability_and_delivery")}));
        QCOMPARE(exchange::codeNames<domain::RecommendedAction>().size(), 5);
        QCOMPARE(exchange::codeName(static_cast<domain::Layer>(9)), QString());
        QCOMPARE(exchange::snakeCase("Reserved1Year"), QStringLiteral("reserved_1_year"));
    }

    void argumentsKeepTheirTypes()
    {
        using exchange::argumentToJson;
        QCOMPARE(argumentToJson(QStringLiteral("x")), QJsonValue(QStringLiteral("x")));
        QCOMPARE(argumentToJson(qint64(7)), QJsonValue(7));
        const QJsonObject quantity = argumentToJson(domain::Quantity{1.5, domain::Unit::GiB}).toObject();
        QCOMPARE(quantity[QStringLiteral("value")], QJsonValue(1.5));
        QCOMPARE(quantity[QStringLiteral("unit")], QJsonValue(QStringLiteral("gib")));
        const QJsonObject money
            = argumentToJson(domain::MoneyArgument{12240000, domain::Currency::cny()}).toObject();
        QCOMPARE(money[QStringLiteral("amount")], QJsonValue(QStringLiteral("12.24")));
        QCOMPARE(argumentToJson(QDate(2026, 5, 1)).toObject()[QStringLiteral("date")],
                 QJsonValue(QStringLiteral("2026-05-01")));
    }

    void unknownIsNullNeverZero()
    {
        QVERIFY(exchange::numberOrNull(std::numeric_limits<double>::quiet_NaN()).isNull());
        QVERIFY(exchange::numberOrNull(std::numeric_limits<double>::infinity()).isNull());
        QVERIFY(exchange::numberOrNull(std::optional<double>()).isNull());
    }

    void theSchemaHoldsForAFullRecommendation()
    {
        const QJsonObject schema = QJsonDocument::fromJson(exchange::recommendationSchema()).object();
        const QByteArray json = exchange::writeRecommendation(tests::sampleRecommendation().recommendation);
        const QString fault = tests::schemaFault(QJsonDocument::fromJson(json).object(), schema, schema);
        QVERIFY2(fault.isEmpty(), qPrintable(fault));
    }

    void theSchemaRefusesWhatIsNotInIt()
    {
        const QJsonObject schema = QJsonDocument::fromJson(exchange::recommendationSchema()).object();
        QJsonObject json = QJsonDocument::fromJson(
                               exchange::writeRecommendation(tests::sampleRecommendation().recommendation))
                               .object();
        json.insert(QStringLiteral("sentence"), QStringLiteral("text"));
        QVERIFY(!tests::schemaFault(json, schema, schema).isEmpty());
    }

    void sameValueSameBytes()
    {
        const domain::Recommendation recommendation = tests::sampleRecommendation().recommendation;
        const QByteArray json = exchange::writeRecommendation(recommendation);
        QCOMPARE(exchange::writeRecommendation(tests::sampleRecommendation().recommendation), json);
        QVERIFY(json.size() > 10000);
    }

    void amountsNameTheirCurrency()
    {
        domain::Recommendation recommendation;
        recommendation.currency = domain::Currency::eur();
        recommendation.headline.monthlyCost = 12.5;
        const QJsonObject headline = QJsonDocument::fromJson(exchange::writeRecommendation(recommendation))
                                         .object()[QStringLiteral("headline")]
                                         .toObject();
        QCOMPARE(headline[QStringLiteral("monthly_cost_eur")], QJsonValue(12.5));
        QVERIFY(!headline.contains(QStringLiteral("monthly_cost_cny")));
    }
};

QTEST_GUILESS_MAIN(TestRecommendationJson)
#include "tst_recommendation_json.moc"
