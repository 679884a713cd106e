// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/cost/cash_plan.h"
#include "models/cost/power.h"
#include "models/domain/result.h"

#include <QString>

#include <optional>
#include <vector>

namespace xj::cost {

/// Something bought, at a price without value added tax and with its own tax rate.
struct CapitalItem
{
    QString name;
    double quantity = 1.0;
    double unitPriceExVat = 0.0;
    double vatRate = 0.0;
};

/// When a share of the purchase falls due.
enum class PaymentEvent {
    Contract, ///< the day of the order
    Delivery, ///< shipment
    Acceptance, ///< L months after the order
    Retention ///< acceptance + retention period (质保金)
};

struct PaymentTerm
{
    PaymentEvent event = PaymentEvent::Acceptance;
    double share = 1.0;
};

/// A later purchase: its price without tax, the month it is paid and runs from.
struct Upgrade
{
    int month = 0;
    double priceExVat = 0.0;
    double vatRate = 0.0;
};

/// A share of the purchase paid by the bank and returned in equal instalments from the month after
/// acceptance.
struct PurchaseLoan
{
    double share = 0.0; ///< of the payments due up to acceptance, 0..1
    double nominalAnnualRate = 0.0;
    int months = 36;
};

/// Buying servers and running them, month by month (cost model, section 3).
struct BuildPlan
{
    int months = 36;
    double annualRate = 0.0; ///< effective discount rate, > -1
    double hoursPerMonth = 730.0;
    double gpus = 8.0;
    int nodes = 1;
    double utilisation = 0.0; ///< 0..1
    double scalingEfficiency = 1.0;
    double availability = 1.0; ///< 0..1
    std::vector<CapitalItem> capital;
    std::vector<PaymentTerm> payments; ///< shares sum to 1
    int shipmentMonths = 0;
    int deliveryLagMonths = 0; ///< L: order to acceptance; the servers run in months L+1..T
    int retentionMonths = 0;
    bool vatDeductible = false; ///< no default in files: an unstated tax position is refused there
    int vatRecoveryLagMonths = 1; ///< after acceptance
    double idleKiloWatt = 0.0;
    double loadKiloWatt = 0.0;
    double pue = 1.0;
    std::vector<TariffPeriod> tariff;
    double demandChargePerKiloWattMonth = 0.0;
    double rackKiloWatt = 0.0; ///< 0: no racks are rented
    int rackHeightUnits = 0;
    int nodeHeightUnits = 0;
    double rackFeePerMonth = 0.0;
    double feePerKiloWattMonth = 0.0; ///< contracted load, instead of or beside racks
    double staffFullTime = 0.0; ///< people
    double staffCostPerYear = 0.0;
    double licencePerGpuYear = 0.0;
    double networkPerMonth = 0.0;
    int warrantyMonths = 0;
    double maintenanceRatePerYear = 0.0; ///< of the capital without tax, after the warranty
    double failuresPerGpuYear = 0.0; ///< parts replaced outside the warranty
    double partPrice = 0.0;
    double bridgeRentPerGpuHour = 0.0; ///< rent until acceptance, for the same use; 0: demand waits
    double resaleLossPerYear = 1.0; ///< 1: no residual value
    double decommission = 0.0; ///< at T
    std::vector<Upgrade> upgrades;
    std::optional<PurchaseLoan> loan;
    double incomeTaxRate = 0.0; ///< 0: no tax shield
    int depreciationMonths = 36;
    double bookResidualRatio = 0.05;
};

struct BuildAnswer
{
    double capitalExVat = 0.0;
    int racks = 0;
    CashPlan plan;
};

/// Racks for the plan's nodes, by power and height; 0 when no rack is rented or none can carry a node.
[[nodiscard]] int racksOf(const BuildPlan &plan);

/// The flows of a purchase. Errors (field names of the case file): NumberOutOfRange for figures outside their
/// range, shares that do not sum to 1, a rack weaker than a node.
[[nodiscard]] domain::CheckedResult<BuildAnswer> evaluateBuild(const BuildPlan &plan);

} // namespace xj::cost
