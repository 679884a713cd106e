// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/catalogue/connection.h"

#include <memory>
#include <optional>

struct sqlite3_stmt;

namespace xj::catalogue {

/// A prepared statement without variants in between, for the few places that move a million rows. Values are
/// bound by position from 1 and must live until execute() or the last step() returns. Must not outlive its
/// connection.
class NativeStatement
{
public:
    [[nodiscard]] static domain::Result<NativeStatement> prepare(const Connection &connection,
                                                                 const char *sql);

    void bind(int position, const QString &text);
    void bind(int position, qint64 value);
    void bind(int position, const std::optional<double> &value);
    void bindNull(int position);

    /// Runs to the end. Returns the number of rows changed.
    [[nodiscard]] domain::Result<int> execute();

    /// The next row of the result, true; the end, false.
    [[nodiscard]] domain::Result<bool> step();
    void reset();
    [[nodiscard]] qint64 integer(int column) const;
    [[nodiscard]] std::optional<double> real(int column) const;
    [[nodiscard]] bool isNull(int column) const;
    [[nodiscard]] QString text(int column) const;
    /// Valid until the next step.
    [[nodiscard]] QLatin1String latin1(int column) const;

    [[nodiscard]] qint64 lastInsertId() const;

private:
    struct Finalizer
    {
        void operator()(sqlite3_stmt *statement) const;
    };

    NativeStatement(const Connection &connection, sqlite3_stmt *statement);
    [[nodiscard]] domain::Error error() const;

    const Connection *m_connection;
    std::unique_ptr<sqlite3_stmt, Finalizer> m_statement;
};

} // namespace xj::catalogue
