// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/project/open_project.h"

#include <QSignalSpy>
#include <QTest>

#include <atomic>
#include <memory>
#include <stdexcept>

using namespace xj;
using project::EditKind;
using project::EditName;
using project::MergeMode;
using project::OpenProject;

namespace {

using Outcome = domain::CheckedResult<domain::Recommendation>;

/// An engine whose answer tells which value it answered: the monthly cost is the horizon.
Outcome echo(const domain::Project &value, const domain::Catalogue &, const domain::Progress &)
{
    domain::Recommendation answer;
    answer.projectTitle = value.title;
    answer.headline.monthlyCost = value.horizonMonths;
    return answer;
}

domain::Project sample(int horizon)
{
    domain::Project value;
    value.title = QStringLiteral("sample");
    value.horizonMonths = horizon;
    return value;
}

void setHorizon(OpenProject &project, int months, MergeMode merge = MergeMode::Separate)
{
    project.edit(
        {EditKind::ChangeField, QStringLiteral("horizon_months"), {}},
        [months](domain::Project &value) { value.horizonMonths = months; }, merge);
}

} // namespace

class TestOpenProject : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void loadingAnswers();
    void editsAreUndoneAndRedoneAsValues();
    void continuousEditsOfOneFieldAreOneUndoStep();
    void anEditThatChangesNothingIsNone();
    void manyEditsAreAnsweredOnceWithTheLastValue();
    void aStaleAnswerIsDropped();
    void errorsKeepTheLastAnswerAndForbidExport();
    void withoutAnyWorkloadTheAnswerIsWithdrawn();
    void anExceptionBecomesAnError();
    void theLastChangeNamesTheEditAndBothVerdicts();
    void eachProjectKeepsItsHistory();
};

void TestOpenProject::loadingAnswers()
{
    OpenProject project(echo);
    QSignalSpy answered(&project, &OpenProject::recommendationChanged);
    project.load(1, sample(36));
    QVERIFY(project.isBusy());
    QTRY_VERIFY(project.isCurrent());
    QCOMPARE(project.recommendation()->headline.monthlyCost, 36.0);
    QVERIFY(project.canExport());
    QVERIFY(!project.lastChange());
    QVERIFY(answered.count() >= 1);
}

void TestOpenProject::editsAreUndoneAndRedoneAsValues()
{
    OpenProject project(echo);
    project.load(1, sample(36));
    setHorizon(project, 24);
    setHorizon(project, 12);
    QCOMPARE(project.value().horizonMonths, 12);
    QCOMPARE(project.undoName()->key, QStringLiteral("horizon_months"));
    project.undoGroup().undo();
    QCOMPARE(project.value(), sample(24));
    project.undoGroup().undo();
    QCOMPARE(project.value(), sample(36));
    QVERIFY(!project.undoName());
    project.undoGroup().redo();
    project.undoGroup().redo();
    QCOMPARE(project.value(), sample(12));
    QTRY_VERIFY(project.isCurrent());
    QCOMPARE(project.recommendation()->headline.monthlyCost, 12.0);
}

void TestOpenProject::continuousEditsOfOneFieldAreOneUndoStep()
{
    OpenProject project(echo);
    project.load(1, sample(36));
    for (int months = 35; months > 30; --months)
        setHorizon(project, months, MergeMode::Continuous);
    project.undoGroup().undo();
    QCOMPARE(project.value(), sample(36));
    QVERIFY(!project.undoGroup().canUndo());
    project.undoGroup().redo();
    QCOMPARE(project.value(), sample(31));
}

void TestOpenProject::anEditThatChangesNothingIsNone()
{
    OpenProject project(echo);
    project.load(1, sample(36));
    setHorizon(project, 36);
    QVERIFY(!project.undoGroup().canUndo());
}

void TestOpenProject::manyEditsAreAnsweredOnceWithTheLastValue()
{
    std::atomic<int> runs = 0;
    OpenProject project([&runs](const auto &value, const auto &facts, const auto &progress) {
        ++runs;
        return echo(value, facts, progress);
    });
    project.load(1, sample(36));
    QTRY_VERIFY(project.isCurrent());
    for (int months = 1; months <= 20; ++months)
        setHorizon(project, months);
    QTRY_VERIFY(project.isCurrent());
    QCOMPARE(project.recommendation()->headline.monthlyCost, 20.0);
    QCOMPARE(runs.load(), 2);
}

