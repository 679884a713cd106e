// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/catalogue.h"

#include <QSet>

#include <memory>
#include <vector>

namespace xj::catalogue {

class Connection;

/// What the offers can be sorted by. GpuHour is the price of one GPU for one hour in US dollars at the newest
/// rates, so that prices per month, per year and in other currencies stand in one order.
enum class OfferSort { Provider, Instance, Gpu, GpuCount, Region, Pricing, GpuHour, Observed };

/// A wish for some of the offers. An empty set lets everything pass.
struct OfferQuery
{
    QSet<QString> providerIds;
    QSet<QString> gpuIds;
    QSet<QString> regions;
    QSet<int> pricing; ///< domain::PricingModel
    int minimumGpuCount = 1;
    std::optional<QDate> observedSince; ///< older prices are left out
    /// Words, each of which must occur anywhere in a name of the provider, the instance, the accelerator or
    /// the region; case does not matter, and a single Chinese character is a word like any other.
    QString search;
    OfferSort sort = OfferSort::GpuHour;
    bool ascending = true;

    bool operator==(const OfferQuery &) const = default;
};

/// The newest price of every offer in narrow columns: a million offers in about 40 MB, any sort, filter or
/// search in milliseconds, and a row in no time, so that a table over it never waits. Immutable: safe on any
/// thread, cheap to copy.
class OfferIndex
{
public:
    OfferIndex();

    /// Reads the index on that connection. Errors: DatabaseCorrupt, DatabaseFailed and kin.
    [[nodiscard]] static domain::Result<OfferIndex> load(const Connection &connection);

    [[nodiscard]] size_t size() const;
    /// The rows that the query asks for, in its order; equal ones in the order in which they were first
    /// stored.
    [[nodiscard]] std::vector<quint32> select(const OfferQuery &query) const;

    /// One row, without source and note: Workspace::offer() gives all of the one that is looked at.
    struct Line
    {
        qint64 offerId = 0;
        QString providerId;
        QString instanceType;
        QString gpuId;
        int gpuCount = 0;
        QString region;
        domain::PricingModel pricing = domain::PricingModel::OnDemand;
        domain::PricePeriod period = domain::PricePeriod::Hour;
        domain::Money price;
        std::optional<double> usdPerGpuHour; ///< absent: no rate to dollars, or a price paid once
        QDate observedOn;
        domain::Confidence confidence = domain::Confidence::None;
    };
    [[nodiscard]] Line line(quint32 row) const;

    /// The columns; defined where they are read.
    struct Data;

private:
    std::shared_ptr<const Data> d;
};

} // namespace xj::catalogue
