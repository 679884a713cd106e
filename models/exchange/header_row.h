// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/exchange/text_table.h"

#include <QString>

#include <optional>
#include <vector>

namespace xj::exchange {

/// What a column of a quotation holds.
enum class ColumnRole {
    Unknown,
    Index,
    Product,
    Gpu,
    GpuCount,
    Quantity,
    MinimumQuantity,
    Configuration,
    CpuCores,
    Vcpus,
    Memory,
    LocalNvme,
    Network,
    Unit,
    Period,
    Term,
    Price,
    Subtotal,
    Converted, ///< the price once more in another unit (折合): no second offer
    Tax,
    Delivery,
    ValidUntil,
    Region,
    Note
};

struct Column
{
    ColumnRole role = ColumnRole::Unknown;
    QString heading; ///< as told to the user: the line breaks removed
    QString fullHeading; ///< both lines of a two-level heading: for units
};

struct HeaderRow
{
    size_t firstRecord = 0; ///< index into the table's records
    bool twoLevels = false; ///< the next record belongs to it
    std::vector<Column> columns;

    [[nodiscard]] std::optional<qsizetype> column(ColumnRole role) const;
    [[nodiscard]] std::vector<qsizetype> columnsOf(ColumnRole role) const;
};

/// Finds the header within the first fifty records: the one with most known headings, a product or GPU among
/// them and a price. A heading that spans its blank neighbours to the right is inherited by them where a
/// second line divides it.
[[nodiscard]] std::optional<HeaderRow> findHeader(const TextTable &table);

} // namespace xj::exchange
