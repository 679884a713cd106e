// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/sizing/serving_speed.h"

#include <QTest>

#include <cmath>

using namespace xj::sizing;

// The model is checked against ten worked cases, published together with the factors that they were computed
// from. Those factors stand here, not the shipped ones: a better fit must not move this test.
namespace {

constexpr double kGiB = 1.0737e9; // as the worked cases use it
constexpr double kBillion = 1e9;

InferenceShape dense(double layers, double hidden, double base, double kv, double split, double attention)
{
    InferenceShape shape;
    shape.layers = layers;
    shape.hiddenSize = hidden;
    shape.denseParameters = base * kBillion;
    shape.kvElements = kv;
    shape.kvSplit = split;
    shape.prefillAttentionFlop = attention;
    shape.decodeAttentionFlop = attention;
    return shape;
}

InferenceShape mixture(InferenceShape shape, double expertBillions, double experts, double active)
{
    shape.expertParameters = expertBillions * kBillion;
    shape.experts = experts;
    shape.expertsActive = active;
    return shape;
}

InferenceShape llama70b()
{
    return dense(80, 8192, 69.50, 163840, 8, 2621440);
}
InferenceShape llama8b()
{
    return dense(32, 4096, 7.50, 65536, 8, 524288);
}
InferenceShape qwen32b()
{
    return dense(64, 5120, 31.98, 131072, 8, 2097152);
}
InferenceShape qwen235b()
{
    return mixture(dense(94, 4096, 7.32, 96256, 4, 3080192), 227.1, 128, 8);
}
InferenceShape gptOss120b()
{
    InferenceShape shape = mixture(dense(36, 2880, 1.53, 18432, 8, 294912), 114.7, 128, 4);
    shape.kvElementsWindowed = 18432;
    shape.windowTokens = 128;
    return shape;
}
InferenceShape deepSeekR1()
{
    InferenceShape shape = mixture(dense(61, 7168, 16.08, 35136, 1, 4997120), 653.9, 256, 8);
    shape.decodeAttentionFlop = 16990208;
    shape.multiLatent = true;
    return shape;
}

EngineFactors engine(double dense, double moe, double sequence, double step, double phi, double osl0,
                     double fixedMs, double kappa, double limit)
{
    return {dense * 1e-6,   moe * 1e-6, sequence * 1e-6, step * 1e-6, phi, osl0,
            fixedMs * 1e-3, kappa,      limit,           limit,       true};
}
EngineFactors trtllm()
{
    return engine(34.1, 61.3, 10.6, 346, 1.10, 32, 101, 0.102, 2048);
}
EngineFactors vllm()
{
    return engine(45.0, 55.4, 29.8, 176, 0.88, 60, 52, 0.087, 1024);
}
EngineFactors sglang()
{
    return engine(11.2, 73.1, 27.8, 339, 1.23, 36, 207, 0.287, 2048);
}

GenerationFactors hopper()
{
    return {0.87, {0.70, 0.52, 0.5}, 1.04, 1.49, true};
}
GenerationFactors ampere()
{
    return {0.749, {0.70, 0.5, 0.5}, 1.01, 1.0, true};
}
GenerationFactors blackwell()
{
    return {0.787, {0.41, 0.405, 0.36}, 0.90, 1.10, true};
}
GenerationFactors ada()
{
    return {0.95, {0.53, 0.49, 0.665}, 1.04, 0.92, true};
}
GenerationFactors cdna3()
{
    return {0.667, {0.5, 0.43, 0.5}, 0.83, 1.17, true};
}

ServingHardware hardware(double gbps, double t16, double t8, double t4, double gib, LinkFactors link)
{
    return {gbps * 1e9, {t16 * 1e12, t8 * 1e12, t4 * 1e12}, gib * kGiB, link, gib < 79.0};
}
LinkFactors link(double alphaMicro, double betaMicroPerMega)
{
    return {alphaMicro * 1e-6, betaMicroPerMega * 1e-12};
}

ServingSetup setup(int tensor, ComputeWidth width, double kvBytes)
{
    ServingSetup s;
    s.tensor = tensor;
    s.computeWidth = width;
    s.kvBytesPerElement = kvBytes;
    return s;
}

struct Case
{
    InferenceShape shape;
    double denseBytesPerParameter;
    double expertBytesPerParameter;
    ServingSetup setup;
    ServingHardware hardware;
    GenerationFactors generation;
    EngineFactors engine;
    RequestShape request;
    double inFlight;
    double capacity, stepMs, prefillMs, tpotMs, ttftMs, tokensPerSecond;
};

Case workedCase(int index)
{
    const auto h100 = hardware(3350, 989, 1979, 0, 80, link(4.8, 5.9));
    const auto h100x1 = hardware(3350, 989, 1979, 0, 80, {});
    const auto h200 = hardware(4800, 989, 1979, 0, 141, link(5.4, 6.0));
    const auto a100 = hardware(2039, 312, 0, 0, 80, link(5.0, 7.5));
    const auto b200 = hardware(7700, 2250, 4500, 9000, 180, {});
    const auto l40s = hardware(864, 362, 733, 0, 48, link(18, 400));
    const auto mi300x = hardware(5300, 1307, 2615, 0, 192, link(13, 6));
    const auto fp8 = ComputeWidth::Bits8;
    switch (index) {
    case 0:
        return {
            llama70b(), 1,   1, setup(4, fp8, 1), h100, hopper(), vllm(), {1024, 1024}, 1, 904, 12.34, 50.5,
            12.34,      102, 80};
    case 1:
        return {llama70b(), 1,        1,      setup(4, fp8, 1),
                h100,       hopper(), vllm(), {1024, 1024},
                64,         904,      16.70,  50.5,
                19.28,      380,      3303};
    case 2:
        return {llama70b(), 1,        1,      setup(4, fp8, 1),
                h100,       hopper(), vllm(), {8192, 1024},
                32,         168,      17.65,  422.4,
                28.27,      1616,     1114};
    case 3:
        return {llama8b(), 1,        1,        setup(1, fp8, 1),
                h100x1,    hopper(), trtllm(), {1000, 1000},
                128,       673,      10.67,    14.7,
                12.66,     306,      10021};
    case 4:
        return {qwen32b(), 2,        2,      setup(2, ComputeWidth::Bits16, 2),
                a100,      ampere(), vllm(), {2000, 500},
                32,        153,      32.52,  323.0,
                48.24,     1248,     653};
    case 5:
        return {gptOss120b(), 2,           0.5625,   setup(1, ComputeWidth::Bits4, 1),
                b200,         blackwell(), trtllm(), {1024, 1024},
                64,           2894,        13.53,    9.0,
                14.12,        170,         4498};
    case 6:
        return {qwen235b(), 1,        1,        setup(8, fp8, 1),
                h200,       hopper(), sglang(), {1024, 1024},
                64,         2764,     21.44,    24.5,
                23.23,      675,      2729};
    case 7:
        return {deepSeekR1(), 1,        1,        setup(8, fp8, 1),
                h200,         hopper(), sglang(), {1024, 1024},
                64,           947,      30.75,    36.2,
                33.40,        899,      1902};
    case 8:
        return {
            llama70b(), 1,    1,  setup(4, fp8, 1), l40s, ada(), vllm(), {1000, 1000}, 32, 443, 64.47, 1146,
            93.93,      4297, 336};
    default:
        return {llama70b(), 1,       1,      setup(8, fp8, 1),
                mi300x,     cdna3(), vllm(), {2048, 2048},
                128,        2682,    17.64,  64.5,
                21.05,      830,     6063};
    }
}

ServingSpeed speedOf(const Case &c)
{
    WeightBytes weights;
    weights.dense = c.shape.denseParameters * c.denseBytesPerParameter;
    weights.experts = c.shape.expertParameters * c.expertBytesPerParameter;
    return {c.shape, weights, c.setup, c.hardware, c.generation, c.engine, StructureFactors{}};
}

bool within(double actual, double expected, double share)
{
    return std::abs(actual - expected) <= share * expected;
}

} // namespace

