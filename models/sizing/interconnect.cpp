// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/sizing/interconnect.h"

#include <algorithm>

namespace xj::sizing {

namespace {

using domain::Gpu;
using domain::Topology;

constexpr int kBridgePair = 2;
constexpr int kSocketGroup = 4; ///< cards below one PCIe switch or socket in eight-card boxes

/// Measured parts' link rates, both directions, GB/s.
double measuredRate(LinkClass link)
{
    switch (link) {
    case LinkClass::NvLink3:
        return 600.0;
    case LinkClass::NvLink4:
        return 900.0;
    case LinkClass::NvLink5:
        return 1800.0;
    case LinkClass::InfinityFabric3:
        return 896.0;
    case LinkClass::InfinityFabric4:
        return 1075.0;
    default:
        return 0.0;
    }
}

GpuPath scaled(const Gpu &gpu, LinkClass link, bool calibrated)
{
    const double own = gpu.linkGBps.value_or(0.0);
    const double measured = measuredRate(link);
    const double scale = own > 0.0 && measured > 0.0 ? measured / own : 1.0;
    return {link, scale, calibrated};
}

GpuPath fabricPath(const Gpu &gpu)
{
    const QString &type = gpu.linkType;
    if (type.startsWith(u"NVLink 5"))
        return scaled(gpu, LinkClass::NvLink5, true);
    if (type.startsWith(u"NVLink 4"))
        return scaled(gpu, LinkClass::NvLink4, true);
    if (type.startsWith(u"NVLink"))
        return scaled(gpu, LinkClass::NvLink3, true);
    if (type.startsWith(u"Infinity"))
        return gpu.architecture.startsWith(u"CDNA 4") ? scaled(gpu, LinkClass::InfinityFabric4, true)
                                                      : scaled(gpu, LinkClass::InfinityFabric3, true);
    return scaled(gpu, LinkClass::NvLink3, false);
}

GpuPath pciePath(const Gpu &gpu, Topology topology, int gpus)
{
    if (topology == Topology::PcieNoPeer)
        return {LinkClass::PcieNoPeer, 1.0, true};
    constexpr int kPcie5 = 5;
    if (gpu.pcieGeneration.value_or(0) >= kPcie5)
        return {LinkClass::Pcie5Peer, 1.0, true};
    const bool acrossSockets = gpus > kSocketGroup;
    return {acrossSockets ? LinkClass::Pcie4Host : LinkClass::Pcie4Switch, 1.0, true};
}

bool hasFabric(const Gpu &gpu)
{
    return gpu.linkGBps.value_or(0.0) > 0.0 && gpu.linkType != u"none";
}

} // namespace

Topology ownTopology(const Gpu &gpu, int gpus)
{
    if (gpus <= 1)
        return Topology::SingleGpu;
    if (hasFabric(gpu)) {
        if (gpu.linkType.contains(u"bridge"))
            return Topology::BridgePairs;
        return Topology::FullMesh;
    }
    return gpu.datacenterLicensed ? Topology::Pcie : Topology::PcieNoPeer;
}

GpuPath pathBetween(const Gpu &gpu, Topology topology, int gpus)
{
    if (topology == Topology::Unknown)
        topology = ownTopology(gpu, gpus);
    switch (topology) {
    case Topology::FullMesh:
        return fabricPath(gpu);
    case Topology::BridgePairs:
        if (gpus <= std::max(kBridgePair, gpu.maxLinkGroup.value_or(kBridgePair)) && hasFabric(gpu))
            return fabricPath(gpu);
        return pciePath(gpu, Topology::Pcie, gpus);
    case Topology::PcieNoPeer:
    case Topology::Pcie:
    case Topology::SingleGpu:
    case Topology::Unknown:
        break;
    }
    return pciePath(gpu, topology, gpus);
}

LinkFactors allReduceCost(const GpuPath &path, int gpus, const Calibration &calibration)
{
    LinkFactors cost = calibration.link(path.link, gpus);
    cost.betaSecondsPerByte *= path.rateScale;
    return cost;
}

int fastLinkGroup(const Gpu &gpu, Topology topology, int gpusPerBox)
{
    if (topology == Topology::Unknown)
        topology = ownTopology(gpu, gpusPerBox);
    if (topology == Topology::FullMesh)
        return std::max(1, gpusPerBox);
    if (topology == Topology::BridgePairs)
        return std::min(gpusPerBox, std::max(kBridgePair, gpu.maxLinkGroup.value_or(kBridgePair)));
    return 1;
}

} // namespace xj::sizing
