// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/items/catalogue_offer_list.h"

namespace xj::items {

using catalogue::OfferIndex;
using catalogue::OfferSort;
using domain::Unit;

namespace {

std::optional<OfferSort> sortOf(Heading heading)
{
    switch (heading) {
    case Heading::Provider:
        return OfferSort::Provider;
    case Heading::Instance:
        return OfferSort::Instance;
    case Heading::Accelerator:
        return OfferSort::Gpu;
    case Heading::GpuCount:
        return OfferSort::GpuCount;
    case Heading::Region:
        return OfferSort::Region;
    case Heading::Pricing:
        return OfferSort::Pricing;
    case Heading::Price:
        return OfferSort::GpuHour;
    case Heading::Date:
        return OfferSort::Observed;
    default:
        return std::nullopt;
    }
}

} // namespace

OfferList::OfferList(QObject *parent)
    : ValueTable(parent)
{ }

const std::vector<ValueTable::Column> &OfferList::columns() const
{
    static const std::vector<Column> all{{Heading::Provider},    {Heading::Instance}, {Heading::Accelerator},
                                         {Heading::GpuCount},    {Heading::Pricing},  {Heading::Price},
                                         {Heading::PricePeriod}, {Heading::Region},   {Heading::Date},
                                         {Heading::Confidence}};
    return all;
}

void OfferList::show(OfferIndex index, const domain::Catalogue &catalogue)
{
    beginResetModel();
    m_index = std::move(index);
    m_catalogue = catalogue;
    m_rows = m_index.select(m_query);
    endResetModel();
}

void OfferList::setQuery(const catalogue::OfferQuery &query)
{
    if (query == m_query)
        return;
    beginResetModel();
    m_query = query;
    m_rows = m_index.select(m_query);
    endResetModel();
}

void OfferList::sort(int column, Qt::SortOrder order)
{
    if (column < 0 || column >= int(columns().size()))
        return;
    const std::optional<OfferSort> by = sortOf(columns()[size_t(column)].heading);
    if (!by)
        return;
    catalogue::OfferQuery sorted = m_query;
    sorted.sort = *by;
    sorted.ascending = order == Qt::AscendingOrder;
    setQuery(sorted);
}

OfferIndex::Line OfferList::lineAt(int row) const
{
    return m_index.line(m_rows.at(size_t(row)));
}

qint64 OfferList::offerIdAt(int row) const
{
    return lineAt(row).offerId;
}

int OfferList::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

Cell OfferList::cellAt(int row, int column) const
{
    const OfferIndex::Line line = lineAt(row);
    switch (columns()[size_t(column)].heading) {
    case Heading::Provider: {
        const domain::Provider *provider = m_catalogue.provider(line.providerId);
        return provider ? Cell(provider->name) : Cell(domain::BilingualName{{}, line.providerId});
    }
    case Heading::Accelerator: {
        const domain::Gpu *gpu = m_catalogue.gpu(line.gpuId);
        return gpu ? gpu->name : line.gpuId;
    }
    case Heading::Instance:
        return line.instanceType;
    case Heading::GpuCount:
        return countCell(line.gpuCount);
    case Heading::Pricing:
        return line.pricing;
    case Heading::Price:
        return domain::MoneyArgument{line.price.micros(), line.price.currency()};
    case Heading::PricePeriod:
        return line.period;
    case Heading::Region:
        return line.region;
    case Heading::Date:
        return line.observedOn;
    case Heading::Confidence:
        return line.confidence;
    default:
        return {};
    }
}

QString OfferList::idAt(int row) const
{
    return QString::number(offerIdAt(row));
}

} // namespace xj::items
