// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/cost/quote_amount.h"

#include "models/cost/plan_check.h"

namespace xj::cost {

namespace {

constexpr int kFen = 2;

QuoteAmounts split(const ExactDecimal &amount, const ExactDecimal &rate, bool amountIncludesVat)
{
    if (amountIncludesVat) {
        const ExactDecimal net = amount.dividedBy(ExactDecimal(1) + rate, kFen);
        return {net, amount - net, amount};
    }
    const ExactDecimal vat = (amount * rate).rounded(kFen);
    return {amount, vat, amount + vat};
}

} // namespace

domain::CheckedResult<QuoteTotal> quoteTotal(const std::vector<QuoteLine> &lines,
                                             const ExactDecimal &exchangeRate, const ExactDecimal &vatRate,
                                             bool pricesIncludeVat)
{
    PlanCheck check;
    check.positive(QStringLiteral("fx_to_cny"), exchangeRate.toDouble());
    check.inRange(QStringLiteral("vat_rate"), vatRate.toDouble(), 0.0, 1.0);
    QuoteTotal result;
    for (size_t i = 0; i < lines.size(); ++i) {
        const QuoteLine &line = lines[i];
        const QString path = QStringLiteral("lines[%1]").arg(i);
        check.inRange(path + QStringLiteral(".discount"), line.discount.toDouble(), 0.0, 1.0);
        const ExactDecimal rate = line.vatRate.value_or(vatRate);
        check.inRange(path + QStringLiteral(".vat_rate"), rate.toDouble(), 0.0, 1.0);
        const ExactDecimal amount
            = (line.quantity * line.unitPrice * (ExactDecimal(1) - line.discount) * exchangeRate)
                  .rounded(kFen);
        const QuoteAmounts amounts = split(amount, rate, pricesIncludeVat);
        if (!amounts.net.isValid() || !amounts.gross.isValid())
            check.refuse(path, line.unitPrice.toDouble(), -PlanCheck::kLargest, PlanCheck::kLargest);
        result.total.net = result.total.net + amounts.net;
        result.total.vat = result.total.vat + amounts.vat;
        result.total.gross = result.total.gross + amounts.gross;
        result.lines.push_back(amounts);
    }
    if (!check.passed())
        return tl::unexpected(check.errors());
    return result;
}

} // namespace xj::cost
