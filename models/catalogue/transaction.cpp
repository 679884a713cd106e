// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/catalogue/transaction.h"

#include "models/catalogue/sqlite_dialect.h"

#include <utility>

namespace xj::catalogue {

using domain::Result;

Transaction::Transaction(const Connection &connection)
    : m_connection(&connection)
{ }

Transaction::Transaction(Transaction &&other) noexcept
    : m_connection(std::exchange(other.m_connection, nullptr))
{ }

Result<Transaction> Transaction::begin(const Connection &connection)
{
    if (dialect::wasMoved(connection.database()))
        return tl::unexpected(domain::Error{domain::ErrorCode::DatabaseMoved, {connection.path()}, {}, {}});
    // QSqlDatabase::transaction() sends a plain BEGIN, which takes the lock only at the first write.
    return connection.execute(QStringLiteral("BEGIN IMMEDIATE")).map([&] { return Transaction(connection); });
}

Transaction::~Transaction()
{
    if (!m_connection)
        return;
    // SQLite has already rolled back after some errors; then this one fails and there is nothing left to do.
    const Result<void> ignored = m_connection->execute(QStringLiteral("ROLLBACK"));
    Q_UNUSED(ignored);
}

Result<void> Transaction::commit()
{
    const Result<void> done = m_connection->execute(QStringLiteral("COMMIT"));
    if (done)
        m_connection = nullptr;
    return done;
}

} // namespace xj::catalogue
