// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/result.h"

#include <QSqlDatabase>
#include <QString>
#include <QVariant>

#include <functional>
#include <memory>

class QSqlQuery;

namespace xj::catalogue {

/// One connection to one database, for the thread that made it. Closed and forgotten when it goes out of
/// scope; no query may outlive it. Not copyable and never captured by a task: a task opens its own.
class Connection
{
public:
    enum class Mode {
        ReadWrite, ///< the file must exist
        ReadOnly,
        Immutable, ///< read-only, and the caller vouches that nobody writes: no side files are needed
        Memory ///< `path` is ignored
    };

    /// Errors: DatabaseMissingDriver, DatabaseNotOpened, DatabaseNotOurs, DatabaseLocked, DatabaseReadOnly,
    /// DatabaseCorrupt, DatabaseFailed.
    [[nodiscard]] static domain::Result<std::unique_ptr<Connection>> open(const QString &path, Mode mode);

    ~Connection();
    Connection(const Connection &) = delete;
    Connection &operator=(const Connection &) = delete;

    [[nodiscard]] QString path() const { return m_path; }
    [[nodiscard]] bool isReadOnly() const { return m_mode == Mode::ReadOnly || m_mode == Mode::Immutable; }
    [[nodiscard]] QSqlDatabase database() const;

    /// From now on this database in memory stands for the file at `path`, for reading only.
    [[nodiscard]] domain::Result<void> standInFor(const QString &path);

    /// Runs one statement with its values bound in order.
    [[nodiscard]] domain::Result<void> execute(const QString &sql, const QVariantList &values = {}) const;
    /// The first column of the first row; an invalid variant when there is no row.
    [[nodiscard]] domain::Result<QVariant> value(const QString &sql, const QVariantList &values = {}) const;

    /// The error of a query that failed, in the domain's terms.
    [[nodiscard]] domain::Error errorOf(const QSqlQuery &query) const;

private:
    Connection(QString name, QString path, Mode mode);

    QString m_name;
    QString m_path;
    Mode m_mode;
};

/// A prepared statement: prepared once, run many times.
class Statement
{
public:
    [[nodiscard]] static domain::Result<Statement> prepare(const Connection &connection, const QString &sql);

    Statement(Statement &&) noexcept;
    Statement &operator=(Statement &&) noexcept;
    ~Statement();

    [[nodiscard]] domain::Result<void> execute(const QVariantList &values = {});
    /// Calls `row` for each row of the result; false from it ends the walk.
    [[nodiscard]] domain::Result<void> forEachRow(const QVariantList &values,
                                                  const std::function<bool(const QSqlQuery &)> &row);
    /// The rows changed by the last execute().
    [[nodiscard]] int rowsChanged() const;
    [[nodiscard]] QVariant lastInsertId() const;

private:
    Statement(const Connection &connection, std::unique_ptr<QSqlQuery> query);

    const Connection *m_connection;
    std::unique_ptr<QSqlQuery> m_query;
};

} // namespace xj::catalogue
