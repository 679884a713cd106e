// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/catalogue/connection.h"
#include "models/catalogue/migration.h"
#include "models/catalogue/workspace.h"
#include "models/catalogue/workspace_file.h"

#include <QFile>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <QTest>

using namespace xj;
using namespace xj::catalogue;

namespace {

/// A workspace as an earlier version left it, made from its dump.
bool makeOld(const QString &path, int version)
{
    QFile dump(
        QStringLiteral(XJ_SOURCE_DIR "/tests/models/catalogue/fixtures/workspace_v%1.sql").arg(version));
    QFile empty(path);
    if (!dump.open(QIODevice::ReadOnly) || !empty.open(QIODevice::WriteOnly))
        return false;
    empty.close();
    const auto connection = Connection::open(path, Connection::Mode::ReadWrite);
    // A dump lists its tables by name, not by reference.
    bool done = connection && (*connection)->execute(QStringLiteral("PRAGMA foreign_keys = OFF"));
    for (const QString &statement : splitStatements(QString::fromUtf8(dump.readAll())))
        done = done && (*connection)->execute(statement);
    return done;
}

/// All that SQLite knows about the tables and indices, in a comparable form: the stored text of CREATE
/// differs after ALTER TABLE, what it means does not.
QStringList shapeOf(const Connection &connection)
{
    QStringList shape;
    auto tables = Statement::prepare(
        connection,
        QStringLiteral("SELECT m.name, c.name, c.type, c.\"notnull\", c.dflt_value, c.pk"
                       " FROM sqlite_schema m, pragma_table_info(m.name) c WHERE m.type = 'table'"
                       " UNION ALL SELECT m.name, i.name, i.\"unique\", i.origin, i.partial, ''"
                       " FROM sqlite_schema m, pragma_index_list(m.name) i WHERE m.type = 'table'"
                       " UNION ALL SELECT m.name, f.\"table\", f.\"from\", f.\"to\", f.on_update, f.on_delete"
                       " FROM sqlite_schema m, pragma_foreign_key_list(m.name) f WHERE m.type = 'table'"));
    if (tables) {
        (void)tables->forEachRow({}, [&](const QSqlQuery &row) {
            QStringList cells;
            for (int i = 0; i < 6; ++i)
                cells.append(row.value(i).toString());
            shape.append(cells.join(QLatin1Char('|')));
            return true;
        });
    }
    shape.sort();
    return shape;
}

} // namespace

class MigrationTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyEarlierVersionBecomesTheNewest_data()
    {
        QTest::addColumn<int>("version");
        for (int version = 1; version < knownSchemaVersion(); ++version)
            QTest::addRow("version %d", version) << version;
    }

    void everyEarlierVersionBecomesTheNewest()
    {
        QFETCH(int, version);
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("w.sqlite"));
        QVERIFY(makeOld(path, version));
        {
            const auto workspace = Workspace::open(path, Workspace::Mode::ReadWrite);
            QVERIFY(workspace);
            QCOMPARE(*(*workspace)->projectJson(7), QByteArray("{\"title\":\"选机\"}"));
            const auto catalogue = (*workspace)->snapshot();
            QVERIFY(catalogue);
            QVERIFY(catalogue->gpu(QStringLiteral("own-gpu")));
            // The product's own facts are those of this build, the user's are the user's.
            QCOMPARE(catalogue->gpu(QStringLiteral("h100-sxm"))->vramGB, std::optional(80.0));
            const auto history
                = (*workspace)->priceHistory(QStringLiteral("own-gpu"), QStringLiteral("own-provider"));
            QVERIFY(history);
            QCOMPARE(history->size(), size_t(2));
            QCOMPARE(history->back().price.micros(), qint64(52'000'000'000));
        }
        const auto migrated = Connection::open(path, Connection::Mode::ReadOnly);
        QCOMPARE(*schemaVersion(**migrated), knownSchemaVersion());
        QCOMPARE((*migrated)->value(QStringLiteral("PRAGMA integrity_check"))->toString(),
                 QStringLiteral("ok"));
        QVERIFY(!(*migrated)->value(QStringLiteral("PRAGMA foreign_key_check"))->isValid());
        const auto fresh = freshInMemory();
        QCOMPARE(shapeOf(**migrated), shapeOf(**fresh));
        QVERIFY(shapeOf(**fresh).size() > 200);

        const QString backup = migrationBackupPath(path, knownSchemaVersion());
        const auto saved = Connection::open(backup, Connection::Mode::ReadOnly);
        QVERIFY(saved);
        QCOMPARE(*schemaVersion(**saved), version);
        QCOMPARE((*saved)->value(QStringLiteral("SELECT count(*) FROM project"))->toInt(), 1);
        QVERIFY(!(QFile::permissions(backup) & (QFile::ReadGroup | QFile::ReadOther)));
    }

    void anOlderFileIsReadWithoutChangingIt()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("w.sqlite"));
        QVERIFY(makeOld(path, 1));
        const auto workspace = Workspace::open(path, Workspace::Mode::ReadOnly);
        QVERIFY(workspace);
        QVERIFY((*workspace)->isReadOnly());
        QCOMPARE((*workspace)->path(), path);
        QVERIFY((*workspace)->snapshot());
        QCOMPARE((*workspace)->addProject({}, "{}").error().code, domain::ErrorCode::DatabaseReadOnly);
        QCOMPARE(*schemaVersion(**Connection::open(path, Connection::Mode::ReadOnly)), 1);
    }

    void aFailedStepLeavesTheOldVersion()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("w.sqlite"));
        QVERIFY(makeOld(path, 1));
        {
            // In the way of version 2.
            const auto connection = Connection::open(path, Connection::Mode::ReadWrite);
            QVERIFY((*connection)->execute(QStringLiteral("CREATE TABLE gpu_name_rule (x)")));
        }
        const auto workspace = Workspace::open(path, Workspace::Mode::ReadWrite);
        QVERIFY(!workspace);
        QCOMPARE(workspace.error().code, domain::ErrorCode::DatabaseFailed);
        const auto connection = Connection::open(path, Connection::Mode::ReadOnly);
        QCOMPARE(*schemaVersion(**connection), 1);
        // The first statements of the step are undone too.
        QVERIFY(!(*connection)->value(QStringLiteral("SELECT retired_on FROM gpu")));
    }

    void aDamagedFileIsNotMigrated()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("w.sqlite"));
        QVERIFY(makeOld(path, 1));
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadWrite));
        QVERIFY(file.seek(file.size() - 4096));
        file.write(QByteArray(4096, '\xa5'));
        file.close();
        const auto workspace = Workspace::open(path, Workspace::Mode::ReadWrite);
        QVERIFY(!workspace);
        QCOMPARE(workspace.error().code, domain::ErrorCode::DatabaseCorrupt);
        QVERIFY(!QFile::exists(migrationBackupPath(path, knownSchemaVersion())));
    }
};

QTEST_GUILESS_MAIN(MigrationTest)
#include "tst_migration.moc"
