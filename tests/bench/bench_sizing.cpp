// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/catalogue/workspace.h"
#include "models/sizing/sizing.h"

#include <QTest>

using namespace xj;

/// One workload on every accelerator of the catalogue, all purchasable counts, layouts included.
class BenchSizing : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void training_data();
    void training();
    void inference();

private:
    domain::Catalogue m_catalogue;
};

void BenchSizing::initTestCase()
{
    const auto workspace = catalogue::Workspace::inMemory();
    QVERIFY(workspace.has_value());
    auto snapshot = (*workspace)->snapshot();
    QVERIFY(snapshot.has_value());
    m_catalogue = *std::move(snapshot);
}

void BenchSizing::training_data()
{
    QTest::addColumn<QString>("model");
    QTest::addColumn<domain::TrainingMethod>("method");
    QTest::addColumn<double>("deadlineDays");
    QTest::newRow("8B full, one week")
        << QStringLiteral("llama-3.1-8b") << domain::TrainingMethod::FullFineTune << 7.0;
    QTest::newRow("70B pretraining, 60 days")
        << QStringLiteral("llama-3.1-70b") << domain::TrainingMethod::Pretrain << 60.0;
    QTest::newRow("70B QLoRA") << QStringLiteral("llama-3.1-70b") << domain::TrainingMethod::Qlora << 0.0;
    QTest::newRow("671B mixture of experts")
        << QStringLiteral("deepseek-v3") << domain::TrainingMethod::FullFineTune << 0.0;
}

void BenchSizing::training()
{
    QFETCH(QString, model);
    QFETCH(domain::TrainingMethod, method);
    QFETCH(double, deadlineDays);
    domain::TrainingNeed need;
    need.method = method;
    need.tokens = method == domain::TrainingMethod::Pretrain ? 3e11 : 2e9;
    need.globalBatch = method == domain::TrainingMethod::Pretrain ? 1024 : 128;
    if (deadlineDays > 0.0)
        need.deadlineDays = deadlineDays;
    domain::Workload workload;
    workload.name = QStringLiteral("training");
    workload.model.libraryId = model;
    workload.need = need;
    QBENCHMARK
    {
        const auto sizing = sizing::sizeWorkload(workload, m_catalogue, 1.0, {});
        QVERIFY(sizing.has_value());
    }
}

void BenchSizing::inference()
{
    domain::InferenceNeed need;
    need.peakConcurrency = 500.0;
    need.ttftMsMax = 2000.0;
    need.tpotMsMax = 50.0;
    domain::Workload workload;
    workload.name = QStringLiteral("service");
    workload.model.libraryId = QStringLiteral("qwen2.5-72b");
    workload.need = need;
    QBENCHMARK
    {
        const auto sizing = sizing::sizeWorkload(workload, m_catalogue, 1.0, {});
        QVERIFY(sizing.has_value());
    }
}

QTEST_GUILESS_MAIN(BenchSizing)
#include "bench_sizing.moc"
