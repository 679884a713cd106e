// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/sizing/calibration.h"
#include "models/sizing/layout_search.h"
#include "models/sizing/reliability.h"
#include "models/sizing/scaling_table.h"
#include "models/sizing/training_sizing.h"
#include "tests/models/sizing/sample_models.h"

#include <QTest>

#include <algorithm>

using namespace xj;
using domain::AcceleratorSizing;
using domain::SizingReason;
using domain::SizingTerm;
using sizing::HostShape;

/// Whole jobs on whole boxes: what fits, on how many, how long, and what is said about it.
class TestTrainingSizing : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void fullFineTuneOfSevenBillionFitsEightCards();
    void oneEpochTakesAsLongAsTheArithmeticSays();
    void deadlineBuysMoreBoxes();
    void fewestGpusHoldTheJob();
    void qloraOfSeventyBillionFitsOneCard();
    void tensorParallelismStaysInsideTheLinkGroup();
    void unsupportedPrecisionIsRefused();
    void consumerCardsAreWarnedAbout();
    void missingMemoryIsSaid();
    void tokensUnknownLeavesTimeOut();
    void defaultsAreListed();
    void indicatorsOfAGroupPretraining();
    void remediesNameWhatTheySave();
    void wasteOfAThousandGpus();
    void linksInOrderOfWhatTheyLeave();

private:
    static sizing::ResolvedModel model(const domain::ModelArchitecture &architecture);
    static domain::TrainingNeed fullNeed();
    static AcceleratorSizing on(const domain::TrainingNeed &need, const domain::ModelArchitecture &m,
                                const domain::Gpu &gpu, const HostShape &host);
    static double value(const AcceleratorSizing &sizing, SizingTerm term);
    static bool says(const std::vector<domain::Reason> &notes, SizingReason reason);
};

sizing::ResolvedModel TestTrainingSizing::model(const domain::ModelArchitecture &architecture)
{
    domain::ModelChoice choice;
    choice.own = architecture;
    return *sizing::resolveModel(choice, {});
}

domain::TrainingNeed TestTrainingSizing::fullNeed()
{
    domain::TrainingNeed need;
    need.method = domain::TrainingMethod::FullFineTune;
    need.tokens = 4e8;
    need.sequenceLength = 2048;
    return need;
}

AcceleratorSizing TestTrainingSizing::on(const domain::TrainingNeed &need, const domain::ModelArchitecture &m,
                                         const domain::Gpu &gpu, const HostShape &host)
{
    const auto resolved = model(m);
    const auto plan = sizing::trainingPlan(need, resolved, 1.0);
    return sizing::sizeTrainingOnHost(plan, resolved, gpu, host, sizing::Calibration());
}

double TestTrainingSizing::value(const AcceleratorSizing &sizing, SizingTerm term)
{
    const domain::Figure *figure = sizing.figure(term);
    return figure && figure->value ? *figure->value : -1.0;
}

bool TestTrainingSizing::says(const std::vector<domain::Reason> &notes, SizingReason reason)
{
    return std::any_of(notes.begin(), notes.end(), [reason](const domain::Reason &note) {
        const auto *code = std::get_if<SizingReason>(&note.code);
        return code && *code == reason;
    });
}

namespace {
const HostShape kEightFullMesh{8, domain::Topology::FullMesh, 200.0};
}

void TestTrainingSizing::fullFineTuneOfSevenBillionFitsEightCards()
{
    const auto sizing = on(fullNeed(), samples::llama2_7b(), samples::a100Sxm80(), kEightFullMesh);
    QVERIFY(sizing.fits);
    QCOMPARE(sizing.gpus, 8);
    QCOMPARE(sizing.servers, 1);
    // States alone are 18 bytes a parameter: never less than 112 GB (16 bytes) in all.
    QVERIFY(sizing.staticTotalGiB * 1.0737 >= 112.0);
    QVERIFY(sizing.memoryPerGpuGiB <= sizing.usablePerGpuGiB);
    double sum = 0.0;
    for (const auto &part : sizing.memory)
        sum += part.gibPerGpu;
    QCOMPARE(sum, sizing.memoryPerGpuGiB);
}

void TestTrainingSizing::oneEpochTakesAsLongAsTheArithmeticSays()
{
    // 6 x 7e9 x 4e8 FLOP on 8 x 312 TFLOP/s at 30 to 55 % of the peak.
    const auto sizing = on(fullNeed(), samples::llama2_7b(), samples::a100Sxm80(), kEightFullMesh);
    const double hours = value(sizing, SizingTerm::RunTime) * 24.0;
    QVERIFY2(hours > 3.4 && hours < 6.3, qPrintable(QString::number(hours)));
    const double mfu = value(sizing, SizingTerm::ModelFlopsUtilisation);
    QVERIFY2(mfu > 0.35 && mfu < 0.62, qPrintable(QString::number(mfu)));
    QVERIFY(qFuzzyCompare(value(sizing, SizingTerm::GpuHours), hours * 8.0));
}

