// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/sizing/parameter_count.h"
#include "tests/models/sizing/sample_models.h"

#include <QTest>

using namespace xj;

/// Counts against the exact totals of published checkpoints.
class TestParameterCount : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void matchesPublishedTotals_data();
    void matchesPublishedTotals();
    void activeExpertsAreCountedOnce();
    void tiedHeadIsMultipliedOnce();
    void unknownShapeTakesTheStatedCount();
    void encodersCountPositionsAndPooling();
    void compressedAttentionIsLowRank();
};

void TestParameterCount::matchesPublishedTotals_data()
{
    QTest::addColumn<domain::ModelArchitecture>("model");
    QTest::addColumn<double>("published");
    QTest::newRow("Llama-3.1-8B") << samples::llama31_8b() << 8030261248.0;
    QTest::newRow("Llama-3.1-70B") << samples::llama31_70b() << 70553706496.0;
    QTest::newRow("Llama-3.1-405B") << samples::llama31_405b() << 405853388800.0;
    QTest::newRow("Qwen2.5-7B, biases on QKV") << samples::qwen25_7b() << 7615616512.0;
}

void TestParameterCount::matchesPublishedTotals()
{
    QFETCH(domain::ModelArchitecture, model);
    QFETCH(double, published);
    QCOMPARE(sizing::countParameters(model).total(), published);
}

void TestParameterCount::activeExpertsAreCountedOnce()
{
    // DeepSeek-V3: 671 B in all; 37 B active by its report, which leaves the embedding (0.93 B) out.
    const auto count = sizing::countParameters(samples::deepseekV3());
    QVERIFY(qAbs(count.total() / 671.0e9 - 1.0) < 0.002);
    QVERIFY(qAbs((count.active() - count.embedding) / 37.0e9 - 1.0) < 0.02);
}

void TestParameterCount::tiedHeadIsMultipliedOnce()
{
    auto model = samples::llama31_8b();
    const auto untied = sizing::countParameters(model);
    model.tiedEmbeddings = true;
    const auto tied = sizing::countParameters(model);
    QCOMPARE(tied.total(), untied.total() - 128256.0 * 4096.0);
    QCOMPARE(tied.multiplied(), untied.multiplied());
}

void TestParameterCount::unknownShapeTakesTheStatedCount()
{
    domain::ModelArchitecture model;
    model.kind = domain::ModelKind::Diffusion;
    model.parametersBillion = 3.47;
    const auto count = sizing::countParameters(model);
    QVERIFY(!count.fromShape);
    QCOMPARE(count.total(), 3.47e9);
}

void TestParameterCount::encodersCountPositionsAndPooling()
{
    // XLM-RoBERTa large with 8192 positions: 568 M by its card.
    domain::ModelArchitecture model;
    model.kind = domain::ModelKind::Embedding;
    model.layers = 24;
    model.hiddenSize = 1024;
    model.heads = 16;
    model.ffnSize = 4096;
    model.vocabulary = 250002;
    model.maxContext = 8192;
    QVERIFY(qAbs(sizing::countParameters(model).total() / 568.0e6 - 1.0) < 0.002);
}

void TestParameterCount::compressedAttentionIsLowRank()
{
    // DeepSeek-V4 Flash: 284 B in all, 13 B active.
    auto model = samples::deepseekV3();
    model.attention = domain::AttentionKind::Hybrid;
    model.layers = 43;
    model.hiddenSize = 4096;
    model.heads = 64;
    model.kvHeads = 1;
    model.headDim = 512;
    model.mlaQLoraRank = 1024;
    model.outputLoraRank = 1024;
    model.outputGroups = 8;
    model.ffnSize.reset();
    model.denseFfnLayers = 0;
    model.moeLayers = 43;
    model.expertsActive = 6;
    const auto count = sizing::countParameters(model);
    QVERIFY2(qAbs(count.total() / 284e9 - 1.0) < 0.002, qPrintable(QString::number(count.total())));
    QVERIFY(qAbs(count.active() / 13e9 - 1.0) < 0.05);
}

QTEST_GUILESS_MAIN(TestParameterCount)
#include "tst_parameter_count.moc"
