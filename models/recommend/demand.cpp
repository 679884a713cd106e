// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/recommend/demand.h"

#include "models/sizing/sizing.h"

#include <algorithm>
#include <cmath>

namespace xj::recommend {

using domain::SizingTerm;

namespace {

constexpr double kHoursPerMonth = 730.0;
constexpr double kDefaultPeakFactor = 3.0;

/// Without a ranked offer the path still needs a card: the one that holds the load on the fewest GPUs of
/// those with calibrated figures, first in the catalogue's order among equals.
const domain::AcceleratorSizing *fittest(const domain::WorkloadSizing &sizing)
{
    const domain::AcceleratorSizing *best = nullptr;
    for (const domain::AcceleratorSizing &candidate : sizing.accelerators) {
        if (!candidate.fits || candidate.basis == domain::SizingBasis::UncalibratedAccelerator)
            continue;
        if (!best || candidate.gpus < best->gpus)
            best = &candidate;
    }
    return best;
}

double valueOf(const domain::AcceleratorSizing &sizing, SizingTerm term, double fallback)
{
    const domain::Figure *figure = sizing.figure(term);
    return figure && figure->value ? *figure->value : fallback;
}

/// Busy share of the fleet. Training: the hours of its runs over the month's. A service: the mean load over
/// the peak, on the replicas that serve; spare ones idle.
double utilisationOf(const domain::Workload &workload, const domain::AcceleratorSizing &sizing)
{
    if (const domain::TrainingNeed *training = workload.training()) {
        const double days = valueOf(sizing, SizingTerm::RunTime, 0.0);
        if (!training->runsPerMonth || days <= 0)
            return 0.0;
        return std::min(1.0, days * 24.0 * *training->runsPerMonth / kHoursPerMonth);
    }
    const domain::InferenceNeed &need = *workload.inference();
    const double replicas = valueOf(sizing, SizingTerm::ReplicaCount, 1.0);
    const double serving = std::max(1.0, replicas - need.spareReplicas.value_or(1));
    return serving / std::max(replicas, 1.0) / std::max(1.0, need.peakFactor.value_or(kDefaultPeakFactor));
}

} // namespace

double loadScale(const domain::Expansion &expansion, const QString &workload, int month)
{
    double scale = 1.0;
    int latest = 0;
    for (const domain::ExpansionEvent &event : expansion.events) {
        if (event.workload == workload && event.scale && event.month <= month && event.month >= latest) {
            latest = event.month;
            scale = *event.scale;
        }
    }
    return scale * std::pow(1.0 + expansion.monthlyGrowthRatio, month - 1);
}

const domain::ModelChoice &modelInMonth(const domain::Project &project, const domain::Workload &workload,
                                        int month)
{
    const domain::ModelChoice *model = &workload.model;
    int latest = 0;
    for (const domain::ExpansionEvent &event : project.expansion.events) {
        if (event.workload == workload.name && event.model && event.month <= month && event.month >= latest) {
            latest = event.month;
            model = &*event.model;
        }
    }
    return *model;
}

WorkloadDemand demandOf(const domain::Project &project, const domain::Workload &workload,
                        const domain::WorkloadSizing &sizing, const domain::Funnel &funnel,
                        const domain::Catalogue &catalogue)
{
    WorkloadDemand demand;
    demand.workload = workload.name;
    demand.candidate = funnel.best();
    sizing::HostShape shape;
    if (demand.candidate) {
        demand.gpuId = demand.candidate->gpuId;
        demand.gpusPerInstance = std::max(1, demand.candidate->gpusPerInstance);
        const auto offer = std::ranges::find(catalogue.offers(), demand.candidate->id, &domain::Offer::id);
        if (offer != catalogue.offers().end())
            shape.topology = offer->gpuCount <= 1 ? domain::Topology::SingleGpu : offer->topology;
    } else if (const domain::AcceleratorSizing *fit = fittest(sizing)) {
        demand.gpuId = fit->gpuId;
        demand.gpusPerInstance = std::max(1, fit->gpusPerServer);
        shape.topology = fit->topology;
    }
    const domain::Gpu *gpu = catalogue.gpu(demand.gpuId);
    if (!gpu)
        return demand;
    shape.gpus = demand.gpusPerInstance;

    domain::Workload current = workload;
    double sizedScale = -1.0;
    bool first = true;
    std::optional<sizing::ResolvedModel> model;
    domain::AcceleratorSizing sized;
    for (int month = 1; month <= project.horizonMonths; ++month) {
        const double scale = loadScale(project.expansion, workload.name, month);
        const domain::ModelChoice &choice = modelInMonth(project, workload, month);
        if (!model || !(choice == current.model)) {
            auto resolved = sizing::resolveModel(choice, catalogue);
            if (!resolved)
                break; // told already when the project was checked
            model = std::move(*resolved);
            current.model = choice;
            sizedScale = -1.0;
        }
        if (scale != sizedScale) {
            sized = sizing::sizeOnHost(current, *model, *gpu, shape, scale);
            sizedScale = scale;
        }
        // The candidate may bill more than the engine's fewest: headroom, or the quote's own count.
        const double base = first && demand.candidate ? demand.candidate->gpusBilled : 0.0;
        const double raw = sized.fits ? std::max(sized.gpus, sized.minimumGpus) : base;
        if (first) {
            demand.utilisation = utilisationOf(workload, sized);
            const bool hourly
                = demand.candidate && demand.candidate->pricing == domain::PricingModel::OnDemand;
            if (workload.isTraining() && hourly)
                demand.billedShare = demand.utilisation > 0 ? demand.utilisation : kUnknownUtilisation;
            demand.gpusPerReplica = std::max(1, sized.layout.tensor * sized.layout.pipeline);
            first = false;
        }
        const double floor = demand.candidate ? demand.candidate->gpusBilled : 0.0;
        const double wanted = scale >= 1.0 ? std::max(raw, floor) : raw;
        demand.rawGpus.push_back(raw);
        demand.gpus.push_back(std::ceil(wanted / demand.gpusPerInstance) * demand.gpusPerInstance);
    }
    return demand;
}

} // namespace xj::recommend
