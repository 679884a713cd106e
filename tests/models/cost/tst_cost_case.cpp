// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/exchange/cost_case.h"

#include <QDirIterator>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QTest>

using namespace xj;
using domain::ErrorCode;

namespace {

QByteArray caseOf(const char *kind, const char *inputs)
{
    return QByteArray("{\"id\": \"t\", \"kind\": \"") + kind + "\", \"inputs\": " + inputs + '}';
}

QJsonObject answerTo(const char *kind, const char *inputs)
{
    const auto answer = exchange::runCostCase(caseOf(kind, inputs), QStringLiteral("t.json"));
    return answer ? answer->result : QJsonObject();
}

/// "field:code" of each fault.
QStringList faultsOf(const QByteArray &json)
{
    QStringList faults;
    const auto answer = exchange::runCostCase(json, QStringLiteral("t.json"));
    if (answer)
        return faults;
    for (const domain::Error &error : answer.error())
        faults << error.place.field + u':' + QString::number(static_cast<int>(error.code));
    faults.sort();
    return faults;
}

QString fault(const char *field, ErrorCode code)
{
    return QString::fromLatin1(field) + u':' + QString::number(static_cast<int>(code));
}

const char kBuild[]
    = R"({"months": 24, "annual_rate_effective": 0.08, "gpus": 8, "nodes": 1, "utilisation": 0.5,
    "capex": [{"qty": 1, "unit_price_ex_vat": 1000, "vat_rate": 0.13}], "payment_terms": [{"event": "contract", "share": 1}],
    "vat_deductible": true, "idle_kw": 1, "load_kw": 10, "tariff_per_kwh": 1%1})";

QByteArray build(const char *more)
{
    return caseOf("tco_build", QString::fromLatin1(kBuild).arg(QString::fromLatin1(more)).toUtf8());
}

} // namespace

