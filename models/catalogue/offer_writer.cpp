// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/catalogue/enum_text.h"
#include "models/catalogue/fact_table.h"
#include "models/catalogue/native_statement.h"
#include "models/catalogue/offer_repository.h"

#include <QHash>

namespace xj::catalogue {

using domain::Offer;
using domain::Result;

namespace {

/// An older observation must not bring back older figures of the machine.
constexpr const char *kUpsertInstance
    = "INSERT INTO instance (provider_id, name, gpu_id, gpu_count, vcpus, ram_gb, local_nvme_gb, "
      "network_gbps,"
      " interconnect, topology, network_type) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11)"
      " ON CONFLICT (provider_id, name, gpu_id, gpu_count) DO UPDATE SET vcpus = excluded.vcpus,"
      " ram_gb = excluded.ram_gb, local_nvme_gb = excluded.local_nvme_gb, interconnect = "
      "excluded.interconnect,"
      " topology = excluded.topology, network_gbps = excluded.network_gbps, network_type = "
      "excluded.network_type"
      " WHERE NOT EXISTS (SELECT 1 FROM offer o JOIN price p ON p.offer_id = o.id"
      " WHERE o.instance_id = instance.id AND p.observed_on > ?12)";
constexpr const char *kFindInstance
    = "SELECT id FROM instance WHERE provider_id = ?1 AND name = ?2 AND gpu_id = ?3 AND gpu_count = ?4";
constexpr const char *kFindOffer
    = "SELECT id FROM offer WHERE instance_id = ?1 AND region = ?2 AND pricing_model = ?3"
      " AND price_period = ?4 AND currency = ?5";
constexpr const char *kAddOffer = "INSERT INTO offer (instance_id, region, pricing_model, price_period, "
                                  "currency) VALUES (?1, ?2, ?3, ?4, ?5)";
constexpr const char *kAddPrice = "INSERT INTO price (code, offer_id, amount_micros, tax_included, "
                                  "source_id, observed_on, date_precision,"
                                  " confidence, note) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)"
                                  " ON CONFLICT (offer_id, observed_on, source_id, amount_micros) DO NOTHING";

struct InstanceKey
{
    QString provider;
    QString name;
    QString gpu;
    int count = 0;

    bool operator==(const InstanceKey &) const = default;
};
size_t qHash(const InstanceKey &key, size_t seed)
{
    return qHashMulti(seed, key.provider, key.name, key.gpu, key.count);
}

/// The figures of a machine that an observation brings.
struct Figures
{
    std::optional<double> vcpus;
    std::optional<double> ramGB;
    std::optional<double> nvmeGB;
    std::optional<double> networkGbps;
    QString interconnect;
    domain::Topology topology = domain::Topology::Unknown;
    domain::NetworkKind network = domain::NetworkKind::Unknown;

    bool operator==(const Figures &) const = default;
};

struct KnownInstance
{
    qint64 id = 0;
    QDate newest;
    Figures figures;
};

struct OfferKey
{
    qint64 instance = 0;
    QString region;
    domain::PricingModel pricing = domain::PricingModel::OnDemand;
    domain::PricePeriod period = domain::PricePeriod::Hour;
    QString currency;

    bool operator==(const OfferKey &) const = default;
};
size_t qHash(const OfferKey &key, size_t seed)
{
    return qHashMulti(seed, key.instance, key.region, int(key.pricing), int(key.period), key.currency);
}

Figures figuresOf(const Offer &offer)
{
    return {offer.vcpus,        offer.ramGB,    offer.localNvmeGB, offer.networkGbps,
            offer.interconnect, offer.topology, offer.networkKind};
}

} // namespace

struct OfferWriter::Private
{
    SourceRegistry *sources;
    NativeStatement upsertInstance;
    NativeStatement findInstance;
    NativeStatement addOffer;
    NativeStatement findOffer;
    NativeStatement addPrice;
    QHash<InstanceKey, KnownInstance> instances;
    QHash<OfferKey, qint64> offers;
    /// The last day's text: lists are of one day mostly.
    QDate day;
    QString dayText;

