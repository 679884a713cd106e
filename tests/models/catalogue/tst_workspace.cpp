// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/catalogue/connection.h"
#include "models/catalogue/migration.h"
#include "models/catalogue/transaction.h"
#include "models/catalogue/workspace.h"

#include <QDir>
#include <QFile>
#include <QSqlDatabase>
#include <QtConcurrentRun>
#include <QTemporaryDir>
#include <QTest>

#include <unistd.h>

using namespace xj;
using catalogue::Connection;
using catalogue::Transaction;
using catalogue::Workspace;
using domain::ErrorCode;

namespace {

ErrorCode codeOf(const QString &path, Workspace::Mode mode = Workspace::Mode::ReadWrite)
{
    const auto opened = Workspace::open(path, mode);
    // Internal is never returned by open(): it stands for "opened".
    return opened ? ErrorCode::Internal : opened.error().code;
}

QByteArray bytesOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

bool write(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    return file.open(QIODevice::WriteOnly | QIODevice::Truncate) && file.write(bytes) == bytes.size();
}

} // namespace

class WorkspaceTest : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<QTemporaryDir> m_folder;

    QString file(const char *name) const { return m_folder->filePath(QLatin1String(name)); }

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        QVERIFY(m_folder->isValid());
    }

    void cleanup()
    {
        // A connection left behind would keep the file open and warn at exit.
        QCOMPARE(QSqlDatabase::connectionNames(), QStringList());
    }

    void createsTheFileAndItsFolder()
    {
        const QString path = file("deep/er/workspace.sqlite");
        {
            const auto workspace = Workspace::open(path, Workspace::Mode::ReadWrite);
            QVERIFY(workspace);
            QCOMPARE((*workspace)->path(), path);
            QVERIFY(!(*workspace)->isReadOnly());
            QCOMPARE((*workspace)->snapshot()->gpus().size(), size_t(85));
        }
        const QFile::Permissions others
            = QFile::ReadGroup | QFile::WriteGroup | QFile::ReadOther | QFile::WriteOther;
        QVERIFY(!(QFile::permissions(path) & others));
        // Nothing but the workspace is left behind once it is closed.
        QCOMPARE(QDir(file("deep/er")).entryList(QDir::Files),
                 QStringList{QStringLiteral("workspace.sqlite")});
    }

    void isMarkedAsOurs()
    {
        const QString path = file("w.sqlite");
        QVERIFY(Workspace::open(path, Workspace::Mode::ReadWrite));
        const auto connection = Connection::open(path, Connection::Mode::ReadOnly);
        QVERIFY(connection);
        QCOMPARE((*connection)->value(QStringLiteral("PRAGMA application_id"))->toInt(), 0x586a5773);
        QCOMPARE((*connection)->value(QStringLiteral("PRAGMA user_version"))->toInt(),
                 catalogue::knownSchemaVersion());
        QCOMPARE((*connection)->value(QStringLiteral("PRAGMA journal_mode"))->toString(),
                 QStringLiteral("wal"));
        QCOMPARE((*connection)->value(QStringLiteral("PRAGMA foreign_keys"))->toInt(), 1);
    }

    void memoryAndFileHoldTheSameFacts()
    {
        const auto memory = Workspace::inMemory();
        const auto stored = Workspace::open(file("w.sqlite"), Workspace::Mode::ReadWrite);
        QVERIFY(memory && stored);
        QVERIFY(*(*memory)->snapshot() == *(*stored)->snapshot());
    }

    void keepsProjects()
    {
        const QString path = file("w.sqlite");
        const QByteArray json = R"({"schema": "xuanji.project/1", "title": "选机 🖥"})";
        qint64 id = 0;
        {
            const auto workspace = Workspace::open(path, Workspace::Mode::ReadWrite);
            const auto added = (*workspace)->addProject(QStringLiteral("选机"), json);
            QVERIFY(added);
            id = *added;
            QVERIFY((*workspace)->addProject(QString(), "{}"));
        }
        const auto workspace = Workspace::open(path, Workspace::Mode::ReadWrite);
        const auto projects = (*workspace)->projects();
        QVERIFY(projects);
        QCOMPARE(projects->size(), size_t(2));
        QCOMPARE(projects->front().title, QStringLiteral("选机"));
        QCOMPARE(*(*workspace)->projectJson(id), json);
        QVERIFY((*workspace)->updateProject(id, QStringLiteral("b"), "{\"a\":1}"));
        QCOMPARE(*(*workspace)->projectJson(id), QByteArray("{\"a\":1}"));
        QVERIFY((*workspace)->removeProject(id));
        QCOMPARE((*workspace)->projectJson(id).error().code, ErrorCode::InvalidValue);
        QCOMPARE((*workspace)->updateProject(id, {}, {}).error().code, ErrorCode::InvalidValue);
        QCOMPARE((*workspace)->removeProject(id).error().code, ErrorCode::InvalidValue);
        // A removed project's number is never given again: something may still refer to it.
        QVERIFY(*(*workspace)->addProject(QString(), "{}") > id + 1);
    }

    void refusesWhatIsNotAWorkspace()
    {
        const QString path = file("w.sqlite");
        QVERIFY(write(path, "this is a shopping list, not a database at all, and long enough to be read"));
        QCOMPARE(codeOf(path), ErrorCode::DatabaseNotOurs);
        QVERIFY(write(path, QByteArray()));
        QCOMPARE(codeOf(path), ErrorCode::DatabaseNotOurs);
        QCOMPARE(bytesOf(path).size(), 0); // untouched
        QCOMPARE(codeOf(file("missing.sqlite"), Workspace::Mode::ReadOnly), ErrorCode::DatabaseNotOpened);
        QVERIFY(!QFile::exists(file("missing.sqlite")));
    }

    void refusesAnotherApplicationsDatabase()
    {
        const QString path = file("other.sqlite");
        QVERIFY(write(path, QByteArray()));
        {
            const auto connection = Connection::open(path, Connection::Mode::ReadWrite);
            QVERIFY((*connection)->execute(QStringLiteral("CREATE TABLE t (a)")));
        }
        const QByteArray before = bytesOf(path);
        QCOMPARE(codeOf(path), ErrorCode::DatabaseNotOurs);
        QCOMPARE(bytesOf(path), before);
    }

    void tellsDamage()
    {
        const QString path = file("w.sqlite");
        QVERIFY(Workspace::open(path, Workspace::Mode::ReadWrite));
        const QByteArray whole = bytesOf(path);
        QVERIFY(write(path, whole.left(whole.size() / 2)));
        QCOMPARE(codeOf(path), ErrorCode::DatabaseCorrupt);
        QCOMPARE(codeOf(path, Workspace::Mode::ReadOnly), ErrorCode::DatabaseCorrupt);
        QVERIFY(write(path, whole.left(60)));
        QCOMPARE(codeOf(path), ErrorCode::DatabaseCorrupt);
        QByteArray overwritten = whole;
        overwritten.replace(100, 4096, QByteArray(4096, '\x5a'));
        QVERIFY(write(path, overwritten));
        QCOMPARE(codeOf(path), ErrorCode::DatabaseCorrupt);
    }

    void opensANewerFileForReadingOnly()
    {
        const QString path = file("w.sqlite");
        QVERIFY(Workspace::open(path, Workspace::Mode::ReadWrite));
        {
            const auto connection = Connection::open(path, Connection::Mode::ReadWrite);
            QVERIFY((*connection)->execute(QStringLiteral("ALTER TABLE gpu ADD COLUMN cooler TEXT")));
            QVERIFY((*connection)->execute(QStringLiteral("PRAGMA user_version = 99")));
        }
        const auto refused = Workspace::open(path, Workspace::Mode::ReadWrite);
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, ErrorCode::DatabaseNewer);
        QCOMPARE(std::get<qint64>(refused.error().arguments.at(1)), qint64(99));
        const auto reading = Workspace::open(path, Workspace::Mode::ReadOnly);
        QVERIFY(reading);
        QVERIFY((*reading)->isReadOnly());
        QVERIFY((*reading)->snapshot());
        QCOMPARE((*reading)->addProject({}, "{}").error().code, ErrorCode::DatabaseReadOnly);
    }

    void tellsAFileThatCannotBeWritten()
    {
        if (geteuid() == 0)
            QSKIP("the superuser may write everywhere");
        const QString path = file("w.sqlite");
        QVERIFY(Workspace::open(path, Workspace::Mode::ReadWrite));
        QVERIFY(QFile::setPermissions(path, QFile::ReadOwner));
        QCOMPARE(codeOf(path), ErrorCode::DatabaseReadOnly);
        QCOMPARE(codeOf(path, Workspace::Mode::ReadOnly), ErrorCode::Internal);
        QVERIFY(QFile::setPermissions(m_folder->path(), QFile::ReadOwner | QFile::ExeOwner));
        QCOMPARE(codeOf(path, Workspace::Mode::ReadOnly), ErrorCode::Internal);
        QCOMPARE(codeOf(file("new.sqlite")), ErrorCode::FileNotWritable);
        QVERIFY(
            QFile::setPermissions(m_folder->path(), QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
    }

    void tellsAFolderThatCannotBeMade()
    {
        QVERIFY(write(file("plain"), "x"));
        QCOMPARE(codeOf(file("plain/w.sqlite")), ErrorCode::FileNotWritable);
    }

    void waitsForAnotherWriterAndThenSaysSo()
    {
        const QString path = file("w.sqlite");
        const auto workspace = Workspace::open(path, Workspace::Mode::ReadWrite);
        QVERIFY(workspace);
        const auto other = Connection::open(path, Connection::Mode::ReadWrite);
        auto lock = Transaction::begin(**other);
        QVERIFY(lock);
        QVERIFY((*workspace)->snapshot()); // readers are not stopped by a writer
        const auto added = (*workspace)->addProject({}, "{}");
        QVERIFY(!added);
        QCOMPARE(added.error().code, ErrorCode::DatabaseLocked);
        QVERIFY(lock->commit());
        QVERIFY((*workspace)->addProject({}, "{}"));
    }

    void secondWindowOpensWhileTheFirstWrites()
    {
        const QString path = file("w.sqlite");
        const auto first = Workspace::open(path, Workspace::Mode::ReadWrite);
        const auto writer = Connection::open(path, Connection::Mode::ReadWrite);
        auto lock = Transaction::begin(**writer);
        QVERIFY(lock);
        const auto second = Workspace::open(path, Workspace::Mode::ReadWrite);
        QVERIFY(second);
        QVERIFY(lock->commit());
        QVERIFY((*first)->addProject(QStringLiteral("from the first"), "{}"));
        QCOMPARE((*second)->projects()->back().title, QStringLiteral("from the first"));
    }

    void eachThreadOpensItsOwn()
    {
        const QString path = file("w.sqlite");
        QVERIFY(Workspace::open(path, Workspace::Mode::ReadWrite));
        constexpr int kThreads = 4;
        constexpr int kProjects = 25;
        QList<QFuture<int>> tasks;
        for (int i = 0; i < kThreads; ++i) {
            tasks.append(QtConcurrent::run([path] {
                const auto workspace = Workspace::open(path, Workspace::Mode::ReadWrite);
                int added = 0;
                for (int n = 0; workspace && n < kProjects; ++n) {
                    if ((*workspace)->addProject(QString::number(n), "{}") && (*workspace)->snapshot())
                        ++added;
                }
                return added;
            }));
        }
        int added = 0;
        for (QFuture<int> &task : tasks)
            added += task.result();
        QCOMPARE(added, kThreads * kProjects);
        const auto workspace = Workspace::open(path, Workspace::Mode::ReadOnly);
        QCOMPARE((*workspace)->projects()->size(), size_t(added));
    }

    void severalInstancesMayCreateItAtOnce()
    {
        const QString path = file("w.sqlite");
        QList<QFuture<bool>> tasks;
        for (int i = 0; i < 4; ++i) {
            tasks.append(QtConcurrent::run(
                [path] { return Workspace::open(path, Workspace::Mode::ReadWrite).has_value(); }));
        }
        for (QFuture<bool> &task : tasks)
            QVERIFY(task.result());
        QCOMPARE(QDir(m_folder->path()).entryList({QStringLiteral("*.part*")}, QDir::Files), QStringList());
    }

    void rollsBackWhatIsNotCommitted()
    {
        const QString path = file("w.sqlite");
        QVERIFY(Workspace::open(path, Workspace::Mode::ReadWrite));
        const auto connection = Connection::open(path, Connection::Mode::ReadWrite);
        {
            const auto transaction = Transaction::begin(**connection);
            QVERIFY(transaction);
            QVERIFY((*connection)->execute(QStringLiteral("DELETE FROM calibration")));
        }
        QVERIFY((*connection)->value(QStringLiteral("SELECT count(*) FROM calibration"))->toInt() > 0);
    }
};

QTEST_GUILESS_MAIN(WorkspaceTest)
#include "tst_workspace.moc"
