// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/project/open_project.h"
#include "models/project/project_store.h"

#include <QFile>
#include <QSignalSpy>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <QTest>

using namespace xj;
using project::EditKind;
using project::OpenProject;
using project::ProjectStore;

namespace {

domain::CheckedResult<domain::Recommendation> answer(const domain::Project &, const domain::Catalogue &,
                                                     const domain::Progress &)
{
    return domain::Recommendation();
}

domain::Project sample(const QString &title)
{
    domain::Project project;
    project.title = title;
    domain::Workload workload;
    workload.name = QStringLiteral("chat");
    workload.model.libraryId = QStringLiteral("llama-2-13b");
    workload.need = domain::InferenceNeed();
    project.workloads = {workload};
    return project;
}

void setUserVersion(const QString &path, int version)
{
    {
        QSqlDatabase database
            = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("version"));
        database.setDatabaseName(path);
        QVERIFY(database.open());
        QSqlQuery query(database);
        QVERIFY(query.exec(QStringLiteral("PRAGMA user_version = %1").arg(version)));
    }
    QSqlDatabase::removeDatabase(QStringLiteral("version"));
}

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

class TestProjectStore : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aNewWorkspaceBringsTheFacts();
    void everyEditAndItsUndoAreStored();
    void aProjectUnderEditReadsBackThoughContradictory();
    void aNewerWorkspaceIsReadAndNeverWritten();
    void aFileThatIsNoWorkspaceLeavesTheFactsInMemory();
    void anImportThatFailsChangesNothing();
    void exportAndImportAreInverse();
    void anExportThatFailsSaysSo();
};

void TestProjectStore::aNewWorkspaceBringsTheFacts()
{
    const QTemporaryDir folder;
    OpenProject project(answer);
    ProjectStore store(project);
    QVERIFY(store.openWorkspace(folder.filePath(QStringLiteral("w.sqlite"))));
    QVERIFY(!store.isReadOnly());
    QVERIFY(!store.readOnlyReason());
    QVERIFY(!project.catalogue().gpus().empty());
    QVERIFY(store.projects().empty());
}

void TestProjectStore::everyEditAndItsUndoAreStored()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("w.sqlite"));
    OpenProject project(answer);
    ProjectStore store(project);
    QVERIFY(store.openWorkspace(path));
    QVERIFY(store.addProject(sample(QStringLiteral("first"))));
    const qint64 id = project.id();
    const auto stored = [&path, id] {
        OpenProject other(answer);
        ProjectStore reader(other);
        const bool read = reader.openWorkspace(path) && reader.openStored(id);
        return read ? other.value() : domain::Project();
    };
    project.edit({EditKind::ChangeField, QStringLiteral("horizon_months"), {}},
                 [](domain::Project &value) { value.horizonMonths = 12; });
    QVERIFY(stored() == project.value());
    QCOMPARE(stored().horizonMonths, 12);
    project.undoGroup().undo();
    QVERIFY(stored() == sample(QStringLiteral("first")));
}

void TestProjectStore::aProjectUnderEditReadsBackThoughContradictory()
{
    const QTemporaryDir folder;
    OpenProject project(answer);
    ProjectStore store(project);
    QVERIFY(store.openWorkspace(folder.filePath(QStringLiteral("w.sqlite"))));
    QVERIFY(store.addProject(sample(QStringLiteral("first"))));
    project.edit({EditKind::ChangeField, QStringLiteral("daily_visits"), {}}, [](domain::Project &value) {
        auto &need = std::get<domain::InferenceNeed>(value.workloads[0].need);
        need.dailyVisits = 1000;
        need.peakConcurrency = 10;
    });
    const domain::Project entered = project.value();
    const qint64 id = project.id();
    QVERIFY(store.addProject(sample(QStringLiteral("second"))));
    QVERIFY(store.openStored(id));
    QVERIFY(project.value() == entered);
}

