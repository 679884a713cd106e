// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/result.h"

#include <QDate>
#include <QString>
#include <QStringList>

namespace xj::catalogue {

inline constexpr int kBackupsKept = 10;

/// The backups of a workspace, newest first: "backups/<name>-2026-12-01.sqlite" beside it.
[[nodiscard]] QStringList backupsOf(const QString &path);

/// Makes the backup of that day unless it is there, and removes all but the newest ten. Works on a connection
/// of its own, so it may run on any thread while the workspace is in use. Returns the path of the day's
/// backup. Errors: FileNotWritable, DatabaseLocked, DatabaseCorrupt (a damaged workspace never pushes out a
/// good backup), DatabaseFull, DatabaseFailed.
[[nodiscard]] domain::Result<QString> backUpDaily(const QString &path, const QDate &day);

/// Puts the newest backup that is whole in the place of the workspace, which is moved aside and kept as
/// "<name>.damaged-1.sqlite" (a number not taken yet). No one may have it open. Returns the backup that was
/// used. Errors: FileNotFound when no backup is whole, FileNotWritable.
[[nodiscard]] domain::Result<QString> restoreNewestBackup(const QString &path);

/// What a salvage brought over and what it could not read.
struct SalvageReport
{
    qint64 rowsSaved = 0;
    qint64 rowsLost = 0; ///< rows known to have been there; where a table cannot be read at all, unknown
    QStringList unreadableTables;

    bool operator==(const SalvageReport &) const = default;
};

/// Brings everything that can still be read in the damaged workspace into a new one at `target`, which must
/// not exist; the damaged file is only read. Errors: DatabaseNotOurs when nothing can be read,
/// FileNotWritable, DatabaseFailed.
[[nodiscard]] domain::Result<SalvageReport> salvage(const QString &damaged, const QString &target);

} // namespace xj::catalogue
