// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/exchange/import_result.h"
#include "models/exchange/text_table.h"

#include <vector>

namespace xj::exchange {

/// Is this first line the title, and not already a term such as "报价日期 2026-11-25"?
[[nodiscard]] bool isTitle(const Record &record);

/// Reads the terms out of the lines above the table; `further` are lines of other sheets, which count where
/// the first say nothing. `dayFirst`: dates may be written 31.12.2026.
[[nodiscard]] QuotationTerms readTerms(const std::vector<Record> &above, const std::vector<Record> &further,
                                       bool dayFirst);

/// "有效期至 2026/12/31", "30天内有效" counted from `issuedOn`.
[[nodiscard]] std::optional<QDate> validityIn(const QString &text, const std::optional<QDate> &issuedOn,
                                              bool dayFirst);

} // namespace xj::exchange
