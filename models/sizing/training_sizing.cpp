// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/sizing/training_sizing.h"

#include "models/domain/units.h"
#include "models/sizing/capability.h"
#include "models/sizing/interconnect.h"
#include "models/sizing/layout_search.h"
#include "models/sizing/reliability.h"
#include "models/sizing/training_figures.h"
#include "models/sizing/training_remedies.h"

#include <algorithm>
#include <array>

namespace xj::sizing {

namespace {

using domain::AcceleratorSizing;
using domain::Gpu;
using domain::Quantity;
using domain::SizingReason;
using domain::Topology;
using domain::Unit;

/// Boxes tried, fewest first: a job that needs more is told so.
constexpr std::array kServerCounts = {1, 2, 3, 4, 6, 8, 12, 16, 24, 32, 48, 64, 96, 128, 192, 256, 384, 512};
constexpr double kHoursPerDay = 24.0;
constexpr double kPoorScaling = 0.7;
constexpr double kFullMeshFabricGbps = 200.0;
constexpr double kPcieFabricGbps = 25.0;

/// Days of one run on a layout, failures and checkpoints counted.
double runDays(const TrainingPlan &plan, const LayoutChoice &choice)
{
    const double seconds = plan.tokens.value_or(0.0) / choice.tokensPerSecond;
    const double waste = wastedShare({}, choice.run.gpus(), plan.checkpointMinutes);
    return kRunOverhead * seconds / 3600.0 / kHoursPerDay / (1.0 - waste);
}

bool inTime(const TrainingPlan &plan, const LayoutChoice &choice)
{
    return !plan.deadlineDays || !plan.tokens || runDays(plan, choice) <= *plan.deadlineDays;
}

LayoutSpace spaceOf(const Gpu &gpu, Topology topology, const HostShape &host, const Calibration &calibration)
{
    LayoutSpace space;
    const double fabric = host.fabricGbpsPerGpu.value_or(usualFabricGbpsPerGpu(gpu, topology));
    space.platform = trainingPlatform(gpu, topology, host.gpus, fabric * host.gpus, TrainingProgram::General,
                                      false, calibration);
    space.usableGiB = kPlannedMemoryShare * gpu.visibleGiB.value_or(0.0);
    space.linkGroup = std::max(1, fastLinkGroup(gpu, topology, host.gpus));
    return space;
}

/// The smallest share of one box that holds the job, for "fewest GPUs"; whole boxes from there on.
int fewestGpus(const TrainingPlan &plan, const LayoutSpace &space, int box, const LayoutChoice &wholeBox)
{
    if (!wholeBox.fits)
        return 0;
    for (int gpus = 1; gpus < box; gpus *= 2) {
        if (box % gpus == 0 && bestLayout(plan, space, gpus).fits)
            return gpus;
    }
    return box;
}

struct Search
{
    LayoutChoice chosen; ///< on whole boxes
    LayoutChoice fewest; ///< first that fits, on whole boxes
    int minimumGpus = 0;
    bool onTime = false;
};

/// Whether the states alone, spread over every GPU, exceed the cards: then no layout can fit.
bool hopeless(const TrainingPlan &plan, const LayoutSpace &space, int gpus)
{
    return domain::gibFromBytes(plan.staticBytes()) > gpus * space.usableGiB;
}

/// GPUs below which the deadline cannot be met, from a layout that misses it: scaling gains at most little
/// more than in proportion.
double leastGpusFor(const TrainingPlan &plan, const LayoutChoice &late)
{
    constexpr double kSlack = 0.9;
    return kSlack * late.run.gpus() * runDays(plan, late) / plan.deadlineDays.value_or(1.0);
}

/// Takes a layout into the search: the first that fits, and the best so far.
void consider(const LayoutChoice &choice, Search &search)
{
    if (!search.fewest.fits && choice.fits)
        search.fewest = choice;
    const bool first = !search.chosen.run.shape;
    const bool faster = choice.tokensPerSecond > search.chosen.tokensPerSecond;
    if (first || (choice.fits && (!search.chosen.fits || faster)) || (!choice.fits && !search.chosen.fits))
        search.chosen = choice;
}

Search searchBoxes(const TrainingPlan &plan, const LayoutSpace &space, int box)
{
    Search search;
    double leastGpus = 0.0;
    for (const int servers : kServerCounts) {
        const int gpus = servers * box;
        const bool last = servers == kServerCounts.back();
        if (!last && (gpus < leastGpus || hopeless(plan, space, gpus)))
            continue;
        const LayoutChoice choice = bestLayout(plan, space, gpus);
        if (!choice.run.shape)
            break; // more GPUs than the global batch feeds
        consider(choice, search);
        if (!choice.fits)
            continue;
        if (search.minimumGpus == 0)
            search.minimumGpus = servers == 1 ? fewestGpus(plan, space, box, choice) : gpus;
        if (inTime(plan, choice)) {
            search.chosen = choice;
            search.onTime = true;
            break;
        }
        leastGpus = leastGpusFor(plan, choice);
    }
    if (!search.chosen.run.shape) // nothing had a chance: show how far one box is from it
        search.chosen = bestLayout(plan, space, box);
    return search;
}

void describe(const TrainingPlan &plan, const LayoutSpace &space, const Search &search,
              AcceleratorSizing &sizing)
{
    const LayoutChoice &choice = search.chosen;
    sizing.fits = choice.fits;
    sizing.gpus = choice.run.gpus();
    sizing.servers = sizing.gpus / sizing.gpusPerServer;
    sizing.minimumGpus = search.minimumGpus;
    sizing.layout = choice.run.layout;
    const TrainingMemory memory = trainingMemory(choice.run);
    sizing.memory = trainingMemoryParts(choice.run, memory);
    sizing.memoryPerGpuGiB = domain::gibFromBytes(memory.bytes(MemoryMeter::Driver));
    const double counted = sizing.minimumGpus > 0 ? sizing.minimumGpus : sizing.gpus;
    sizing.memoryTotalGiB = sizing.memoryPerGpuGiB * counted;
    sizing.staticTotalGiB = domain::gibFromBytes(plan.staticBytes());
    sizing.figures = trainingFigures(plan, choice, space.platform);
    if (!choice.fits || !search.onTime || search.fewest.run.gpus() < sizing.gpus)
        sizing.binding = choice.fits ? SizingReason::ComputeIsBinding : SizingReason::MemoryIsBinding;
    else
        sizing.binding = SizingReason::MemoryIsBinding;
}

void warn(const TrainingPlan &plan, const Search &search, AcceleratorSizing &sizing)
{
    const LayoutChoice &choice = search.chosen;
    if (choice.fits && !search.onTime) {
        sizing.notes.push_back({SizingReason::DeadlineMissed,
                                {Quantity{runDays(plan, choice), Unit::Day},
                                 Quantity{plan.deadlineDays.value_or(0.0), Unit::Day}}});
    }
    const domain::Figure *efficiency = sizing.figure(domain::SizingTerm::ScalingEfficiency);
    if (efficiency && efficiency->value.value_or(1.0) < kPoorScaling) {
        sizing.notes.push_back(
            {SizingReason::LinkLimitsScaling, {Quantity{*efficiency->value, Unit::Ratio}}});
    }
    if (search.fewest.fits && search.fewest.run.gpus() > sizing.gpusPerServer) {
        sizing.notes.push_back({SizingReason::DoesNotFitOneServer,
                                {Quantity{sizing.memoryTotalGiB, Unit::GiB},
                                 Quantity{sizing.usablePerGpuGiB * sizing.gpusPerServer, Unit::GiB}}});
    }
    if (!choice.fits) {
        sizing.notes.push_back(
            {SizingReason::NeedsOtherCard, {Quantity{double(choice.run.gpus()), Unit::Gpu}}});
    }
}

/// The buying guides' "eight PCIe cards do the work of three", beside what the same cards lose here against
/// links that cost nothing.
void addPcieRule(const LayoutSpace &space, const Search &search, AcceleratorSizing &sizing)
{
    const bool pcie = sizing.topology == Topology::Pcie || sizing.topology == Topology::PcieNoPeer;
    const TrainingRun &run = search.chosen.run;
    if (!pcie || run.gpus() < 2 || run.adapters() || !search.chosen.fits)
        return;
    constexpr double kGuideShare = 3.0 / 8.0;
    const double equivalent = run.gpus() * idealStepSeconds(run, space.platform) / search.chosen.stepSeconds;
    sizing.notes.push_back(
        {SizingReason::GuidePcieRule,
         {Quantity{kGuideShare * run.gpus(), Unit::Gpu}, Quantity{equivalent, Unit::Gpu}}});
}

domain::Band memoryBand(domain::SizingBasis basis)
{
    return basis == domain::SizingBasis::TypicalArchitecture ? domain::Band{0.75, 1.3}
                                                             : domain::Band{0.9, 1.12};
}

domain::Band speedBand(domain::SizingBasis basis)
{
    return basis == domain::SizingBasis::KnownArchitecture ? domain::Band{0.8, 1.2}
                                                           : domain::Band{0.65, 1.35};
}

/// Why a part cannot be sized at all; empty when it can.
std::vector<domain::Reason> refusals(const TrainingPlan &plan, const Gpu &gpu)
{
    std::vector<domain::Reason> notes;
    if (!gpu.visibleGiB)
        notes.push_back({SizingReason::MemoryUnknown, {gpu.name}});
    const bool anyRate = gpu.bf16Tflops || gpu.fp16Tflops || gpu.fp32Tflops;
    if (!anyRate || !gpu.memoryBandwidthGBps)
        notes.push_back({SizingReason::ComputeUnknown, {gpu.name}});
    else if (!supportsTraining(gpu, plan.precision))
        notes.push_back({SizingReason::PrecisionUnsupported, {gpu.name, precisionWord(plan.precision)}});
    return notes;
}

} // namespace

double usualFabricGbpsPerGpu(const Gpu &gpu, Topology topology)
{
    return topology == Topology::FullMesh && gpu.linkGBps.value_or(0.0) > 0.0 ? kFullMeshFabricGbps
                                                                              : kPcieFabricGbps;
}

AcceleratorSizing sizeTrainingOnHost(const TrainingPlan &plan, const ResolvedModel &model, const Gpu &gpu,
                                     const HostShape &host, const Calibration &calibration)
{
    AcceleratorSizing sizing;
    sizing.gpuId = gpu.id;
    sizing.gpusPerServer = std::max(1, host.gpus);
    sizing.topology
        = host.topology == Topology::Unknown ? ownTopology(gpu, sizing.gpusPerServer) : host.topology;
    sizing.usablePerGpuGiB = kPlannedMemoryShare * gpu.visibleGiB.value_or(0.0);
    sizing.notes = refusals(plan, gpu);
    if (!sizing.notes.empty())
        return sizing;
    HostShape box = host;
    box.gpus = sizing.gpusPerServer;
    const LayoutSpace space = spaceOf(gpu, sizing.topology, box, calibration);
    const Search search = searchBoxes(plan, space, sizing.gpusPerServer);
    if (!search.chosen.run.shape) {
        sizing.notes.push_back(
            {SizingReason::NeedsOtherCard, {Quantity{double(sizing.gpusPerServer), Unit::Gpu}}});
        return sizing;
    }
    const bool calibrated = space.platform.efficiency.calibrated;
    if (model.typical)
        sizing.basis = domain::SizingBasis::TypicalArchitecture;
    else if (!calibrated)
        sizing.basis = domain::SizingBasis::UncalibratedAccelerator;
    describe(plan, space, search, sizing);
    sizing.memoryBand = memoryBand(sizing.basis);
    sizing.speedBand = speedBand(sizing.basis);
    warn(plan, search, sizing);
    addPcieRule(space, search, sizing);
    for (domain::Reason &note : capabilityNotes(gpu, sizing.topology, calibrated))
        sizing.notes.push_back(std::move(note));
    for (domain::Reason &note : trainingRemedies(plan, search.chosen, space))
        sizing.notes.push_back(std::move(note));
    return sizing;
}

} // namespace xj::sizing