    Result<qint64> instanceId(const Offer &offer);
    Result<qint64> offerId(qint64 instance, const Offer &offer);
    Result<void> storeInstance(const Offer &offer, KnownInstance &known);
    const QString &textOf(QDate date);
};

OfferWriter::OfferWriter(std::unique_ptr<Private> state)
    : d(std::move(state))
{ }

OfferWriter::OfferWriter(OfferWriter &&) noexcept = default;
OfferWriter::~OfferWriter() = default;

Result<OfferWriter> OfferWriter::create(const Connection &connection, SourceRegistry &sources)
{
    std::vector<NativeStatement> made;
    for (const char *sql : {kUpsertInstance, kFindInstance, kAddOffer, kFindOffer, kAddPrice}) {
        Result<NativeStatement> statement = NativeStatement::prepare(connection, sql);
        if (!statement)
            return tl::unexpected(statement.error());
        made.push_back(std::move(*statement));
    }
    return OfferWriter(std::make_unique<Private>(Private{&sources,
                                                         std::move(made[0]),
                                                         std::move(made[1]),
                                                         std::move(made[2]),
                                                         std::move(made[3]),
                                                         std::move(made[4]),
                                                         {},
                                                         {},
                                                         {},
                                                         {}}));
}

const QString &OfferWriter::Private::textOf(QDate date)
{
    if (date != day) {
        day = date;
        dayText = date.toString(Qt::ISODate);
    }
    return dayText;
}

Result<void> OfferWriter::Private::storeInstance(const Offer &offer, KnownInstance &known)
{
    const QString interconnect = offer.interconnect.isNull() ? QStringLiteral("") : offer.interconnect;
    const QString topology = Codec<domain::Topology>::text(offer.topology);
    const QString network = Codec<domain::NetworkKind>::text(offer.networkKind);
    NativeStatement &upsert = upsertInstance;
    upsert.bind(1, offer.providerId);
    upsert.bind(2, offer.instanceType);
    upsert.bind(3, offer.gpuId);
    upsert.bind(4, qint64(offer.gpuCount));
    upsert.bind(5, offer.vcpus);
    upsert.bind(6, offer.ramGB);
    upsert.bind(7, offer.localNvmeGB);
    upsert.bind(8, offer.networkGbps);
    upsert.bind(9, interconnect);
    upsert.bind(10, topology);
    upsert.bind(11, network);
    upsert.bind(12, textOf(*offer.provenance.observedOn));
    const Result<int> stored = upsert.execute();
    if (!stored)
        return tl::unexpected(stored.error());
    findInstance.bind(1, offer.providerId);
    findInstance.bind(2, offer.instanceType);
    findInstance.bind(3, offer.gpuId);
    findInstance.bind(4, qint64(offer.gpuCount));
    const Result<bool> found = findInstance.step();
    known.id = found && *found ? findInstance.integer(0) : 0;
    findInstance.reset();
    return found ? Result<void>() : tl::unexpected(found.error());
}

Result<qint64> OfferWriter::Private::instanceId(const Offer &offer)
{
    const InstanceKey key{offer.providerId, offer.instanceType, offer.gpuId, offer.gpuCount};
    const QDate date = *offer.provenance.observedOn;
    auto known = instances.find(key);
    if (known != instances.end() && (date < known->newest || known->figures == figuresOf(offer))) {
        known->newest = std::max(known->newest, date);
        return known->id;
    }
    KnownInstance entry{0, date, figuresOf(offer)};
    const Result<void> stored = storeInstance(offer, entry);
    if (!stored)
        return tl::unexpected(stored.error());
    instances.insert(key, entry);
    return entry.id;
}

Result<qint64> OfferWriter::Private::offerId(qint64 instance, const Offer &offer)
{
    const OfferKey key{instance, offer.region, offer.pricing, offer.period, offer.price.currency().code()};
    const auto known = offers.constFind(key);
    if (known != offers.constEnd())
        return *known;
    const QString region = offer.region.isNull() ? QStringLiteral("") : offer.region;
    const QString pricing = Codec<domain::PricingModel>::text(offer.pricing);
    const QString period = Codec<domain::PricePeriod>::text(offer.period);
    const auto bindKey = [&](NativeStatement &statement) {
        statement.bind(1, instance);
        statement.bind(2, region);
        statement.bind(3, pricing);
        statement.bind(4, period);
        statement.bind(5, key.currency);
    };
    bindKey(findOffer);
    const Result<bool> found = findOffer.step();
    qint64 id = found && *found ? findOffer.integer(0) : 0;
    findOffer.reset();
    if (!found)
        return tl::unexpected(found.error());
    if (id == 0) {
        bindKey(addOffer);
        const Result<int> added = addOffer.execute();
        if (!added)
            return tl::unexpected(added.error());
        id = addOffer.lastInsertId();
    }
    offers.insert(key, id);
    return id;
}

Result<bool> OfferWriter::observe(const Offer &offer)
{
    if (!offer.provenance.observedOn)
        return tl::unexpected(
            rowInvalid(QStringLiteral("offer"), offer.id, QStringLiteral("observed_on"), 0));
    const Result<qint64> source = d->sources->idOf(offer.provenance.source);
    if (!source)
        return tl::unexpected(source.error());
    const Result<qint64> id
        = d->instanceId(offer).and_then([&](qint64 instance) { return d->offerId(instance, offer); });
    if (!id)
        return tl::unexpected(id.error());
    const QString precision = Codec<domain::DatePrecision>::text(offer.provenance.precision);
    const QString confidence = Codec<domain::Confidence>::text(offer.provenance.confidence);
    const QString note = offer.provenance.note.isNull() ? QStringLiteral("") : offer.provenance.note;
    NativeStatement &add = d->addPrice;
    if (offer.id.isEmpty())
        add.bindNull(1);
    else
        add.bind(1, offer.id);
    add.bind(2, *id);
    add.bind(3, offer.price.micros());
    if (offer.taxIncluded)
        add.bind(4, qint64(*offer.taxIncluded ? 1 : 0));
    else
        add.bindNull(4);
    add.bind(5, *source);
    add.bind(6, d->textOf(*offer.provenance.observedOn));
    add.bind(7, precision);
    add.bind(8, confidence);
    add.bind(9, note);
    return add.execute().map([](int changed) { return changed > 0; });
}

} // namespace xj::catalogue
