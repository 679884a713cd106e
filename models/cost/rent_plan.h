// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/cost/cash_plan.h"
#include "models/cost/tiers.h"
#include "models/domain/result.h"

#include <optional>
#include <vector>

namespace xj::cost {

enum class RentMode {
    OnDemand, ///< price follows the market each month; pays max(use, commitment)
    Reserved ///< price fixed for a term and renewed at the price then current; paid used or not
};

/// A rental, month by month (cost model, section 2). Prices in one currency; months run 1..T.
struct RentPlan
{
    RentMode mode = RentMode::OnDemand;
    int months = 36;
    double annualRate = 0.0; ///< effective discount rate, > -1
    double hoursPerMonth = 730.0;
    double gpus = 8.0;
    double utilisation = 0.0; ///< busy share, 0..1
    double scalingEfficiency = 1.0; ///< work done per busy hour
    double pricePerGpuHour = 0.0;
    double priceChangePerYear = 0.0; ///< signed: -0.18 falls by 18 % a year
    double minimumCommitUtilisation = 0.0; ///< take-or-pay share, 0..1
    double billingQuantumHours = 0.0; ///< each start is rounded up to a multiple; 0: billed as used
    double startsPerMonth = 0.0; ///< of each GPU, for the rounding
    bool paidInAdvance = false; ///< month m is paid at its start, m - 1
    int termMonths = 12; ///< Reserved
    double upfrontShare = 0.0; ///< Reserved: of the term's price, paid at its start
    double minimumSpendPerMonth = 0.0;
    double storageGB = 0.0;
    std::optional<double> storagePerGBMonth; ///< absent: not quoted
    double egressGBPerMonth = 0.0;
    std::vector<PriceTier> egressTiers; ///< empty: not quoted
    std::vector<PriceTier> supportTiers; ///< share of the month's bill by tiers of the bill
    double supportMinimum = 0.0;
    double fixedFeesPerMonth = 0.0; ///< lines, addresses, protection
    double setUp = 0.0; ///< once, at the start
    double migrationIn = 0.0; ///< once, at the start
    double exitEgressGB = 0.0; ///< taken home at the end, at the last tier's price
    double deposit = 0.0; ///< paid at the start, returned at the end
    double taxRate = 0.0; ///< value added tax on every line
    bool pricesIncludeTax = true;
    bool taxDeductible = false;
};

/// The rental's flows. Errors (field names of the case file): NumberOutOfRange.
[[nodiscard]] domain::CheckedResult<CashPlan> evaluateRent(const RentPlan &plan);

} // namespace xj::cost