void TestProjectStore::aNewerWorkspaceIsReadAndNeverWritten()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("w.sqlite"));
    {
        OpenProject project(answer);
        ProjectStore store(project);
        QVERIFY(store.openWorkspace(path));
        QVERIFY(store.addProject(sample(QStringLiteral("kept"))));
    }
    setUserVersion(path, 9999);
    OpenProject project(answer);
    ProjectStore store(project);
    QVERIFY(store.openWorkspace(path));
    QVERIFY(store.isReadOnly());
    QCOMPARE(store.readOnlyReason()->code, domain::ErrorCode::DatabaseNewer);
    const std::vector<catalogue::StoredProject> projects = store.projects();
    QCOMPARE(projects.size(), std::size_t(1));
    QVERIFY(store.openStored(projects.front().id));
    QSignalSpy failed(&store, &ProjectStore::saveFailed);
    project.edit({EditKind::ChangeField, QStringLiteral("title"), {}},
                 [](domain::Project &value) { value.title = QStringLiteral("changed"); });
    QCOMPARE(failed.count(), 0);
    QCOMPARE(store.projects().front().title, QStringLiteral("kept"));
}

void TestProjectStore::aFileThatIsNoWorkspaceLeavesTheFactsInMemory()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("w.sqlite"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("this is a letter, not a database, and long enough to be looked at");
    file.close();
    const QByteArray before = contentOf(path);
    OpenProject project(answer);
    ProjectStore store(project);
    const domain::Result<void> opened = store.openWorkspace(path);
    QVERIFY(!opened);
    QVERIFY(store.readOnlyReason());
    QVERIFY(store.isOpen());
    QVERIFY(!project.catalogue().gpus().empty());
    QCOMPARE(contentOf(path), before);
}

void TestProjectStore::anImportThatFailsChangesNothing()
{
    const QTemporaryDir folder;
    OpenProject project(answer);
    ProjectStore store(project);
    QVERIFY(store.openWorkspace(folder.filePath(QStringLiteral("w.sqlite"))));
    QVERIFY(store.addProject(sample(QStringLiteral("first"))));
    QCOMPARE(store.importFile(folder.filePath(QStringLiteral("none.json"))).error().first().code,
             domain::ErrorCode::FileNotFound);
    QFile file(folder.filePath(QStringLiteral("bad.json")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("{\"schema\": \"xuanji.project/1\", ");
    file.close();
    const domain::CheckedResult<void> imported = store.importFile(file.fileName());
    QVERIFY(!imported);
    QCOMPARE(imported.error().first().code, domain::ErrorCode::JsonSyntax);
    QVERIFY(project.value() == sample(QStringLiteral("first")));
    QCOMPARE(store.projects().size(), std::size_t(1));
}

void TestProjectStore::exportAndImportAreInverse()
{
    const QTemporaryDir folder;
    OpenProject project(answer);
    ProjectStore store(project);
    QVERIFY(store.openWorkspace(folder.filePath(QStringLiteral("w.sqlite"))));
    QVERIFY(store.addProject(sample(QStringLiteral("first"))));
    const QString path = folder.filePath(QStringLiteral("out.json"));
    QVERIFY(store.exportFile(path));
    QVERIFY(store.importFile(path));
    QVERIFY(project.value() == sample(QStringLiteral("first")));
    QCOMPARE(store.projects().size(), std::size_t(2));
}

void TestProjectStore::anExportThatFailsSaysSo()
{
    const QTemporaryDir folder;
    OpenProject project(answer);
    ProjectStore store(project);
    QVERIFY(store.openInMemory());
    QVERIFY(store.addProject(sample(QStringLiteral("first"))));
    const domain::Result<void> written
        = store.exportFile(folder.filePath(QStringLiteral("no/folder/out.json")));
    QVERIFY(!written);
    QCOMPARE(written.error().code, domain::ErrorCode::FileNotWritable);
}

QTEST_GUILESS_MAIN(TestProjectStore)

#include "tst_project_store.moc"
