// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/catalogue/backup.h"
#include "models/catalogue/connection.h"
#include "models/catalogue/project_repository.h"
#include "models/catalogue/workspace.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace xj;
using namespace xj::catalogue;
using domain::ErrorCode;

namespace {

std::unique_ptr<Workspace> opened(const QString &path)
{
    auto workspace = Workspace::open(path, Workspace::Mode::ReadWrite);
    return workspace ? std::move(*workspace) : nullptr;
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

class BackupTest : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_path;

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_path = m_folder->filePath(QStringLiteral("work.space.sqlite"));
        QVERIFY(opened(m_path));
    }

    void oneADayAndTenAtMost()
    {
        const QDate first(2026, 11, 25);
        const auto workspace = opened(m_path); // in use meanwhile
        for (int day = 0; day < 14; ++day) {
            QVERIFY(workspace->addProject(QString::number(day), "{}"));
            const auto made = backUpDaily(m_path, first.addDays(day));
            QVERIFY(made);
            QVERIFY(made->endsWith(
                QLatin1String("backups/work.space-%1.sqlite").arg(first.addDays(day).toString(Qt::ISODate))));
            QVERIFY(backUpDaily(m_path, first.addDays(day)));
        }
        const QStringList kept = backupsOf(m_path);
        QCOMPARE(kept.size(), kBackupsKept);
        QVERIFY(kept.front().endsWith(QLatin1String("2026-12-08.sqlite")));
        QVERIFY(kept.back().endsWith(QLatin1String("2026-11-29.sqlite")));
        const auto backup = Workspace::open(kept.back(), Workspace::Mode::ReadOnly);
        QVERIFY(backup);
        QCOMPARE((*backup)->projects()->size(), size_t(5));
        QVERIFY(!(QFile::permissions(kept.front()) & (QFile::ReadGroup | QFile::ReadOther)));
        QVERIFY(QDir(QFileInfo(kept.front()).path()).entryList({QStringLiteral("*.part")}).isEmpty());
    }

    void othersFilesAreNoBackups()
    {
        QVERIFY(backUpDaily(m_path, QDate(2026, 12, 1)));
        const QString folder = QFileInfo(backupsOf(m_path).front()).path();
        QVERIFY(write(folder + QLatin1String("/work.space-before-sale.sqlite"), "mine"));
        QVERIFY(write(folder + QLatin1String("/other-2026-12-02.sqlite"), "mine"));
        QCOMPARE(backupsOf(m_path).size(), 1);
    }

    void aDamagedWorkspaceIsNotBackedUp()
    {
        QByteArray bytes = bytesOf(m_path);
        bytes.replace(8 * 4096, 8 * 4096, QByteArray(8 * 4096, '\x5a'));
        QVERIFY(write(m_path, bytes));
        const auto made = backUpDaily(m_path, QDate(2026, 12, 1));
        QVERIFY(!made);
        QCOMPARE(made.error().code, ErrorCode::DatabaseCorrupt);
        QVERIFY(backupsOf(m_path).isEmpty());
    }

    void restoresTheNewestWholeBackup()
    {
        QVERIFY(opened(m_path)->addProject(QStringLiteral("first"), "{}"));
        QVERIFY(backUpDaily(m_path, QDate(2026, 12, 1)));
        QVERIFY(opened(m_path)->addProject(QStringLiteral("second"), "{}"));
        QVERIFY(backUpDaily(m_path, QDate(2026, 12, 2)));
        // The newest backup is damaged too.
        const QString newest = backupsOf(m_path).front();
        QVERIFY(write(newest, bytesOf(newest).left(10000)));
        QVERIFY(write(m_path, "garbage"));
        QVERIFY(!opened(m_path));

        const auto used = restoreNewestBackup(m_path);
        QVERIFY(used);
        QVERIFY(used->endsWith(QLatin1String("2026-12-01.sqlite")));
        QCOMPARE(opened(m_path)->projects()->size(), size_t(1));
        QCOMPARE(bytesOf(m_folder->filePath(QStringLiteral("work.space.damaged-1.sqlite"))),
                 QByteArray("garbage"));
    }

    void saysWhenThereIsNothingToRestore()
    {
        QVERIFY(write(m_path, "garbage"));
        const auto used = restoreNewestBackup(m_path);
        QVERIFY(!used);
        QCOMPARE(used.error().code, ErrorCode::FileNotFound);
        QCOMPARE(bytesOf(m_path), QByteArray("garbage")); // left where it is
    }

