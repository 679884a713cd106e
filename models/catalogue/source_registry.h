// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/catalogue/connection.h"

#include <QHash>

namespace xj::catalogue {

/// The numbers of the sources' texts, one row per text. Lives inside one transaction: a rolled-back number
/// must not be remembered.
class SourceRegistry
{
public:
    explicit SourceRegistry(const Connection &connection);

    /// Adds the text when it is new. Errors: DatabaseFailed and kin.
    [[nodiscard]] domain::Result<qint64> idOf(const QString &text);

private:
    const Connection &m_connection;
    QHash<QString, qint64> m_known;
};

} // namespace xj::catalogue
