// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/currency.h"
#include "models/domain/quote.h"
#include "models/domain/workload.h"

#include <QDate>
#include <QMap>
#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace xj::domain {

/// A planned change of load: from `month` on, the workload is `scale` times as large and, if named, runs
/// another model.
struct ExpansionEvent
{
    int month = 0; ///< 1..horizon
    QString workload;
    std::optional<double> scale;
    std::optional<ModelChoice> model;

    bool operator==(const ExpansionEvent &) const = default;
};

struct Expansion
{
    double monthlyGrowthRatio = 0.0; ///< 0.08: eight per cent more each month, compounding
    std::vector<ExpansionEvent> events;

    bool operator==(const Expansion &) const = default;
};

/// How the buyer stands to input VAT.
enum class BuyerVat { General, Small, None };

/// What an offer must keep to. Absent means "not required".
struct Constraints
{
    QStringList regions; ///< ISO country codes or region names; empty: anywhere
    std::optional<double> budgetMonthly; ///< project currency
    std::optional<double> budgetCapital;
    std::optional<int> deliveryWeeksMax;
    QStringList dataMustStayIn;
    bool eccRequired = false;
    bool datacenterGpuOnly = false;
    bool cudaRequired = false;
    QStringList excludedProviders;
    BuyerVat buyerVat = BuyerVat::General;
    std::optional<double> minimumGpuMemoryGB;
    std::optional<double> minimumNetworkGbps;
    std::optional<double> minimumSlaRatio;

    bool operator==(const Constraints &) const = default;
};

/// One month of what was really used: for the utilisation ruler.
struct UsageMonth
{
    QDate month; ///< its first day
    double utilisationRatio = 0.0;
    std::optional<double> medianWaitMinutes;

    bool operator==(const UsageMonth &) const = default;
};

/// All that a buyer enters. A value: two equal projects over equal catalogues give the same recommendation to
/// the byte.
struct Project
{
    QString title;
    Currency currency = Currency::cny();
    int horizonMonths = 36; ///< 1..120
    std::optional<QDate> asOf; ///< the day the answer is for; absent: the catalogue's newest observation
    std::vector<Workload> workloads;
    Expansion expansion;
    Constraints constraints;
    QMap<QString, double> assumptions; ///< overrides, by the names of `xuanji schema cost`
    std::vector<Quote> quotes;
    std::vector<UsageMonth> usage;

    bool operator==(const Project &) const = default;
};

} // namespace xj::domain
