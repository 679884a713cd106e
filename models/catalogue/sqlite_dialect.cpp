// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/catalogue/sqlite_dialect.h"

#include <QFile>
#include <QFileInfo>
#include <QSqlDriver>
#include <QtEndian>
#include <QUrl>
#include <QVariant>

#include <sqlite3.h>

#include <cstring>

namespace xj::catalogue::dialect {

namespace {

constexpr int kHeaderSize = 100;
constexpr int kPageSizeOffset = 16;
constexpr int kChangeCounterOffset = 24;
constexpr int kPageCountOffset = 28;
constexpr int kApplicationIdOffset = 68;
constexpr int kValidForOffset = 92;
constexpr int kBackupPagesPerStep = 512;
constexpr int kBackupRetryMs = 20;
constexpr int kBackupRetries = kBusyTimeoutMs / kBackupRetryMs;

quint32 bigEndian32(const QByteArray &header, int offset)
{
    return qFromBigEndian<quint32>(header.constData() + offset);
}

/// The header's page count is only kept by writers that also update "valid for"; older ones leave it stale.
bool isShorterThanItsHeaderSays(const QByteArray &header, qint64 fileSize)
{
    if (bigEndian32(header, kChangeCounterOffset) != bigEndian32(header, kValidForOffset))
        return false;
    const qint64 stored = qFromBigEndian<quint16>(header.constData() + kPageSizeOffset);
    const qint64 pageSize = stored == 1 ? 65536 : stored;
    return fileSize < pageSize * qint64(bigEndian32(header, kPageCountOffset));
}

domain::Error failed(const QString &purpose, const QString &text)
{
    return {domain::ErrorCode::DatabaseFailed, {purpose, text}, {}, text};
}

domain::Error errorOfHandle(sqlite3 *handle, const QString &path, const QString &purpose)
{
    const QString text = QString::fromUtf8(sqlite3_errmsg(handle));
    const QSqlError error(text, {}, QSqlError::StatementError,
                          QString::number(sqlite3_extended_errcode(handle)));
    return errorFor(error, path, purpose);
}

int runBackup(sqlite3 *from, sqlite3 *to)
{
    sqlite3_backup *backup = sqlite3_backup_init(to, "main", from, "main");
    if (!backup)
        return sqlite3_errcode(to);
    int code = SQLITE_OK;
    int retries = 0;
    do {
        code = sqlite3_backup_step(backup, kBackupPagesPerStep);
        if (code == SQLITE_BUSY || code == SQLITE_LOCKED) {
            if (++retries > kBackupRetries)
                break;
            sqlite3_sleep(kBackupRetryMs);
        }
    } while (code == SQLITE_OK || code == SQLITE_BUSY || code == SQLITE_LOCKED);
    const int finish = sqlite3_backup_finish(backup);
    return code == SQLITE_DONE ? finish : code;
}

} // namespace

sqlite3 *nativeHandle(const QSqlDatabase &database)
{
    const QVariant handle = database.driver() ? database.driver()->handle() : QVariant();
    if (!handle.isValid() || std::strcmp(handle.typeName(), "sqlite3*") != 0)
        return nullptr;
    return *static_cast<sqlite3 *const *>(handle.data());
}

domain::Error nativeError(const QSqlDatabase &database, const QString &path, const QString &purpose)
{
    sqlite3 *handle = nativeHandle(database);
    return handle ? errorOfHandle(handle, path, purpose)
                  : failed(purpose, QStringLiteral("no native handle"));
}

FileKind inspectFile(const QString &path)
{
    QFile file(path);
    if (!file.exists())
        return FileKind::Missing;
    if (!file.open(QIODevice::ReadOnly))
        return FileKind::Unreadable;
    const QByteArray header = file.read(kHeaderSize);
    if (!header.startsWith(QByteArrayLiteral("SQLite format 3\0")))
        return FileKind::NotADatabase;
    if (header.size() < kHeaderSize)
        return FileKind::Truncated;
    if (bigEndian32(header, kApplicationIdOffset) != quint32(kApplicationId))
        return FileKind::OtherApplication;
    const bool hasWal = QFileInfo(path + QLatin1String("-wal")).size() > 0;
    if (!hasWal && isShorterThanItsHeaderSays(header, file.size()))
        return FileKind::Truncated;
    return FileKind::Ours;
}

QString connectOptions(bool readOnly, bool immutable)
{
    QStringList options{QStringLiteral("QSQLITE_BUSY_TIMEOUT=%1").arg(kBusyTimeoutMs)};
    if (readOnly)
        options.append(QStringLiteral("QSQLITE_OPEN_READONLY"));
    if (immutable)
        options.append(QStringLiteral("QSQLITE_OPEN_URI"));
    return options.join(QLatin1Char(';'));
}

QString databaseName(const QString &path, bool immutable)
{
    if (!immutable)
        return path;
    return QString::fromLatin1(QUrl::fromLocalFile(QFileInfo(path).absoluteFilePath()).toEncoded())
        + QLatin1String("?immutable=1");
}

QStringList openingPragmas(bool readOnly)
{
    QStringList pragmas{QStringLiteral("PRAGMA foreign_keys = ON")};
    if (!readOnly) {
        pragmas.append(QStringLiteral("PRAGMA journal_mode = WAL"));
        // With WAL, NORMAL may lose the last commits on a power cut; an acknowledged edit must not be lost.
        pragmas.append(QStringLiteral("PRAGMA synchronous = FULL"));
    }
    return pragmas;
}

bool openedReadOnly(const QSqlDatabase &database)
{
    sqlite3 *handle = nativeHandle(database);
    return handle && sqlite3_db_readonly(handle, "main") == 1;
}

bool wasMoved(const QSqlDatabase &database)
{
    int moved = 0;
    sqlite3 *handle = nativeHandle(database);
    return handle && sqlite3_file_control(handle, "main", SQLITE_FCNTL_HAS_MOVED, &moved) == SQLITE_OK
        && moved != 0;
}

domain::Error errorFor(const QSqlError &error, const QString &path, const QString &purpose)
{
    using domain::ErrorCode;
    const QString text = error.databaseText().isEmpty() ? error.driverText() : error.databaseText();
    const QString detail = purpose + QLatin1String(": ") + text;
    const auto withPath = [&](ErrorCode code) { return domain::Error{code, {path}, {}, detail}; };
    switch (error.nativeErrorCode().toInt() & 0xff) {
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
        return withPath(ErrorCode::DatabaseLocked);
    case SQLITE_READONLY:
    case SQLITE_PERM:
        return withPath(ErrorCode::DatabaseReadOnly);
    case SQLITE_FULL:
        return withPath(ErrorCode::DatabaseFull);
    case SQLITE_NOTADB:
        return withPath(ErrorCode::DatabaseNotOurs);
    case SQLITE_CORRUPT:
        return {ErrorCode::DatabaseCorrupt, {path, text}, {}, detail};
    case SQLITE_CANTOPEN:
        return {ErrorCode::DatabaseNotOpened, {path, text}, {}, detail};
    default:
        return {ErrorCode::DatabaseFailed, {purpose, text}, {}, detail};
    }
}

domain::Result<void> copyAll(const QSqlDatabase &from, const QSqlDatabase &to)
{
    const QString purpose = QStringLiteral("copy database");
    sqlite3 *source = nativeHandle(from);
    sqlite3 *target = nativeHandle(to);
    if (!source || !target)
        return tl::unexpected(failed(purpose, QStringLiteral("no native handle")));
    const int code = runBackup(source, target);
    if (code == SQLITE_OK)
        return {};
    const bool targetFailed = sqlite3_errcode(target) != SQLITE_OK && sqlite3_errcode(target) != SQLITE_DONE;
    return tl::unexpected(errorOfHandle(targetFailed ? target : source, from.databaseName(), purpose));
}

domain::Result<void> backupTo(const QSqlDatabase &database, const QString &target)
{
    QFile file(target);
    // Created here and not by SQLite: prices are nobody else's business, whatever the umask says.
    if (!file.open(QIODevice::NewOnly | QIODevice::WriteOnly, QFile::ReadOwner | QFile::WriteOwner)) {
        return tl::unexpected(domain::Error{
            domain::ErrorCode::FileNotWritable, {target, file.errorString()}, {}, file.errorString()});
    }
    file.close();

    sqlite3 *to = nullptr;
    const QByteArray encoded = QFile::encodeName(target);
    int code = sqlite3_open_v2(encoded.constData(), &to, SQLITE_OPEN_READWRITE, nullptr);
    sqlite3 *from = nativeHandle(database);
    domain::Result<void> result;
    if (!from) {
        result = tl::unexpected(failed(QStringLiteral("backup"), QStringLiteral("no native handle")));
    } else if (code != SQLITE_OK || (code = runBackup(from, to)) != SQLITE_OK) {
        const bool targetFailed = sqlite3_errcode(to) != SQLITE_OK && sqlite3_errcode(to) != SQLITE_DONE;
        result = tl::unexpected(errorOfHandle(targetFailed ? to : from, target, QStringLiteral("backup")));
    }
    sqlite3_close(to);
    if (!result)
        QFile::remove(target);
    return result;
}

} // namespace xj::catalogue::dialect
