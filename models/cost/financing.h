// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

namespace xj::cost {

/// An equal-instalment loan (等额本息).
struct Loan
{
    double principal = 0.0;
    double nominalAnnualRate = 0.0; ///< charged as a twelfth each month
    int months = 0; ///< > 0
};

struct LoanTerms
{
    double payment = 0.0; ///< per month, at month end
    double totalInterest = 0.0;
    double effectiveAnnualRate = 0.0;
};

[[nodiscard]] LoanTerms loanTerms(const Loan &loan);

/// Straight line: V (1 - rho)/n in each month, first in the month after acceptance.
struct StraightLine
{
    double cost = 0.0;
    double residualRatio = 0.0; ///< of cost, 0..1
    int months = 0; ///< life, > 0
    int acceptanceMonth = 0;

    [[nodiscard]] double monthlyCharge() const;
    /// Charged up to and with month end `month`: nothing before acceptance, all after the life.
    [[nodiscard]] double accumulated(int month) const;
    [[nodiscard]] double bookValue(int month) const;
    [[nodiscard]] int lastChargeMonth() const { return acceptanceMonth + months; }
};

/// What remains of value added tax for the buyer.
struct TaxSplit
{
    double net = 0.0;
    double tax = 0.0;
    double presentCost = 0.0; ///< gross now, less the tax when it comes back
    double depreciableBase = 0.0; ///< net when the tax is deducted, else gross
};

/// Splits a gross price; a deductible tax comes back `recoveryMonths` later, any other stays a cost.
/// taxRate > -1.
[[nodiscard]] TaxSplit splitTax(double gross, double taxRate, bool deductible, double recoveryMonths,
                                double annualRate);

/// Lease or buy, both after income tax; value added tax is deductible on both sides.
struct LeaseOrBuy
{
    double priceExVat = 0.0;
    double bookResidualRatio = 0.05;
    int months = 36; ///< of the lease and of the depreciation, > 0
    double taxRate = 0.25; ///< income tax
    double annualRate = 0.0;
    double leasePerMonth = 0.0;
    bool leaseInAdvance = false;
    double resale = 0.0; ///< before tax, at the end
    double buyOut = 0.0; ///< paid by the lessee at the end to own the goods
};

struct LeaseOrBuyAnswer
{
    double buy = 0.0; ///< NPV
    double lease = 0.0; ///< NPV
    std::optional<double>
        indifferentLease; ///< payment at which both cost the same; none when payments cost nothing after tax
};

/// buy = V - tax * depreciation shield - after-tax resale; lease = payments - tax * payments (+ buy-out, less
/// the resale it brings). Tax is saved at the end of the month of the charge; the gain on resale over book
/// value is taxed.
[[nodiscard]] LeaseOrBuyAnswer compareLeaseAndBuy(const LeaseOrBuy &input);

} // namespace xj::cost
