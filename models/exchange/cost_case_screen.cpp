// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/exchange/cost_case_screen.h"

#include "models/selection/layer_screen.h"

#include <QJsonArray>

namespace xj::exchange {

using domain::Topology;
using selection::ScreenReason;

namespace {

QString reasonName(ScreenReason reason)
{
    switch (reason) {
    case ScreenReason::MemoryShort:
        return QStringLiteral("memory_short");
    case ScreenReason::MemoryUndisclosed:
        return QStringLiteral("memory_undisclosed");
    case ScreenReason::GpuMemoryBelowMinimum:
        return QStringLiteral("gpu_memory_below_minimum");
    case ScreenReason::ShardDoesNotFit:
        return QStringLiteral("shard_does_not_fit");
    case ScreenReason::TopologyUndisclosed:
        return QStringLiteral("topology_undisclosed");
    case ScreenReason::TopologyInsufficient:
        return QStringLiteral("topology_insufficient");
    case ScreenReason::FabricUndisclosed:
        return QStringLiteral("fabric_undisclosed");
    case ScreenReason::FabricInsufficient:
        return QStringLiteral("fabric_insufficient");
    case ScreenReason::IoUndisclosed:
        return QStringLiteral("io_undisclosed");
    case ScreenReason::IoInsufficient:
        return QStringLiteral("io_insufficient");
    case ScreenReason::NetworkUndisclosed:
        return QStringLiteral("network_undisclosed");
    case ScreenReason::NetworkInsufficient:
        return QStringLiteral("network_insufficient");
    case ScreenReason::DeliveryUndisclosed:
        return QStringLiteral("delivery_undisclosed");
    case ScreenReason::DeliveryTooLate:
        return QStringLiteral("delivery_too_late");
    case ScreenReason::SlaUndisclosed:
        return QStringLiteral("sla_undisclosed");
    case ScreenReason::SlaLow:
        break;
    }
    return QStringLiteral("sla_low");
}

QString statusName(selection::ScreenStatus status)
{
    switch (status) {
    case selection::ScreenStatus::Survives:
        return QStringLiteral("survives");
    case selection::ScreenStatus::Eliminated:
        return QStringLiteral("eliminated");
    case selection::ScreenStatus::Pending:
        break;
    }
    return QStringLiteral("pending");
}

std::optional<Topology> readTopology(CaseFields &in, const char *key)
{
    return in.choice<std::optional<Topology>>(key,
                                              {{"nvlink_full", Topology::FullMesh},
                                               {"nvswitch", Topology::FullMesh},
                                               {"nvlink_bridge", Topology::BridgePairs},
                                               {"nvlink_pairs", Topology::BridgePairs},
                                               {"bridge_pairs", Topology::BridgePairs},
                                               {"bridge", Topology::BridgePairs},
                                               {"pcie", Topology::Pcie},
                                               {"none", std::nullopt},
                                               {"any", std::nullopt}},
                                              std::optional<Topology>());
}

selection::ScreenRequirement readRequirement(CaseFields &in)
{
    selection::ScreenRequirement need;
    need.staticGB = in.number("static_gb", kNotNegative, 0.0);
    need.itemisedGB = in.number("itemised_gb", kNotNegative, 0.0);
    need.headroomMinimum = in.number("headroom_min", kNotNegative, need.headroomMinimum);
    need.headroomPreferred = in.number("headroom_preferred", kNotNegative, need.headroomPreferred);
    need.gpuMemoryMinimumGB = in.numberIfAny("gpu_mem_min_gb", kNotNegative);
    need.shardGB = in.numberIfAny("shard_gb", kNotNegative);
    need.multiGpu = in.flag("multi_gpu", false);
    need.topology = readTopology(in, "intra_node");
    need.nodes = in.whole("nodes", kMonthOffset, 1);
    need.fabricGbpsPerGpu = in.numberIfAny("fabric_gbps_min", kNotNegative);
    need.nvmeReadGBps = in.numberIfAny("io_read_gbs", kNotNegative);
    need.networkGbps = in.numberIfAny("network_gbps_min", kNotNegative);
    if (in.has("deliver_by_days"))
        need.deliverByDays = in.whole("deliver_by_days", {0.0, 1e6});
    need.sla = in.numberIfAny("sla_min", kShareOfOne);
    return need;
}

selection::ScreenOffer readOffer(CaseFields &in)
{
    selection::ScreenOffer offer;
    offer.name = in.text("name", QString());
    offer.gpus = in.numberIfAny("gpus", kNotNegative);
    offer.gpuMemoryGB = in.numberIfAny("gpu_mem_gb", kNotNegative);
    offer.topology = readTopology(in, "topology");
    offer.fabricGbpsPerGpu = in.numberIfAny("fabric_gbps_per_gpu", kNotNegative);
    offer.nvmeReadGBps = in.numberIfAny("nvme_read_gbs", kNotNegative);
    offer.networkGbps = in.numberIfAny("network_gbps", kNotNegative);
    offer.deliveryDays = in.numberIfAny("delivery_days", kNotNegative);
    offer.sla = in.numberIfAny("sla", kShareOfOne);
    return offer;
}

} // namespace

QJsonObject runElimination(CaseFields &in)
{
    CaseFields requirement = in.object("requirement");
    const selection::ScreenRequirement need = readRequirement(requirement);
    QJsonArray offers;
    for (CaseFields &entry : in.objects("offers")) {
        const selection::ScreenOffer offer = readOffer(entry);
        const selection::ScreenAnswer answer = selection::screenOffer(need, offer);
        QJsonArray also;
        for (const ScreenReason reason : answer.also)
            also.append(reasonName(reason));
        offers.append(QJsonObject{
            {QStringLiteral("name"), offer.name},
            {QStringLiteral("status"), statusName(answer.status)},
            {QStringLiteral("layer"),
             answer.layer ? QJsonValue(QStringLiteral("L%1").arg(static_cast<int>(*answer.layer) + 1))
                          : QJsonValue()},
            {QStringLiteral("reason"), answer.reason ? QJsonValue(reasonName(*answer.reason)) : QJsonValue()},
            {QStringLiteral("also"), also},
            {QStringLiteral("warning"),
             answer.headroomBelowPreferred ? QJsonValue(QStringLiteral("headroom_below_preferred"))
                                           : QJsonValue()}});
    }
    return {{QStringLiteral("offers"), offers}};
}

} // namespace xj::exchange
