// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/result.h"

#include <QSqlDatabase>
#include <QSqlError>
#include <QString>
#include <QStringList>

struct sqlite3;

/// Everything that is SQLite's alone. The statements elsewhere keep to what PostgreSQL understands too.
namespace xj::catalogue::dialect {

inline constexpr int kApplicationId = 0x586a5773; ///< "XjWs"
inline constexpr int kBusyTimeoutMs = 5000;

/// What the first bytes of a file say about it, without opening it as a database.
enum class FileKind { Missing, Unreadable, NotADatabase, OtherApplication, Truncated, Ours };
[[nodiscard]] FileKind inspectFile(const QString &path);

/// The text that QSQLITE opens `path` with. A read-only file whose folder cannot be written has no place for
/// the side files of WAL; it is then opened as immutable, which is safe as long as no side file exists.
[[nodiscard]] QString connectOptions(bool readOnly, bool immutable);
[[nodiscard]] QString databaseName(const QString &path, bool immutable);

/// Run on every new connection, in this order.
[[nodiscard]] QStringList openingPragmas(bool readOnly);

/// True when the file was asked for read-write but the system grants reading only.
[[nodiscard]] bool openedReadOnly(const QSqlDatabase &database);

/// True when the open file no longer lies at its path: SQLite would go on writing into nowhere.
[[nodiscard]] bool wasMoved(const QSqlDatabase &database);

/// The domain's code for what the driver reports. `path` and `purpose` (technical English, for
/// DatabaseFailed) become arguments.
[[nodiscard]] domain::Error errorFor(const QSqlError &error, const QString &path, const QString &purpose);

/// The driver's own handle, for statements that move a million rows; null for a foreign driver.
[[nodiscard]] sqlite3 *nativeHandle(const QSqlDatabase &database);
/// The last error on that handle, in the domain's terms.
[[nodiscard]] domain::Error nativeError(const QSqlDatabase &database, const QString &path,
                                        const QString &purpose);

/// Copies the whole database into `target` with the online backup API, readers and writers may go on.
/// `target` must not exist; it is created with mode 0600 and removed again on failure.
/// Errors: FileNotWritable, DatabaseFailed, DatabaseLocked, DatabaseCorrupt.
[[nodiscard]] domain::Result<void> backupTo(const QSqlDatabase &database, const QString &target);

/// Copies the main database of `from` over that of `to`.
[[nodiscard]] domain::Result<void> copyAll(const QSqlDatabase &from, const QSqlDatabase &to);

} // namespace xj::catalogue::dialect
