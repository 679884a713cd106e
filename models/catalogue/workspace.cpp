// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/catalogue/workspace.h"

#include "models/catalogue/migration.h"

#include "models/catalogue/fact_tables.h"
#include "models/catalogue/offer_repository.h"
#include "models/catalogue/project_repository.h"
#include "models/catalogue/provider_repository.h"
#include "models/catalogue/transaction.h"
#include "models/catalogue/workspace_file.h"

#include <QStandardPaths>

#include <algorithm>

namespace xj::catalogue {

using domain::Result;

struct Workspace::Private
{
    std::unique_ptr<Connection> connection;
};

namespace {

/// Puts the list into `target`, or hands the error on.
template <typename T> Result<void> take(Result<std::vector<T>> loaded, std::vector<T> &target)
{
    if (!loaded)
        return tl::unexpected(std::move(loaded.error()));
    target = std::move(*loaded);
    return {};
}

} // namespace

Workspace::Workspace(std::unique_ptr<Private> state)
    : d(std::move(state))
{ }

Workspace::~Workspace() = default;

Result<std::unique_ptr<Workspace>> Workspace::open(const QString &path, Mode mode)
{
    return openWorkspaceFile(path, mode == Mode::ReadOnly).map([](std::unique_ptr<Connection> connection) {
        return std::unique_ptr<Workspace>(
            new Workspace(std::make_unique<Private>(Private{std::move(connection)})));
    });
}

Result<std::unique_ptr<Workspace>> Workspace::inMemory()
{
    return freshInMemory().map([](std::unique_ptr<Connection> connection) {
        return std::unique_ptr<Workspace>(
            new Workspace(std::make_unique<Private>(Private{std::move(connection)})));
    });
}

QString Workspace::defaultPath()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation)
        + QLatin1String("/workspace.sqlite");
}

QString Workspace::path() const
{
    return d->connection->path();
}

bool Workspace::isReadOnly() const
{
    return d->connection->isReadOnly();
}

std::optional<domain::Error> Workspace::newerVersion() const
{
    const Result<int> found = schemaVersion(*d->connection);
    if (!found || *found <= knownSchemaVersion())
        return std::nullopt;
    return domain::Error{
        domain::ErrorCode::DatabaseNewer, {path(), qint64(*found), qint64(knownSchemaVersion())}, {}, {}};
}

Result<domain::Catalogue> Workspace::snapshot() const
{
    const Connection &from = *d->connection;
    // One read transaction: all lists show the same moment, whatever another window writes meanwhile.
    const Result<void> begun = from.execute(QStringLiteral("BEGIN"));
    if (!begun)
        return tl::unexpected(begun.error());
    domain::CatalogueData data;
    const Result<void> loaded
        = take(loadFacts(from, gpuTable()), data.gpus)
              .and_then([&] { return take(loadFacts(from, modelTable()), data.models); })
              .and_then([&] { return take(loadFacts(from, serverTable()), data.servers); })
              .and_then([&] { return take(loadProviders(from), data.providers); })
              .and_then([&] { return take(loadNewestOffers(from), data.offers); })
              .and_then([&] { return take(loadFacts(from, buildCostTable()), data.buildCosts); })
              .and_then([&] { return take(loadFacts(from, exchangeRateTable()), data.rates); })
              .and_then([&] { return take(loadFacts(from, calibrationTable()), data.calibration); });
    const Result<void> ended = from.execute(QStringLiteral("ROLLBACK"));
    if (!loaded)
        return tl::unexpected(loaded.error());
    if (!ended)
        return tl::unexpected(ended.error());
    return domain::Catalogue(std::move(data));
}

Result<OfferIndex> Workspace::offerIndex() const
{
    return OfferIndex::load(*d->connection);
}

Result<domain::Offer> Workspace::offer(qint64 offerId) const
{
    return loadOffer(*d->connection, offerId);
}

Result<std::vector<domain::Offer>> Workspace::priceHistory(const QString &gpuId,
                                                           const QString &providerId) const
{
    return loadPriceHistory(*d->connection, gpuId, providerId);
}

Result<qint64> Workspace::addObservations(const std::vector<domain::Offer> &offers)
{
    size_t at = 0;
    const auto next = [&]() -> const domain::Offer * { return at < offers.size() ? &offers[at++] : nullptr; };
    return addObservations(next, qint64(offers.size()), {});
}

Result<qint64> Workspace::addObservations(const std::function<const domain::Offer *()> &next, qint64 expected,
                                          const domain::Progress &progress)
{
    constexpr qint64 kRowsPerReport = 4096;
    Result<Transaction> transaction = Transaction::begin(*d->connection);
    if (!transaction)
        return tl::unexpected(transaction.error());
    SourceRegistry sources(*d->connection);
    qint64 added = 0;
    {
        Result<OfferWriter> writer = OfferWriter::create(*d->connection, sources);
        if (!writer)
            return tl::unexpected(writer.error());
        qint64 done = 0;
        while (const domain::Offer *offer = next()) {
            const Result<bool> isNew = writer->observe(*offer);
            if (!isNew)
                return tl::unexpected(isNew.error());
            added += *isNew ? 1 : 0;
            if (progress && ++done % kRowsPerReport == 0
                && !progress(double(done) / double(std::max(expected, done))))
                return tl::unexpected(domain::Error{domain::ErrorCode::Cancelled, {}, {}, {}});
        }
    }
    return transaction->commit().map([added] { return added; });
}

Result<std::vector<StoredProject>> Workspace::projects() const
{
    return loadProjects(*d->connection);
}

Result<QByteArray> Workspace::projectJson(qint64 id) const
{
    return loadProjectJson(*d->connection, id);
}

Result<qint64> Workspace::addProject(const QString &title, const QByteArray &json)
{
    return insertProject(*d->connection, title, json);
}

Result<void> Workspace::updateProject(qint64 id, const QString &title, const QByteArray &json)
{
    return catalogue::updateProject(*d->connection, id, title, json);
}

Result<void> Workspace::removeProject(qint64 id)
{
    return deleteProject(*d->connection, id);
}

} // namespace xj::catalogue
