// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/catalogue/workspace.h"
#include "models/recommend/recommend.h"

#include <QTest>

using namespace xj;
using namespace xj::domain;

/// The whole answer: two workloads over the shipped market, and over the same market a hundred times as
/// large.
class BenchRecommend : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void recommendation_data();
    void recommendation();
};

static Project project()
{
    TrainingNeed training;
    training.tokens = 2e9;
    training.deadlineDays = 7.0;
    InferenceNeed service;
    service.peakConcurrency = 200.0;
    Project project;
    project.title = QStringLiteral("bench");
    project.expansion.monthlyGrowthRatio = 0.05;
    Workload tune;
    tune.name = QStringLiteral("tune");
    tune.model.libraryId = QStringLiteral("llama-3.1-8b");
    tune.need = training;
    Workload serve;
    serve.name = QStringLiteral("serve");
    serve.model.libraryId = QStringLiteral("llama-3.1-70b");
    serve.need = service;
    project.workloads = {tune, serve};
    return project;
}

void BenchRecommend::recommendation_data()
{
    QTest::addColumn<int>("copies");
    QTest::newRow("shipped market") << 1;
    QTest::newRow("about 30,000 offers") << 90;
}

void BenchRecommend::recommendation()
{
    QFETCH(int, copies);
    const auto workspace = catalogue::Workspace::inMemory();
    QVERIFY(workspace.has_value());
    const auto snapshot = (*workspace)->snapshot();
    QVERIFY(snapshot.has_value());
    CatalogueData data = snapshot->data();
    const std::vector<Offer> offers = data.offers;
    for (int copy = 1; copy < copies; ++copy) {
        for (Offer offer : offers) {
            offer.id += u'-' + QString::number(copy);
            data.offers.push_back(std::move(offer));
        }
    }
    const Catalogue catalogue(std::move(data));
    const Project wanted = project();
    QBENCHMARK
    {
        const auto answer = recommend::recommend(wanted, catalogue, {});
        QVERIFY(answer.has_value());
    }
}

QTEST_GUILESS_MAIN(BenchRecommend)
#include "bench_recommend.moc"
