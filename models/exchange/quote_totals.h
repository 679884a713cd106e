// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/exchange/import_result.h"
#include "models/exchange/quote_row.h"

#include <vector>

namespace xj::exchange {

/// Is this a line of totals: 合计, 总计, 小计, Total, Summe?
[[nodiscard]] bool isTotal(const Record &record);

/// Holds a line of totals against the lines read so far, price times quantity, without what is charged once.
/// Notices: total_mixed_currency, total_mixed_tax, total_mismatch; none when it agrees or has no figure.
[[nodiscard]] std::vector<ImportNotice> checkTotal(const Record &record, const QuoteContext &context,
                                                   const ImportedFile &readSoFar, int previousTotalRow);

} // namespace xj::exchange