void TestOpenProject::aStaleAnswerIsDropped()
{
    // The first value's computation goes on until it is told to stop; its answer must never be shown.
    OpenProject project([](const domain::Project &value, const domain::Catalogue &facts,
                           const domain::Progress &progress) -> Outcome {
        while (value.horizonMonths == 36 && progress(0.5))
            QTest::qSleep(1);
        return echo(value, facts, progress);
    });
    project.load(1, sample(36));
    setHorizon(project, 24);
    QTRY_VERIFY(project.isCurrent());
    QCOMPARE(project.recommendation()->headline.monthlyCost, 24.0);
}

void TestOpenProject::errorsKeepTheLastAnswerAndForbidExport()
{
    const domain::Error wrong{
        domain::ErrorCode::NumberOutOfRange, {}, {{}, {}, 0, 0, QStringLiteral("horizon_months")}, {}};
    OpenProject project([wrong](const auto &value, const auto &facts, const auto &progress) -> Outcome {
        if (value.horizonMonths == 1)
            return tl::make_unexpected(QList{wrong});
        return echo(value, facts, progress);
    });
    project.load(1, sample(36));
    QTRY_VERIFY(project.isCurrent());
    setHorizon(project, 1);
    QTRY_COMPARE(project.errors(), QList{wrong});
    QVERIFY(!project.isBusy());
    QVERIFY(!project.canExport());
    QCOMPARE(project.recommendation()->headline.monthlyCost, 36.0);
    setHorizon(project, 2);
    QTRY_VERIFY(project.isCurrent());
    QVERIFY(project.errors().isEmpty());
}

void TestOpenProject::withoutAnyWorkloadTheAnswerIsWithdrawn()
{
    const domain::Error nothingAsked{domain::ErrorCode::NoWorkload, {}, {}, {}};
    OpenProject project(
        [nothingAsked](const auto &value, const auto &facts, const auto &progress) -> Outcome {
            if (value.horizonMonths == 1)
                return tl::make_unexpected(QList{nothingAsked});
            return echo(value, facts, progress);
        });
    project.load(1, sample(36));
    QTRY_VERIFY(project.isCurrent());
    QVERIFY(project.recommendation());
    setHorizon(project, 1);
    QTRY_COMPARE(project.errors(), QList{nothingAsked});
    QVERIFY(!project.recommendation());
}

void TestOpenProject::anExceptionBecomesAnError()
{
    OpenProject project(
        [](const auto &, const auto &, const auto &) -> Outcome { throw std::runtime_error("no memory"); });
    project.load(1, sample(36));
    QTRY_COMPARE(project.errors().size(), 1);
    QCOMPARE(project.errors().first().code, domain::ErrorCode::Internal);
    QCOMPARE(project.errors().first().detail, QStringLiteral("no memory"));
}

void TestOpenProject::theLastChangeNamesTheEditAndBothVerdicts()
{
    OpenProject project(echo);
    project.load(1, sample(36));
    QTRY_VERIFY(project.isCurrent());
    setHorizon(project, 12);
    QTRY_VERIFY(project.isCurrent());
    QVERIFY(project.lastChange());
    QCOMPARE(project.lastChange()->edit.key, QStringLiteral("horizon_months"));
    QCOMPARE(project.lastChange()->before.monthlyCost, 36.0);
    QCOMPARE(project.lastChange()->after.monthlyCost, 12.0);
}

void TestOpenProject::eachProjectKeepsItsHistory()
{
    OpenProject project(echo);
    project.load(1, sample(36));
    setHorizon(project, 24);
    project.load(2, sample(60));
    QVERIFY(!project.undoGroup().canUndo());
    project.load(1, sample(24));
    project.undoGroup().undo();
    QCOMPARE(project.value(), sample(36));
    // Changed elsewhere meanwhile: the history no longer leads to this value.
    project.load(1, sample(48));
    QVERIFY(!project.undoGroup().canUndo());
}

QTEST_GUILESS_MAIN(TestOpenProject)

#include "tst_open_project.moc"
