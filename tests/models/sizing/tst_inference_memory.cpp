// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/domain/units.h"
#include "models/sizing/inference_memory.h"
#include "tests/models/sizing/sample_models.h"

#include <QTest>

#include <cmath>

using namespace xj;
using namespace xj::sizing;

namespace {

constexpr double kGiB = domain::kBytesPerGiB;

bool near(double actual, double expected, double share)
{
    return std::abs(actual - expected) <= share * std::abs(expected);
}

/// An H100 as the engine's log shows it.
constexpr double kLoggedH100GiB = 79.19;

EngineMemorySettings settings095()
{
    EngineMemorySettings settings;
    settings.memoryShare = 0.95;
    return settings;
}

domain::ModelArchitecture gptOss120b()
{
    domain::ModelArchitecture m;
    m.layers = 36;
    m.hiddenSize = 2880;
    m.heads = 64;
    m.kvHeads = 8;
    m.headDim = 64;
    m.experts = 128;
    m.expertsActive = 4;
    m.moeFfnSize = 2880;
    m.moeLayers = 36;
    m.vocabulary = 201088;
    m.attention = domain::AttentionKind::GroupedQuery;
    m.slidingWindow = 128;
    m.slidingWindowLayers = 18;
    return m;
}

} // namespace

class TestInferenceMemory : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cachePerTokenMatchesPublishedShapes();
    void weightsMatchEngineLogs();
    void mxfp4PadsTheExperts();
    void engineLeavesTheLoggedPool();
    void pipelineRanksHoldTheirEnds();
    void headsLimitTheCacheSplit();
    void windowLayersStopGrowing();
    void recurrentStateDoesNotGrow();
    void eightBitCacheDoublesTokens();
};

void TestInferenceMemory::cachePerTokenMatchesPublishedShapes()
{
    QCOMPARE(cacheBytesPerToken(inferenceShape(samples::llama31_8b()), 2.0), 131072.0);
    QCOMPARE(cacheBytesPerToken(inferenceShape(samples::llama31_70b()), 2.0), 327680.0);
    QCOMPARE(cacheBytesPerToken(inferenceShape(samples::qwen25_7b()), 2.0), 57344.0);
    QCOMPARE(cacheBytesPerToken(inferenceShape(samples::deepseekV3()), 2.0), 70272.0);
}

void TestInferenceMemory::weightsMatchEngineLogs()
{
    const InferenceShape shape = inferenceShape(samples::llama31_8b());
    QVERIFY(near(weightBytes(shape, WeightFormat::Bf16).total() / kGiB, 14.958, 0.001));
    QVERIFY(near(weightBytes(inferenceShape(samples::llama31_70b()), WeightFormat::Bf16).total() / kGiB,
                 131.417, 0.001));
    // A 70B in 8 bits with 16-bit embedding and head: the engine logs 67.72 GiB.
    QVERIFY(near(weightBytes(inferenceShape(samples::llama31_70b()), WeightFormat::Int8).total() / kGiB,
                 67.72, 0.003));
}

void TestInferenceMemory::mxfp4PadsTheExperts()
{
    // The engine logs 64.38 GiB for the 120B: 4.25 bits a weight alone would be 60.6.
    const InferenceShape shape = inferenceShape(gptOss120b());
    QVERIFY(near(weightBytes(shape, WeightFormat::Mxfp4).total() / kGiB, 64.38, 0.01));
}

void TestInferenceMemory::engineLeavesTheLoggedPool()
{
    // vLLM 0.19 on an H100 at 0.95: activations 1.89 GiB, pool 58.11 GiB = 476,000 tokens.
    const InferenceShape shape = inferenceShape(samples::llama31_8b());
    const ReplicaMemory memory = replicaMemory(shape, weightBytes(shape, WeightFormat::Bf16), {},
                                               kLoggedH100GiB * kGiB, settings095());
    QVERIFY(near(memory.activations / kGiB, 1.89, 0.005));
    QVERIFY(near(memory.pool / kGiB, 58.11, 0.005));
    QVERIFY(near(poolTokens(shape, {}, memory.pool, 2.0), 476000, 0.005));
    QCOMPARE(std::fmod(poolTokens(shape, {}, memory.pool, 2.0), 16.0), 0.0);
}

void TestInferenceMemory::pipelineRanksHoldTheirEnds()
{
    // Logged: 7.51 GiB on each of two stages, 4.26 on the first of four; 3.77 at tensor degree 4.
    const InferenceShape shape = inferenceShape(samples::llama31_8b());
    const WeightBytes weights = weightBytes(shape, WeightFormat::Bf16);
    const auto held = [&](int tensor, int pipeline) {
        return replicaMemory(shape, weights, {tensor, pipeline, 1, 1}, kLoggedH100GiB * kGiB, settings095())
                   .weights
            / kGiB;
    };
    QVERIFY(near(held(1, 2), 7.51, 0.005));
    QVERIFY(near(held(1, 4), 4.26, 0.01));
    QVERIFY(near(held(4, 1), 3.77, 0.01));
}

void TestInferenceMemory::headsLimitTheCacheSplit()
{
    const InferenceShape shape = inferenceShape(samples::qwen25_7b()); // four KV heads
    QCOMPARE(cacheShare(shape, {2, 1, 1, 1}), 0.5);
    QCOMPARE(cacheShare(shape, {8, 1, 1, 1}), 0.25);
    QCOMPARE(cacheShare(shape, {8, 2, 1, 1}), 0.125);
    QCOMPARE(cacheShare(inferenceShape(samples::deepseekV3()), {8, 1, 1, 1}), 1.0);
}

void TestInferenceMemory::windowLayersStopGrowing()
{
    const InferenceShape shape = inferenceShape(gptOss120b());
    const double atWindow = cacheBytes(shape, 128.0, 2.0);
    QCOMPARE(atWindow, 128.0 * 36864.0 * 2.0);
    const double grown = cacheBytes(shape, 12800.0, 2.0) - atWindow;
    QCOMPARE(grown, (12800.0 - 128.0) * 18432.0 * 2.0);
}

void TestInferenceMemory::recurrentStateDoesNotGrow()
{
    // Qwen3.5-397B: 45 linear layers of 64 heads with a 128 x 128 state each, 15 layers that keep a cache.
    domain::ModelArchitecture m;
    m.layers = 60;
    m.hiddenSize = 4096;
    m.heads = 32;
    m.kvHeads = 2;
    m.headDim = 256;
    m.attention = domain::AttentionKind::Hybrid;
    m.linearLayers = 45;
    m.kvLayers = 15;
    m.linearMixerParametersMillion = 118.1;
    m.ffnSize = 1024;
    const InferenceShape shape = inferenceShape(m);
    QVERIFY(near(shape.stateElements, 47.2e6, 0.02));
    QCOMPARE(cacheBytesPerToken(shape, 2.0), 30720.0);
    QVERIFY(near(cacheBytes(shape, 16.0, 2.0), 47.2e6 * 2.0 + 16 * 30720.0, 0.02));
}

void TestInferenceMemory::eightBitCacheDoublesTokens()
{
    const InferenceShape shape = inferenceShape(samples::llama31_8b());
    const double wide = poolTokens(shape, {}, 50.0 * kGiB, 2.0);
    const double narrow = poolTokens(shape, {}, 50.0 * kGiB, 1.0);
    QVERIFY(near(narrow, 2.0 * wide, 1e-4));
}

QTEST_GUILESS_MAIN(TestInferenceMemory)
#include "tst_inference_memory.moc"
