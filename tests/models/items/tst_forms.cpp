// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/items/project_form.h"
#include "models/items/workload_list.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

using namespace xj;
using items::Heading;
using items::WorkloadKind;

namespace {

using Mode = QAbstractItemModelTester::FailureReportingMode;

domain::CheckedResult<domain::Recommendation> answer(const domain::Project &, const domain::Catalogue &,
                                                     const domain::Progress &)
{
    return domain::Recommendation();
}

domain::Workload training(const QString &name)
{
    domain::Workload workload;
    workload.name = name;
    workload.model.libraryId = QStringLiteral("llama-2-13b");
    domain::TrainingNeed need;
    need.sequenceLength = 4096;
    workload.need = need;
    return workload;
}

domain::Workload service(const QString &name)
{
    domain::Workload workload;
    workload.name = name;
    workload.model.own.parametersBillion = 72;
    domain::InferenceNeed need;
    need.peakConcurrency = 500;
    workload.need = need;
    return workload;
}

domain::Project twoWorkloads()
{
    domain::Project project;
    project.title = QStringLiteral("two");
    project.workloads = {training(QStringLiteral("tune")), service(QStringLiteral("chat"))};
    return project;
}

bool set(items::ProjectForm &form, const QString &key, const QVariant &value)
{
    return form.setData(form.index(0, form.columnOf(key)), value, Qt::EditRole);
}

} // namespace

class TestForms : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void absentEntriesAreInvalidNotZero();
    void anEntryIsAnUndoableEdit();
    void undoShowsInTheForm();
    void repeatedStepsAreOneUndo();
    void fieldsOfTheOtherKindAreOut();
    void switchingTheKindKeepsNameAndModel();
    void anOwnFigureReplacesTheLibraryModel();
    void pathsNameThePlaceInTheFile();
    void constraintsAndHorizon();
    void theListRenamesAddsDuplicatesAndRemoves();
    void eventsAreEditedAsValues();
};

void TestForms::absentEntriesAreInvalidNotZero()
{
    project::OpenProject project(answer);
    project.load(1, twoWorkloads());
    items::WorkloadForm form(project);
    QAbstractItemModelTester tester(&form, Mode::QtTest);
    QCOMPARE(form.value(QStringLiteral("seq_len")), QVariant(4096));
    QVERIFY(!form.value(QStringLiteral("tokens")).isValid());
    QVERIFY(!form.value(QStringLiteral("precision")).isValid());
    QCOMPARE(form.value(QStringLiteral("method")),
             QVariant(static_cast<int>(domain::TrainingMethod::FullFineTune)));
}

void TestForms::anEntryIsAnUndoableEdit()
{
    project::OpenProject project(answer);
    project.load(1, twoWorkloads());
    items::WorkloadForm form(project);
    QVERIFY(set(form, QStringLiteral("tokens"), 2e9));
    QCOMPARE(project.value().workloads[0].training()->tokens, 2e9);
    QCOMPARE(project.undoName()->key, QStringLiteral("tokens"));
    QCOMPARE(project.undoName()->subject, QStringLiteral("tune"));
    QVERIFY(set(form, QStringLiteral("tokens"), QVariant()));
    QVERIFY(!project.value().workloads[0].training()->tokens);
}

void TestForms::undoShowsInTheForm()
{
    project::OpenProject project(answer);
    project.load(1, twoWorkloads());
    items::WorkloadForm form(project);
    set(form, QStringLiteral("seq_len"), 8192);
    QSignalSpy changed(&form, &QAbstractItemModel::dataChanged);
    project.undoGroup().undo();
    QCOMPARE(changed.count(), 1);
    QCOMPARE(changed.at(0).at(0).toModelIndex().column(), form.columnOf(QStringLiteral("seq_len")));
    QCOMPARE(form.value(QStringLiteral("seq_len")), QVariant(4096));
}

void TestForms::repeatedStepsAreOneUndo()
{
    project::OpenProject project(answer);
    project.load(1, twoWorkloads());
    items::WorkloadForm form(project);
    for (int batch = 1; batch <= 5; ++batch)
        set(form, QStringLiteral("global_batch"), batch);
    set(form, QStringLiteral("micro_batch"), 2);
    project.undoGroup().undo();
    QCOMPARE(project.value().workloads[0].training()->globalBatch, 5);
    project.undoGroup().undo();
    QCOMPARE(project.value(), twoWorkloads());
}

void TestForms::fieldsOfTheOtherKindAreOut()
{
    project::OpenProject project(answer);
    project.load(1, twoWorkloads());
    items::WorkloadForm form(project);
    QVERIFY(!form.value(QStringLiteral("peak_concurrency")).isValid());
    set(form, QStringLiteral("peak_concurrency"), 7.0);
    QCOMPARE(project.value(), twoWorkloads());
    form.setWorkload(1);
    QCOMPARE(form.value(QStringLiteral("peak_concurrency")), QVariant(500.0));
    QVERIFY(!form.value(QStringLiteral("seq_len")).isValid());
}

void TestForms::switchingTheKindKeepsNameAndModel()
{
    project::OpenProject project(answer);
    project.load(1, twoWorkloads());
    items::WorkloadForm form(project);
    set(form, QStringLiteral("kind"), 1);
    const domain::Workload &now = project.value().workloads[0];
    QVERIFY(now.inference());
    QCOMPARE(now.name, QStringLiteral("tune"));
    QCOMPARE(now.model.libraryId, QStringLiteral("llama-2-13b"));
    project.undoGroup().undo();
    QCOMPARE(project.value(), twoWorkloads());
}

