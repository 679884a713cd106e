// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/catalogue/connection.h"

#include "models/catalogue/sqlite_dialect.h"

#include <QSqlError>
#include <QSqlQuery>
#include <QUuid>

namespace xj::catalogue {

using domain::Error;
using domain::ErrorCode;
using domain::Result;

Connection::Connection(QString name, QString path, Mode mode)
    : m_name(std::move(name))
    , m_path(std::move(path))
    , m_mode(mode)
{ }

Connection::~Connection()
{
    {
        QSqlDatabase database = QSqlDatabase::database(m_name, false);
        database.close();
    }
    QSqlDatabase::removeDatabase(m_name);
}

Result<std::unique_ptr<Connection>> Connection::open(const QString &path, Mode mode)
{
    const QString driver = QStringLiteral("QSQLITE");
    if (!QSqlDatabase::isDriverAvailable(driver))
        return tl::unexpected(Error{ErrorCode::DatabaseMissingDriver, {}, {}, driver});

    const QString name = QUuid::createUuid().toString(QUuid::WithoutBraces);
    std::unique_ptr<Connection> connection(new Connection(name, path, mode));
    const bool immutable = mode == Mode::Immutable;
    QSqlDatabase database = QSqlDatabase::addDatabase(driver, name);
    database.setConnectOptions(dialect::connectOptions(connection->isReadOnly(), immutable));
    database.setDatabaseName(mode == Mode::Memory ? QStringLiteral(":memory:")
                                                  : dialect::databaseName(path, immutable));
    if (!database.open())
        return tl::unexpected(dialect::errorFor(database.lastError(), path, QStringLiteral("open")));
    if (mode == Mode::ReadWrite && dialect::openedReadOnly(database))
        return tl::unexpected(Error{ErrorCode::DatabaseReadOnly, {path}, {}, {}});
    for (const QString &pragma : dialect::openingPragmas(connection->isReadOnly())) {
        const Result<void> done = connection->execute(pragma);
        if (!done)
            return tl::unexpected(done.error());
    }
    return connection;
}

QSqlDatabase Connection::database() const
{
    return QSqlDatabase::database(m_name, false);
}

Result<void> Connection::standInFor(const QString &path)
{
    return execute(QStringLiteral("PRAGMA query_only = ON")).map([&] {
        m_path = path;
        m_mode = Mode::ReadOnly;
    });
}

Error Connection::errorOf(const QSqlQuery &query) const
{
    return dialect::errorFor(query.lastError(), m_path, query.lastQuery().simplified().left(80));
}

Result<void> Connection::execute(const QString &sql, const QVariantList &values) const
{
    return Statement::prepare(*this, sql).and_then([&](Statement statement) {
        return statement.execute(values);
    });
}

Result<QVariant> Connection::value(const QString &sql, const QVariantList &values) const
{
    Result<Statement> statement = Statement::prepare(*this, sql);
    if (!statement)
        return tl::unexpected(statement.error());
    QVariant found;
    const Result<void> walked = statement->forEachRow(values, [&](const QSqlQuery &row) {
        found = row.value(0);
        return false;
    });
    if (!walked)
        return tl::unexpected(walked.error());
    return found;
}

Statement::Statement(const Connection &connection, std::unique_ptr<QSqlQuery> query)
    : m_connection(&connection)
    , m_query(std::move(query))
{ }

Statement::Statement(Statement &&) noexcept = default;
Statement &Statement::operator=(Statement &&) noexcept = default;
Statement::~Statement() = default;

Result<Statement> Statement::prepare(const Connection &connection, const QString &sql)
{
    auto query = std::make_unique<QSqlQuery>(connection.database());
    query->setForwardOnly(true);
    if (!query->prepare(sql))
        return tl::unexpected(connection.errorOf(*query));
    return Statement(connection, std::move(query));
}

Result<void> Statement::execute(const QVariantList &values)
{
    for (int i = 0; i < values.size(); ++i)
        m_query->bindValue(i, values.at(i));
    if (!m_query->exec())
        return tl::unexpected(m_connection->errorOf(*m_query));
    return {};
}

Result<void> Statement::forEachRow(const QVariantList &values,
                                   const std::function<bool(const QSqlQuery &)> &row)
{
    Result<void> done = execute(values);
    if (!done)
        return done;
    while (m_query->next()) {
        if (!row(*m_query))
            break;
    }
    if (m_query->lastError().isValid())
        done = tl::unexpected(m_connection->errorOf(*m_query));
    m_query->finish();
    return done;
}

int Statement::rowsChanged() const
{
    return m_query->numRowsAffected();
}

QVariant Statement::lastInsertId() const
{
    return m_query->lastInsertId();
}

} // namespace xj::catalogue
