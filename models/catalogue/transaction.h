// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/catalogue/connection.h"

namespace xj::catalogue {

/// All or nothing: what is not committed when it goes out of scope is rolled back. Takes the write lock at
/// once, so that a transaction which has begun cannot fail later for another writer's sake.
class Transaction
{
public:
    /// Errors: DatabaseLocked after the busy timeout, DatabaseReadOnly, DatabaseMoved, DatabaseFailed.
    [[nodiscard]] static domain::Result<Transaction> begin(const Connection &connection);

    Transaction(Transaction &&other) noexcept;
    Transaction &operator=(Transaction &&) = delete;
    ~Transaction();

    [[nodiscard]] domain::Result<void> commit();

private:
    explicit Transaction(const Connection &connection);

    const Connection *m_connection; ///< null: nothing to roll back
};

} // namespace xj::catalogue
