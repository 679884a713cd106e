// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/catalogue/offer_repository.h"

#include "models/catalogue/enum_text.h"
#include "models/catalogue/fact_table.h"

#include <QSqlQuery>

#include <array>

namespace xj::catalogue {

using domain::Offer;
using domain::Result;

namespace {

enum Step : size_t { UpsertInstance, FindInstance, AddOffer, FindOffer, AddPrice };

/// An older observation must not bring back older figures of the machine.
constexpr std::array kStatements{
    "INSERT INTO instance (provider_id, name, gpu_id, gpu_count, vcpus, ram_gb, local_nvme_gb, interconnect, "
    "topology,"
    " network_gbps, network_type) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
    " ON CONFLICT (provider_id, name, gpu_id, gpu_count) DO UPDATE SET vcpus = excluded.vcpus,"
    " ram_gb = excluded.ram_gb, local_nvme_gb = excluded.local_nvme_gb, interconnect = excluded.interconnect,"
    " topology = excluded.topology, network_gbps = excluded.network_gbps, network_type = "
    "excluded.network_type"
    " WHERE NOT EXISTS (SELECT 1 FROM offer o JOIN price p ON p.offer_id = o.id"
    " WHERE o.instance_id = instance.id AND p.observed_on > ?)",
    "SELECT id FROM instance WHERE provider_id = ? AND name = ? AND gpu_id = ? AND gpu_count = ?",
    "INSERT INTO offer (instance_id, region, pricing_model, price_period, currency) VALUES (?, ?, ?, ?, ?)"
    " ON CONFLICT (instance_id, region, pricing_model, price_period, currency) DO NOTHING",
    "SELECT id FROM offer WHERE instance_id = ? AND region = ? AND pricing_model = ? AND price_period = ?"
    " AND currency = ?",
    "INSERT INTO price (code, offer_id, amount_micros, tax_included, source_id, observed_on, date_precision,"
    " confidence, note) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"
    " ON CONFLICT (offer_id, observed_on, source_id, amount_micros) DO NOTHING"};

template <typename M> QVariant bound(const M &value)
{
    return Codec<M>::toVariant(value);
}

Result<qint64> onlyId(Statement &select, const QVariantList &values)
{
    qint64 id = 0;
    const Result<void> walked = select.forEachRow(values, [&](const QSqlQuery &row) {
        id = row.value(0).toLongLong();
        return false;
    });
    if (!walked)
        return tl::unexpected(walked.error());
    return id;
}

Offer offerOf(const QSqlQuery &row)
{
    int at = 0;
    const auto next = [&] { return row.value(at++); };
    Offer offer;
    const QVariant code = next();
    const qint64 id = next().toLongLong();
    offer.id = code.isNull() ? QStringLiteral("p%1").arg(id) : code.toString();
    offer.providerId = next().toString();
    offer.instanceType = next().toString();
    offer.gpuId = next().toString();
    offer.gpuCount = next().toInt();
    offer.vcpus = Codec<std::optional<double>>::fromVariant(next());
    offer.ramGB = Codec<std::optional<double>>::fromVariant(next());
    offer.localNvmeGB = Codec<std::optional<double>>::fromVariant(next());
    offer.interconnect = next().toString();
    offer.topology = Codec<domain::Topology>::fromVariant(next());
    offer.networkGbps = Codec<std::optional<double>>::fromVariant(next());
    offer.networkKind = Codec<domain::NetworkKind>::fromVariant(next());
    offer.region = next().toString();
    offer.pricing = Codec<domain::PricingModel>::fromVariant(next());
    offer.period = Codec<domain::PricePeriod>::fromVariant(next());
    const domain::Currency currency = Codec<domain::Currency>::fromVariant(next());
    offer.price = domain::Money(next().toLongLong(), currency);
    offer.taxIncluded = Codec<std::optional<bool>>::fromVariant(next());
    offer.provenance.source = next().toString();
    offer.provenance.observedOn = Codec<std::optional<QDate>>::fromVariant(next());
    offer.provenance.precision = Codec<domain::DatePrecision>::fromVariant(next());
    offer.provenance.confidence = Codec<domain::Confidence>::fromVariant(next());
    offer.provenance.note = next().toString();
    return offer;
}

Result<std::vector<Offer>> loadOffers(const Connection &connection, const QString &where,
                                      const QVariantList &values)
{
    Result<Statement> select = Statement::prepare(
        connection,
        QStringLiteral(
            "SELECT p.code, p.id, i.provider_id, i.name, i.gpu_id, i.gpu_count, i.vcpus, i.ram_gb,"
            " i.local_nvme_gb, i.interconnect, i.topology, i.network_gbps, i.network_type, o.region,"
            " o.pricing_model, o.price_period, o.currency, p.amount_micros, p.tax_included, s.text,"
            " p.observed_on, p.date_precision, p.confidence, p.note"
            " FROM offer o JOIN instance i ON i.id = o.instance_id JOIN price p ON p.offer_id = o.id"
            " JOIN source s ON s.id = p.source_id")
            + where);
    if (!select)
        return tl::unexpected(select.error());
    std::vector<Offer> offers;
    const Result<void> walked = select->forEachRow(values, [&](const QSqlQuery &row) {
        offers.push_back(offerOf(row));
        return true;
    });
    if (!walked)
        return tl::unexpected(walked.error());
    return offers;
}

} // namespace

OfferWriter::OfferWriter(SourceRegistry &sources, std::vector<Statement> statements)
    : m_sources(&sources)
    , m_statements(std::move(statements))
{ }

Result<OfferWriter> OfferWriter::create(const Connection &connection, SourceRegistry &sources)
{
    std::vector<Statement> statements;
    for (const char *sql : kStatements) {
        Result<Statement> statement = Statement::prepare(connection, QString(QLatin1String(sql)));
        if (!statement)
            return tl::unexpected(statement.error());
        statements.push_back(std::move(*statement));
    }
    return OfferWriter(sources, std::move(statements));
}

Result<qint64> OfferWriter::instanceId(const Offer &offer)
{
    const QVariantList key{bound(offer.providerId), bound(offer.instanceType), bound(offer.gpuId),
                           bound(offer.gpuCount)};
    QVariantList values = key;
    values << bound(offer.vcpus) << bound(offer.ramGB) << bound(offer.localNvmeGB)
           << bound(offer.interconnect) << bound(offer.topology) << bound(offer.networkGbps)
           << bound(offer.networkKind) << bound(offer.provenance.observedOn);
    const Result<void> stored = m_statements[UpsertInstance].execute(values);
    if (!stored)
        return tl::unexpected(stored.error());
    return onlyId(m_statements[FindInstance], key);
}

Result<qint64> OfferWriter::offerId(qint64 instance, const Offer &offer)
{
    const QVariantList key{instance, bound(offer.region), bound(offer.pricing), bound(offer.period),
                           bound(offer.price.currency())};
    const Result<void> stored = m_statements[AddOffer].execute(key);
    if (!stored)
        return tl::unexpected(stored.error());
    return onlyId(m_statements[FindOffer], key);
}

Result<bool> OfferWriter::observe(const Offer &offer)
{
    if (!offer.provenance.observedOn)
        return tl::unexpected(
            rowInvalid(QStringLiteral("offer"), offer.id, QStringLiteral("observed_on"), 0));
    const Result<qint64> source = m_sources->idOf(offer.provenance.source);
    if (!source)
        return tl::unexpected(source.error());
    const Result<qint64> id
        = instanceId(offer).and_then([&](qint64 instance) { return offerId(instance, offer); });
    if (!id)
        return tl::unexpected(id.error());
    Statement &add = m_statements[AddPrice];
    const QVariant code = offer.id.isEmpty() ? QVariant() : QVariant(offer.id);
    const Result<void> added
        = add.execute({code, *id, offer.price.micros(), bound(offer.taxIncluded), *source,
                       bound(offer.provenance.observedOn), bound(offer.provenance.precision),
                       bound(offer.provenance.confidence), bound(offer.provenance.note)});
    if (!added)
        return tl::unexpected(added.error());
    return add.rowsChanged() > 0;
}

Result<std::vector<Offer>> loadNewestOffers(const Connection &connection)
{
    // Of two observations of one day the one stored later holds.
    return loadOffers(connection,
                      QStringLiteral(" WHERE p.id = (SELECT q.id FROM price q WHERE q.offer_id = o.id"
                                     " ORDER BY q.observed_on DESC, q.id DESC LIMIT 1) ORDER BY o.id"),
                      {});
}

Result<std::vector<Offer>> loadPriceHistory(const Connection &connection, const QString &gpuId,
                                            const QString &providerId)
{
    const QString order = QStringLiteral(" ORDER BY p.observed_on, p.id");
    if (providerId.isEmpty())
        return loadOffers(connection, QStringLiteral(" WHERE i.gpu_id = ?") + order, {gpuId});
    return loadOffers(connection, QStringLiteral(" WHERE i.gpu_id = ? AND i.provider_id = ?") + order,
                      {gpuId, providerId});
}

} // namespace xj::catalogue
