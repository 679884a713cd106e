// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/cost_result.h"
#include "models/domain/path_result.h"
#include "models/domain/selection_result.h"
#include "models/domain/sizing_result.h"

#include <QDate>
#include <QString>

#include <optional>
#include <vector>

namespace xj::domain {

/// One workload, sized and matched to the market.
struct WorkloadRecommendation
{
    WorkloadSizing sizing;
    Funnel funnel;

    bool operator==(const WorkloadRecommendation &) const = default;
};

/// A default the buyer did not set, and where it comes from.
struct DefaultUsed
{
    QString key; ///< JSON path in the project file
    Argument value;
    QString source;
    std::optional<QDate> observedOn;

    bool operator==(const DefaultUsed &) const = default;
};

enum class RecommendedAction {
    NothingQualifies,
    AskForQuotes, ///< the need is clear, but no candidate has a comparable price
    Rent,
    Build,
    Hybrid
};

/// The headline: what the verdict bar and page one of the report say.
struct Headline
{
    RecommendedAction action = RecommendedAction::NothingQualifies;
    std::optional<double> monthlyCost; ///< of the best candidates of all workloads, project currency
    std::optional<double> equivalentMonthly; ///< of the cheapest option over the horizon
    std::vector<Reason> reasons; ///< at most three
    std::vector<Reason> risks; ///< at most three

    bool operator==(const Headline &) const = default;
};

/// The one answer. Screen, charts, PDF, JSON and command line only show it.
struct Recommendation
{
    QString projectTitle;
    Currency currency = Currency::cny();
    int horizonMonths = 0;
    QDate asOf;
    QString inputHash; ///< first 12 hex digits of SHA-256 over the canonical inputs
    std::vector<WorkloadRecommendation> workloads; ///< in project order
    Tco tco;
    StagedPath path;
    Headline headline;
    std::vector<DefaultUsed> defaults;
    std::vector<Reason> warnings;

    bool operator==(const Recommendation &) const = default;
};

} // namespace xj::domain