void TestForms::anOwnFigureReplacesTheLibraryModel()
{
    project::OpenProject project(answer);
    project.load(1, twoWorkloads());
    items::WorkloadForm form(project);
    set(form, QStringLiteral("params_b"), 13.0);
    QVERIFY(project.value().workloads[0].model.libraryId.isEmpty());
    QCOMPARE(project.value().workloads[0].model.own.parametersBillion, 13.0);
    set(form, QStringLiteral("model"), QStringLiteral("qwen2.5-72b"));
    QCOMPARE(project.value().workloads[0].model,
             (domain::ModelChoice{QStringLiteral("qwen2.5-72b"), domain::ModelArchitecture()}));
}

void TestForms::pathsNameThePlaceInTheFile()
{
    project::OpenProject project(answer);
    project.load(1, twoWorkloads());
    items::WorkloadForm form(project);
    form.setWorkload(1);
    QCOMPARE(form.pathOf(QStringLiteral("max_context")), QStringLiteral("workloads[1].max_context"));
    QCOMPARE(form.pathOf(QStringLiteral("layers")), QStringLiteral("workloads[1].model.layers"));
    items::OverallForm overall(project);
    QCOMPARE(overall.pathOf(QStringLiteral("title")), QStringLiteral("title"));
    QCOMPARE(overall.pathOf(QStringLiteral("budget_monthly")), QStringLiteral("constraints.budget_monthly"));
}

void TestForms::constraintsAndHorizon()
{
    project::OpenProject project(answer);
    project.load(1, twoWorkloads());
    items::OverallForm form(project);
    QAbstractItemModelTester tester(&form, Mode::QtTest);
    set(form, QStringLiteral("regions"), QStringList{QStringLiteral("CN")});
    set(form, QStringLiteral("ecc_required"), true);
    set(form, QStringLiteral("budget_monthly"), 300000.0);
    set(form, QStringLiteral("buyer_vat"), static_cast<int>(domain::BuyerVat::Small));
    set(form, QStringLiteral("currency"), QStringLiteral("usd"));
    set(form, QStringLiteral("currency"), QStringLiteral("no currency"));
    set(form, QStringLiteral("monthly_growth_ratio"), 0.08);
    const domain::Project &now = project.value();
    QCOMPARE(now.constraints.regions, QStringList{QStringLiteral("CN")});
    QVERIFY(now.constraints.eccRequired);
    QCOMPARE(now.constraints.budgetMonthly, 300000.0);
    QCOMPARE(now.constraints.buyerVat, domain::BuyerVat::Small);
    QCOMPARE(now.currency, domain::Currency::usd());
    QCOMPARE(now.expansion.monthlyGrowthRatio, 0.08);
    set(form, QStringLiteral("budget_monthly"), QVariant());
    QVERIFY(!project.value().constraints.budgetMonthly);
}

void TestForms::theListRenamesAddsDuplicatesAndRemoves()
{
    project::OpenProject project(answer);
    domain::Project value = twoWorkloads();
    value.expansion.events.push_back({12, QStringLiteral("chat"), 2.0, std::nullopt});
    project.load(1, value);
    items::WorkloadList list(project);
    QAbstractItemModelTester tester(&list, Mode::QtTest);
    QVERIFY(!list.setData(list.index(1, 0), QStringLiteral("tune"), Qt::EditRole));
    QVERIFY(!list.setData(list.index(1, 0), QStringLiteral("  "), Qt::EditRole));
    QVERIFY(list.setData(list.index(1, 0), QStringLiteral("talk"), Qt::EditRole));
    QCOMPARE(project.value().expansion.events.front().workload, QStringLiteral("talk"));
    QCOMPARE(list.duplicate(0), 1);
    QCOMPARE(list.rowAt(1).name, QStringLiteral("tune 2"));
    QCOMPARE(list.add(QStringLiteral("tune"), WorkloadKind::Inference), 3);
    QCOMPARE(list.rowAt(3).name, QStringLiteral("tune 3"));
    QCOMPARE(list.rowAt(3).kind, WorkloadKind::Inference);
    list.remove(2);
    QVERIFY(project.value().expansion.events.empty());
    for (int i = 0; i < 4; ++i)
        project.undoGroup().undo();
    QCOMPARE(project.value(), value);
}

void TestForms::eventsAreEditedAsValues()
{
    project::OpenProject project(answer);
    project.load(1, twoWorkloads());
    items::ExpansionTable table(project);
    QAbstractItemModelTester tester(&table, Mode::QtTest);
    table.add();
    QCOMPARE(project.value().expansion.events.size(), std::size_t(1));
    const auto cell = [&table](Heading heading) { return table.index(0, table.columnOf(heading)); };
    QVERIFY(table.setData(cell(Heading::Month), 6, Qt::EditRole));
    QVERIFY(table.setData(cell(Heading::Workload), QStringLiteral("chat"), Qt::EditRole));
    QVERIFY(table.setData(cell(Heading::Scale), QVariant(), Qt::EditRole));
    QVERIFY(table.setData(cell(Heading::Model), QStringLiteral("qwen2.5-72b"), Qt::EditRole));
    const domain::ExpansionEvent event = project.value().expansion.events.front();
    QCOMPARE(event,
             (domain::ExpansionEvent{6, QStringLiteral("chat"), std::nullopt,
                                     domain::ModelChoice{QStringLiteral("qwen2.5-72b"), {}}}));
    table.remove(0);
    QVERIFY(project.value().expansion.events.empty());
}

QTEST_GUILESS_MAIN(TestForms)

#include "tst_forms.moc"