void TestTrainingSizing::deadlineBuysMoreBoxes()
{
    domain::TrainingNeed need = fullNeed();
    need.tokens = 2e10;
    const auto relaxed = on(need, samples::llama2_7b(), samples::a100Sxm80(), kEightFullMesh);
    need.deadlineDays = 3.0;
    const auto hurried = on(need, samples::llama2_7b(), samples::a100Sxm80(), kEightFullMesh);
    QCOMPARE(relaxed.gpus, 8);
    QVERIFY(hurried.gpus > relaxed.gpus);
    QCOMPARE(hurried.gpus % 8, 0);
    QVERIFY(value(hurried, SizingTerm::RunTime) <= 3.0);
    QVERIFY(value(hurried, SizingTerm::ScalingEfficiency) <= 1.001);
    QCOMPARE(hurried.binding, std::optional(SizingReason::ComputeIsBinding));
}

void TestTrainingSizing::fewestGpusHoldTheJob()
{
    const auto sizing = on(fullNeed(), samples::llama2_7b(), samples::a100Sxm80(), kEightFullMesh);
    // Qwen-7B trains on two such cards under ZeRO-3 (published); one cannot hold 121 GB of states.
    QVERIFY(sizing.minimumGpus >= 2 && sizing.minimumGpus <= 4);
}

void TestTrainingSizing::qloraOfSeventyBillionFitsOneCard()
{
    // Published: Qwen-72B QLoRA peaks at 62.9 GiB on one 80 GB card at 1024 tokens.
    domain::TrainingNeed need = fullNeed();
    need.method = domain::TrainingMethod::Qlora;
    need.sequenceLength = 1024;
    const HostShape one{1, domain::Topology::SingleGpu, std::nullopt};
    const auto sizing = on(need, samples::llama31_70b(), samples::a100Sxm80(), one);
    QVERIFY(sizing.fits);
    QCOMPARE(sizing.gpus, 1);
    QVERIFY2(sizing.memoryPerGpuGiB > 38.0 && sizing.memoryPerGpuGiB < 66.0,
             qPrintable(QString::number(sizing.memoryPerGpuGiB)));
}

void TestTrainingSizing::tensorParallelismStaysInsideTheLinkGroup()
{
    const auto mesh = on(fullNeed(), samples::llama31_70b(), samples::h100Sxm(), kEightFullMesh);
    QVERIFY(mesh.fits);
    QVERIFY(mesh.layout.tensor <= 8);
    const HostShape pcie{8, domain::Topology::Pcie, 25.0};
    const auto slow = on(fullNeed(), samples::llama31_70b(), samples::h100Sxm(), pcie);
    QCOMPARE(slow.layout.tensor, 1);
}

void TestTrainingSizing::unsupportedPrecisionIsRefused()
{
    const auto volta = on(fullNeed(), samples::llama2_7b(), samples::v100Sxm32(), kEightFullMesh);
    QVERIFY(!volta.fits);
    QVERIFY(says(volta.notes, SizingReason::PrecisionUnsupported));
    domain::TrainingNeed need = fullNeed();
    need.precision = domain::Precision::Fp8;
    const auto ampere = on(need, samples::llama2_7b(), samples::a100Sxm80(), kEightFullMesh);
    QVERIFY(says(ampere.notes, SizingReason::PrecisionUnsupported));
    const auto hopper = on(need, samples::llama2_7b(), samples::h100Sxm(), kEightFullMesh);
    QVERIFY(hopper.fits);
}

void TestTrainingSizing::consumerCardsAreWarnedAbout()
{
    domain::TrainingNeed need = fullNeed();
    need.method = domain::TrainingMethod::Lora;
    const HostShape four{4, domain::Topology::PcieNoPeer, std::nullopt};
    const auto sizing = on(need, samples::llama2_7b(), samples::rtx4090(), four);
    QVERIFY(says(sizing.notes, SizingReason::ConsumerLicence));
    QVERIFY(says(sizing.notes, SizingReason::NoPeerToPeer));
}

void TestTrainingSizing::missingMemoryIsSaid()
{
    domain::Gpu gpu = samples::h100Sxm();
    gpu.visibleGiB.reset();
    const auto sizing = on(fullNeed(), samples::llama2_7b(), gpu, kEightFullMesh);
    QVERIFY(!sizing.fits);
    QVERIFY(says(sizing.notes, SizingReason::MemoryUnknown));
}

void TestTrainingSizing::tokensUnknownLeavesTimeOut()
{
    domain::TrainingNeed need = fullNeed();
    need.tokens.reset();
    const auto sizing = on(need, samples::llama2_7b(), samples::a100Sxm80(), kEightFullMesh);
    QVERIFY(sizing.fits);
    QVERIFY(!sizing.figure(SizingTerm::RunTime));
    QVERIFY(sizing.figure(SizingTerm::TokensPerSecond));
}

