// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/catalogue/migration.h"

#include "models/catalogue/transaction.h"
#include "resources/resources.h"

#include <QDir>
#include <QFile>

namespace xj::catalogue {

using domain::Error;
using domain::ErrorCode;
using domain::Result;

namespace {

QStringList scriptNames()
{
    initResources();
    return QDir(QStringLiteral(":/xuanji/schema"))
        .entryList({QStringLiteral("*.sql")}, QDir::Files, QDir::Name);
}

Result<void> runScript(const Connection &connection, int version)
{
    Result<Transaction> transaction = Transaction::begin(connection);
    if (!transaction)
        return tl::unexpected(transaction.error());
    // Asked again now that we hold the write lock: a second window may have migrated in the meantime.
    const Result<int> found = schemaVersion(connection);
    if (!found)
        return tl::unexpected(found.error());
    if (*found >= version)
        return transaction->commit();
    for (const QString &statement : schemaStatements(version)) {
        const Result<void> done = connection.execute(statement);
        if (!done)
            return done;
    }
    const Result<void> numbered = connection.execute(QStringLiteral("PRAGMA user_version = %1").arg(version));
    return numbered ? transaction->commit() : numbered;
}

} // namespace

int knownSchemaVersion()
{
    return int(scriptNames().size());
}

QStringList splitStatements(const QString &script)
{
    QStringList statements;
    QString current;
    const QStringList lines = script.split(QLatin1Char('\n'));
    for (const QString &line : lines) {
        if (line.trimmed().startsWith(QLatin1String("--")))
            continue;
        current += line + QLatin1Char('\n');
        if (line.trimmed().endsWith(QLatin1Char(';'))) {
            statements.append(current.trimmed());
            current.clear();
        }
    }
    return statements;
}

QStringList schemaStatements(int version)
{
    const QStringList names = scriptNames();
    Q_ASSERT(version >= 1 && version <= names.size());
    QFile file(QStringLiteral(":/xuanji/schema/") + names.at(version - 1));
    const bool opened = file.open(QIODevice::ReadOnly);
    Q_ASSERT(opened);
    Q_UNUSED(opened);
    return splitStatements(QString::fromUtf8(file.readAll()));
}

Result<int> schemaVersion(const Connection &connection)
{
    return connection.value(QStringLiteral("PRAGMA user_version")).map([](const QVariant &value) {
        return value.toInt();
    });
}

Result<void> migrateTo(const Connection &connection, int target)
{
    const Result<int> found = schemaVersion(connection);
    if (!found)
        return tl::unexpected(found.error());
    if (*found > target) {
        return tl::unexpected(
            Error{ErrorCode::DatabaseNewer, {connection.path(), qint64(*found), qint64(target)}, {}, {}});
    }
    for (int version = *found + 1; version <= target; ++version) {
        const Result<void> done = runScript(connection, version);
        if (!done)
            return done;
    }
    return {};
}

} // namespace xj::catalogue
