// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/sizing/calibration.h"
#include "models/sizing/inference_sizing.h"
#include "tests/models/sizing/calibration_file.h"
#include "tests/models/sizing/sample_models.h"

#include <QTest>

#include <algorithm>

using namespace xj;
using namespace xj::domain;
using namespace xj::sizing;

namespace {

ResolvedModel resolved(ModelArchitecture architecture)
{
    ResolvedModel model;
    model.architecture = std::move(architecture);
    return model;
}

InferenceNeed chat(double inFlight)
{
    InferenceNeed need;
    need.peakConcurrency = inFlight;
    need.promptTokens = 1500;
    need.outputTokens = 500;
    need.tpotMsMax = 50;
    need.ttftMsMax = 2000;
    return need;
}

HostShape box(int gpus)
{
    HostShape host;
    host.gpus = gpus;
    return host;
}

bool hasNote(const std::vector<Reason> &notes, SizingReason code)
{
    return std::any_of(notes.begin(), notes.end(),
                       [&](const Reason &note) { return note.code == ReasonCode(code); });
}

double valueOf(const AcceleratorSizing &sizing, SizingTerm term)
{
    const Figure *figure = sizing.figure(term);
    return figure && figure->value ? *figure->value : -1.0;
}

Gpu l40s()
{
    Gpu gpu;
    gpu.id = QStringLiteral("l40s");
    gpu.vendor = QStringLiteral("NVIDIA");
    gpu.name = QStringLiteral("L40S");
    gpu.architecture = QStringLiteral("Ada Lovelace");
    gpu.vramGB = 48;
    gpu.visibleGiB = 44.99;
    gpu.memoryBandwidthGBps = 864;
    gpu.bf16Tflops = 362;
    gpu.fp16Tflops = 362;
    gpu.fp8Tflops = 733;
    gpu.int8Tops = 733;
    gpu.pcieGeneration = 4;
    gpu.linkType = QStringLiteral("none");
    gpu.datacenterLicensed = true;
    return gpu;
}

} // namespace

class TestInferenceSizing : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void smallModelStartsOnOneCard();
    void moreLoadNeverNeedsFewerGpus();
    void latencyLimitsAreMetOrSaid();
    void everyFigureCanBeOpened();
    void halfTheCacheWidthHoldsTwiceTheRequests();
    void largeModelIsSplitInsideTheFastLink();
    void modelBeyondOneBoxSaysSo();
    void tightCardOffersRemediesWithEffects();
    void capabilityRules();
    void unknownMemoryIsSaidNotGuessed();
    void unlistedFamilyWidensTheBand();
    void sparesAreAddedAndWholeBoxesBought();
    void visitsAreNotConcurrency();
    void indicatorsCountWhatAnyOfferMustBring();
    void notesNameDefaultsAndAskWhatConcurrencyMeans();

private:
    Calibration m_calibration{test::shippedCalibration()};
};

void TestInferenceSizing::initTestCase()
{
    QVERIFY(m_calibration.generation(Generation::Hopper).calibrated);
}

void TestInferenceSizing::smallModelStartsOnOneCard()
{
    // 7B in 16 bits, twenty requests of 4,096 tokens: 15.2 GB of weights and 4.7 GB of cache, 21 to 24 GB in
    // all; a 48 GB card serves 90 to 120 of them.
    InferenceNeed need;
    need.peakConcurrency = 20;
    need.promptTokens = 3596;
    need.outputTokens = 500;
    const auto sizing
        = sizeInferenceOnHost(need, resolved(samples::qwen25_7b()), l40s(), box(1), 1.0, m_calibration);
    QVERIFY(sizing.fits);
    QCOMPARE(sizing.minimumGpus, 1);
    const double totalGB = gbFromGiB(sizing.memoryPerGpuGiB);
    QVERIFY2(totalGB > 21.0 && totalGB < 24.0, qPrintable(QString::number(totalGB)));
    const double concurrency = valueOf(sizing, SizingTerm::ConcurrencyPerReplica);
    QVERIFY2(concurrency >= 90 && concurrency <= 120, qPrintable(QString::number(concurrency)));
}

