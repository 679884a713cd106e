// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/sizing/model_shape.h"
#include "models/sizing/sizing.h"
#include "tests/models/sizing/sample_models.h"

#include <QTest>

#include <cmath>

using namespace xj;

/// Library, own figures, or a parameter count alone; and what is refused.
class TestResolveModel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void libraryModelKeepsItsShape();
    void unknownIdNamesTheNearest();
    void parameterCountAloneGetsATypicalShape_data();
    void parameterCountAloneGetsATypicalShape();
    void sparseCountGetsExperts();
    void wrongFieldsAreRefusedWhereTheyStand_data();
    void wrongFieldsAreRefusedWhereTheyStand();
    void countThatDisagreesIsNoted();

private:
    static domain::Catalogue library();
    static domain::ModelChoice own(const domain::ModelArchitecture &model);
};

domain::Catalogue TestResolveModel::library()
{
    domain::CatalogueData data;
    data.models.push_back(samples::llama31_8b());
    data.models.back().id = QStringLiteral("llama-3.1-8b");
    data.models.back().parametersBillion = 8.03;
    return domain::Catalogue(std::move(data));
}

domain::ModelChoice TestResolveModel::own(const domain::ModelArchitecture &model)
{
    domain::ModelChoice choice;
    choice.own = model;
    return choice;
}

void TestResolveModel::libraryModelKeepsItsShape()
{
    domain::ModelChoice choice;
    choice.libraryId = QStringLiteral("llama-3.1-8b");
    const auto resolved = sizing::resolveModel(choice, library());
    QVERIFY(resolved.has_value());
    QVERIFY(!resolved->typical);
    QVERIFY(resolved->notes.empty());
    QCOMPARE(resolved->architecture.ffnSize, std::optional<int>(14336));
}

void TestResolveModel::unknownIdNamesTheNearest()
{
    domain::ModelChoice choice;
    choice.libraryId = QStringLiteral("llama-3.1-8");
    const auto resolved = sizing::resolveModel(choice, library());
    QVERIFY(!resolved.has_value());
    QCOMPARE(resolved.error().code, domain::ErrorCode::UnknownModel);
    QCOMPARE(std::get<QString>(resolved.error().arguments.at(1)), QStringLiteral("llama-3.1-8b"));
    QCOMPARE(resolved.error().place.field, QStringLiteral("model"));
}

void TestResolveModel::parameterCountAloneGetsATypicalShape_data()
{
    QTest::addColumn<double>("billion");
    QTest::addColumn<int>("layersLow");
    QTest::addColumn<int>("layersHigh");
    QTest::addColumn<int>("hiddenLow");
    QTest::addColumn<int>("hiddenHigh");
    QTest::newRow("0.5B") << 0.5 << 18 << 28 << 768 << 1536;
    QTest::newRow("7B") << 7.0 << 28 << 36 << 3584 << 4608;
    QTest::newRow("13B") << 13.0 << 38 << 48 << 4608 << 5632;
    QTest::newRow("70B") << 70.0 << 72 << 84 << 7680 << 8704;
    QTest::newRow("405B") << 405.0 << 118 << 130 << 14336 << 17408;
}

void TestResolveModel::parameterCountAloneGetsATypicalShape()
{
    QFETCH(double, billion);
    QFETCH(int, layersLow);
    QFETCH(int, layersHigh);
    QFETCH(int, hiddenLow);
    QFETCH(int, hiddenHigh);
    domain::ModelArchitecture model;
    model.parametersBillion = billion;
    const auto resolved = sizing::resolveModel(own(model), {});
    QVERIFY(resolved.has_value());
    QVERIFY(resolved->typical);
    QCOMPARE(resolved->notes.size(), size_t{1});
    const auto shape = sizing::shapeOf(resolved->architecture);
    QVERIFY(shape.layers >= layersLow && shape.layers <= layersHigh);
    QVERIFY(shape.hidden >= hiddenLow && shape.hidden <= hiddenHigh);
    QVERIFY2(std::abs(shape.parameters.total() / (billion * 1e9) - 1.0) < 0.005,
             qPrintable(QString::number(shape.parameters.total())));
}

void TestResolveModel::sparseCountGetsExperts()
{
    domain::ModelArchitecture model;
    model.parametersBillion = 235.0;
    model.activeParametersBillion = 22.0;
    const auto resolved = sizing::resolveModel(own(model), {});
    QVERIFY(resolved.has_value());
    const auto shape = sizing::shapeOf(resolved->architecture);
    QVERIFY(shape.mixtureOfExperts);
    QVERIFY(std::abs(shape.parameters.total() / 235e9 - 1.0) < 0.05);
    QVERIFY(std::abs(shape.parameters.active() / 22e9 - 1.0) < 0.1);
}

void TestResolveModel::wrongFieldsAreRefusedWhereTheyStand_data()
{
    QTest::addColumn<domain::ModelArchitecture>("model");
    QTest::addColumn<domain::ErrorCode>("code");
    QTest::addColumn<QString>("field");
    auto model = samples::llama31_8b();
    model.layers = 0;
    QTest::newRow("no layers") << model << domain::ErrorCode::NumberOutOfRange
                               << QStringLiteral("model.layers");
    model = samples::llama31_8b();
    model.hiddenSize = -4096;
    QTest::newRow("negative width") << model << domain::ErrorCode::NumberOutOfRange
                                    << QStringLiteral("model.hidden_size");
    model = samples::llama31_8b();
    model.kvHeads = 5;
    QTest::newRow("heads not divisible")
        << model << domain::ErrorCode::Contradiction << QStringLiteral("model.kv_heads");
    model = samples::deepseekV3();
    model.expertsActive = 300;
    QTest::newRow("more active experts than experts")
        << model << domain::ErrorCode::Contradiction << QStringLiteral("model.experts_active");
    QTest::newRow("nothing") << domain::ModelArchitecture() << domain::ErrorCode::ModelUndetermined
                             << QStringLiteral("model");
    model = domain::ModelArchitecture();
    model.parametersBillion = 0.0;
    QTest::newRow("zero parameters") << model << domain::ErrorCode::NumberOutOfRange
                                     << QStringLiteral("model.params_b");
    model.parametersBillion = std::nan("");
    QTest::newRow("not a number") << model << domain::ErrorCode::NumberOutOfRange
                                  << QStringLiteral("model.params_b");
}

void TestResolveModel::wrongFieldsAreRefusedWhereTheyStand()
{
    QFETCH(domain::ModelArchitecture, model);
    QFETCH(domain::ErrorCode, code);
    QFETCH(QString, field);
    const auto resolved = sizing::resolveModel(own(model), {});
    QVERIFY(!resolved.has_value());
    QCOMPARE(resolved.error().code, code);
    QCOMPARE(resolved.error().place.field, field);
}

void TestResolveModel::countThatDisagreesIsNoted()
{
    auto model = samples::llama31_8b();
    model.parametersBillion = 9.0;
    const auto resolved = sizing::resolveModel(own(model), {});
    QVERIFY(resolved.has_value());
    QCOMPARE(resolved->notes.size(), size_t{1});
    QCOMPARE(std::get<domain::SizingReason>(resolved->notes[0].code),
             domain::SizingReason::ParameterCountDiffers);
}

QTEST_GUILESS_MAIN(TestResolveModel)
#include "tst_resolve_model.moc"
