// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/sizing/calibration.h"
#include "tests/models/sizing/calibration_file.h"

#include <QSet>
#include <QTest>

using namespace xj;
using sizing::Calibration;
using sizing::Generation;
using sizing::LinkClass;
using sizing::ServingEngine;

class TestCalibration : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void shippedFactorsAreDatedAndUnique();
    void withoutDataNothingCountsAsCalibrated();
    void dataReplacesPriors();
    void linkCostsInterpolateBetweenMeasuredCounts();
    void generationFollowsArchitectureAndLink();
};

void TestCalibration::shippedFactorsAreDatedAndUnique()
{
    const auto factors = test::shippedCalibration();
    QVERIFY(factors.size() > 100);
    QSet<QString> keys;
    for (const auto &factor : factors) {
        const QString key = factor.scope + u'|' + factor.subject + u'|' + factor.name;
        QVERIFY2(!keys.contains(key), qPrintable(key));
        keys.insert(key);
        QVERIFY2(factor.provenance.observedOn && factor.provenance.observedOn->isValid(), qPrintable(key));
        QVERIFY2(!factor.provenance.source.isEmpty(), qPrintable(key));
        QVERIFY2(factor.value >= 0.0, qPrintable(key));
    }
}

void TestCalibration::withoutDataNothingCountsAsCalibrated()
{
    const Calibration calibration;
    QVERIFY(!calibration.generation(Generation::Hopper).calibrated);
    QVERIFY(!calibration.engine(ServingEngine::Vllm).calibrated);
    QVERIFY(!calibration.linkCalibrated(LinkClass::NvLink4));
    QVERIFY(!calibration.find(u"model", u"", u"decode_efficiency_16"));
    QVERIFY(calibration.generation(Generation::Hopper).memoryEfficiency > 0.0);
    QVERIFY(calibration.link(LinkClass::NvLink4, 8).betaSecondsPerByte > 0.0);
}

void TestCalibration::dataReplacesPriors()
{
    const Calibration calibration(test::shippedCalibration());
    QVERIFY(calibration.generation(Generation::Hopper).calibrated);
    QVERIFY(!calibration.generation(Generation::Unlisted).calibrated);
    QVERIFY(calibration.engine(ServingEngine::Sglang).calibrated);
    QVERIFY(calibration.linkCalibrated(LinkClass::NvLink5));

    domain::CalibrationFactor factor;
    factor.scope = QStringLiteral("engine");
    factor.subject = QStringLiteral("vLLM");
    factor.name = QStringLiteral("us_per_layer_dense");
    factor.value = 12.5;
    const Calibration changed({factor});
    QCOMPARE(changed.engine(ServingEngine::Vllm).secondsPerLayerDense, 12.5e-6);
    QCOMPARE(changed.value(u"engine", u"vLLM", u"us_per_layer_dense", 0.0), 12.5);
    QCOMPARE(changed.value(u"engine", u"vLLM", u"unknown", 7.0), 7.0);
}

void TestCalibration::linkCostsInterpolateBetweenMeasuredCounts()
{
    const Calibration calibration(test::shippedCalibration());
    QCOMPARE(calibration.link(LinkClass::NvLink4, 1).alphaSeconds, 0.0);
    QCOMPARE(calibration.link(LinkClass::NvLink4, 2).alphaSeconds, 4.4e-6);
    QCOMPARE(calibration.link(LinkClass::NvLink4, 8).betaSecondsPerByte, 6.0e-12);
    QCOMPARE(calibration.link(LinkClass::NvLink4, 72).betaSecondsPerByte, 6.0e-12);
    const double six = calibration.link(LinkClass::Pcie5Peer, 6).betaSecondsPerByte;
    QVERIFY(six > 53e-12 && six < 76e-12);
}

void TestCalibration::generationFollowsArchitectureAndLink()
{
    domain::Gpu gpu;
    gpu.architecture = QStringLiteral("Blackwell Ultra + Grace");
    gpu.linkType = QStringLiteral("NVLink 5");
    QCOMPARE(sizing::generationOf(gpu), Generation::BlackwellSxm);
    gpu.architecture = QStringLiteral("Blackwell");
    gpu.linkType = QStringLiteral("none");
    QCOMPARE(sizing::generationOf(gpu), Generation::Ada);
    gpu.architecture = QStringLiteral("Hopper + Grace");
    QCOMPARE(sizing::generationOf(gpu), Generation::Hopper);
    gpu.architecture = QStringLiteral("MLUarch03");
    QCOMPARE(sizing::generationOf(gpu), Generation::Unlisted);
}

QTEST_GUILESS_MAIN(TestCalibration)
#include "tst_calibration.moc"
