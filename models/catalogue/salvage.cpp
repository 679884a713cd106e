// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/catalogue/backup.h"
#include "models/catalogue/connection.h"
#include "models/catalogue/fact_import.h"
#include "models/catalogue/migration.h"
#include "models/catalogue/transaction.h"

#include <QFile>
#include <QSet>
#include <QSqlQuery>

namespace xj::catalogue {

using domain::Error;
using domain::ErrorCode;
using domain::Result;

namespace {

/// Referred-to tables first. Facts of the product are brought over too: a user may have changed them.
const QStringList &tablesInOrder()
{
    static const QStringList tables{
        QStringLiteral("project"),       QStringLiteral("source"),          QStringLiteral("gpu"),
        QStringLiteral("model"),         QStringLiteral("provider"),        QStringLiteral("server"),
        QStringLiteral("instance"),      QStringLiteral("offer"),           QStringLiteral("price"),
        QStringLiteral("build_cost"),    QStringLiteral("exchange_rate"),   QStringLiteral("calibration"),
        QStringLiteral("gpu_name_rule"), QStringLiteral("provider_region"), QStringLiteral("provider_role")};
    return tables;
}

bool hasNoRowid(const QString &table)
{
    return table.startsWith(QLatin1String("provider_"));
}

QStringList columnsOf(const Connection &connection, const QString &table)
{
    QStringList names;
    Result<Statement> info
        = Statement::prepare(connection, QStringLiteral("SELECT name FROM pragma_table_info(?)"));
    if (info) {
        (void)info->forEachRow({table}, [&](const QSqlQuery &row) {
            names.append(row.value(0).toString());
            return true;
        });
    }
    return names;
}

/// Carries the rows of one table over, one by one, past whatever cannot be read.
class TableSalvage
{
public:
    TableSalvage(const Connection &from, const Connection &to, QString table)
        : m_from(from)
        , m_to(to)
        , m_table(std::move(table))
    { }

    Result<void> run(SalvageReport &report)
    {
        const QStringList here = columnsOf(m_from, m_table);
        for (const QString &name : columnsOf(m_to, m_table)) {
            if (here.contains(name))
                m_columns.append(name);
        }
        if (m_columns.isEmpty()) {
            report.unreadableTables.append(m_table);
            return {};
        }
        Result<Statement> insert = Statement::prepare(m_to, insertSql());
        if (!insert)
            return tl::unexpected(insert.error());
        const bool complete = hasNoRowid(m_table) ? copyScan(*insert, report) : copyByRowid(*insert, report);
        if (!complete)
            report.unreadableTables.append(m_table);
        return {};
    }

private:
    QString insertSql() const
    {
        QStringList marks;
        for (qsizetype i = 0; i < m_columns.size(); ++i)
            marks.append(QStringLiteral("?"));
        return QStringLiteral("INSERT OR REPLACE INTO ") + m_table + QLatin1String(" (")
            + m_columns.join(QStringLiteral(", ")) + QLatin1String(") VALUES (")
            + marks.join(QStringLiteral(", ")) + QLatin1Char(')');
    }

    bool put(Statement &insert, const QSqlQuery &row, SalvageReport &report)
    {
        QVariantList values;
        for (qsizetype i = 0; i < m_columns.size(); ++i)
            values.append(row.value(int(i)));
        const bool stored = insert.execute(values).has_value();
        ++(stored ? report.rowsSaved : report.rowsLost);
        return true;
    }

    /// True when the walk came to its end.
    bool walk(const QString &order, const std::function<void(qint64)> &visit)
    {
        Result<Statement> ids
            = Statement::prepare(m_from,
                                 QStringLiteral("SELECT rowid FROM ") + m_table
                                     + QLatin1String(" NOT INDEXED ORDER BY rowid ") + order);
        return ids
            && ids->forEachRow({},
                               [&](const QSqlQuery &row) {
                                   visit(row.value(0).toLongLong());
                                   return true;
                               })
                   .has_value();
    }

    bool copyByRowid(Statement &insert, SalvageReport &report)
    {
        std::vector<qint64> ids;
        QSet<qint64> seen;
        const auto visit = [&](qint64 id) {
            if (!seen.contains(id)) {
                seen.insert(id);
                ids.push_back(id);
            }
        };
        // From both ends: damage in the middle hides neither what is before nor what is behind it.
        const bool forwards = walk(QStringLiteral("ASC"), visit);
        const bool complete = forwards || walk(QStringLiteral("DESC"), visit);
        Result<Statement> select
            = Statement::prepare(m_from,
                                 QStringLiteral("SELECT ") + m_columns.join(QStringLiteral(", "))
                                     + QLatin1String(" FROM ") + m_table + QLatin1String(" WHERE rowid = ?"));
        if (!select)
            return false;
        for (const qint64 id : ids) {
            const bool read
                = select->forEachRow({id}, [&](const QSqlQuery &row) { return put(insert, row, report); })
                      .has_value();
            report.rowsLost += read ? 0 : 1;
        }
        return complete && forwards;
    }