void TestTrainingSizing::defaultsAreListed()
{
    const auto resolved = model(samples::llama2_7b());
    const auto plan = sizing::trainingPlan(domain::TrainingNeed(), resolved, 1.0);
    QStringList keys;
    for (const auto &note : plan.notes) {
        if (std::get<SizingReason>(note.code) == SizingReason::DefaultTaken)
            keys.push_back(std::get<QString>(note.arguments.at(0)));
    }
    keys.sort();
    const QStringList expected{QStringLiteral("checkpoint_interval_min"),
                               QStringLiteral("epochs"),
                               QStringLiteral("flash_attention"),
                               QStringLiteral("global_batch"),
                               QStringLiteral("micro_batch"),
                               QStringLiteral("optimizer"),
                               QStringLiteral("precision"),
                               QStringLiteral("recompute"),
                               QStringLiteral("seq_len")};
    QCOMPARE(keys, expected);
    QVERIFY(says(plan.notes, SizingReason::TokensUnknown));
}

void TestTrainingSizing::indicatorsOfAGroupPretraining()
{
    domain::ModelArchitecture m;
    m.parametersBillion = 130.0;
    domain::TrainingNeed need = fullNeed();
    need.method = domain::TrainingMethod::Pretrain;
    need.tokens = 4e11;
    need.globalBatch = 2048;
    need.deadlineDays = 60.0;
    need.checkpointIntervalMinutes = 120.0;
    const auto resolved = model(m);
    const auto plan = sizing::trainingPlan(need, resolved, 1.0);
    const auto reference = sizing::sizeTrainingOnHost(plan, resolved, samples::a100Sxm80(), kEightFullMesh,
                                                      sizing::Calibration());
    const auto indicators = sizing::trainingIndicators(plan, reference);
    // 16 bytes a parameter are the least; a checkpoint is 12 to 16 bytes a parameter.
    QVERIFY(*indicators.staticMemory.value * 1.0737 >= 2080.0);
    QVERIFY(*indicators.checkpointSize->value >= 1560.0 && *indicators.checkpointSize->value <= 2080.0);
    QCOMPARE(indicators.topologyNeeded, domain::Topology::FullMesh);
    QVERIFY(*indicators.fabricPerGpu.value > 25.0);
    QVERIFY(*indicators.checkpointWriteRate->value >= 4.0);
    QCOMPARE(indicators.minimumGpuMemoryGB, 40.0);
    QCOMPARE(indicators.preferredGpuMemoryGB, 80.0);
    // 3.12e23 FLOP over 60 days.
    QVERIFY(qAbs(*indicators.arithmetic.value / 60185.0 - 1.0) < 0.1);
}

void TestTrainingSizing::remediesNameWhatTheySave()
{
    domain::TrainingNeed need = fullNeed();
    need.recompute = domain::Recompute::None;
    need.microBatch = 4;
    const HostShape one{1, domain::Topology::SingleGpu, std::nullopt};
    need.globalBatch = 4;
    const auto sizing = on(need, samples::llama31_8b(), samples::a100Sxm80(), one);
    QVERIFY(!sizing.fits);
    for (const auto reason : {SizingReason::RemedyRecompute, SizingReason::RemedySmallerMicroBatch,
                              SizingReason::RemedyOffload, SizingReason::RemedyShorterContext})
        QVERIFY(says(sizing.notes, reason));
}

void TestTrainingSizing::wasteOfAThousandGpus()
{
    // Young and Daly: a 40 s stall and 3 h between failures are checkpointed every 930 s and waste 8.6 %
    // before restarts.
    sizing::Reliability reliability;
    reliability.writeStallSeconds = 40.0;
    reliability.restartMinutes = 0.0;
    reliability.gpuMtbfYears = 3.0 / (365.25 * 24.0);
    QVERIFY(qAbs(sizing::bestCheckpointMinutes(reliability, 1) * 60.0 - 930.0) < 1.0);
    QVERIFY(qAbs(sizing::wastedShare(reliability, 1) - 0.086) < 0.0005);
}

void TestTrainingSizing::linksInOrderOfWhatTheyLeave()
{
    using domain::LinkOption;
    const auto resolved = model(samples::llama2_7b());
    const auto plan = sizing::trainingPlan(fullNeed(), resolved, 1.0);
    const auto table = sizing::scalingTable(plan, samples::a100Sxm80(), sizing::Calibration());
    const auto at = [&table](LinkOption link, int gpus) {
        for (const auto &point : table) {
            if (point.link == link && point.gpus == gpus)
                return point.efficiency;
        }
        return -1.0;
    };
    QVERIFY(at(LinkOption::NvlinkFull, 8) > 0.9);
    QVERIFY(at(LinkOption::Pcie, 8) < at(LinkOption::NvlinkFull, 8));
    QVERIFY(at(LinkOption::Ethernet10, 16) < 0.3);
    QVERIFY(at(LinkOption::Ethernet10, 16) < at(LinkOption::Ethernet25, 16));
    QVERIFY(at(LinkOption::Ethernet25, 16) < at(LinkOption::Ethernet100, 16));
    QVERIFY(at(LinkOption::Ethernet100, 16) < at(LinkOption::InfiniBand100, 16));
    QVERIFY(at(LinkOption::InfiniBand400, 64) > 0.85);
    for (const auto &point : table)
        QVERIFY(point.efficiency > 0.0 && point.efficiency <= 1.0 + 1e-9);
}

QTEST_GUILESS_MAIN(TestTrainingSizing)
#include "tst_training_sizing.moc"
