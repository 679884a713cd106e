// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/catalogue/offer_index.h"
#include "models/items/value_table.h"

#include <QHash>

namespace xj::items {

/// The offers of the catalogue, however many: rows are made when they are looked at, sorting, filtering and
/// searching are the index's. Sorting by the price compares what one GPU costs for one hour in dollars, since
/// prices per month and in other currencies stand in the same column.
class OfferList : public ValueTable
{
public:
    explicit OfferList(QObject *parent = nullptr);

    /// Shows another index, with the query that holds already. Names are taken from the catalogue.
    void show(catalogue::OfferIndex index, const domain::Catalogue &catalogue);
    void setQuery(const catalogue::OfferQuery &query);
    [[nodiscard]] const catalogue::OfferQuery &query() const { return m_query; }
    /// Of the offer in that row, for Workspace::offer().
    [[nodiscard]] qint64 offerIdAt(int row) const;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    /// A column that the index cannot sort by leaves the order as it is.
    void sort(int column, Qt::SortOrder order = Qt::AscendingOrder) override;
    [[nodiscard]] const std::vector<Column> &columns() const override;
    [[nodiscard]] Cell cellAt(int row, int column) const override;
    [[nodiscard]] QString idAt(int row) const override;

private:
    [[nodiscard]] catalogue::OfferIndex::Line lineAt(int row) const;

    catalogue::OfferIndex m_index;
    catalogue::OfferQuery m_query;
    std::vector<quint32> m_rows;
    domain::Catalogue m_catalogue;
};

} // namespace xj::items
