// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/recommend/recommend.h"

#include "models/cost/tco.h"
#include "models/recommend/demand.h"
#include "models/recommend/headline.h"
#include "models/recommend/input_digest.h"
#include "models/recommend/staged_path.h"
#include "models/selection/eliminate.h"
#include "models/sizing/sizing.h"

#include <QHash>
#include <QSet>

#include <algorithm>

namespace xj::recommend {

using domain::CheckedResult;
using domain::Error;
using domain::ErrorCode;
using domain::Project;
using domain::Recommendation;

namespace {

QString workloadPath(size_t index)
{
    return QStringLiteral("workloads[%1]").arg(index);
}

QList<Error> checked(const Project &project, const domain::Catalogue &catalogue)
{
    QList<Error> errors;
    if (project.workloads.empty())
        errors.append({ErrorCode::NoWorkload, {}, {.field = QStringLiteral("workloads")}, {}});
    QSet<QString> names;
    for (size_t i = 0; i < project.workloads.size(); ++i) {
        const domain::Workload &workload = project.workloads[i];
        if (names.contains(workload.name))
            errors.append({ErrorCode::DuplicateName,
                           {workload.name},
                           {.field = workloadPath(i) + QStringLiteral(".name")},
                           {}});
        names.insert(workload.name);
    }
    if (project.horizonMonths < 1 || project.horizonMonths > 120)
        errors.append({ErrorCode::NumberOutOfRange,
                       {qint64(project.horizonMonths), qint64(1), qint64(120)},
                       {.field = QStringLiteral("horizon_months")},
                       {}});
    for (size_t i = 0; i < project.expansion.events.size(); ++i) {
        const domain::ExpansionEvent &event = project.expansion.events[i];
        const QString field = QStringLiteral("expansion.events[%1]").arg(i);
        if (!names.contains(event.workload))
            errors.append({ErrorCode::UnknownWorkload,
                           {event.workload},
                           {.field = field + QStringLiteral(".workload")},
                           {}});
        if (event.model) {
            if (auto model = sizing::resolveModel(*event.model, catalogue); !model) {
                Error error = model.error();
                error.place.field = field + u'.' + error.place.field;
                errors.append(error);
            }
        }
    }
    for (size_t i = 0; i < project.quotes.size(); ++i) {
        const domain::Quote &quote = project.quotes[i];
        if (!quote.gpuId.isEmpty() && !catalogue.gpu(quote.gpuId))
            errors.append({ErrorCode::UnknownGpu,
                           {quote.gpuId, QString()},
                           {.field = QStringLiteral("quotes[%1].gpu").arg(i)},
                           {}});
    }
    return errors;
}

/// The fleet that rent and build are compared on: the workloads that run on the GPU with the largest rent.
struct Fleet
{
    QString gpuId;
    std::vector<size_t> members;
};

Fleet dominantFleet(const std::vector<WorkloadDemand> &demands)
{
    QHash<QString, double> rent;
    QStringList order;
    for (const WorkloadDemand &demand : demands) {
        if (demand.gpuId.isEmpty())
            continue;
        if (!order.contains(demand.gpuId))
            order << demand.gpuId;
        // Without a price the number of GPUs speaks, far below any rent.
        const double monthly
            = demand.candidate && demand.candidate->pricePerMonth ? *demand.candidate->pricePerMonth : 0.0;
        rent[demand.gpuId] += monthly + 1e-6 * (demand.gpus.empty() ? 0.0 : demand.gpus.front());
    }
    Fleet fleet;
    for (const QString &gpuId : order) {
        if (fleet.gpuId.isEmpty() || rent.value(gpuId) > rent.value(fleet.gpuId))
            fleet.gpuId = gpuId;
    }
    for (size_t i = 0; i < demands.size(); ++i) {
        if (!fleet.gpuId.isEmpty() && demands[i].gpuId == fleet.gpuId)
            fleet.members.push_back(i);
    }
    return fleet;
}

cost::TcoInputs tcoInputs(const Fleet &fleet, const std::vector<WorkloadDemand> &demands,
                          const std::vector<domain::WorkloadRecommendation> &workloads, int months,
                          double unknownUtilisation)
{
    cost::TcoInputs inputs;
    inputs.gpuId = fleet.gpuId;
    inputs.demandGpus.assign(static_cast<size_t>(months), 0.0);
    double weighted = 0.0;
    double gpus = 0.0;
    double rent = 0.0;
    double rentedGpus = 0.0;
    int box = 1;
    for (const size_t member : fleet.members) {
        const WorkloadDemand &demand = demands[member];
        for (size_t m = 0; m < demand.gpus.size() && m < inputs.demandGpus.size(); ++m)
            inputs.demandGpus[m] += demand.gpus[m];
        const double now = demand.gpus.empty() ? 0.0 : demand.gpus.front();
        weighted += now * (demand.utilisation > 0 ? demand.utilisation : unknownUtilisation);
        gpus += now;
        box = std::max(box, demand.gpusPerInstance);
        if (demand.candidate && demand.candidate->pricePerGpuHour) {
            rent += *demand.candidate->pricePerGpuHour * now;
            rentedGpus += now;
            inputs.rentBilledAlways = inputs.rentBilledAlways || demand.billedShare >= 1.0;
        }
        for (const domain::Candidate &candidate : workloads[member].funnel.candidates) {
            const bool committed = candidate.status == domain::CandidateStatus::Ranked
                && candidate.gpuId == fleet.gpuId && candidate.pricing == domain::PricingModel::Reserved1Year
                && candidate.pricePerGpuHour;
            if (committed
                && (!inputs.committedRentPerGpuHour
                    || *candidate.pricePerGpuHour < *inputs.committedRentPerGpuHour))
                inputs.committedRentPerGpuHour = candidate.pricePerGpuHour;
        }
    }
    inputs.gpusPerServer = box;
    inputs.plannedUtilisation = gpus > 0 ? std::clamp(weighted / gpus, 0.0, 1.0) : unknownUtilisation;
    if (rentedGpus > 0)
        inputs.rentPerGpuHour = rent / rentedGpus;
    return inputs;
}

/// The box that would be bought: a catalogue server of this GPU, the largest that the first month's demand
/// fills, else the smallest.
int serverGpus(const domain::Catalogue &catalogue, const QString &gpuId, double gpusNow, int fallback)
{
    int best = 0;
    int smallest = 0;
    for (const domain::Server *server : catalogue.serversWith(gpuId)) {
        if (server->gpuCount <= gpusNow)
            best = std::max(best, server->gpuCount);
        smallest = smallest == 0 ? server->gpuCount : std::min(smallest, server->gpuCount);
    }
    return best > 0 ? best : smallest > 0 ? smallest : fallback;
}

void collectDefaults(Recommendation &recommendation)
{
    for (size_t i = 0; i < recommendation.workloads.size(); ++i) {
        for (const domain::Reason &note : recommendation.workloads[i].sizing.notes) {
            if (note.code != domain::ReasonCode(domain::SizingReason::DefaultTaken)
                || note.arguments.size() < 2)
                continue;
            const auto *key = std::get_if<QString>(&note.arguments.at(0));
            if (key)
                recommendation.defaults.push_back({workloadPath(i) + u'.' + *key, note.arguments.at(1),
                                                   QStringLiteral("documented default"), std::nullopt});
        }
    }
}

bool cancelled(const domain::Progress &progress, double done)
{
    return progress && !progress(done);
}

} // namespace

CheckedResult<Recommendation> recommend(const Project &project, const domain::Catalogue &catalogue,
                                        const domain::Progress &progress)
{
    const auto stopped = [] { return tl::unexpected(QList<Error>{{ErrorCode::Cancelled, {}, {}, {}}}); };
    QList<Error> errors = checked(project, catalogue);
    Recommendation result;
    result.projectTitle = project.title;
    result.currency = project.currency;
    result.horizonMonths = project.horizonMonths;
    result.asOf = project.asOf ? *project.asOf : catalogue.newestObservation().value_or(QDate(2000, 1, 1));

    const double steps = 2.0 * static_cast<double>(project.workloads.size()) + 2.0;
    double step = 0.0;
    for (size_t i = 0; i < project.workloads.size(); ++i) {
        if (cancelled(progress, step++ / steps))
            return stopped();
        auto sized = sizing::sizeWorkload(project.workloads[i], catalogue, 1.0, progress);
        if (!sized) {
            Error error = sized.error();
            if (error.code == ErrorCode::Cancelled)
                return stopped();
            error.place.field
                = workloadPath(i) + (error.place.field.isEmpty() ? QString() : u'.' + error.place.field);
            errors.append(error);
            continue;
        }
        result.workloads.push_back({std::move(*sized), {}});
    }
    auto assumptionsWithoutGpu = cost::resolveAssumptions(project, catalogue, QString());
    if (!assumptionsWithoutGpu)
        errors += assumptionsWithoutGpu.error();
    if (!errors.isEmpty())
        return tl::unexpected(errors);

    std::vector<WorkloadDemand> demands;
    for (size_t i = 0; i < project.workloads.size(); ++i) {
        if (cancelled(progress, step++ / steps))
            return stopped();
        domain::WorkloadRecommendation &workload = result.workloads[i];
        workload.funnel
            = selection::eliminate(project.workloads[i], workload.sizing, project, catalogue, result.asOf);
        demands.push_back(
            demandOf(project, project.workloads[i], workload.sizing, workload.funnel, catalogue));
    }

    const Fleet fleet = dominantFleet(demands);
    auto assumptions = cost::resolveAssumptions(project, catalogue, fleet.gpuId);
    if (!assumptions)
        return tl::unexpected(assumptions.error());
    const auto planned = std::ranges::find(*assumptions, QStringLiteral("planned_utilisation_ratio"),
                                           &domain::AssumptionUsed::key);
    cost::TcoInputs inputs = tcoInputs(fleet, demands, result.workloads, project.horizonMonths,
                                       planned != assumptions->end() ? planned->value : kUnknownUtilisation);
    if (!fleet.gpuId.isEmpty()) {
        inputs.gpusPerServer
            = serverGpus(catalogue, fleet.gpuId, inputs.demandGpus.front(), inputs.gpusPerServer);
        result.tco = cost::computeTco(inputs, *assumptions);
    } else {
        result.tco.months = project.horizonMonths;
        result.tco.assumptions = std::move(*assumptions);
    }
    for (const WorkloadDemand &demand : demands) {
        const domain::Gpu *gpu = catalogue.gpu(demand.gpuId);
        if (gpu && demand.gpuId != fleet.gpuId)
            result.tco.notes.push_back(
                {domain::CostReason::WorkloadNotInFleet, {demand.workload, gpu->name}});
    }
    if (cancelled(progress, step++ / steps))
        return stopped();

    const domain::SupplyOption proposed = proposedSupply(result.tco, project);
    std::vector<const domain::WorkloadSizing *> sizings;
    std::vector<const domain::Funnel *> funnels;
    for (const domain::WorkloadRecommendation &workload : result.workloads) {
        sizings.push_back(&workload.sizing);
        funnels.push_back(&workload.funnel);
    }
    result.path = stagedPath({project, catalogue, demands, sizings, funnels, result.tco, proposed});
    collectDefaults(result);
    result.headline = headlineOf(result, demands, proposed);
    result.inputHash = inputDigest(project, catalogue);
    return result;
}

} // namespace xj::recommend
