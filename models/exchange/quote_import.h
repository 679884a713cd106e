// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/exchange/import_result.h"
#include "models/exchange/text_table.h"

namespace xj::exchange {

/// Reads a supplier's quotation: terms above the table, a header in one or two lines, offers, priced items,
/// discounts, totals, notes. Every record ends in exactly one of imported, skipped and rejected; a fault of
/// one leaves the others alone. `file` has at least one sheet with records. Rules: what cannot be read is
/// marked, never guessed.
[[nodiscard]] ImportedFile readQuotation(const TableFile &file, const ImportOptions &options);

} // namespace xj::exchange