class TestServingSpeed : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void reproducesWorkedCases_data();
    void reproducesWorkedCases();
    void queuesWhenCacheIsFull();
    void pipelineDividesMemoryWithoutAllReduces();
    void nothingFitsGivesNoCapacity();
    void slowsAsLoadRises();
};

void TestServingSpeed::reproducesWorkedCases_data()
{
    QTest::addColumn<int>("index");
    constexpr int kCases = 10;
    for (int i = 0; i < kCases; ++i)
        QTest::addRow("case %d", i + 1) << i;
}

void TestServingSpeed::reproducesWorkedCases()
{
    QFETCH(int, index);
    const Case c = workedCase(index);
    const ServingSpeed speed = speedOf(c);
    const ServingPoint point = speed.at(c.inFlight, c.request);
    const auto check = [](const char *what, double actual, double expected, double share) {
        return within(actual, expected, share)
            ? QByteArray()
            : QByteArray(what) + ' ' + QByteArray::number(actual) + " for " + QByteArray::number(expected);
    };
    const QByteArray faults = check("capacity", speed.capacity(c.request), c.capacity, 0.01)
        + check("step", point.stepSeconds * 1e3, c.stepMs, 0.01)
        + check("prefill", speed.prefillSeconds(c.request.promptTokens) * 1e3, c.prefillMs, 0.01)
        + check("tpot", point.tpotSeconds * 1e3, c.tpotMs, 0.01)
        + check("ttft", point.ttftSeconds * 1e3, c.ttftMs, 0.02)
        + check("throughput", point.outputTokensPerSecond, c.tokensPerSecond, 0.01);
    QVERIFY2(faults.isEmpty(), faults.constData());
}

