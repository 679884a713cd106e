// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/catalogue/offer_repository.h"

#include "models/catalogue/enum_text.h"
#include "models/catalogue/fact_table.h"

#include <QSqlQuery>

namespace xj::catalogue {

using domain::Offer;
using domain::Result;

namespace {

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

Result<std::vector<Offer>> loadNewestOffers(const Connection &connection)
{
    // Of two observations of one day the one stored later holds.
    return loadOffers(connection,
                      QStringLiteral(" WHERE p.id = (SELECT q.id FROM price q WHERE q.offer_id = o.id"
                                     " ORDER BY q.observed_on DESC, q.id DESC LIMIT 1) ORDER BY o.id"),
                      {});
}

Result<Offer> loadOffer(const Connection &connection, qint64 offerId)
{
    Result<std::vector<Offer>> found = loadOffers(
        connection, QStringLiteral(" WHERE o.id = ? ORDER BY p.observed_on DESC, p.id DESC LIMIT 1"),
        {offerId});
    if (!found)
        return tl::unexpected(found.error());
    if (found->empty()) {
        return tl::unexpected(domain::Error{domain::ErrorCode::InvalidValue,
                                            {QString::number(offerId)},
                                            {},
                                            QStringLiteral("no such offer")});
    }
    return std::move(found->front());
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
