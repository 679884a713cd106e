// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/domain/units.h"
#include "models/sizing/activation_memory.h"
#include "models/sizing/training_memory.h"
#include "tests/models/sizing/sample_models.h"

#include <QTest>

#include <numeric>

using namespace xj;
using sizing::TrainingRun;

/// Against published formulas and measured peaks, by part.
class TestTrainingMemory : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void statesByZeroStage_data();
    void statesByZeroStage();
    void activationsOfLlama3();
    void korthikantiLayer_data();
    void korthikantiLayer();
    void worstStageIsSized();
    void interleavingHoldsMore();
    void expertsDivideByExpertParallelSize();
    void partsSumToTheDriverFigure();
    void measuredPeaks_data();
    void measuredPeaks();

private:
    static double gib(double bytes) { return domain::gibFromBytes(bytes); }
};

namespace {

TrainingRun fullRun(const sizing::ModelShape &shape)
{
    TrainingRun run;
    run.shape = &shape;
    run.method = domain::TrainingMethod::Pretrain;
    run.recipe.kernels = sizing::KernelSet::Fused;
    run.sequence = 8192;
    return run;
}

} // namespace

void TestTrainingMemory::statesByZeroStage_data()
{
    QTest::addColumn<domain::ModelArchitecture>("model");
    QTest::addColumn<int>("stage");
    QTest::addColumn<double>("expectedGiB");
    const double small[] = {134.62, 56.09, 29.92, 16.83};
    const double large[] = {1182.75, 492.81, 262.83, 147.84};
    for (int stage = 0; stage < 4; ++stage) {
        QTest::addRow("8B, stage %d", stage) << samples::llama31_8b() << stage << small[stage];
        QTest::addRow("70B, stage %d", stage) << samples::llama31_70b() << stage << large[stage];
    }
}

void TestTrainingMemory::statesByZeroStage()
{
    QFETCH(domain::ModelArchitecture, model);
    QFETCH(int, stage);
    QFETCH(double, expectedGiB);
    const auto shape = sizing::shapeOf(model);
    TrainingRun run = fullRun(shape);
    run.layout.data = 8;
    run.layout.zeroStage = stage;
    // 18 bytes a parameter: 2 weights, 4 gradients, 12 master copy and moments (the recipe's defaults).
    const auto memory = sizing::trainingMemory(run);
    QVERIFY2(qAbs(gib(memory.states()) - expectedGiB) < 0.006,
             qPrintable(QString::number(gib(memory.states()))));
}

void TestTrainingMemory::activationsOfLlama3()
{
    const auto shape = sizing::shapeOf(samples::llama31_8b());
    TrainingRun run = fullRun(shape);
    QCOMPARE(sizing::layerActivation(run).perToken(1.0, true), 139264.0);
    QCOMPARE(gib(sizing::stageActivations(run)), 34.0);
    QVERIFY(qAbs(gib(sizing::logitMemory(run)) - 11.74) < 0.005);
    run.layout.recompute = domain::Recompute::Full;
    const double oneLayer = 139264.0 * 8192.0;
    QCOMPARE(gib(sizing::stageActivations(run) - oneLayer), 2.0);
}

void TestTrainingMemory::korthikantiLayer_data()
{
    QTest::addColumn<bool>("flash");
    QTest::addColumn<bool>("sequenceParallel");
    QTest::addColumn<double>("expectedMB");
    QTest::newRow("tensor parallel with scores") << false << false << 578.8;
    QTest::newRow("sequence parallel, no scores") << true << true << 107.0;
}

void TestTrainingMemory::korthikantiLayer()
{
    QFETCH(bool, flash);
    QFETCH(bool, sequenceParallel);
    QFETCH(double, expectedMB);
    const auto shape = sizing::shapeOf(samples::gpt3_175b());
    TrainingRun run = fullRun(shape);
    run.sequence = 2048;
    run.recipe.dropout = true;
    run.recipe.flashAttention = flash;
    const double bytes = 2048.0 * sizing::layerActivation(run).perToken(8.0, sequenceParallel);
    QVERIFY2(qAbs(bytes / (expectedMB * 1e6) - 1.0) < 0.001, qPrintable(QString::number(bytes)));
}