void TestInferenceSizing::moreLoadNeverNeedsFewerGpus()
{
    const ResolvedModel model = resolved(samples::llama31_8b());
    int previous = 0;
    for (const double inFlight : {1.0, 20.0, 100.0, 500.0, 3000.0}) {
        const auto sizing
            = sizeInferenceOnHost(chat(inFlight), model, samples::h100Sxm(), box(1), 1.0, m_calibration);
        QVERIFY(sizing.fits);
        QVERIFY(sizing.gpus >= previous);
        QVERIFY(sizing.gpus >= sizing.minimumGpus);
        previous = sizing.gpus;
    }
    const auto scaled = sizeInferenceOnHost(chat(100), model, samples::h100Sxm(), box(1), 5.0, m_calibration);
    const auto direct = sizeInferenceOnHost(chat(500), model, samples::h100Sxm(), box(1), 1.0, m_calibration);
    QCOMPARE(scaled.gpus, direct.gpus);
}

void TestInferenceSizing::latencyLimitsAreMetOrSaid()
{
    InferenceNeed need = chat(200);
    const ResolvedModel model = resolved(samples::llama31_70b());
    need.weightPrecision = Precision::Fp8;
    const auto met = sizeInferenceOnHost(need, model, samples::h100Sxm(), box(8), 1.0, m_calibration);
    QVERIFY(met.fits);
    QVERIFY(valueOf(met, SizingTerm::TimePerOutputToken) <= 50.0);
    QVERIFY(valueOf(met, SizingTerm::TimeToFirstToken) <= 2000.0);

    need.tpotMsMax = 1; // below one read of the weights
    const auto missed = sizeInferenceOnHost(need, model, samples::h100Sxm(), box(8), 1.0, m_calibration);
    QVERIFY(!missed.fits);
    QVERIFY(hasNote(missed.notes, SizingReason::LatencyMissed));
}

void TestInferenceSizing::everyFigureCanBeOpened()
{
    const auto sizing = sizeInferenceOnHost(chat(50), resolved(samples::llama31_8b()), samples::h100Sxm(),
                                            box(8), 1.0, m_calibration);
    QVERIFY(sizing.figures.size() >= 7);
    for (const Figure &figure : sizing.figures) {
        QVERIFY(!figure.derivation.formula.isEmpty());
        QVERIFY(!figure.derivation.citation.isEmpty());
        QVERIFY(figure.value.has_value() != figure.undefined.has_value());
    }
    double sum = 0.0;
    for (const MemoryPart &part : sizing.memory) {
        QVERIFY(!part.derivation.formula.isEmpty());
        sum += part.gibPerGpu;
    }
    QVERIFY(std::abs(sum - sizing.memoryPerGpuGiB) < 1e-9);
}

void TestInferenceSizing::halfTheCacheWidthHoldsTwiceTheRequests()
{
    InferenceNeed need = chat(5000);
    need.tpotMsMax.reset();
    need.ttftMsMax.reset();
    const ResolvedModel model = resolved(samples::llama31_8b());
    const auto wide = sizeInferenceOnHost(need, model, samples::h100Sxm(), box(1), 1.0, m_calibration);
    need.kvPrecision = Precision::Fp8;
    const auto narrow = sizeInferenceOnHost(need, model, samples::h100Sxm(), box(1), 1.0, m_calibration);
    const double ratio
        = valueOf(narrow, SizingTerm::KvCapacityTokens) / valueOf(wide, SizingTerm::KvCapacityTokens);
    QVERIFY(std::abs(ratio - 2.0) < 0.01);
    QVERIFY(narrow.minimumGpus < wide.minimumGpus);
}

void TestInferenceSizing::largeModelIsSplitInsideTheFastLink()
{
    InferenceNeed need = chat(32);
    const auto sizing = sizeInferenceOnHost(need, resolved(samples::llama31_70b()), samples::h100Sxm(),
                                            box(8), 1.0, m_calibration);
    QVERIFY(sizing.fits);
    QVERIFY(sizing.layout.tensor >= 2 && sizing.layout.tensor <= 8);
    QCOMPARE(sizing.layout.pipeline, 1);
    QVERIFY(sizing.memoryPerGpuGiB <= sizing.usablePerGpuGiB);
}

