// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/catalogue/offer_index.h"
#include "models/domain/catalogue.h"
#include "models/domain/progress.h"
#include "models/domain/project.h"
#include "models/domain/result.h"

#include <QString>

#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace xj::catalogue {

/// A stored project: its number in the workspace and its title.
struct StoredProject
{
    qint64 id = 0;
    QString title;

    bool operator==(const StoredProject &) const = default;
};

/// One SQLite file that holds the catalogue and all projects. Not shared between threads: each opens its own.
/// Projects are kept as their JSON text; the caller reads and writes that text.
class Workspace
{
public:
    enum class Mode { ReadWrite, ReadOnly };

    /// Opens `path`; a missing file is created (with its folder) from the product's own fact tables; an older
    /// one is backed up beside itself and migrated; a newer one opens read-only when asked for ReadOnly, else
    /// is an error. Errors: DatabaseMissingDriver, DatabaseNotOpened, DatabaseNotOurs, DatabaseNewer,
    /// DatabaseCorrupt, DatabaseLocked, DatabaseReadOnly, DatabaseFailed, FileNotWritable,
    /// CatalogueRowInvalid.
    [[nodiscard]] static domain::Result<std::unique_ptr<Workspace>> open(const QString &path, Mode mode);

    /// The product's own facts without any file: an in-memory database. For headless runs and tests.
    [[nodiscard]] static domain::Result<std::unique_ptr<Workspace>> inMemory();

    /// Where the workspace lives when nobody says otherwise: the user's application data folder.
    [[nodiscard]] static QString defaultPath();

    ~Workspace();
    Workspace(const Workspace &) = delete;
    Workspace &operator=(const Workspace &) = delete;

    [[nodiscard]] QString path() const;
    [[nodiscard]] bool isReadOnly() const;
    /// DatabaseNewer when a newer program wrote the file: it is read as far as this version knows it, and the
    /// reader should be told. Nothing otherwise.
    [[nodiscard]] std::optional<domain::Error> newerVersion() const;

    /// The facts as one immutable value: of each offer the newest observed price. Older observations are its
    /// history, so that a price which no longer holds can win no ranking.
    [[nodiscard]] domain::Result<domain::Catalogue> snapshot() const;

    /// The newest price of every offer for tables that sort, filter and search a million of them.
    [[nodiscard]] domain::Result<OfferIndex> offerIndex() const;
    /// One offer of that index with everything that is known of it. Errors: InvalidValue for an unknown
    /// number.
    [[nodiscard]] domain::Result<domain::Offer> offer(qint64 offerId) const;
    /// Every price ever observed for that accelerator, oldest first, to chart its course; `providerId` empty:
    /// at any provider.
    [[nodiscard]] domain::Result<std::vector<domain::Offer>> priceHistory(const QString &gpuId,
                                                                          const QString &providerId) const;
    /// Adds observed prices in one transaction: all or none. Those known already (same offer, day, source and
    /// amount) are left alone; none is ever changed. Returns how many were new. Errors as for any writing,
    /// and CatalogueRowInvalid for a price without a date.
    [[nodiscard]] domain::Result<qint64> addObservations(const std::vector<domain::Offer> &offers);
    /// The same for lists too long to hold: `next` gives one after the other, null at the end; `expected` is
    /// their number, for `progress` alone. When it says stop, nothing is stored and the error is Cancelled.
    [[nodiscard]] domain::Result<qint64> addObservations(const std::function<const domain::Offer *()> &next,
                                                         qint64 expected, const domain::Progress &progress);

    [[nodiscard]] domain::Result<std::vector<StoredProject>> projects() const;
    [[nodiscard]] domain::Result<QByteArray> projectJson(qint64 id) const;
    /// Stores a new project (one transaction) and returns its id.
    [[nodiscard]] domain::Result<qint64> addProject(const QString &title, const QByteArray &json);
    [[nodiscard]] domain::Result<void> updateProject(qint64 id, const QString &title, const QByteArray &json);
    [[nodiscard]] domain::Result<void> removeProject(qint64 id);

private:
    struct Private;
    explicit Workspace(std::unique_ptr<Private> state);

    std::unique_ptr<Private> d;
};

} // namespace xj::catalogue