void TestTrainingMemory::worstStageIsSized()
{
    const auto shape = sizing::shapeOf(samples::llama31_8b());
    TrainingRun run = fullRun(shape);
    run.layout.pipeline = 4;
    run.microBatches = 8;
    // The first stage holds four micro-batches of eight layers: as much as one pass of the whole model.
    QCOMPARE(gib(sizing::trainingMemory(run).activations), 34.0);
    // With one micro-batch the last stage, with the logits, needs more.
    run.microBatches = 1;
    const auto memory = sizing::trainingMemory(run);
    QCOMPARE(gib(memory.activations), 8.5);
    QVERIFY(memory.logits > 0.0);
}

void TestTrainingMemory::interleavingHoldsMore()
{
    const auto shape = sizing::shapeOf(samples::llama31_70b());
    TrainingRun run = fullRun(shape);
    run.layout.pipeline = 4;
    run.microBatches = 16;
    const double flat = sizing::microBatchesInFlight(run);
    run.virtualStages = 2;
    QCOMPARE(flat, 4.0);
    QCOMPARE(sizing::microBatchesInFlight(run), 4.0 * (1.0 + 3.0 / 8.0));
}

void TestTrainingMemory::expertsDivideByExpertParallelSize()
{
    const auto shape = sizing::shapeOf(samples::deepseekV3());
    TrainingRun run = fullRun(shape);
    run.layout.data = 64;
    const double together = sizing::trainingMemory(run).weights;
    run.layout.expert = 64;
    const double apart = sizing::trainingMemory(run).weights;
    const double routed = shape.parameters.routedExperts;
    QCOMPARE(together - apart, 2.0 * routed * (1.0 - 1.0 / 64.0));
}

void TestTrainingMemory::partsSumToTheDriverFigure()
{
    const auto shape = sizing::shapeOf(samples::llama31_8b());
    for (const double step : {0.0, 40.0}) {
        TrainingRun run = fullRun(shape);
        run.recipe.stepBytes = step;
        const auto memory = sizing::trainingMemory(run);
        double sum = 0.0;
        for (const auto &part : sizing::trainingMemoryParts(run, memory)) {
            QVERIFY(!part.derivation.formula.isEmpty() && !part.derivation.citation.isEmpty());
            sum += part.gibPerGpu;
        }
        QCOMPARE(sum, gib(memory.bytes(sizing::MemoryMeter::Driver)));
    }
}

void TestTrainingMemory::measuredPeaks_data()
{
    QTest::addColumn<int>("data");
    QTest::addColumn<int>("context");
    QTest::addColumn<double>("sequence");
    QTest::addColumn<double>("measuredGiB");
    // torchtitan, Llama 3.1 8B, FSDP2, full recompute, reserved memory (benchmark report of 2024-12).
    QTest::newRow("32k, 8 GPUs") << 8 << 1 << 32768.0 << 83.9;
    QTest::newRow("128k, context parallel 4") << 2 << 4 << 131072.0 << 84.0;
    QTest::newRow("256k, context parallel 8") << 1 << 8 << 262144.0 << 84.5;
}

void TestTrainingMemory::measuredPeaks()
{
    QFETCH(int, data);
    QFETCH(int, context);
    QFETCH(double, sequence);
    QFETCH(double, measuredGiB);
    const auto shape = sizing::shapeOf(samples::llama31_8b());
    TrainingRun run = fullRun(shape);
    run.recipe.weightBytes = 4.0;
    run.recipe.gradientBytes = 4.0;
    run.recipe.optimizerBytes = 8.0;
    run.layout.zeroStage = 3;
    run.layout.data = data;
    run.layout.context = context;
    run.layout.recompute = domain::Recompute::Full;
    run.sequence = sequence;
    const double got = gib(sizing::trainingMemory(run).bytes(sizing::MemoryMeter::Reserved));
    QVERIFY2(qAbs(got / measuredGiB - 1.0) < 0.08, qPrintable(QString::number(got)));
}

QTEST_GUILESS_MAIN(TestTrainingMemory)
#include "tst_training_memory.moc"
