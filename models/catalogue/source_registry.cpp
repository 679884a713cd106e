// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/catalogue/source_registry.h"

namespace xj::catalogue {

using domain::Result;

SourceRegistry::SourceRegistry(const Connection &connection)
    : m_connection(connection)
{ }

Result<qint64> SourceRegistry::idOf(const QString &text)
{
    const auto known = m_known.constFind(text);
    if (known != m_known.constEnd())
        return *known;
    const Result<void> added = m_connection.execute(
        QStringLiteral("INSERT INTO source (text) VALUES (?) ON CONFLICT (text) DO NOTHING"), {text});
    if (!added)
        return tl::unexpected(added.error());
    const Result<QVariant> id
        = m_connection.value(QStringLiteral("SELECT id FROM source WHERE text = ?"), {text});
    if (!id)
        return tl::unexpected(id.error());
    m_known.insert(text, id->toLongLong());
    return id->toLongLong();
}

} // namespace xj::catalogue
