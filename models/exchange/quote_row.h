// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/exchange/header_row.h"
#include "models/exchange/import_result.h"
#include "models/exchange/money_text.h"

namespace xj::exchange {

/// What holds for every row of a quotation's table.
struct QuoteContext
{
    HeaderRow header;
    QuotationTerms terms;
    ImportOptions options;
    DecimalSign decimalSign = DecimalSign::Point;
    bool dayFirst = false;
};

/// The reading of one row: offers, or one item, or why neither. Warnings come beside offers and items.
struct RowReading
{
    std::vector<ImportedOffer> offers;
    std::vector<ImportedItem> items;
    std::vector<ImportNotice> warnings;
    std::optional<ImportNotice> rejected;
};

[[nodiscard]] RowReading readQuoteRow(const Record &record, const QuoteContext &context);

} // namespace xj::exchange