    void salvagesAWholeFileCompletely()
    {
        opened(m_path)->addProject(QStringLiteral("p"), "{\"a\":1}").value();
        const QString target = m_folder->filePath(QStringLiteral("new.sqlite"));
        const auto report = salvage(m_path, target);
        QVERIFY(report);
        QCOMPARE(report->rowsLost, qint64(0));
        QCOMPARE(report->unreadableTables, QStringList());
        QVERIFY(*opened(target)->snapshot() == *opened(m_path)->snapshot());
        QCOMPARE(*opened(target)->projectJson(1), QByteArray("{\"a\":1}"));
    }

    /// Any page of the file may be lost: what is elsewhere comes back, and the new file is whole.
    void salvagesAroundLostPages()
    {
        {
            const auto workspace = opened(m_path);
            for (int i = 0; i < 200; ++i)
                QVERIFY(workspace->addProject(QString::number(i), QByteArray(3000, 'x')));
        }
        const QByteArray whole = bytesOf(m_path);
        const qsizetype pages = whole.size() / 4096;
        int salvaged = 0;
        int withLosses = 0;
        for (qsizetype page = 1; page < pages; page += 23) { // page 0 holds the schema's root
            QByteArray bytes = whole;
            bytes.replace(page * 4096, 4096, QByteArray(4096, '\x5a'));
            const QString damaged = m_folder->filePath(QStringLiteral("damaged.sqlite"));
            const QString target = m_folder->filePath(QStringLiteral("t%1.sqlite").arg(page));
            QVERIFY(write(damaged, bytes));
            const auto report = salvage(damaged, target);
            if (!report) {
                QCOMPARE(report.error().code, ErrorCode::DatabaseNotOurs); // a page of the schema
                continue;
            }
            ++salvaged;
            withLosses += report->rowsLost > 0 || !report->unreadableTables.isEmpty() ? 1 : 0;
            const auto connection = Connection::open(target, Connection::Mode::ReadOnly);
            QCOMPARE((*connection)->value(QStringLiteral("PRAGMA integrity_check"))->toString(),
                     QStringLiteral("ok"));
            QVERIFY(!(*connection)->value(QStringLiteral("PRAGMA foreign_key_check"))->isValid());
            // One page holds one project of 3 kB; a lost inner page can hide many.
            if (report->unreadableTables.isEmpty())
                QVERIFY(loadProjects(**connection)->size() >= 199);
            QFile::remove(target);
        }
        QVERIFY(salvaged > pages / 23 * 3 / 4);
        QVERIFY(withLosses > 0);
    }

    void salvageNeverOverwrites()
    {
        const QString target = m_folder->filePath(QStringLiteral("new.sqlite"));
        QVERIFY(write(target, "mine"));
        QCOMPARE(salvage(m_path, target).error().code, ErrorCode::FileNotWritable);
        QCOMPARE(bytesOf(target), QByteArray("mine"));
        QVERIFY(write(m_path, "garbage"));
        QCOMPARE(salvage(m_path, m_folder->filePath(QStringLiteral("x"))).error().code,
                 ErrorCode::DatabaseNotOurs);
    }

    void tellsAFullDisk()
    {
        const auto connection = Connection::open(m_path, Connection::Mode::ReadWrite);
        const int pages = (*connection)->value(QStringLiteral("PRAGMA page_count"))->toInt();
        QVERIFY((*connection)->execute(QStringLiteral("PRAGMA max_page_count = %1").arg(pages + 2)));
        const auto added = insertProject(**connection, {}, QByteArray(200'000, 'x'));
        QVERIFY(!added);
        QCOMPARE(added.error().code, ErrorCode::DatabaseFull);
        QVERIFY(loadProjects(**connection)->empty()); // nothing half-written, and still usable
        QVERIFY(insertProject(**connection, {}, "{}"));
    }

    void tellsAFileThatIsGone()
    {
        const auto workspace = opened(m_path);
        QVERIFY(QFile::rename(m_path, m_path + QLatin1String(".moved")));
        const auto added = workspace->addProject({}, "{}");
        QVERIFY(!added);
        QCOMPARE(added.error().code, ErrorCode::DatabaseMoved);
        QVERIFY(QFile::rename(m_path + QLatin1String(".moved"), m_path));
        QVERIFY(workspace->addProject({}, "{}"));
        QVERIFY(QFile::remove(m_path));
        QCOMPARE(workspace->addProject({}, "{}").error().code, ErrorCode::DatabaseMoved);
    }
};

QTEST_GUILESS_MAIN(BackupTest)
#include "tst_backup.moc"
