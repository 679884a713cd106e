// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/selection_codes.h"
#include "models/domain/server.h"

#include <QString>

#include <optional>
#include <vector>

namespace xj::selection {

/// What a supplier must bring, in the plain figures of a tender. Absent: not required.
struct ScreenRequirement
{
    double staticGB = 0.0; ///< weights, gradients, optimizer states
    double itemisedGB = 0.0; ///< static + activations + cache + framework
    double headroomMinimum = 1.5;
    double headroomPreferred = 2.0;
    std::optional<double> gpuMemoryMinimumGB;
    std::optional<double> shardGB; ///< of one GPU under the wanted layout
    bool multiGpu = false;
    std::optional<domain::Topology> topology; ///< least link between the GPUs of a server
    int nodes = 1;
    std::optional<double> fabricGbpsPerGpu; ///< for more than one node
    std::optional<double> nvmeReadGBps;
    std::optional<double> networkGbps;
    std::optional<int> deliverByDays;
    std::optional<double> sla;
};

/// What a supplier said. Absent: not stated.
struct ScreenOffer
{
    QString name;
    std::optional<double> gpus; ///< of one purchasable unit
    std::optional<double> gpuMemoryGB;
    std::optional<domain::Topology> topology;
    std::optional<double> fabricGbpsPerGpu;
    std::optional<double> nvmeReadGBps;
    std::optional<double> networkGbps;
    std::optional<double> deliveryDays;
    std::optional<double> sla;
};

enum class ScreenReason {
    MemoryShort,
    MemoryUndisclosed,
    GpuMemoryBelowMinimum,
    ShardDoesNotFit,
    TopologyUndisclosed,
    TopologyInsufficient,
    FabricUndisclosed,
    FabricInsufficient,
    IoUndisclosed,
    IoInsufficient,
    NetworkUndisclosed,
    NetworkInsufficient,
    DeliveryUndisclosed,
    DeliveryTooLate,
    SlaUndisclosed,
    SlaLow
};

enum class ScreenStatus { Survives, Eliminated, Pending };

struct ScreenAnswer
{
    ScreenStatus status = ScreenStatus::Survives;
    std::optional<domain::Layer> layer; ///< first failing, or first unanswered one when pending
    std::optional<ScreenReason> reason;
    std::vector<ScreenReason> also; ///< findings after the deciding one
    bool headroomBelowPreferred = false; ///< of a survivor
};

/// Layer by layer (procurement rules, P2): the first failing test decides, later ones are listed; equality
/// passes; price plays no part. Unstated figures fail in the first two layers and leave the offer pending in
/// the others.
[[nodiscard]] ScreenAnswer screenOffer(const ScreenRequirement &requirement, const ScreenOffer &offer);

} // namespace xj::selection
