// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/figure.h"

#include <QString>

#include <optional>
#include <vector>

namespace xj::domain {

/// What runs one workload during one stage.
struct StageConfiguration
{
    QString workload;
    QString gpuId;
    int gpus = 0;
    int servers = 0;
    SupplyMode supply = SupplyMode::OnDemand;
    BilingualName provider;
    QString instance;
    std::optional<double> monthlyCost; ///< project currency; absent: price on request

    bool operator==(const StageConfiguration &) const = default;
};

struct PathStage
{
    Stage stage = Stage::Validate;
    bool skipped = false;
    int firstMonth = 1; ///< 1..horizon
    int lastMonth = 1;
    std::vector<StageConfiguration> configurations;
    std::optional<double> monthlyCost;
    std::optional<double> totalCost;
    std::vector<Reason> entry; ///< why it starts then
    std::vector<Reason> triggers; ///< what must hold to leave it

    bool operator==(const PathStage &) const = default;
};

/// Demand against capacity over the horizon, in GPUs of the recommended kind.
struct CapacityPoint
{
    int month = 0;
    double demandGpus = 0.0;
    double capacityGpus = 0.0;

    bool operator==(const CapacityPoint &) const = default;
};

struct StagedPath
{
    std::vector<PathStage> stages; ///< always three, in order; skipped ones say why
    std::vector<CapacityPoint> capacity;
    std::optional<double> totalCost;
    std::vector<Reason> notes;

    bool operator==(const StagedPath &) const = default;
};

} // namespace xj::domain
