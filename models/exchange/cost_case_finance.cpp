// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/cost/discounting.h"
#include "models/cost/financing.h"
#include "models/cost/pay_back.h"
#include "models/cost/price_terms.h"
#include "models/exchange/cost_case_kinds.h"

#include <QJsonArray>

namespace xj::exchange {

namespace {

QJsonObject runNpv(CaseFields &in)
{
    const double rate = in.number("annual_rate_effective", kYearlyRate);
    std::vector<cost::DatedFlow> flows;
    for (CaseFields &flow : in.objects("flows"))
        flows.push_back({flow.number("t_months", kMonthOffset), flow.number("amount", kAnyAmount)});
    return {{QStringLiteral("monthly_rate"), cost::monthlyRate(rate)},
            {QStringLiteral("npv"), cost::netPresentValue(rate, std::move(flows))}};
}

QJsonObject runLoan(CaseFields &in)
{
    cost::Loan loan;
    loan.principal = in.number("principal", kNotNegative);
    loan.nominalAnnualRate = in.number("annual_rate_nominal_monthly", kYearlyRate);
    loan.months = in.whole("months", kMonthCount);
    const cost::LoanTerms terms = cost::loanTerms(loan);
    return {{QStringLiteral("payment"), terms.payment},
            {QStringLiteral("total_interest"), terms.totalInterest},
            {QStringLiteral("effective_annual_rate"), terms.effectiveAnnualRate}};
}

QJsonObject runDepreciation(CaseFields &in)
{
    cost::StraightLine books;
    books.cost = in.number("cost_ex_vat", kNotNegative);
    books.residualRatio = in.number("residual_rate", kShareOfOne, 0.0);
    books.months = in.whole("months", kMonthCount);
    books.acceptanceMonth = in.whole("acceptance_month", kMonthOffset, 0);
    const int ask = in.whole("ask_month", kMonthOffset);
    return {{QStringLiteral("monthly"), books.monthlyCharge()},
            {QStringLiteral("accumulated"), books.accumulated(ask)},
            {QStringLiteral("book_value"), books.bookValue(ask)},
            {QStringLiteral("last_charge_month"), books.lastChargeMonth()}};
}

QJsonObject runVat(CaseFields &in)
{
    const double gross = in.number("price_incl_vat", kNotNegative);
    const double rate = in.number("vat_rate", kShareOfOne);
    const bool deductible = in.flag("deductible");
    const double lag = in.number("recovery_lag_months", kMonthOffset, 0.0);
    const double annual = in.number("annual_rate_effective", kYearlyRate, 0.0);
    const cost::TaxSplit split = cost::splitTax(gross, rate, deductible, lag, annual);
    return {{QStringLiteral("price_ex_vat"), split.net},
            {QStringLiteral("vat"), split.tax},
            {QStringLiteral("npv_cost"), split.presentCost},
            {QStringLiteral("depreciable_base"), split.depreciableBase}};
}

QString cheaperOf(double buy, double lease)
{
    if (buy == lease)
        return QStringLiteral("equal");
    return buy < lease ? QStringLiteral("buy") : QStringLiteral("lease");
}

QJsonObject runLeaseOrBuy(CaseFields &in)
{
    cost::LeaseOrBuy input;
    input.priceExVat = in.number("price_ex_vat", kNotNegative);
    input.bookResidualRatio = in.number("residual_rate_book", kShareOfOne, 0.05);
    input.months = in.whole("months", kMonthCount);
    input.taxRate = in.number("tax_rate", kShareOfOne);
    input.annualRate = in.number("annual_rate_effective", kYearlyRate);
    input.leasePerMonth = in.number("lease_per_month_ex_vat", kNotNegative);
    input.leaseInAdvance = in.flag("lease_in_advance", false);
    input.resale = in.number("resale", kNotNegative, 0.0);
    input.buyOut = in.number("buy_out", kNotNegative, 0.0);
    const cost::LeaseOrBuyAnswer answer = cost::compareLeaseAndBuy(input);
    return {{QStringLiteral("npv_buy"), answer.buy},
            {QStringLiteral("npv_lease"), answer.lease},
            {QStringLiteral("cheaper"), cheaperOf(answer.buy, answer.lease)},
            {QStringLiteral("indifferent_lease"), orNull(answer.indifferentLease)}};
}

QJsonObject runIrr(CaseFields &in)
{
    const double capital = in.number("capex", kNotNegative);
    const double saving = in.number("saving_per_month", kAnyAmount);
    const int months = in.whole("months", kMonthCount);
    const double residual = in.number("residual", kAnyAmount, 0.0);
    std::vector<double> flows(static_cast<size_t>(months) + 1, saving);
    flows.front() = -capital;
    flows.back() += residual;
    const cost::RateOfReturn rate = cost::internalRateOfReturn(flows);
    const std::optional<double> simple = saving > 0.0 ? std::optional(capital / saving) : std::nullopt;
    QJsonObject answer{{QStringLiteral("monthly_irr"), orNull(rate.monthly)},
                       {QStringLiteral("annual_irr"), orNull(rate.annual)},
                       {QStringLiteral("simple_payback_months"), orNull(simple)},
                       {QStringLiteral("sign_changes"), rate.signChanges}};
    if (rate.signChanges > 1) {
        QJsonArray profile;
        for (int percent = 0; percent <= 50; percent += 5) {
            std::vector<cost::DatedFlow> dated;
            for (size_t t = 0; t < flows.size(); ++t)
                dated.push_back({static_cast<double>(t), flows[t]});
            profile.append(QJsonArray{percent / 100.0, cost::netPresentValue(percent / 100.0, dated)});
        }
        answer.insert(QStringLiteral("npv_profile"), profile);
    }
    return answer;
}

std::vector<cost::PaymentShare> readShares(CaseFields &in, const char *key)
{
    std::vector<cost::PaymentShare> shares;
    std::vector<double> parts;
    for (CaseFields &term : in.objects(key)) {
        shares.push_back({term.number("share", kShareOfOne), term.number("t_months", kMonthOffset)});
        parts.push_back(shares.back().share);
    }
    if (in.ok())
        in.sharesOfOne(key, parts);
    return shares;
}

QJsonObject runPaymentTerms(CaseFields &in)
{
    const double price = in.number("price", kNotNegative);
    const std::vector<cost::PaymentShare> terms = readShares(in, "terms");
    const std::vector<cost::PaymentShare> reference = readShares(in, "reference_terms");
    const double rate = in.number("annual_rate_effective", kYearlyRate);
    if (!in.ok())
        return {};
    const cost::PaymentTermsAnswer answer = cost::comparePaymentTerms(price, terms, reference, rate);
    return {{QStringLiteral("pv"), answer.presentValue},
            {QStringLiteral("equivalent_price_on_reference_terms"), answer.equivalentPrice},
            {QStringLiteral("advantage"), answer.advantage},
            {QStringLiteral("weighted_average_months"), answer.weightedAverageMonths}};
}

constexpr CostCaseKind kKinds[] = {{"npv", runNpv},
                                   {"loan", runLoan},
                                   {"depreciation_sl", runDepreciation},
                                   {"vat", runVat},
                                   {"lease_vs_buy", runLeaseOrBuy},
                                   {"irr", runIrr},
                                   {"payment_terms", runPaymentTerms}};

} // namespace

std::span<const CostCaseKind> financeCaseKinds()
{
    return kKinds;
}

} // namespace xj::exchange
