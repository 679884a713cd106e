// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/catalogue/workspace.h"
#include "models/sizing/calibration.h"
#include "models/sizing/inference_sizing.h"

#include <QTest>

#include <cmath>

using namespace xj;
using namespace xj::domain;
using namespace xj::sizing;

// Every model of the library on every accelerator, in small and large boxes: an answer or a reason, never a
// number that is none.
class TestInferenceCatalogue : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void everyAnswerIsFiniteOrExplained();
    void whatFitsStaysWithinTheCard();
    void indicatorsHoldForEveryModel();

private:
    Catalogue m_catalogue;
    std::unique_ptr<Calibration> m_calibration;
};

namespace {

InferenceNeed chat()
{
    InferenceNeed need;
    need.peakConcurrency = 32;
    need.promptTokens = 400;
    need.outputTokens = 200;
    return need;
}

QByteArray nameOf(const ModelArchitecture &model, const Gpu &gpu, int box)
{
    return (model.id + u" on " + gpu.id + u" x" + QString::number(box)).toUtf8();
}

template <typename Visit>
void forEach(const Catalogue &catalogue, const Calibration &calibration, Visit visit)
{
    for (const ModelArchitecture &architecture : catalogue.models()) {
        ResolvedModel model;
        model.architecture = architecture;
        for (const Gpu &gpu : catalogue.gpus()) {
            for (const int box : {1, 8}) {
                HostShape host;
                host.gpus = box;
                visit(architecture, gpu, box,
                      sizeInferenceOnHost(chat(), model, gpu, host, 1.0, calibration));
            }
        }
    }
}

} // namespace

void TestInferenceCatalogue::initTestCase()
{
    const auto workspace = catalogue::Workspace::inMemory();
    QVERIFY(workspace.has_value());
    const auto snapshot = (*workspace)->snapshot();
    QVERIFY(snapshot.has_value());
    m_catalogue = *snapshot;
    m_calibration = std::make_unique<Calibration>(m_catalogue.calibration());
    QVERIFY(m_catalogue.models().size() >= 140);
    QVERIFY(m_catalogue.gpus().size() >= 80);
}

void TestInferenceCatalogue::everyAnswerIsFiniteOrExplained()
{
    forEach(m_catalogue, *m_calibration,
            [](const ModelArchitecture &model, const Gpu &gpu, int box, const AcceleratorSizing &sizing) {
                const QByteArray name = nameOf(model, gpu, box);
                QVERIFY2(sizing.fits || !sizing.notes.empty(), name.constData());
                for (const Figure &figure : sizing.figures) {
                    QVERIFY2(figure.value.has_value() != figure.undefined.has_value(), name.constData());
                    QVERIFY2(!figure.value || std::isfinite(*figure.value), name.constData());
                }
                for (const MemoryPart &part : sizing.memory)
                    QVERIFY2(std::isfinite(part.gibPerGpu) && part.gibPerGpu >= 0.0, name.constData());
                QVERIFY2(std::isfinite(sizing.memoryTotalGiB), name.constData());
            });
}

void TestInferenceCatalogue::whatFitsStaysWithinTheCard()
{
    forEach(m_catalogue, *m_calibration,
            [](const ModelArchitecture &model, const Gpu &gpu, int box, const AcceleratorSizing &sizing) {
                if (!sizing.fits)
                    return;
                const QByteArray name = nameOf(model, gpu, box);
                QVERIFY2(sizing.memoryPerGpuGiB <= sizing.usablePerGpuGiB * 1.0001, name.constData());
                QVERIFY2(sizing.gpus >= sizing.minimumGpus, name.constData());
                QVERIFY2(sizing.gpus % box == 0, name.constData());
            });
}

void TestInferenceCatalogue::indicatorsHoldForEveryModel()
{
    for (const ModelArchitecture &architecture : m_catalogue.models()) {
        ResolvedModel model;
        model.architecture = architecture;
        const HardIndicators indicators = inferenceIndicators(chat(), model, 1.0, *m_calibration);
        const QByteArray name = architecture.id.toUtf8();
        QVERIFY2(indicators.staticMemory.value && *indicators.staticMemory.value > 0.0, name.constData());
        QVERIFY2(*indicators.itemisedMemory.value >= *indicators.staticMemory.value, name.constData());
        QVERIFY2(indicators.preferredGpuMemoryGB >= indicators.minimumGpuMemoryGB, name.constData());
        QVERIFY2(std::isfinite(*indicators.arithmetic.value), name.constData());
    }
}

QTEST_GUILESS_MAIN(TestInferenceCatalogue)
#include "tst_inference_catalogue.moc"