void TestInferenceSizing::modelBeyondOneBoxSaysSo()
{
    // 810 GB of weights on one box of four 80 GB cards.
    const auto sizing = sizeInferenceOnHost(chat(1), resolved(samples::llama31_405b()), samples::h100Sxm(),
                                            box(4), 1.0, m_calibration);
    QVERIFY(!sizing.fits);
    QVERIFY(hasNote(sizing.notes, SizingReason::DoesNotFitOneServer));
    QVERIFY(hasNote(sizing.notes, SizingReason::RemedyLowerPrecision));
}

void TestInferenceSizing::tightCardOffersRemediesWithEffects()
{
    InferenceNeed need = chat(200);
    need.tpotMsMax.reset();
    need.ttftMsMax.reset();
    const auto sizing = sizeInferenceOnHost(need, resolved(samples::llama31_8b()), samples::rtx4090(), box(1),
                                            1.0, m_calibration);
    QCOMPARE(sizing.binding, SizingReason::MemoryIsBinding);
    bool told = false;
    for (const Reason &note : sizing.notes) {
        if (note.code != ReasonCode(SizingReason::RemedyQuantisedKv))
            continue;
        const auto saved = std::get<Quantity>(note.arguments.at(0));
        // 200 requests of 2,000 tokens at 131,072 B each: half of 48.8 GiB.
        QVERIFY2(std::abs(saved.value - 24.4) < 0.1, qPrintable(QString::number(saved.value)));
        told = true;
    }
    QVERIFY(told);
}

void TestInferenceSizing::capabilityRules()
{
    InferenceNeed need = chat(4);
    need.weightPrecision = Precision::Fp8;
    const ResolvedModel model = resolved(samples::llama31_8b());
    const auto ampere = sizeInferenceOnHost(need, model, samples::a100Sxm80(), box(1), 1.0, m_calibration);
    QVERIFY(ampere.fits); // weights in 8 bits, arithmetic in 16
    QVERIFY(hasNote(ampere.notes, SizingReason::PrecisionUnsupported));
    const auto volta = sizeInferenceOnHost(need, model, samples::v100Sxm32(), box(1), 1.0, m_calibration);
    QVERIFY(!volta.fits);
    need.weightPrecision = Precision::Bf16;
    const auto half = sizeInferenceOnHost(need, model, samples::v100Sxm32(), box(1), 1.0, m_calibration);
    QVERIFY(hasNote(half.notes, SizingReason::PrecisionUnsupported));
    const auto consumer = sizeInferenceOnHost(need, model, samples::rtx4090(), box(1), 1.0, m_calibration);
    QVERIFY(hasNote(consumer.notes, SizingReason::ConsumerLicence));
}

void TestInferenceSizing::unknownMemoryIsSaidNotGuessed()
{
    Gpu gpu = samples::h100Sxm();
    gpu.visibleGiB.reset();
    gpu.vramGB.reset();
    const auto sizing
        = sizeInferenceOnHost(chat(1), resolved(samples::llama31_8b()), gpu, box(1), 1.0, m_calibration);
    QVERIFY(!sizing.fits);
    QVERIFY(hasNote(sizing.notes, SizingReason::MemoryUnknown));

    Gpu silent = samples::h100Sxm();
    silent.memoryBandwidthGBps.reset();
    const auto slow
        = sizeInferenceOnHost(chat(1), resolved(samples::llama31_8b()), silent, box(1), 1.0, m_calibration);
    QVERIFY(hasNote(slow.notes, SizingReason::ComputeUnknown));
    const Figure *tpot = slow.figure(SizingTerm::TimePerOutputToken);
    QVERIFY(tpot && !tpot->value && tpot->undefined);
}

void TestInferenceSizing::unlistedFamilyWidensTheBand()
{
    Gpu gpu = samples::h100Sxm();
    gpu.architecture = QStringLiteral("XCORE 1.0");
    const auto sizing
        = sizeInferenceOnHost(chat(1), resolved(samples::llama31_8b()), gpu, box(1), 1.0, m_calibration);
    QCOMPARE(sizing.basis, SizingBasis::UncalibratedAccelerator);
    QVERIFY(hasNote(sizing.notes, SizingReason::LessEvidence));
    QVERIFY(sizing.speedBand.high > 1.3);
}

