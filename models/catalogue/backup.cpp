// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/catalogue/backup.h"

#include "models/catalogue/connection.h"
#include "models/catalogue/sqlite_dialect.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <algorithm>

namespace xj::catalogue {

using domain::Error;
using domain::ErrorCode;
using domain::Result;

namespace {

QString folderOf(const QString &path)
{
    return QFileInfo(path).absolutePath() + QLatin1String("/backups");
}

QString backupName(const QString &path, const QString &day)
{
    return QFileInfo(path).completeBaseName() + QLatin1Char('-') + day + QLatin1String(".sqlite");
}

Error notWritable(const QString &path, const QString &reason)
{
    return {ErrorCode::FileNotWritable, {path, reason}, {}, reason};
}

/// Whole: every page is as it should be and every reference holds.
Result<void> checkWhole(const Connection &connection)
{
    const Result<QVariant> finding = connection.value(QStringLiteral("PRAGMA quick_check(1)"));
    if (!finding)
        return tl::unexpected(finding.error());
    if (finding->toString() == QLatin1String("ok"))
        return {};
    return tl::unexpected(
        Error{ErrorCode::DatabaseCorrupt, {connection.path(), finding->toString()}, {}, {}});
}

bool isWhole(const QString &path)
{
    if (dialect::inspectFile(path) != dialect::FileKind::Ours)
        return false;
    const auto connection = Connection::open(path, Connection::Mode::Immutable);
    return connection && checkWhole(**connection).has_value();
}

/// Copied under another name and moved into place: a killed program leaves no half backup under a backup's
/// name.
Result<void> copyIntoPlace(const Connection &from, const QString &target)
{
    const QString part = target + QLatin1String(".part");
    QFile::remove(part);
    const Result<void> copied = dialect::backupTo(from.database(), part);
    if (!copied)
        return copied;
    if (QFile::rename(part, target) || QFile::exists(target)) {
        QFile::remove(part);
        return {};
    }
    return tl::unexpected(notWritable(target, QStringLiteral("cannot move the backup into place")));
}

void removeOldBackups(const QString &path)
{
    const QStringList all = backupsOf(path);
    for (qsizetype i = kBackupsKept; i < all.size(); ++i)
        QFile::remove(all.at(i));
}

QString freeDamagedPath(const QString &path)
{
    const QFileInfo info(path);
    for (int number = 1;; ++number) {
        const QString candidate = info.absolutePath() + QLatin1Char('/') + info.completeBaseName()
            + QStringLiteral(".damaged-%1.sqlite").arg(number);
        if (!QFile::exists(candidate))
            return candidate;
    }
}

/// The log beside a damaged file belongs to it: left behind, it would be replayed into the backup.
Result<void> moveAside(const QString &path)
{
    const QString aside = freeDamagedPath(path);
    for (const char *suffix : {"", "-wal", "-shm"}) {
        const QString from = path + QLatin1String(suffix);
        if (QFile::exists(from) && !QFile::rename(from, aside + QLatin1String(suffix)))
            return tl::unexpected(notWritable(from, QStringLiteral("cannot move it aside")));
    }
    return {};
}

} // namespace

QStringList backupsOf(const QString &path)
{
    const QDir folder(folderOf(path));
    const QString pattern = backupName(path, QStringLiteral("[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]"));
    QStringList found;
    for (const QString &name : folder.entryList({pattern}, QDir::Files, QDir::Name))
        found.append(folder.filePath(name));
    std::reverse(found.begin(), found.end());
    return found;
}

Result<QString> backUpDaily(const QString &path, const QDate &day)
{
    const QString target = folderOf(path) + QLatin1Char('/') + backupName(path, day.toString(Qt::ISODate));
    if (QFile::exists(target))
        return target;
    if (!QDir().mkpath(folderOf(path)))
        return tl::unexpected(notWritable(folderOf(path), QStringLiteral("cannot create the folder")));
    const auto connection = Connection::open(path, Connection::Mode::ReadOnly);
    if (!connection)
        return tl::unexpected(connection.error());
    return checkWhole(**connection).and_then([&] { return copyIntoPlace(**connection, target); }).map([&] {
        removeOldBackups(path);
        return target;
    });
}

Result<QString> restoreNewestBackup(const QString &path)
{
    for (const QString &backup : backupsOf(path)) {
        if (!isWhole(backup))
            continue;
        const Result<void> aside = moveAside(path);
        if (!aside)
            return tl::unexpected(aside.error());
        const auto connection = Connection::open(backup, Connection::Mode::Immutable);
        if (!connection)
            return tl::unexpected(connection.error());
        return copyIntoPlace(**connection, path).map([&] { return backup; });
    }
    return tl::unexpected(
        Error{ErrorCode::FileNotFound, {folderOf(path)}, {}, QStringLiteral("no whole backup")});
}

} // namespace xj::catalogue
