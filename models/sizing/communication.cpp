// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/sizing/communication.h"

#include "models/domain/units.h"
#include "models/sizing/interconnect.h"

#include <algorithm>
#include <cmath>

namespace xj::sizing {

namespace {

using domain::Gpu;
using domain::Topology;

constexpr double kRampBytes = 8e6; ///< message size at which half of the ramp shows
constexpr double kMicrosecond = 1e-6;

/// Measured behaviour of a link class: shares of the nominal rate per direction, microseconds.
struct LinkTraits
{
    double ringShare; ///< from three GPUs on
    double pairShare; ///< between two GPUs
    double switchShare; ///< all-reduce from five GPUs on, where switches reduce; else as ringShare
    double startPair; ///< of two GPUs, us
    double startGrowth; ///< start grows with (n/2)^growth
    double ramp; ///< us
};

constexpr double kNoSwitch = 0.0;
constexpr LinkTraits kNvLink3{0.78, 0.77, kNoSwitch, 12.5, 0.45, 95.0};
constexpr LinkTraits kNvLink4{0.81, 0.72, 1.05, 7.3, 0.65, 50.0};
constexpr LinkTraits kNvLink5{0.75, 0.62, 0.88, 11.0, 0.62, 50.0};
constexpr LinkTraits kInfinityFabric{0.70, 0.75, kNoSwitch, 15.0, 0.6, 60.0};
constexpr LinkTraits kPcie5{0.40, 0.62, kNoSwitch, 7.4, 0.93, 40.0};
constexpr LinkTraits kPcie4{0.81, 0.81, kNoSwitch, 9.0, 0.95, 40.0};
constexpr LinkTraits kPcieHost{0.165, 0.35, kNoSwitch, 8.5, 1.15, 0.0};
constexpr LinkTraits kPcieNoPeer{0.44, 0.44, kNoSwitch, 18.0, 1.0, 40.0};

LinkTraits traitsOf(LinkClass link)
{
    switch (link) {
    case LinkClass::NvLink3:
        return kNvLink3;
    case LinkClass::NvLink4:
        return kNvLink4;
    case LinkClass::NvLink5:
        return kNvLink5;
    case LinkClass::InfinityFabric3:
    case LinkClass::InfinityFabric4:
        return kInfinityFabric;
    case LinkClass::Pcie5Peer:
        return kPcie5;
    case LinkClass::Pcie4Switch:
        return kPcie4;
    case LinkClass::Pcie4Host:
        return kPcieHost;
    case LinkClass::PcieNoPeer:
        break;
    }
    return kPcieNoPeer;
}

/// Traits with the catalogue's newer figures where it has any.
LinkTraits calibrated(LinkClass link, const Calibration &calibration)
{
    LinkTraits traits = traitsOf(link);
    const QString subject = calibrationSubject(link);
    const auto take = [&](QStringView name, double &value) {
        value = calibration.value(u"collective", subject, name, value);
    };
    take(u"ring_share", traits.ringShare);
    take(u"pair_share", traits.pairShare);
    take(u"switch_share", traits.switchShare);
    take(u"start_us", traits.startPair);
    take(u"ramp_us", traits.ramp);
    return traits;
}

bool isPcie(LinkClass link)
{
    return link == LinkClass::Pcie5Peer || link == LinkClass::Pcie4Switch || link == LinkClass::Pcie4Host
        || link == LinkClass::PcieNoPeer;
}

/// Nominal bytes per second and direction of one GPU.
double nominalRate(const Gpu &gpu, LinkClass link)
{
    if (!isPcie(link))
        return gpu.linkGBps.value_or(0.0) / 2.0 * domain::kBytesPerGB;
    constexpr double kPcie3LaneGBps = 0.985;
    const int generation = gpu.pcieGeneration.value_or(4);
    const double lane = kPcie3LaneGBps * std::pow(2.0, generation - 3);
    return lane * gpu.pcieLanes.value_or(16) * domain::kBytesPerGB;
}

/// Direct links of a mesh serve one peer each: fewer GPUs use fewer links.
double meshShare(LinkClass link, int gpus)
{
    const bool mesh = link == LinkClass::InfinityFabric3 || link == LinkClass::InfinityFabric4;
    constexpr double kPeers = 7.0;
    return mesh ? std::min(1.0, (gpus - 1) / kPeers) : 1.0;
}

/// Bridges of NVLink 4 PCIe cards deliver far less of their nominal rate than those of NVLink 3 did.
double bridgeShare(const Gpu &gpu)
{
    return gpu.linkType.startsWith(u"NVLink 4") ? 0.54 : 0.9;
}

} // namespace

LinkPath boxPath(const Gpu &gpu, Topology topology, int gpus, const Calibration &calibration,
                 bool acrossSockets)
{
    LinkPath path;
    if (gpus < 2)
        return path;
    LinkClass link = pathBetween(gpu, topology, gpus).link;
    constexpr int kSocket = 4;
    const bool twoSockets = gpus > kSocket && isPcie(link);
    if (isPcie(link) && link != LinkClass::PcieNoPeer && link != LinkClass::Pcie5Peer)
        link = acrossSockets ? LinkClass::Pcie4Host : LinkClass::Pcie4Switch;
    const LinkTraits traits = calibrated(link, calibration);
    double nominal = nominalRate(gpu, link) * meshShare(link, gpus);
    if (topology == Topology::BridgePairs && !isPcie(link))
        nominal *= bridgeShare(gpu);
    // Traffic between two sockets' switches shares one path.
    if (twoSockets && link == LinkClass::Pcie4Host)
        nominal *= 0.3;
    else if (twoSockets && link == LinkClass::Pcie4Switch)
        nominal *= 0.6;
    constexpr int kSwitchReducesFrom = 5;
    const double share = gpus == 2 ? traits.pairShare : traits.ringShare;
    const bool inSwitch = gpus >= kSwitchReducesFrom && traits.switchShare > 0.0;
    path.busBytesPerSecond = share * nominal;
    path.reduceBusBytesPerSecond = inSwitch ? traits.switchShare * nominal : path.busBytesPerSecond;
    path.startSeconds = traits.startPair * std::pow(gpus / 2.0, traits.startGrowth) * kMicrosecond;
    // Two GPUs have no pipeline of hops to fill.
    const double ramp = gpus == 2 && !isPcie(link) ? 0.5 * traits.ramp : traits.ramp;
    path.rampSeconds = ramp * kMicrosecond;
    return path;
}

LinkPath clusterPath(const LinkPath &box, double nicGbpsPerServer, int servers,
                     const Calibration &calibration)
{
    if (servers < 2)
        return box;
    const double share = calibration.value(u"collective", u"fabric", u"nic_share", 0.95);
    const double start = calibration.value(u"collective", u"fabric", u"start_us_per_server", 25.0);
    const double ramp = calibration.value(u"collective", u"fabric", u"ramp_us", 350.0);
    const double nic = nicGbpsPerServer / 8.0 * domain::kBytesPerGB * share;
    LinkPath path = box;
    const auto limited = [nic](double bus) { return bus > 0.0 ? std::min(bus, nic) : nic; };
    path.busBytesPerSecond = limited(box.busBytesPerSecond);
    path.reduceBusBytesPerSecond = limited(box.reduceBusBytesPerSecond);
    path.startSeconds += start * servers * kMicrosecond;
    path.rampSeconds += ramp * kMicrosecond;
    return path;
}

double allReduceSeconds(const LinkPath &path, double bytes, double gpus)
{
    if (gpus < 2.0 || bytes <= 0.0)
        return 0.0;
    const double wire = 2.0 * (gpus - 1.0) / gpus * bytes / path.reduceBusBytesPerSecond;
    return path.startSeconds + path.rampSeconds * bytes / (bytes + kRampBytes) + wire;
}

double gatherSeconds(const LinkPath &path, double bytes, double gpus)
{
    if (gpus < 2.0 || bytes <= 0.0)
        return 0.0;
    const double wire = (gpus - 1.0) / gpus * bytes / path.busBytesPerSecond;
    return path.startSeconds + path.rampSeconds * bytes / (bytes + kRampBytes) + wire;
}

double allReduceBusRate(const LinkPath &path, double bytes, double gpus)
{
    return 2.0 * (gpus - 1.0) / gpus * bytes / allReduceSeconds(path, bytes, gpus);
}

} // namespace xj::sizing