void TestInferenceSizing::sparesAreAddedAndWholeBoxesBought()
{
    InferenceNeed need = chat(10);
    need.spareReplicas = 0;
    const ResolvedModel model = resolved(samples::llama31_8b());
    const auto none = sizeInferenceOnHost(need, model, samples::h100Sxm(), box(1), 1.0, m_calibration);
    need.spareReplicas = 2;
    const auto two = sizeInferenceOnHost(need, model, samples::h100Sxm(), box(1), 1.0, m_calibration);
    QCOMPARE(two.gpus, none.gpus + 2);
    const auto boxed = sizeInferenceOnHost(need, model, samples::h100Sxm(), box(8), 1.0, m_calibration);
    QCOMPARE(boxed.gpus % 8, 0);
    QCOMPARE(boxed.gpus, boxed.servers * 8);
}

void TestInferenceSizing::visitsAreNotConcurrency()
{
    // 200,000 visits a day of three requests at a peak of four: 27.8 requests per second.
    InferenceNeed need = chat(1);
    need.peakConcurrency.reset();
    need.dailyVisits = 200000;
    need.requestsPerVisit = 3;
    need.peakFactor = 4;
    const ResolvedModel model = resolved(samples::llama31_8b());
    const HardIndicators indicators = inferenceIndicators(need, model, 1.0, m_calibration);
    QVERIFY(std::abs(*indicators.requestRate->value - 27.78) < 0.01);
    // Little: at most 2 s + 500 x 50 ms in service.
    QVERIFY(std::abs(*indicators.requestsInFlight->value - 27.78 * 27.0) < 1.0);
    const auto sizing = sizeInferenceOnHost(need, model, samples::h100Sxm(), box(1), 1.0, m_calibration);
    QVERIFY(sizing.fits);
    QVERIFY(sizing.gpus > 1 && sizing.gpus < 60);
}

void TestInferenceSizing::indicatorsCountWhatAnyOfferMustBring()
{
    InferenceNeed need = chat(20);
    const HardIndicators small
        = inferenceIndicators(need, resolved(samples::qwen25_7b()), 1.0, m_calibration);
    QVERIFY(std::abs(*small.staticMemory.value - 14.19) < 0.05);
    QVERIFY(*small.itemisedMemory.value > *small.staticMemory.value);
    QCOMPARE(small.topologyNeeded, Topology::Unknown);
    QCOMPARE(*small.fabricPerGpu.value, 0.0);
    QVERIFY(*small.network.value >= 10.0);
    QVERIFY(*small.localNvmeCapacity.value >= 2.0 * 15.2);
    QCOMPARE(small.minimumGpuMemoryGB, 24.0);
    QVERIFY(small.preferredGpuMemoryGB >= small.minimumGpuMemoryGB);
    QVERIFY(!small.checkpointSize);

    need.weightPrecision = Precision::Fp8;
    const HardIndicators large
        = inferenceIndicators(need, resolved(samples::deepseekV3()), 1.0, m_calibration);
    QCOMPARE(large.topologyNeeded, Topology::FullMesh);
}

void TestInferenceSizing::notesNameDefaultsAndAskWhatConcurrencyMeans()
{
    InferenceNeed need;
    need.peakConcurrency = 500;
    need.maxContext = 1000000;
    const auto notes = inferenceNotes(need, resolved(samples::llama31_8b()));
    QVERIFY(hasNote(notes, SizingReason::DefaultTaken));
    QVERIFY(hasNote(notes, SizingReason::RegisteredOrInFlight));
    QVERIFY(hasNote(notes, SizingReason::ContextBeyondModel));
    QVERIFY(hasNote(notes, SizingReason::GuideHeadroomRule));
    QVERIFY(hasNote(notes, SizingReason::GuideSmallModelRule));
}

QTEST_GUILESS_MAIN(TestInferenceSizing)
#include "tst_inference_sizing.moc"
