// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/domain/topology.h"

namespace xj::domain {

namespace {

constexpr int kFullyJoinedV100 = 4;

bool isModule(const Gpu &gpu)
{
    return gpu.formFactor.startsWith(QLatin1String("SXM")) || gpu.formFactor.startsWith(QLatin1String("OAM"))
        || gpu.formFactor.startsWith(QLatin1String("Superchip"));
}

bool isHybridCubeMesh(const Gpu &gpu)
{
    return gpu.linkType == QLatin1String("NVLink 1") || gpu.linkType == QLatin1String("NVLink 2");
}

} // namespace

Topology topologyOf(const Gpu &gpu, int count, const QString &interconnect)
{
    if (count == 1)
        return Topology::SingleGpu;
    const bool statedPcie = interconnect == QLatin1String("pcie");
    if (statedPcie || gpu.linkType == QLatin1String("none"))
        return gpu.datacenterLicensed ? Topology::Pcie : Topology::PcieNoPeer;
    if (gpu.linkType.contains(QLatin1String("bridge")))
        return interconnect.isEmpty() ? Topology::Unknown : Topology::BridgePairs;
    if (!isModule(gpu) || count > gpu.maxLinkGroup.value_or(0))
        return Topology::Unknown;
    if (isHybridCubeMesh(gpu) && count > kFullyJoinedV100)
        return Topology::BridgePairs;
    return Topology::FullMesh;
}

} // namespace xj::domain
