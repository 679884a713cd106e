// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/recommend/recommend.h"
#include "tests/models/selection/market_samples.h"

#include <QTest>

#include <algorithm>

using namespace xj;
using namespace xj::domain;

class TestRecommend : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void sameInputsGiveTheSameValue();
    void theHashFollowsTheInputs();
    void theOrderOfOffersMeansNothing();
    void errorsNameTheirPlace();
    void canBeCancelled();
    void largeTrainingSkipsValidation();
    void aNeedOfOneGpuNeverLeavesStageOne();
    void nothingQualifiesIsSaid();

private:
    [[nodiscard]] static Project project(const Workload &workload);
    [[nodiscard]] static CatalogueData market();
};

Project TestRecommend::project(const Workload &workload)
{
    Project project;
    project.title = QStringLiteral("test");
    project.workloads = {workload};
    project.asOf = QDate(2026, 7, 1);
    return project;
}

CatalogueData TestRecommend::market()
{
    CatalogueData data = samples::market();
    Offer single = samples::offer(QStringLiteral("one"), "1.5");
    single.gpuCount = 1;
    single.topology = Topology::SingleGpu;
    data.offers
        = {samples::offer(QStringLiteral("a"), "12"), samples::offer(QStringLiteral("b"), "10"), single};
    return data;
}

void TestRecommend::sameInputsGiveTheSameValue()
{
    const Catalogue catalogue(market());
    const auto first = recommend::recommend(project(samples::fineTuning()), catalogue, {});
    const auto second = recommend::recommend(project(samples::fineTuning()), Catalogue(market()), {});
    QVERIFY(first && second);
    QVERIFY(*first == *second);
    QCOMPARE(first->inputHash.size(), 12);
}

void TestRecommend::theHashFollowsTheInputs()
{
    const Catalogue catalogue(market());
    const auto first = recommend::recommend(project(samples::fineTuning()), catalogue, {});
    Project other = project(samples::fineTuning());
    other.constraints.budgetMonthly = 1e6;
    const auto changed = recommend::recommend(other, catalogue, {});
    CatalogueData dearer = market();
    dearer.offers.front() = samples::offer(QStringLiteral("a"), "12.000001");
    const auto market2 = recommend::recommend(project(samples::fineTuning()), Catalogue(dearer), {});
    QVERIFY(first && changed && market2);
    QVERIFY(first->inputHash != changed->inputHash);
    QVERIFY(first->inputHash != market2->inputHash);
}

void TestRecommend::theOrderOfOffersMeansNothing()
{
    CatalogueData data = market();
    const auto forward = recommend::recommend(project(samples::fineTuning()), Catalogue(data), {});
    std::ranges::reverse(data.offers);
    const auto backward = recommend::recommend(project(samples::fineTuning()), Catalogue(data), {});
    QVERIFY(forward && backward);
    QVERIFY(forward->workloads == backward->workloads);
    QVERIFY(forward->path == backward->path);
    QVERIFY(forward->headline == backward->headline);
}

void TestRecommend::errorsNameTheirPlace()
{
    const Catalogue catalogue(market());
    const auto none = recommend::recommend(Project(), catalogue, {});
    QVERIFY(!none);
    QCOMPARE(none.error().front().code, ErrorCode::NoWorkload);
    Project twice = project(samples::fineTuning());
    twice.workloads.push_back(samples::fineTuning());
    const auto duplicate = recommend::recommend(twice, catalogue, {});
    QVERIFY(!duplicate);
    QCOMPARE(duplicate.error().front().code, ErrorCode::DuplicateName);
    QCOMPARE(duplicate.error().front().place.field, QStringLiteral("workloads[1].name"));
}

void TestRecommend::canBeCancelled()
{
    const auto answer = recommend::recommend(project(samples::fineTuning()), Catalogue(market()),
                                             [](double) { return false; });
    QVERIFY(!answer);
    QCOMPARE(answer.error().front().code, ErrorCode::Cancelled);
}

void TestRecommend::largeTrainingSkipsValidation()
{
    const auto answer = recommend::recommend(project(samples::fineTuning()), Catalogue(market()), {});
    QVERIFY(answer);
    QCOMPARE(answer->path.stages.size(), size_t(3));
    QVERIFY(answer->path.stages[0].skipped);
    QVERIFY(answer->path.stages[0].entry.front().code == ReasonCode(PathReason::SkippedModelTooLarge));
    QCOMPARE(answer->path.stages[1].firstMonth, 1);
}

void TestRecommend::aNeedOfOneGpuNeverLeavesStageOne()
{
    const auto answer = recommend::recommend(project(samples::service()), Catalogue(market()), {});
    QVERIFY(answer);
    QVERIFY(!answer->path.stages[0].skipped);
    QVERIFY(answer->path.stages[1].skipped);
    QVERIFY(answer->path.stages[2].skipped);
    QCOMPARE(answer->headline.action, RecommendedAction::Rent);
    // 1.5 USD x 7 x 730 h, one GPU.
    QVERIFY(std::abs(answer->headline.monthlyCost.value_or(0.0) - 1.5 * 7.0 * 730.0) < 0.01);
}

void TestRecommend::nothingQualifiesIsSaid()
{
    CatalogueData data = market();
    data.providers.resize(1); // nobody left to ask
    Project strict = project(samples::fineTuning());
    strict.constraints.budgetMonthly = 1.0;
    const auto answer = recommend::recommend(strict, Catalogue(data), {});
    QVERIFY(answer);
    QCOMPARE(answer->headline.action, RecommendedAction::NothingQualifies);
    QVERIFY(!answer->headline.monthlyCost);
}

QTEST_GUILESS_MAIN(TestRecommend)
#include "tst_recommend.moc"