void TestServingSpeed::queuesWhenCacheIsFull()
{
    const Case c = workedCase(2);
    const ServingSpeed speed = speedOf(c);
    const double capacity = speed.capacity(c.request);
    const ServingPoint full = speed.at(capacity, c.request);
    const ServingPoint over = speed.at(capacity + 50.0, c.request);
    QCOMPARE(over.running, full.running);
    QCOMPARE(over.tpotSeconds, full.tpotSeconds);
    // Fifty requests wait for slots that free at the saturated rate.
    const double wait = 50.0 / speed.saturatedRate(capacity, c.request);
    QVERIFY(within(over.ttftSeconds - full.ttftSeconds, wait, 1e-9));
}

void TestServingSpeed::pipelineDividesMemoryWithoutAllReduces()
{
    Case c = workedCase(8);
    c.setup.tensor = 1;
    c.setup.pipeline = 4;
    const ServingSpeed speed = speedOf(c);
    const auto parts = speed.stepParts(32.0, c.request);
    QCOMPARE(parts.communication, 0.0);
    QVERIFY(within(speed.capacity(c.request), c.capacity, 0.01));
}

void TestServingSpeed::nothingFitsGivesNoCapacity()
{
    Case c = workedCase(0);
    c.setup.tensor = 1;
    c.hardware.memoryBytes = 48.0 * kGiB;
    QCOMPARE(speedOf(c).capacity(c.request), 0.0);
}

void TestServingSpeed::slowsAsLoadRises()
{
    const Case c = workedCase(1);
    const ServingSpeed speed = speedOf(c);
    double previousTpot = 0.0;
    double previousTtft = 0.0;
    for (const double load : {1.0, 8.0, 64.0, 512.0, 2048.0}) {
        const ServingPoint point = speed.at(load, c.request);
        QVERIFY(point.tpotSeconds >= previousTpot);
        QVERIFY(point.ttftSeconds > previousTtft);
        previousTpot = point.tpotSeconds;
        previousTtft = point.ttftSeconds;
    }
}

QTEST_GUILESS_MAIN(TestServingSpeed)
#include "tst_serving_speed.moc"
