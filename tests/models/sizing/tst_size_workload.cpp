// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/sizing/sizing.h"
#include "tests/models/sizing/sample_models.h"

#include <QTest>

#include <cmath>

using namespace xj;
using domain::ErrorCode;

/// The whole call: every accelerator of a catalogue, in order, or a located error.
class TestSizeWorkload : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyAcceleratorInCatalogueOrder();
    void catalogueServersComeFirst();
    void oneHostAgreesWithTheWhole();
    void scaleMultipliesTheWork();
    void wrongNeedsAreRefused_data();
    void wrongNeedsAreRefused();
    void cancelStopsIt();
    void sameInputsGiveTheSameResult();

private:
    static domain::Catalogue catalogue();
    static domain::Workload workload();
};

domain::Catalogue TestSizeWorkload::catalogue()
{
    domain::CatalogueData data;
    data.gpus = {samples::v100Sxm32(), samples::a100Sxm80(), samples::h100Sxm(), samples::rtx4090()};
    data.models = {samples::llama31_8b()};
    data.models[0].id = QStringLiteral("llama-3.1-8b");
    domain::Server server;
    server.id = QStringLiteral("box");
    server.gpuId = QStringLiteral("h100-sxm");
    server.gpuCount = 8;
    server.topology = domain::Topology::FullMesh;
    server.nicGbps = 3200.0;
    data.servers = {server};
    return domain::Catalogue(std::move(data));
}

domain::Workload TestSizeWorkload::workload()
{
    domain::Workload workload;
    workload.name = QStringLiteral("fine-tune");
    workload.model.libraryId = QStringLiteral("llama-3.1-8b");
    domain::TrainingNeed need;
    need.tokens = 1e9;
    workload.need = need;
    return workload;
}

void TestSizeWorkload::everyAcceleratorInCatalogueOrder()
{
    const auto sizing = sizing::sizeWorkload(workload(), catalogue(), 1.0, {});
    QVERIFY(sizing.has_value());
    QCOMPARE(sizing->accelerators.size(), size_t{4});
    const auto facts = catalogue();
    for (size_t i = 0; i < facts.gpus().size(); ++i)
        QCOMPARE(sizing->accelerators[i].gpuId, facts.gpus()[i].id);
    QVERIFY(!sizing->on(QStringLiteral("v100-32g-sxm"))->fits); // no BF16
    QVERIFY(sizing->on(QStringLiteral("h100-sxm"))->fits);
    QVERIFY(sizing->indicators.staticMemory.value.has_value());
    QVERIFY(!sizing->notes.empty());
}

void TestSizeWorkload::catalogueServersComeFirst()
{
    const auto sizing = sizing::sizeWorkload(workload(), catalogue(), 1.0, {});
    const auto *h100 = sizing->on(QStringLiteral("h100-sxm"));
    QCOMPARE(h100->gpusPerServer, 8);
    QCOMPARE(h100->topology, domain::Topology::FullMesh);
}

void TestSizeWorkload::oneHostAgreesWithTheWhole()
{
    const auto whole = sizing::sizeWorkload(workload(), catalogue(), 1.0, {});
    const auto model = sizing::resolveModel(workload().model, catalogue());
    const sizing::HostShape host{8, domain::Topology::FullMesh, 400.0};
    const auto one = sizing::sizeOnHost(workload(), *model, samples::h100Sxm(), host, 1.0);
    QVERIFY(one == *whole->on(QStringLiteral("h100-sxm")));
}

void TestSizeWorkload::scaleMultipliesTheWork()
{
    const auto once = sizing::sizeWorkload(workload(), catalogue(), 1.0, {});
    const auto twice = sizing::sizeWorkload(workload(), catalogue(), 2.0, {});
    const auto hours = [](const domain::WorkloadSizing &sizing) {
        return *sizing.on(QStringLiteral("h100-sxm"))->figure(domain::SizingTerm::GpuHours)->value;
    };
    QCOMPARE(hours(*twice), 2.0 * hours(*once));
}

void TestSizeWorkload::wrongNeedsAreRefused_data()
{
    QTest::addColumn<domain::TrainingNeed>("need");
    QTest::addColumn<double>("scale");
    QTest::addColumn<QString>("field");
    domain::TrainingNeed need;
    need.tokens = -1.0;
    QTest::newRow("negative tokens") << need << 1.0 << QStringLiteral("tokens");
    need = {};
    need.sequenceLength = 0;
    QTest::newRow("no sequence") << need << 1.0 << QStringLiteral("seq_len");
    need = {};
    need.microBatch = -2;
    QTest::newRow("negative micro-batch") << need << 1.0 << QStringLiteral("micro_batch");
    need = {};
    need.deadlineDays = std::nan("");
    QTest::newRow("deadline is no number") << need << 1.0 << QStringLiteral("deadline_days");
    QTest::newRow("scale zero") << domain::TrainingNeed() << 0.0 << QStringLiteral("scale");
}

void TestSizeWorkload::wrongNeedsAreRefused()
{
    QFETCH(domain::TrainingNeed, need);
    QFETCH(double, scale);
    QFETCH(QString, field);
    domain::Workload wrong = workload();
    wrong.need = need;
    const auto sizing = sizing::sizeWorkload(wrong, catalogue(), scale, {});
    QVERIFY(!sizing.has_value());
    QCOMPARE(sizing.error().code, ErrorCode::NumberOutOfRange);
    QCOMPARE(sizing.error().place.field, field);
}

void TestSizeWorkload::cancelStopsIt()
{
    int calls = 0;
    const auto sizing = sizing::sizeWorkload(workload(), catalogue(), 1.0, [&calls](double) {
        ++calls;
        return calls < 3;
    });
    QVERIFY(!sizing.has_value());
    QCOMPARE(sizing.error().code, ErrorCode::Cancelled);
    QCOMPARE(calls, 3);
}

void TestSizeWorkload::sameInputsGiveTheSameResult()
{
    const auto one = sizing::sizeWorkload(workload(), catalogue(), 1.0, {});
    const auto other = sizing::sizeWorkload(workload(), catalogue(), 1.0, {});
    QVERIFY(*one == *other);
}

QTEST_GUILESS_MAIN(TestSizeWorkload)
#include "tst_size_workload.moc"
