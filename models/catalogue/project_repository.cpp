// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/catalogue/project_repository.h"

#include "models/catalogue/codec.h"
#include "models/catalogue/transaction.h"

#include <QDateTime>
#include <QSqlQuery>

namespace xj::catalogue {

using domain::Error;
using domain::ErrorCode;
using domain::Result;

namespace {

Error unknownProject(qint64 id)
{
    Error error{ErrorCode::InvalidValue, {QString::number(id)}, {}, QStringLiteral("no such project")};
    error.place.field = QStringLiteral("project");
    return error;
}

/// One change of one row in a transaction of its own: the caller's edit is on the disk when this returns.
Result<void> changeOne(const Connection &connection, qint64 id, const QString &sql,
                       const QVariantList &values)
{
    Result<Transaction> transaction = Transaction::begin(connection);
    if (!transaction)
        return tl::unexpected(transaction.error());
    Result<Statement> statement = Statement::prepare(connection, sql);
    if (!statement)
        return tl::unexpected(statement.error());
    const Result<void> done = statement->execute(values);
    if (!done)
        return done;
    if (statement->rowsChanged() != 1)
        return tl::unexpected(unknownProject(id));
    return transaction->commit();
}

} // namespace

Result<std::vector<StoredProject>> loadProjects(const Connection &connection)
{
    Result<Statement> select
        = Statement::prepare(connection, QStringLiteral("SELECT id, title FROM project ORDER BY id"));
    if (!select)
        return tl::unexpected(select.error());
    std::vector<StoredProject> projects;
    const Result<void> walked = select->forEachRow({}, [&](const QSqlQuery &row) {
        projects.push_back({row.value(0).toLongLong(), row.value(1).toString()});
        return true;
    });
    if (!walked)
        return tl::unexpected(walked.error());
    return projects;
}

Result<QByteArray> loadProjectJson(const Connection &connection, qint64 id)
{
    const Result<QVariant> json
        = connection.value(QStringLiteral("SELECT json FROM project WHERE id = ?"), {id});
    if (!json)
        return tl::unexpected(json.error());
    if (!json->isValid())
        return tl::unexpected(unknownProject(id));
    return json->toString().toUtf8();
}

Result<qint64> insertProject(const Connection &connection, const QString &title, const QByteArray &json)
{
    Result<Transaction> transaction = Transaction::begin(connection);
    if (!transaction)
        return tl::unexpected(transaction.error());
    Result<Statement> insert = Statement::prepare(
        connection, QStringLiteral("INSERT INTO project (title, json, changed_at) VALUES (?, ?, ?)"));
    if (!insert)
        return tl::unexpected(insert.error());
    const Result<void> done = insert->execute(
        {Codec<QString>::toVariant(title), QString::fromUtf8(json), QDateTime::currentSecsSinceEpoch()});
    if (!done)
        return tl::unexpected(done.error());
    const qint64 id = insert->lastInsertId().toLongLong();
    return transaction->commit().map([id] { return id; });
}

Result<void> updateProject(const Connection &connection, qint64 id, const QString &title,
                           const QByteArray &json)
{
    return changeOne(
        connection, id, QStringLiteral("UPDATE project SET title = ?, json = ?, changed_at = ? WHERE id = ?"),
        {Codec<QString>::toVariant(title), QString::fromUtf8(json), QDateTime::currentSecsSinceEpoch(), id});
}

Result<void> deleteProject(const Connection &connection, qint64 id)
{
    return changeOne(connection, id, QStringLiteral("DELETE FROM project WHERE id = ?"), {id});
}

} // namespace xj::catalogue
