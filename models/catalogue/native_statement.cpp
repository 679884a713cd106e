// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/catalogue/native_statement.h"

#include "models/catalogue/sqlite_dialect.h"

#include <sqlite3.h>

namespace xj::catalogue {

using domain::Result;

void NativeStatement::Finalizer::operator()(sqlite3_stmt *statement) const
{
    sqlite3_finalize(statement);
}

NativeStatement::NativeStatement(const Connection &connection, sqlite3_stmt *statement)
    : m_connection(&connection)
    , m_statement(statement)
{ }

Result<NativeStatement> NativeStatement::prepare(const Connection &connection, const char *sql)
{
    sqlite3 *handle = dialect::nativeHandle(connection.database());
    sqlite3_stmt *statement = nullptr;
    if (!handle
        || sqlite3_prepare_v3(handle, sql, -1, SQLITE_PREPARE_PERSISTENT, &statement, nullptr) != SQLITE_OK)
        return tl::unexpected(dialect::nativeError(connection.database(), connection.path(),
                                                   QString(QLatin1String(sql)).left(80)));
    return NativeStatement(connection, statement);
}

domain::Error NativeStatement::error() const
{
    return dialect::nativeError(m_connection->database(), m_connection->path(),
                                QString(QLatin1String(sqlite3_sql(m_statement.get()))).left(80));
}

void NativeStatement::bind(int position, const QString &text)
{
    sqlite3_bind_text16(m_statement.get(), position, text.utf16(),
                        int(text.size() * qsizetype(sizeof(char16_t))), SQLITE_STATIC);
}

void NativeStatement::bind(int position, qint64 value)
{
    sqlite3_bind_int64(m_statement.get(), position, value);
}

void NativeStatement::bind(int position, const std::optional<double> &value)
{
    if (value)
        sqlite3_bind_double(m_statement.get(), position, *value);
    else
        bindNull(position);
}

void NativeStatement::bindNull(int position)
{
    sqlite3_bind_null(m_statement.get(), position);
}

Result<int> NativeStatement::execute()
{
    const int code = sqlite3_step(m_statement.get());
    if (code != SQLITE_DONE && code != SQLITE_ROW) {
        const domain::Error failure = error();
        reset();
        return tl::unexpected(failure);
    }
    const int changed = sqlite3_changes(sqlite3_db_handle(m_statement.get()));
    reset();
    return changed;
}

Result<bool> NativeStatement::step()
{
    const int code = sqlite3_step(m_statement.get());
    if (code == SQLITE_ROW)
        return true;
    if (code == SQLITE_DONE)
        return false;
    return tl::unexpected(error());
}

void NativeStatement::reset()
{
    sqlite3_reset(m_statement.get());
}

qint64 NativeStatement::integer(int column) const
{
    return sqlite3_column_int64(m_statement.get(), column);
}

std::optional<double> NativeStatement::real(int column) const
{
    return isNull(column) ? std::nullopt : std::optional(sqlite3_column_double(m_statement.get(), column));
}

bool NativeStatement::isNull(int column) const
{
    return sqlite3_column_type(m_statement.get(), column) == SQLITE_NULL;
}

QString NativeStatement::text(int column) const
{
    const char16_t *text = static_cast<const char16_t *>(sqlite3_column_text16(m_statement.get(), column));
    return QString::fromUtf16(
        text, sqlite3_column_bytes16(m_statement.get(), column) / qsizetype(sizeof(char16_t)));
}

QLatin1String NativeStatement::latin1(int column) const
{
    const void *text = sqlite3_column_text(m_statement.get(), column);
    return QLatin1String(static_cast<const char *>(text), sqlite3_column_bytes(m_statement.get(), column));
}

qint64 NativeStatement::lastInsertId() const
{
    return sqlite3_last_insert_rowid(sqlite3_db_handle(m_statement.get()));
}

} // namespace xj::catalogue
