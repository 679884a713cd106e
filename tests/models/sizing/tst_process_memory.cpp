// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/domain/units.h"
#include "models/sizing/process_memory.h"
#include "tests/models/sizing/calibration_file.h"
#include "tests/models/sizing/sample_models.h"

#include <QTest>

#include <cmath>

using namespace xj;
using namespace xj::sizing;

namespace {

double processGiB(const char *engine, WeightFormat format, double prompt, double total)
{
    const Calibration calibration(test::shippedCalibration());
    const UnpagedRun run{1.0, prompt, total, 2.0, 1};
    return unpagedProcessBytes(inferenceShape(samples::qwen25_7b()), format, run,
                               unpagedSettings(calibration, QString::fromLatin1(engine)))
        / domain::kBytesPerGiB;
}

bool near(double actual, double expected, double share)
{
    return std::abs(actual - expected) <= share * expected;
}

} // namespace

class TestProcessMemory : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void matchesPublishedPeaks();
    void olderBuildsHoldThePromptsLogits();
    void grownCachesAreHeldTwice();
};

// Qwen2.5-7B in Transformers 4.46 on one GPU, peaks that its authors publish.
void TestProcessMemory::matchesPublishedPeaks()
{
    QVERIFY(near(processGiB("HF Transformers 4.46.0", WeightFormat::Bf16, 1, 2049), 14.38, 0.01));
    QVERIFY(near(processGiB("HF Transformers 4.46.0", WeightFormat::Bf16, 14336, 16384), 16.91, 0.01));
    QVERIFY(near(processGiB("HF Transformers 4.46.0", WeightFormat::GroupInt8, 14336, 16384), 10.96, 0.02));
    QVERIFY(near(processGiB("HF Transformers 4.46.0", WeightFormat::GroupInt4, 30720, 32768), 11.11, 0.03));
}

void TestProcessMemory::olderBuildsHoldThePromptsLogits()
{
    // The same size of model, 6,144 tokens: 20.26 GiB where logits of the whole prompt are kept in FP32.
    QVERIFY(near(processGiB("HF Transformers 4.38.2", WeightFormat::Bf16, 6144, 8192), 20.26, 0.02));
    QVERIFY(processGiB("HF Transformers 4.46.0", WeightFormat::Bf16, 6144, 8192) < 16.0);
}

void TestProcessMemory::grownCachesAreHeldTwice()
{
    UnpagedSettings settings;
    const InferenceShape shape = inferenceShape(samples::qwen25_7b());
    const UnpagedRun run{32.0, 1.0, 1024.0, 2.0, 1};
    const double once = unpagedProcessBytes(shape, WeightFormat::Bf16, run, settings);
    settings.cacheGrowthCopies = 1.0;
    const double twice = unpagedProcessBytes(shape, WeightFormat::Bf16, run, settings);
    QVERIFY(near(twice - once, 32.0 * 1024.0 * 57344.0, 1e-9));
}

QTEST_GUILESS_MAIN(TestProcessMemory)
#include "tst_process_memory.moc"
