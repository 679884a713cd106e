// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/catalogue/provider_repository.h"

#include "models/catalogue/fact_tables.h"

namespace xj::catalogue {

using domain::Provider;
using domain::Result;

namespace {

/// A list of a provider's: its table, its column, its member.
struct ListTable
{
    QString table;
    QString column;
    QStringList Provider::*list;
};

const std::vector<ListTable> &listTables()
{
    static const std::vector<ListTable> tables{
        {QStringLiteral("provider_region"), QStringLiteral("region"), &Provider::regions},
        {QStringLiteral("provider_role"), QStringLiteral("role"), &Provider::roles}};
    return tables;
}

Result<void> storeList(const Connection &connection, const ListTable &list, const Provider &provider)
{
    const Result<void> cleared = connection.execute(
        QStringLiteral("DELETE FROM ") + list.table + QLatin1String(" WHERE provider_id = ?"), {provider.id});
    if (!cleared)
        return cleared;
    Result<Statement> insert = Statement::prepare(connection,
                                                  QStringLiteral("INSERT INTO ") + list.table
                                                      + QLatin1String(" (provider_id, position, ")
                                                      + list.column + QLatin1String(") VALUES (?, ?, ?)"));
    if (!insert)
        return tl::unexpected(insert.error());
    const QStringList &entries = provider.*list.list;
    for (int i = 0; i < entries.size(); ++i) {
        const Result<void> done = insert->execute({provider.id, i, entries.at(i)});
        if (!done)
            return done;
    }
    return {};
}

Result<QHash<QString, QStringList>> loadLists(const Connection &connection, const ListTable &list)
{
    Result<Statement> select
        = Statement::prepare(connection,
                             QStringLiteral("SELECT provider_id, ") + list.column + QLatin1String(" FROM ")
                                 + list.table + QLatin1String(" ORDER BY provider_id, position"));
    if (!select)
        return tl::unexpected(select.error());
    QHash<QString, QStringList> entries;
    const Result<void> walked = select->forEachRow({}, [&](const QSqlQuery &row) {
        entries[row.value(0).toString()].append(row.value(1).toString());
        return true;
    });
    if (!walked)
        return tl::unexpected(walked.error());
    return entries;
}

} // namespace

Result<void> storeProviders(const Connection &connection, SourceRegistry &sources,
                            const std::vector<Provider> &providers)
{
    const Result<void> stored = storeFacts(connection, sources, providerTable(), providers);
    if (!stored)
        return stored;
    for (const Provider &provider : providers) {
        for (const ListTable &list : listTables()) {
            const Result<void> done = storeList(connection, list, provider);
            if (!done)
                return done;
        }
    }
    return {};
}

Result<std::vector<Provider>> loadProviders(const Connection &connection)
{
    Result<std::vector<Provider>> providers = loadFacts(connection, providerTable());
    if (!providers)
        return providers;
    for (const ListTable &list : listTables()) {
        const Result<QHash<QString, QStringList>> entries = loadLists(connection, list);
        if (!entries)
            return tl::unexpected(entries.error());
        for (Provider &provider : *providers)
            provider.*list.list = entries->value(provider.id);
    }
    return providers;
}

} // namespace xj::catalogue