/// Cases in, answers or located faults out.
class TestCostCase : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyKindIsKnownOnce()
    {
        const QStringList kinds = exchange::costCaseKinds();
        QCOMPARE(kinds.size(), 44);
        QCOMPARE(QSet<QString>(kinds.begin(), kinds.end()).size(), kinds.size());
    }

    void anUnknownKindNamesTheKnownOnes()
    {
        QCOMPARE(faultsOf(caseOf("npw", "{}")), QStringList{fault("kind", ErrorCode::UnknownValue)});
    }

    void everyKindRefusesEmptyInputsWithPlaces()
    {
        for (const QString &kind : exchange::costCaseKinds()) {
            if (kind == u"cloud_extras")
                continue; // nothing stored and nothing sent costs nothing
            const QStringList faults = faultsOf(caseOf(kind.toUtf8().constData(), "{}"));
            QVERIFY2(!faults.isEmpty(), qPrintable(kind));
            for (const QString &one : faults)
                QVERIFY2(one.startsWith(u"inputs."), qPrintable(kind + u' ' + one));
        }
    }

    void wrongTypesAreRefusedEverywhere()
    {
        // Each input of each kind, once as a text and once as a list: never accepted, never a crash.
        for (const QString &kind : exchange::costCaseKinds()) {
            for (const char *inputs :
                 {"{\"months\": \"x\", \"gpus\": [], \"lines\": 3, \"rows\": {}, \"flows\": 1}",
                  "{\"bids\": [1], \"offers\": [[]], \"capex\": [null], \"mix\": [\"x\"]}"})
                (void)exchange::runCostCase(caseOf(kind.toUtf8().constData(), inputs), QString());
        }
        QVERIFY(faultsOf(caseOf(
                    "loan", "{\"principal\": \"1\", \"annual_rate_nominal_monthly\": 0, \"months\": 1.5}"))
                == (QStringList{fault("inputs.months", ErrorCode::NotAWholeNumber),
                                fault("inputs.principal", ErrorCode::WrongType)}));
    }

    void badInputIsLocated_data()
    {
        QTest::addColumn<QByteArray>("json");
        QTest::addColumn<QString>("expected");
        QTest::newRow("shares") << build(", \"tou\": [{\"share\": 0.5, \"per_kwh\": 1}]")
                                << fault("inputs.tou", ErrorCode::SharesNotOne);
        QTest::newRow("rack weaker than a node")
            << build(", \"rack_kw\": 8") << fault("inputs.rack_kw", ErrorCode::RackBelowNode);
        QTest::newRow("negative life") << build(", \"depreciation_months\": -3")
                                       << fault("inputs.depreciation_months", ErrorCode::NumberOutOfRange);
        QTest::newRow("rate of -100 %") << caseOf("npv", "{\"annual_rate_effective\": -1, \"flows\": []}")
                                        << fault("inputs.annual_rate_effective", ErrorCode::NumberOutOfRange);
        QTest::newRow("no tax flag") << caseOf("vat", "{\"price_incl_vat\": 1, \"vat_rate\": 0.13}")
                                     << fault("inputs.deductible", ErrorCode::MissingKey);
        QTest::newRow("nested") << caseOf("npv",
                                          "{\"annual_rate_effective\": 0, \"flows\": [{\"t_months\": 0, "
                                          "\"amount\": 1}, {\"t_months\": 1}]}")
                                << fault("inputs.flows[1].amount", ErrorCode::MissingKey);
        QTest::newRow("payment shares")
            << caseOf("payment_terms",
                      "{\"price\": 1, \"terms\": [{\"share\": 0.9, \"t_months\": 0}], \"reference_terms\": "
                      "[{\"share\": 1, \"t_months\": 0}], \"annual_rate_effective\": 0.1}")
            << fault("inputs.terms", ErrorCode::SharesNotOne);
        QTest::newRow("amount beyond the last price")
            << caseOf("tiered", "{\"amount\": 5, \"tiers\": [[4, 1]]}")
            << fault("inputs.amount", ErrorCode::NumberOutOfRange);
        QTest::newRow("not a decimal") << caseOf(
            "quote_money",
            "{\"lines\": [{\"qty\": \"1\", \"unit_price\": \"1,5\"}], \"prices_include_vat\": true, "
            "\"vat_rate\": \"0.13\"}") << fault("inputs.lines[0].unit_price", ErrorCode::NotANumber);
    }

    void badInputIsLocated()
    {
        QFETCH(QByteArray, json);
        QFETCH(QString, expected);
        QCOMPARE(faultsOf(json), QStringList{expected});
    }

    void whatHasNoValueIsNull()
    {
        const QJsonObject never
            = answerTo("breakeven_hours", R"({"capex": 1, "own_opex_per_hour": 2, "rent_per_hour": 2})");
        QCOMPARE(never.value(u"status").toString(), QStringLiteral("never"));
        QVERIFY(never.value(u"hours").isNull() && never.contains(u"hours"));
        QVERIFY(answerTo("tiered", R"({"amount": 0, "tiers": [[null, 1]]})").value(u"average").isNull());
        QVERIFY(answerTo("reliability", R"({"gpus": 8, "days": 30, "interruptions": 0})")
                    .value(u"gpu_hours_between")
                    .isNull());
    }

    void numbersAndTextsReadTheSameMoney()
    {
        const QJsonObject text
            = answerTo("quote_money", R"({"lines": [{"qty": "3", "unit_price": "33333.335"}],
            "prices_include_vat": true, "vat_rate": "0.13"})");
        const QJsonObject number = answerTo("quote_money", R"({"lines": [{"qty": 3, "unit_price": 33333.335}],
            "prices_include_vat": true, "vat_rate": 0.13})");
        QCOMPARE(text.value(u"gross").toString(), QStringLiteral("100000.01"));
        QCOMPARE(number, text);
    }

    void unusedInputsAreNamed()
    {
        const auto answer = exchange::runCostCase(
            caseOf("loan",
                   R"({"principal": 1, "annual_rate_nominal_monthly": 0, "months": 1, "colour": "red"})"),
            {});
        QVERIFY(answer);
        QCOMPARE(answer->unusedKeys, QStringList{QStringLiteral("inputs.colour")});
    }

    void theSharedCasesAreAnswered()
    {
        const QString folder = QStringLiteral(XJ_SOURCE_DIR "/../shared/cases/cost");
        QDirIterator it(folder, {QStringLiteral("*.json")}, QDir::Files);
        if (!it.hasNext())
            QSKIP("no shared cases beside this checkout");
        while (it.hasNext()) {
            QFile file(it.next());
            QVERIFY(file.open(QIODevice::ReadOnly));
            const QByteArray json = file.readAll();
            const auto answer = exchange::runCostCase(json, file.fileName());
            QVERIFY2(answer, qPrintable(file.fileName()));
            const QJsonObject expected = QJsonDocument::fromJson(json).object().value(u"expected").toObject();
            for (const QString &key : expected.keys())
                QVERIFY2(answer->result.contains(key), qPrintable(file.fileName() + u' ' + key));
        }
    }
};

QTEST_GUILESS_MAIN(TestCostCase)
#include "tst_cost_case.moc"
