// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/catalogue/connection.h"
#include "models/catalogue/enum_text.h"
#include "models/catalogue/fact_csv.h"
#include "models/catalogue/source_registry.h"

#include <QSqlQuery>

#include <functional>
#include <vector>

namespace xj::catalogue {

/// One column, by the same name in the fact table and in the database, and the member that carries it.
template <typename T> struct Column
{
    QString name;
    std::function<QVariant(const T &)> value;
    std::function<void(T &, const QVariant &)> setValue;
    std::function<bool(T &, const QString &)> setText; ///< false: the text is no such value
    std::function<QVariant(const T &)> exportValue; ///< for JSON and other programs
    bool stored = true; ///< false: in the fact table only; the database keeps it elsewhere
    QString fileName; ///< its name in the fact table where that differs
};

template <typename T, typename M> Column<T> column(const char *name, M T::*member)
{
    return {QString(QLatin1String(name)),
            [member](const T &fact) { return Codec<M>::toVariant(fact.*member); },
            [member](T &fact, const QVariant &value) { fact.*member = Codec<M>::fromVariant(value); },
            [member](T &fact, const QString &text) {
                const std::optional<M> value = Codec<M>::fromText(text);
                if (value)
                    fact.*member = *value;
                return value.has_value();
            },
            [member](const T &fact) { return exported(fact.*member); }};
}

/// A column of a part of the fact: column("confidence", &Gpu::provenance, &Provenance::confidence).
template <typename T, typename P, typename M> Column<T> column(const char *name, P T::*part, M P::*member)
{
    const Column<P> inner = column(name, member);
    return {inner.name, [=](const T &fact) { return inner.value(fact.*part); },
            [=](T &fact, const QVariant &value) { inner.setValue(fact.*part, value); },
            [=](T &fact, const QString &text) { return inner.setText(fact.*part, text); },
            [=](const T &fact) { return inner.exportValue(fact.*part); }};
}

/// A table of facts: what is in it and how it is keyed. Its columns end with the provenance, whose source
/// text the database keeps once per source.
template <typename T> struct FactTable
{
    QString name;
    QString file; ///< of the shipped facts, below ":/xuanji/catalogue/"
    QStringList keys;
    std::vector<Column<T>> columns;
    bool userEditable = true; ///< has an `origin`: what a user changed stays as the user left it
};

/// source, observed_on, date_precision, confidence, note: the last five columns of every table.
template <typename T> std::vector<Column<T>> withProvenance(std::vector<Column<T>> columns)
{
    using domain::Provenance;
    columns.push_back(column("source", &T::provenance, &Provenance::source));
    columns.back().stored = false;
    columns.push_back(column("observed_on", &T::provenance, &Provenance::observedOn));
    columns.push_back(column("date_precision", &T::provenance, &Provenance::precision));
    columns.push_back(column("confidence", &T::provenance, &Provenance::confidence));
    columns.push_back(column("note", &T::provenance, &Provenance::note));
    return columns;
}

[[nodiscard]] domain::Error rowInvalid(const QString &table, const QString &key, const QString &field,
                                       int row);

/// Reads the facts of one shipped file. Errors: CatalogueRowInvalid with table, key and field; the place's
/// row counts from 1, the header line.
template <typename T>
domain::Result<std::vector<T>> parseFacts(const FactTable<T> &table, const QByteArray &csv)
{
    const std::optional<std::vector<QStringList>> rows = readFactCsv(csv);
    if (!rows || rows->empty())
        return tl::unexpected(rowInvalid(table.name, {}, QStringLiteral("csv"), 0));
    QStringList header;
    for (const Column<T> &c : table.columns)
        header.append(c.fileName.isEmpty() ? c.name : c.fileName);
    if (rows->front() != header)
        return tl::unexpected(rowInvalid(table.name, {}, QStringLiteral("header"), 1));
    std::vector<T> facts;
    facts.reserve(rows->size() - 1);
    for (size_t i = 1; i < rows->size(); ++i) {
        const QStringList &cells = (*rows)[i];
        T fact;
        for (size_t c = 0; c < table.columns.size(); ++c) {
            if (!table.columns[c].setText(fact, cells.at(qsizetype(c))))
                return tl::unexpected(
                    rowInvalid(table.name, cells.front(), table.columns[c].name, int(i) + 1));
        }
        if (fact.provenance.source.isEmpty())
            return tl::unexpected(
                rowInvalid(table.name, cells.front(), QStringLiteral("source"), int(i) + 1));
        facts.push_back(std::move(fact));
    }
    return facts;
}

/// INSERT ... ON CONFLICT DO UPDATE over the stored columns and the source; rows that a user made or changed
/// are left alone.
template <typename T> QString upsertSql(const FactTable<T> &table)
{
    QStringList names;
    QStringList marks;
    QStringList updates;
    const auto add = [&](const QString &name) {
        names.append(name);
        marks.append(QStringLiteral("?"));
        if (!table.keys.contains(name))
            updates.append(name + QLatin1String(" = excluded.") + name);
    };
    for (const Column<T> &c : table.columns) {
        if (c.stored)
            add(c.name);
    }
    add(QStringLiteral("source_id"));
    const QString list = QStringLiteral(", ");
    return QStringLiteral("INSERT INTO ") + table.name + QLatin1String(" (") + names.join(list)
        + QLatin1String(") VALUES (") + marks.join(list) + QLatin1String(") ON CONFLICT (")
        + table.keys.join(list) + QLatin1String(") DO UPDATE SET ") + updates.join(list)
        + (table.userEditable ? QLatin1String(" WHERE ") + table.name + QLatin1String(".origin = 'shipped'")
                              : QString());
}

/// Stores the facts: new ones are added, known ones take the new values.
template <typename T>
domain::Result<void> storeFacts(const Connection &connection, SourceRegistry &sources,
                                const FactTable<T> &table, const std::vector<T> &facts)
{
    domain::Result<Statement> statement = Statement::prepare(connection, upsertSql(table));
    if (!statement)
        return tl::unexpected(statement.error());
    for (const T &fact : facts) {
        const domain::Result<qint64> source = sources.idOf(fact.provenance.source);
        if (!source)
            return tl::unexpected(source.error());
        QVariantList values;
        for (const Column<T> &c : table.columns) {
            if (c.stored)
                values.append(c.value(fact));
        }
        values.append(*source);
        const domain::Result<void> done = statement->execute(values);
        if (!done)
            return done;
    }
    return {};
}

/// All facts of the table in the order in which they were first stored.
template <typename T>
domain::Result<std::vector<T>> loadFacts(const Connection &connection, const FactTable<T> &table)
{
    QStringList names;
    for (const Column<T> &c : table.columns)
        names.append(c.stored ? QLatin1String("f.") + c.name : QStringLiteral("NULL"));
    const QString sql = QStringLiteral("SELECT ") + names.join(QStringLiteral(", "))
        + QLatin1String(", s.text FROM ") + table.name
        + QLatin1String(" f JOIN source s ON s.id = f.source_id ORDER BY f.rowid");
    domain::Result<Statement> statement = Statement::prepare(connection, sql);
    if (!statement)
        return tl::unexpected(statement.error());
    std::vector<T> facts;
    const domain::Result<void> walked = statement->forEachRow({}, [&](const QSqlQuery &row) {
        T fact;
        int at = 0;
        for (const Column<T> &c : table.columns) {
            if (c.stored)
                c.setValue(fact, row.value(at));
            ++at;
        }
        fact.provenance.source = row.value(at).toString();
        facts.push_back(std::move(fact));
        return true;
    });
    if (!walked)
        return tl::unexpected(walked.error());
    return facts;
}

} // namespace xj::catalogue
