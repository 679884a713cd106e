// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/text/cost_text.h"

#include <QCoreApplication>

#include <array>

namespace xj::text {

namespace {

/// The words of the cost engine, in one context.
class CostText
{
    Q_DECLARE_TR_FUNCTIONS(xj::text::CostText)

public:
    static QString term(domain::CostTerm term);
    static QString pattern(domain::CostReason reason);
    static QString label(const QString &key);
};

/// A parameter's key and its label in the source language.
struct Label
{
    const char *key;
    const char *words;
};

// clang-format off
constexpr std::array kLabels{
    Label{"discount_ratio_per_year", QT_TRANSLATE_NOOP("xj::text::CostText", "Discount rate per year")},
    Label{"hours_per_month", QT_TRANSLATE_NOOP("xj::text::CostText", "Hours per month")},
    Label{"planned_utilisation_ratio", QT_TRANSLATE_NOOP("xj::text::CostText", "Planned utilisation")},
    Label{"server_price_per_gpu", QT_TRANSLATE_NOOP("xj::text::CostText", "Server price per GPU, without tax")},
    Label{"host_share_ratio", QT_TRANSLATE_NOOP("xj::text::CostText", "Rest of the server, share of the cards’ price")},
    Label{"fabric_price_per_server", QT_TRANSLATE_NOOP("xj::text::CostText", "Cluster network per server")},
    Label{"installation_ratio", QT_TRANSLATE_NOOP("xj::text::CostText", "Cables, installation and insurance, share of the server price")},
    Label{"server_vat_ratio", QT_TRANSLATE_NOOP("xj::text::CostText", "Value added tax on servers")},
    Label{"vat_deductible_ratio", QT_TRANSLATE_NOOP("xj::text::CostText", "Share of input tax that is deducted")},
    Label{"vat_recovery_lag_months", QT_TRANSLATE_NOOP("xj::text::CostText", "Months until input tax is deducted")},
    Label{"payment_at_contract_ratio", QT_TRANSLATE_NOOP("xj::text::CostText", "Share paid at contract")},
    Label{"delivery_lag_months", QT_TRANSLATE_NOOP("xj::text::CostText", "Months from order to acceptance")},
    Label{"load_kw_per_gpu", QT_TRANSLATE_NOOP("xj::text::CostText", "Power per GPU under load")},
    Label{"idle_kw_per_gpu", QT_TRANSLATE_NOOP("xj::text::CostText", "Power per GPU when idle")},
    Label{"pue", QT_TRANSLATE_NOOP("xj::text::CostText", "PUE")},
    Label{"electricity_price_per_kwh", QT_TRANSLATE_NOOP("xj::text::CostText", "Electricity price")},
    Label{"colocation_price_per_kw_month", QT_TRANSLATE_NOOP("xj::text::CostText", "Colocation per kW and month")},
    Label{"staff_minimum_fte", QT_TRANSLATE_NOOP("xj::text::CostText", "Least staff")},
    Label{"staff_fte_per_gpu", QT_TRANSLATE_NOOP("xj::text::CostText", "Staff per GPU")},
    Label{"staff_cost_per_year", QT_TRANSLATE_NOOP("xj::text::CostText", "Cost of one person per year")},
    Label{"maintenance_ratio_per_year", QT_TRANSLATE_NOOP("xj::text::CostText", "Maintenance per year, share of the server price")},
    Label{"warranty_months", QT_TRANSLATE_NOOP("xj::text::CostText", "Warranty without maintenance cost")},
    Label{"resale_loss_ratio_per_year", QT_TRANSLATE_NOOP("xj::text::CostText", "Loss of resale value per year")},
    Label{"hardware_price_change_ratio_per_year", QT_TRANSLATE_NOOP("xj::text::CostText", "Change of server prices per year")},
    Label{"rent_price_change_ratio_per_year", QT_TRANSLATE_NOOP("xj::text::CostText", "Change of rents per year")},
    Label{"licence_per_gpu_year", QT_TRANSLATE_NOOP("xj::text::CostText", "Software licences per GPU and year")},
    Label{"network_per_month", QT_TRANSLATE_NOOP("xj::text::CostText", "Network lines per month")},
    Label{"decommission_per_server", QT_TRANSLATE_NOOP("xj::text::CostText", "Decommissioning per server")},
    Label{"rent_storage_gb", QT_TRANSLATE_NOOP("xj::text::CostText", "Rented storage")},
    Label{"rent_storage_price_per_gb_month", QT_TRANSLATE_NOOP("xj::text::CostText", "Price of rented storage")},
    Label{"rent_egress_gb_per_month", QT_TRANSLATE_NOOP("xj::text::CostText", "Outbound traffic per month")},
    Label{"rent_egress_price_per_gb", QT_TRANSLATE_NOOP("xj::text::CostText", "Price of outbound traffic")},
    Label{"rent_support_ratio", QT_TRANSLATE_NOOP("xj::text::CostText", "Support plan, share of the bill")},
};
// clang-format on

QString CostText::term(domain::CostTerm term)
{
    using domain::CostTerm;
    switch (term) {
    case CostTerm::RentPricePerGpuHour:
        return tr("Rent per GPU-hour");
    case CostTerm::RentPerMonth:
        return tr("Rent per month");
    case CostTerm::ServerPrice:
        return tr("Server price");
    case CostTerm::CapitalOutlay:
        return tr("Capital outlay");
    case CostTerm::NetPresentValue:
        return tr("Net present value of cost");
    case CostTerm::UndiscountedTotal:
        return tr("Total cost, undiscounted");
    case CostTerm::EquivalentMonthlyCost:
        return tr("Equivalent monthly cost");
    case CostTerm::LevelisedCost:
        return tr("Cost per effective GPU-hour");
    case CostTerm::PeakCashNeed:
        return tr("Peak cash need");
    case CostTerm::BreakEvenUtilisation:
        return tr("Break-even utilisation");
    case CostTerm::BreakEvenMonth:
        return tr("Break-even month");
    case CostTerm::LastingBreakEvenMonth:
        return tr("Lasting break-even month");
    case CostTerm::FixedCostDifference:
        return tr("Fixed cost of building less that of renting");
    case CostTerm::VariableCostDifference:
        return tr("Variable cost of renting less that of building, at full use");
    case CostTerm::PlannedUtilisation:
        return tr("Planned utilisation");
    case CostTerm::ResidualValue:
        return tr("Residual value");
    case CostTerm::MonthlyAnnuity:
        return tr("Monthly annuity");
    case CostTerm::EffectiveGpuHours:
        return tr("Effective GPU-hours");
    case CostTerm::OwnedGpus:
        return tr("GPUs owned");
    case CostTerm::PeakGpus:
        return tr("GPUs at the peak");
    case CostTerm::CriticalShare:
        return tr("Critical share of time");
    case CostTerm::DiscountRate:
        return tr("Discount rate per year");
    case CostTerm::HorizonMonths:
        return tr("Horizon");
    case CostTerm::PeakCashMonth:
        return tr("Month of the peak cash need");
    case CostTerm::AnnuityFactor:
        return tr("Annuity factor");
    }
    return {};
}

QString CostText::pattern(domain::CostReason reason)
{
    using domain::CostReason;
    switch (reason) {
    case CostReason::BreakEvenAt:
        return tr("Building costs less than renting above a utilisation of %1.");
    case CostReason::AlwaysBuild:
        return tr("Building is no dearer than renting at any utilisation.");
    case CostReason::NeverBuildPrice:
        return tr("Renting is cheaper at any utilisation: more use does not make building catch up.");
    case CostReason::NeverBuildCapacity:
        return tr("Renting is cheaper at any utilisation that can be reached: building would need %1, and "
                  "at most %2 is possible.");
    case CostReason::BuildBelow:
        return tr("Building costs less than renting only below a utilisation of %1.");
    case CostReason::EqualCost:
        return tr("Building and renting cost the same.");
    case CostReason::BeyondHorizon:
        return tr("Building does not catch up with renting within %1, but gains on it each month.");
    case CostReason::NoCrossing:
        return tr("The cumulative cost of building never falls to that of renting.");
    case CostReason::NoServerPrice:
        return tr("No price of a server with %1 is published; building cannot be costed. Ask a supplier "
                  "for a quote and enter it.");
    case CostReason::NoRentPrice:
        return tr("No rental price of %1 is known; renting cannot be costed. Ask a provider for a quote.");
    case CostReason::ServerPriceFromCards:
        return tr("No price of a whole server with %1 is published; it was made of the cards' price plus "
                  "%2 for the rest of the server.");
    case CostReason::CurrencyConverted:
        return tr("Amounts in %1 were converted to %2 at %3 of %4.");
    case CostReason::RateStale:
        return tr("The exchange rate from %1 to %2 is of %3 and may no longer hold.");
    case CostReason::AssumptionDefault:
        return tr("The default was taken for “%1”.");
    case CostReason::ResidualAtZero:
        return tr("With no residual value at all the break-even utilisation would be %1.");
    case CostReason::UnitCostUndefined:
        return tr("Nothing is used, so there is no cost per unit.");
    case CostReason::PriceStale:
        return tr("The price is of %1 and may no longer hold.");
    case CostReason::TaxUnstated:
        return tr("It is not stated whether the server price includes value added tax; it was taken as it "
                  "stands.");
    case CostReason::WorkloadNotInFleet:
        return tr("“%1” runs on %2 and is not part of this comparison.");
    case CostReason::AssumptionMissing:
        return tr("No source publishes “%1” and none was entered; what needs it is not costed. Enter a "
                  "value.");
    case CostReason::DeliveryBeyondHorizon:
        return tr("Servers would arrive after %1, but the horizon is %2: building serves nothing. Lengthen "
                  "the horizon or shorten the delivery.");
    }
    return {};
}

QString CostText::label(const QString &key)
{
    for (const Label &label : kLabels) {
        if (key == QLatin1String(label.key))
            return tr(label.words);
    }
    return key;
}

} // namespace

QString costTerm(domain::CostTerm term)
{
    return CostText::term(term);
}

QString costSentence(domain::CostReason reason, const domain::Arguments &arguments, const Style &style)
{
    const bool namesAssumption
        = reason == domain::CostReason::AssumptionDefault || reason == domain::CostReason::AssumptionMissing;
    const QString *key
        = namesAssumption && !arguments.isEmpty() ? std::get_if<QString>(&arguments.first()) : nullptr;
    if (key)
        return filled(CostText::pattern(reason), {CostText::label(*key)}, style);
    return filled(CostText::pattern(reason), arguments, style);
}

QString assumptionLabel(const QString &key)
{
    return CostText::label(key);
}

} // namespace xj::text
