// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/cost/financing.h"

#include "models/cost/discounting.h"

#include <algorithm>

namespace xj::cost {

LoanTerms loanTerms(const Loan &loan)
{
    const double rate = loan.nominalAnnualRate / 12.0;
    const double payment = levelPayment(loan.principal, rate, loan.months);
    return {payment, payment * loan.months - loan.principal, annualRate(rate)};
}

double StraightLine::monthlyCharge() const
{
    return cost * (1.0 - residualRatio) / months;
}

double StraightLine::accumulated(int month) const
{
    return monthlyCharge() * std::clamp(month - acceptanceMonth, 0, months);
}

double StraightLine::bookValue(int month) const
{
    return cost - accumulated(month);
}

TaxSplit splitTax(double gross, double taxRate, bool deductible, double recoveryMonths, double annualRate)
{
    const double net = gross / (1.0 + taxRate);
    const double tax = gross - net;
    const double recovered = deductible ? tax * discountFactor(annualRate, recoveryMonths) : 0.0;
    return {net, tax, gross - recovered, deductible ? net : gross};
}

LeaseOrBuyAnswer compareLeaseAndBuy(const LeaseOrBuy &input)
{
    const double rate = monthlyRate(input.annualRate);
    const double atEnds = annuityFactor(rate, input.months);
    const double atStarts = atEnds * (1.0 + rate);
    const double atEnd = discountFactor(input.annualRate, input.months);
    const StraightLine books{input.priceExVat, input.bookResidualRatio, input.months, 0};

    const double bookValue = books.bookValue(input.months);
    const double resaleAfterTax = input.resale - input.taxRate * (input.resale - bookValue);
    const double shield = input.taxRate * books.monthlyCharge() * atEnds;

    LeaseOrBuyAnswer answer;
    answer.buy = input.priceExVat - shield - resaleAfterTax * atEnd;
    // Bought out, the goods stand in the books at the buy-out price and are resold like bought ones.
    const double kept = input.buyOut > 0.0
        ? (input.resale - input.taxRate * (input.resale - input.buyOut) - input.buyOut) * atEnd
        : 0.0;
    const double perUnit = (input.leaseInAdvance ? atStarts : atEnds) - input.taxRate * atEnds;
    answer.lease = input.leasePerMonth * perUnit - kept;
    if (perUnit > 0.0)
        answer.indifferentLease = (answer.buy + kept) / perUnit;
    return answer;
}

} // namespace xj::cost
