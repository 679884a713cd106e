// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/sizing/scaling_table.h"

#include "models/sizing/layout_search.h"
#include "models/sizing/training_figures.h"
#include "models/sizing/training_sizing.h"

#include <array>

namespace xj::sizing {

namespace {

using domain::LinkOption;
using domain::Topology;

constexpr int kBox = 8;
constexpr std::array kInsideCounts = {2, 4, 8};
constexpr std::array kAcrossCounts = {16, 32, 64};

struct InsideLink
{
    LinkOption link;
    Topology topology;
    int group; ///< GPUs that tensor parallelism may span
};
constexpr std::array kInsideLinks = {InsideLink{LinkOption::Pcie, Topology::Pcie, 1},
                                     InsideLink{LinkOption::NvlinkBridge, Topology::BridgePairs, 2},
                                     InsideLink{LinkOption::NvlinkFull, Topology::FullMesh, kBox}};

struct AcrossLink
{
    LinkOption link;
    double boxGbps; ///< what a box's network sustains in nominal terms
};
// TCP reaches 0.6 to 0.9 of 10 and 25 Gbit/s and 0.3 to 0.6 of 100; a fabric with direct memory access 0.95.
constexpr double kTcpShare = 0.75;
constexpr double kTcpShare100 = 0.5;
constexpr std::array kAcrossLinks = {AcrossLink{LinkOption::Ethernet10, 10.0 * kTcpShare},
                                     AcrossLink{LinkOption::Ethernet25, 25.0 * kTcpShare},
                                     AcrossLink{LinkOption::Ethernet100, 100.0 * kTcpShare100},
                                     AcrossLink{LinkOption::InfiniBand100, 100.0 * kBox},
                                     AcrossLink{LinkOption::InfiniBand200, 200.0 * kBox},
                                     AcrossLink{LinkOption::InfiniBand400, 400.0 * kBox}};

/// A card of the kind with the link of that topology.
domain::Gpu linked(domain::Gpu gpu, Topology topology)
{
    if (topology == Topology::BridgePairs) {
        gpu.linkType += QStringLiteral(" bridge");
        gpu.maxLinkGroup = 2;
    }
    return gpu;
}

void addPoint(const TrainingPlan &plan, const LayoutSpace &space, LinkOption link, int gpus,
              std::vector<domain::ScalingPoint> &points)
{
    const LayoutChoice choice = bestLayout(plan, space, gpus);
    if (!choice.fits)
        return;
    const double ideal = idealStepSeconds(choice.run, space.platform);
    points.push_back({link, gpus, ideal / choice.stepSeconds});
}

} // namespace

std::vector<domain::ScalingPoint> scalingTable(const TrainingPlan &plan, const domain::Gpu &gpu,
                                               const Calibration &calibration)
{
    std::vector<domain::ScalingPoint> points;
    points.reserve(kInsideLinks.size() * kInsideCounts.size() + kAcrossLinks.size() * kAcrossCounts.size());
    LayoutSpace space;
    space.usableGiB = kPlannedMemoryShare * gpu.visibleGiB.value_or(0.0);
    for (const InsideLink &inside : kInsideLinks) {
        const domain::Gpu card = linked(gpu, inside.topology);
        for (const int gpus : kInsideCounts) {
            space.platform = trainingPlatform(card, inside.topology, gpus, 0.0, TrainingProgram::General,
                                              false, calibration);
            space.linkGroup = std::min(inside.group, gpus);
            addPoint(plan, space, inside.link, gpus, points);
        }
    }
    space.linkGroup = kBox;
    for (const AcrossLink &across : kAcrossLinks) {
        space.platform = trainingPlatform(gpu, Topology::FullMesh, kBox, across.boxGbps,
                                          TrainingProgram::General, false, calibration);
        for (const int gpus : kAcrossCounts)
            addPoint(plan, space, across.link, gpus, points);
    }
    return points;
}

} // namespace xj::sizing
