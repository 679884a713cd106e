// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/catalogue/fact_import.h"

#include "models/catalogue/fact_tables.h"
#include "models/catalogue/offer_repository.h"
#include "models/catalogue/provider_repository.h"
#include "models/catalogue/transaction.h"
#include "resources/resources.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>

namespace xj::catalogue {

using domain::Result;

namespace {

const QString kFolder = QStringLiteral(":/xuanji/catalogue/");

/// One step of the import: a file and what is done with its bytes.
struct Step
{
    QString file;
    std::function<Result<void>(const Connection &, SourceRegistry &, const QByteArray &)> run;
};

template <typename T> Step plain(const FactTable<T> &table)
{
    return {table.file,
            [&table](const Connection &connection, SourceRegistry &sources, const QByteArray &csv) {
                return parseFacts(table, csv).and_then([&](const std::vector<T> &facts) {
                    return storeFacts(connection, sources, table, facts);
                });
            }};
}

/// For tables that nothing refers to: what the new edition no longer holds goes.
template <typename T> Step replacing(const FactTable<T> &table)
{
    const Step store = plain(table);
    const QString clear = QStringLiteral("DELETE FROM ") + table.name
        + (table.userEditable ? QStringLiteral(" WHERE origin = 'shipped'") : QString());
    return {table.file, [=](const Connection &connection, SourceRegistry &sources, const QByteArray &csv) {
                return connection.execute(clear).and_then(
                    [&] { return store.run(connection, sources, csv); });
            }};
}

Result<void> importProviders(const Connection &connection, SourceRegistry &sources, const QByteArray &csv)
{
    return parseFacts(providerTable(), csv).and_then([&](const std::vector<domain::Provider> &providers) {
        return storeProviders(connection, sources, providers);
    });
}

/// Shipped prices are known by their code. All of them are put in anew, so that a correction replaces its
/// error; prices observed elsewhere have no code and are not touched.
Result<void> importOffers(const Connection &connection, SourceRegistry &sources, const QByteArray &csv)
{
    const Result<std::vector<domain::Offer>> offers = parseFacts(offerFile(), csv);
    if (!offers)
        return tl::unexpected(offers.error());
    const Result<void> cleared
        = connection.execute(QStringLiteral("DELETE FROM price WHERE code IS NOT NULL"));
    if (!cleared)
        return cleared;
    Result<OfferWriter> writer = OfferWriter::create(connection, sources);
    if (!writer)
        return tl::unexpected(writer.error());
    for (const domain::Offer &offer : *offers) {
        const Result<bool> done = writer->observe(offer);
        if (!done)
            return tl::unexpected(done.error());
    }
    return connection
        .execute(QStringLiteral("DELETE FROM offer WHERE NOT EXISTS"
                                " (SELECT 1 FROM price p WHERE p.offer_id = offer.id)"))
        .and_then([&] {
            return connection.execute(
                QStringLiteral("DELETE FROM instance WHERE NOT EXISTS"
                               " (SELECT 1 FROM offer o WHERE o.instance_id = instance.id)"));
        });
}

/// In the order of the references: GPUs and providers before what names them.
const std::vector<Step> &steps()
{
    static const std::vector<Step> all{plain(gpuTable()),
                                       plain(modelTable()),
                                       plain(serverTable()),
                                       {providerTable().file, importProviders},
                                       {offerFile().file, importOffers},
                                       replacing(buildCostTable()),
                                       plain(exchangeRateTable()),
                                       replacing(calibrationTable())};
    return all;
}

Result<bool> isTakenOver(const Connection &connection, const QString &file, const QString &hash)
{
    return connection.value(QStringLiteral("SELECT sha256 FROM fact_table WHERE name = ?"), {file})
        .map([&](const QVariant &known) { return known.toString() == hash; });
}

Result<void> runStep(const Connection &connection, SourceRegistry &sources, const Step &step,
                     const QByteArray &csv)
{
    const QString hash
        = QString::fromLatin1(QCryptographicHash::hash(csv, QCryptographicHash::Sha256).toHex());
    const Result<bool> known = isTakenOver(connection, step.file, hash);
    if (!known)
        return tl::unexpected(known.error());
    if (*known)
        return {};
    return step.run(connection, sources, csv).and_then([&] {
        return connection.execute(
            QStringLiteral("INSERT INTO fact_table (name, sha256) VALUES (?, ?)"
                           " ON CONFLICT (name) DO UPDATE SET sha256 = excluded.sha256"),
            {step.file, hash});
    });
}

/// Looked at without the write lock, so that a second window can open while the first one writes.
Result<bool> everythingIsTakenOver(const Connection &connection, const FactFiles &files)
{
    for (const Step &step : steps()) {
        const QByteArray csv = files.value(step.file);
        const QString hash
            = QString::fromLatin1(QCryptographicHash::hash(csv, QCryptographicHash::Sha256).toHex());
        const Result<bool> known = isTakenOver(connection, step.file, hash);
        if (!known || !*known)
            return known;
    }
    return true;
}

} // namespace

FactFiles shippedFactFiles()
{
    initResources();
    FactFiles files;
    for (const Step &step : steps()) {
        QFile file(kFolder + step.file);
        if (file.open(QIODevice::ReadOnly))
            files.insert(step.file, file.readAll());
    }
    return files;
}

Result<void> importFacts(const Connection &connection, const FactFiles &files)
{
    const Result<bool> known = everythingIsTakenOver(connection, files);
    if (!known)
        return tl::unexpected(known.error());
    if (*known)
        return {};
    Result<Transaction> transaction = Transaction::begin(connection);
    if (!transaction)
        return tl::unexpected(transaction.error());
    SourceRegistry sources(connection);
    for (const Step &step : steps()) {
        const Result<void> done = runStep(connection, sources, step, files.value(step.file));
        if (!done)
            return done;
    }
    return transaction->commit();
}

} // namespace xj::catalogue
