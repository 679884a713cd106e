// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/cost/exact_decimal.h"
#include "models/domain/result.h"

#include <optional>
#include <vector>

namespace xj::cost {

/// One line of a supplier's quotation, in its currency.
struct QuoteLine
{
    ExactDecimal quantity;
    ExactDecimal unitPrice;
    ExactDecimal discount; ///< share taken off, 0..1
    std::optional<ExactDecimal> vatRate; ///< absent: the quotation's
};

struct QuoteAmounts
{
    ExactDecimal net;
    ExactDecimal vat;
    ExactDecimal gross;
};

struct QuoteTotal
{
    std::vector<QuoteAmounts> lines;
    QuoteAmounts total; ///< sums of the rounded lines
};

/// Quantity x price x (1 - discount) x rate, rounded half up to the fen per line, then split: a gross line
/// into net = round(gross/(1 + t)) and the rest, a net line plus round(net t). Cost model, section 13.
/// Errors: NumberOutOfRange (field lines[i].…) for a discount outside 0..1, a negative tax, a rate not above
/// zero, or digits beyond what is exact.
[[nodiscard]] domain::CheckedResult<QuoteTotal> quoteTotal(const std::vector<QuoteLine> &lines,
                                                           const ExactDecimal &exchangeRate,
                                                           const ExactDecimal &vatRate,
                                                           bool pricesIncludeVat);

} // namespace xj::cost
