// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/catalogue/workspace_file.h"

#include "models/catalogue/fact_import.h"
#include "models/catalogue/migration.h"
#include "models/catalogue/sqlite_dialect.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QUuid>

namespace xj::catalogue {

using domain::Error;
using domain::ErrorCode;
using domain::Result;

namespace {

using ConnectionPointer = std::unique_ptr<Connection>;

Result<void> makeFresh(const Connection &connection)
{
    return migrateTo(connection, knownSchemaVersion()).and_then([&] {
        return importFacts(connection, shippedFactFiles());
    });
}

Error notWritable(const QString &path, const QString &reason)
{
    return {ErrorCode::FileNotWritable, {path, reason}, {}, reason};
}

/// Prices are nobody else's business: the file is made with mode 0600 before SQLite sees it.
Result<void> makeEmptyFile(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::NewOnly | QIODevice::WriteOnly, QFile::ReadOwner | QFile::WriteOwner))
        return tl::unexpected(notWritable(path, file.errorString()));
    return {};
}

/// What a killed program left behind while it built a new workspace; younger ones may still be in the making.
void removeStaleParts(const QFileInfo &info)
{
    constexpr int kStaleSeconds = 3600;
    const QDateTime limit = QDateTime::currentDateTime().addSecs(-kStaleSeconds);
    const QString pattern = info.fileName() + QLatin1String(".*.part*");
    for (const QFileInfo &part : QDir(info.absolutePath()).entryInfoList({pattern}, QDir::Files)) {
        if (part.lastModified() < limit)
            QFile::remove(part.absoluteFilePath());
    }
}

/// Built beside its place and moved there when complete: a killed program leaves no half-filled workspace.
Result<void> createFile(const QString &path)
{
    const QFileInfo info(path);
    if (!QDir().mkpath(info.absolutePath()))
        return tl::unexpected(notWritable(info.absolutePath(), QStringLiteral("cannot create the folder")));
    removeStaleParts(info);
    const QString part
        = path + QLatin1Char('.') + QUuid::createUuid().toString(QUuid::Id128) + QLatin1String(".part");
    Result<void> made = makeEmptyFile(part);
    if (!made)
        return made;
    {
        const Result<ConnectionPointer> connection = Connection::open(part, Connection::Mode::ReadWrite);
        made = connection ? makeFresh(**connection) : tl::unexpected(connection.error());
    }
    // Another instance may have been faster; then its file is as good as ours.
    if (made && !QFile::rename(part, path) && !QFile::exists(path))
        made = tl::unexpected(notWritable(path, QStringLiteral("cannot move the new file into place")));
    QFile::remove(part);
    return made;
}

Result<void> checkIntegrity(const Connection &connection)
{
    const Result<QVariant> finding = connection.value(QStringLiteral("PRAGMA integrity_check(1)"));
    if (!finding)
        return tl::unexpected(finding.error());
    if (finding->toString() == QLatin1String("ok"))
        return {};
    return tl::unexpected(
        Error{ErrorCode::DatabaseCorrupt, {connection.path(), finding->toString()}, {}, {}});
}

/// Every backup is kept: a second one for the same step gets a number.
QString freeBackupPath(const QString &path, int toVersion)
{
    const QString wanted = migrationBackupPath(path, toVersion);
    QString found = wanted;
    for (int number = 2; QFile::exists(found); ++number) {
        found = wanted;
        found.insert(wanted.size() - int(qstrlen(".sqlite")), QStringLiteral("-%1").arg(number));
    }
    return found;
}

Result<void> bringUpToDate(const Connection &connection)
{
    const Result<int> found = schemaVersion(connection);
    if (!found)
        return tl::unexpected(found.error());
    const int known = knownSchemaVersion();
    if (*found < known) {
        const Result<void> saved = checkIntegrity(connection).and_then([&] {
            return dialect::backupTo(connection.database(), freeBackupPath(connection.path(), known));
        });
        if (!saved)
            return saved;
    }
    return migrateTo(connection, known).and_then([&] { return importFacts(connection, shippedFactFiles()); });
}

/// A read-only workspace of an older version is read through a migrated copy in memory.
Result<ConnectionPointer> migratedCopy(const Connection &connection)
{
    Result<ConnectionPointer> copy = Connection::open({}, Connection::Mode::Memory);
    if (!copy)
        return copy;
    const Result<void> done = dialect::copyAll(connection.database(), (*copy)->database())
                                  .and_then([&] { return migrateTo(**copy, knownSchemaVersion()); })
                                  .and_then([&] { return (*copy)->standInFor(connection.path()); });
    if (!done)
        return tl::unexpected(done.error());
    return copy;
}

Result<ConnectionPointer> openForReading(const QString &path)
{
    Result<ConnectionPointer> connection = Connection::open(path, Connection::Mode::ReadOnly);
    Result<int> version = connection ? schemaVersion(**connection) : tl::unexpected(connection.error());
    const bool hasWal = QFileInfo(path + QLatin1String("-wal")).size() > 0;
    if (!version && !hasWal && version.error().code != ErrorCode::DatabaseCorrupt) {
        connection = Connection::open(path, Connection::Mode::Immutable);
        version = connection ? schemaVersion(**connection) : tl::unexpected(connection.error());
    }
    if (!version)
        return tl::unexpected(version.error());
    return *version < knownSchemaVersion() ? migratedCopy(**connection) : std::move(connection);
}

Result<ConnectionPointer> openForWriting(const QString &path)
{
    Result<ConnectionPointer> connection = Connection::open(path, Connection::Mode::ReadWrite);
    if (!connection)
        return connection;
    const Result<void> ready = bringUpToDate(**connection);
    if (!ready)
        return tl::unexpected(ready.error());
    return connection;
}

Result<void> refuseUnlessOurs(const QString &path)
{
    switch (dialect::inspectFile(path)) {
    case dialect::FileKind::Missing:
    case dialect::FileKind::Unreadable: {
        const QString reason = QStringLiteral("the file is missing or cannot be read");
        return tl::unexpected(Error{ErrorCode::DatabaseNotOpened, {path, reason}, {}, reason});
    }
    case dialect::FileKind::NotADatabase:
    case dialect::FileKind::OtherApplication:
        return tl::unexpected(Error{ErrorCode::DatabaseNotOurs, {path}, {}, {}});
    case dialect::FileKind::Truncated:
        return tl::unexpected(Error{ErrorCode::DatabaseCorrupt,
                                    {path, QStringLiteral("shorter than its header says")},
                                    {},
                                    QStringLiteral("truncated")});
    case dialect::FileKind::Ours:
        break;
    }
    return {};
}

} // namespace

QString migrationBackupPath(const QString &path, int toVersion)
{
    const QFileInfo info(path);
    return info.absolutePath() + QLatin1Char('/') + info.completeBaseName()
        + QStringLiteral(".before-v%1.sqlite").arg(toVersion);
}

Result<ConnectionPointer> openWorkspaceFile(const QString &path, bool readOnly)
{
    if (!readOnly && !QFile::exists(path)) {
        const Result<void> created = createFile(path);
        if (!created)
            return tl::unexpected(created.error());
    }
    const Result<void> ours = refuseUnlessOurs(path);
    if (!ours)
        return tl::unexpected(ours.error());
    return readOnly ? openForReading(path) : openForWriting(path);
}

Result<ConnectionPointer> freshInMemory()
{
    Result<ConnectionPointer> connection = Connection::open({}, Connection::Mode::Memory);
    if (!connection)
        return connection;
    const Result<void> made = makeFresh(**connection);
    if (!made)
        return tl::unexpected(made.error());
    return connection;
}

} // namespace xj::catalogue