    bool copyScan(Statement &insert, SalvageReport &report)
    {
        Result<Statement> select
            = Statement::prepare(m_from,
                                 QStringLiteral("SELECT ") + m_columns.join(QStringLiteral(", "))
                                     + QLatin1String(" FROM ") + m_table);
        return select
            && select->forEachRow({}, [&](const QSqlQuery &row) { return put(insert, row, report); })
                   .has_value();
    }

    const Connection &m_from;
    const Connection &m_to;
    QString m_table;
    QStringList m_columns;
};

Result<void> copyEverything(const Connection &from, const Connection &to, SalvageReport &report)
{
    // Rows come over in any state; what then refers to nothing is removed below.
    return to.execute(QStringLiteral("PRAGMA foreign_keys = OFF")).and_then([&]() -> Result<void> {
        Result<Transaction> transaction = Transaction::begin(to);
        if (!transaction)
            return tl::unexpected(transaction.error());
        for (const QString &table : tablesInOrder()) {
            const Result<void> done = TableSalvage(from, to, table).run(report);
            if (!done)
                return done;
        }
        return transaction->commit();
    });
}

Result<qint64> removeOrphans(const Connection &connection)
{
    qint64 removed = 0;
    // Each removal may orphan others; the tables are few, so a handful of rounds ends it.
    for (bool again = true; again;) {
        std::vector<std::pair<QString, qint64>> orphans;
        Result<Statement> check = Statement::prepare(
            connection, QStringLiteral("SELECT \"table\", rowid FROM pragma_foreign_key_check"));
        if (!check)
            return tl::unexpected(check.error());
        const Result<void> walked = check->forEachRow({}, [&](const QSqlQuery &row) {
            orphans.emplace_back(row.value(0).toString(), row.value(1).toLongLong());
            return true;
        });
        if (!walked)
            return tl::unexpected(walked.error());
        for (const auto &[table, rowid] : orphans) {
            const QString sql = hasNoRowid(table)
                ? QStringLiteral("DELETE FROM %1 WHERE provider_id NOT IN (SELECT id FROM provider)")
                      .arg(table)
                : QStringLiteral("DELETE FROM %1 WHERE rowid = %2").arg(table).arg(rowid);
            const Result<void> done = connection.execute(sql);
            if (!done)
                return tl::unexpected(done.error());
            ++removed;
        }
        again = !orphans.empty();
    }
    return removed;
}

Result<void> makeTarget(const QString &target)
{
    QFile file(target);
    if (file.open(QIODevice::NewOnly | QIODevice::WriteOnly, QFile::ReadOwner | QFile::WriteOwner))
        return {};
    return tl::unexpected(Error{ErrorCode::FileNotWritable, {target, file.errorString()}, {}, {}});
}

} // namespace

Result<SalvageReport> salvage(const QString &damaged, const QString &target)
{
    const auto from = Connection::open(damaged, Connection::Mode::Immutable);
    if (!from || !schemaVersion(**from))
        return tl::unexpected(Error{ErrorCode::DatabaseNotOurs, {damaged}, {}, QStringLiteral("salvage")});
    const Result<void> made = makeTarget(target);
    if (!made)
        return tl::unexpected(made.error());
    SalvageReport report;
    const auto to = Connection::open(target, Connection::Mode::ReadWrite);
    if (!to)
        return tl::unexpected(to.error());
    const Result<qint64> orphans = migrateTo(**to, knownSchemaVersion())
                                       .and_then([&] { return copyEverything(**from, **to, report); })
                                       .and_then([&] { return removeOrphans(**to); });
    if (!orphans)
        return tl::unexpected(orphans.error());
    report.rowsLost += *orphans;
    report.rowsSaved -= *orphans;
    const Result<void> completed = (*to)->execute(QStringLiteral("PRAGMA foreign_keys = ON")).and_then([&] {
        return importFacts(**to, shippedFactFiles());
    });
    if (!completed)
        return tl::unexpected(completed.error());
    return report;
}

} // namespace xj::catalogue
