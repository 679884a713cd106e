// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/recommend/staged_path.h"

#include <algorithm>
#include <cmath>

namespace xj::recommend {

using domain::PathReason;
using domain::PathStage;
using domain::PricingModel;
using domain::Quantity;
using domain::Stage;
using domain::StageConfiguration;
using domain::StagedPath;
using domain::SupplyMode;
using domain::SupplyOption;
using domain::Unit;

namespace {

constexpr double kHoursPerMonth = 730.0;
constexpr int kBoxGpus = 8; ///< the second stage's box
constexpr int kValidationGpus = 2; ///< the first stage takes one or two
constexpr int kValidationMonths = 1;
constexpr int kClusterProofMonths
    = 1; ///< scripts and scaling are proven on one box before a cluster is taken
constexpr double kStraightToBoxBillion
    = 1.0; ///< the guides: training from a billion parameters starts on the box
constexpr double kScalingGoal = 0.8;
constexpr double kContractMonths = 12.0;

SupplyMode supplyOf(PricingModel pricing)
{
    switch (pricing) {
    case PricingModel::OnDemand:
    case PricingModel::Spot:
        return SupplyMode::OnDemand;
    case PricingModel::Monthly:
        return SupplyMode::Monthly;
    case PricingModel::Reserved1Year:
    case PricingModel::Reserved3Year:
    case PricingModel::ReservedOther:
        return SupplyMode::Reserved;
    }
    return SupplyMode::OnDemand;
}

class PathBuilder
{
public:
    explicit PathBuilder(const PathInputs &inputs)
        : m_in(inputs)
        , m_months(inputs.project.horizonMonths)
    {
        m_total.assign(static_cast<size_t>(m_months), 0.0);
        for (const WorkloadDemand &demand : inputs.demands) {
            for (size_t i = 0; i < demand.gpus.size() && i < m_total.size(); ++i)
                m_total[i] += demand.gpus[i];
        }
    }

    [[nodiscard]] StagedPath build();

private:
    [[nodiscard]] bool trainingTooLarge(double &billion) const;
    [[nodiscard]] bool validationFits() const;
    [[nodiscard]] int firstMonthAbove(double gpus, int from) const;
    void schedule(StagedPath &path) const;
    void configure(PathStage &stage) const;
    void configureValidation(PathStage &stage) const;
    void configureFleet(PathStage &stage) const;
    void costOwned(PathStage &stage) const;
    void explainExit(PathStage &stage) const;
    [[nodiscard]] double rentOf(const WorkloadDemand &demand, double gpus) const;
    void fillCapacity(StagedPath &path) const;

    const PathInputs &m_in;
    int m_months = 0;
    std::vector<double> m_total; ///< GPUs of all workloads by month
};

bool PathBuilder::trainingTooLarge(double &billion) const
{
    bool any = false;
    bool all = true;
    for (size_t i = 0; i < m_in.sizings.size(); ++i) {
        const domain::Workload &workload = m_in.project.workloads[i];
        const double size = m_in.sizings[i]->model.parametersBillion.value_or(0.0);
        if (workload.isTraining() && size >= kStraightToBoxBillion) {
            any = true;
            billion = std::max(billion, size);
        } else {
            all = false;
        }
    }
    return any && all;
}

/// Some workload can be tried on one or two GPUs of its own kind.
bool PathBuilder::validationFits() const
{
    return std::ranges::any_of(m_in.demands, [](const WorkloadDemand &demand) {
        return !demand.gpuId.isEmpty() && demand.gpusPerReplica <= kValidationGpus;
    });
}

int PathBuilder::firstMonthAbove(double gpus, int from) const
{
    for (int month = from; month <= m_months; ++month) {
        if (m_total[static_cast<size_t>(month - 1)] > gpus)
            return month;
    }
    return m_months + 1;
}

void PathBuilder::schedule(StagedPath &path) const
{
    PathStage &validate = path.stages[0];
    PathStage &upgrade = path.stages[1];
    PathStage &scale = path.stages[2];
    const double peak = m_total.empty() ? 0.0 : *std::ranges::max_element(m_total);
    int next = 1;

    double billion = 0.0;
    if (trainingTooLarge(billion)) {
        validate.skipped = true;
        validate.entry = {{PathReason::SkippedModelTooLarge, {Quantity{billion, Unit::BillionParameters}}}};
    } else if (!validationFits()) {
        validate.skipped = true;
        validate.entry = {
            {PathReason::SkippedNotNeeded, {Quantity{m_total.empty() ? 0.0 : m_total.front(), Unit::Gpu}}}};
    } else {
        validate.entry = {{PathReason::StartNow, {}}};
        const bool enough = peak <= kValidationGpus;
        validate.lastMonth = enough ? m_months : std::min(kValidationMonths, m_months);
        next = validate.lastMonth + 1;
    }

    if (next > m_months || peak <= kValidationGpus) {
        for (PathStage *stage : {&upgrade, &scale}) {
            stage->skipped = true;
            stage->entry = {{PathReason::SkippedNotNeeded, {Quantity{peak, Unit::Gpu}}}};
        }
        if (!validate.skipped)
            return;
        upgrade.skipped = false;
        upgrade.entry = {{PathReason::StartNow, {}}};
        upgrade.firstMonth = 1;
        upgrade.lastMonth = m_months;
        return;
    }

    const int growth = firstMonthAbove(kBoxGpus, next);
    upgrade.firstMonth = next;
    upgrade.entry = {next == 1 ? domain::Reason{PathReason::StartNow, {}}
                               : domain::Reason{PathReason::LeaveWhenAccuracySigned, {}}};
    // A need beyond one box from the start is still proven on one box first.
    const int proof = std::min(m_months, next + kClusterProofMonths - 1);
    upgrade.lastMonth = growth > m_months ? m_months : std::max(proof, growth - 1);
    if (growth > m_months || upgrade.lastMonth >= m_months) {
        scale.skipped = true;
        scale.entry = {{PathReason::SkippedNotNeeded, {Quantity{peak, Unit::Gpu}}}};
        return;
    }
    scale.firstMonth = upgrade.lastMonth + 1;
    scale.lastMonth = m_months;
    const double wanted = m_total[static_cast<size_t>(scale.firstMonth - 1)];
    scale.entry
        = {{PathReason::DemandExceedsCapacity,
            {qint64(scale.firstMonth), Quantity{wanted, Unit::Gpu}, Quantity{double(kBoxGpus), Unit::Gpu}}}};
    for (const domain::ExpansionEvent &event : m_in.project.expansion.events) {
        if (event.month == scale.firstMonth)
            scale.entry.push_back({PathReason::ExpansionEventDue, {qint64(event.month), event.workload}});
    }
}

/// Monthly rent of so many GPUs on the ranked candidate; negative when it has no price.
double PathBuilder::rentOf(const WorkloadDemand &demand, double gpus) const
{
    if (!demand.candidate || !demand.candidate->pricePerGpuHour)
        return -1.0;
    return *demand.candidate->pricePerGpuHour * kHoursPerMonth * gpus * demand.billedShare;
}

/// The cheapest ranked candidate that holds one replica with one or two GPUs, of the chosen kind where there
/// is one.
const domain::Candidate *validationCandidate(const WorkloadDemand &demand, const domain::Funnel &funnel)
{
    const domain::Candidate *best = nullptr;
    const auto better = [&](const domain::Candidate &a, const domain::Candidate &b) {
        const bool aSame = a.gpuId == demand.gpuId;
        const bool bSame = b.gpuId == demand.gpuId;
        if (aSame != bSame)
            return aSame;
        return *a.pricePerGpuHour * a.gpusPerInstance < *b.pricePerGpuHour * b.gpusPerInstance;
    };
    for (const domain::Candidate &candidate : funnel.candidates) {
        const bool small = candidate.gpusPerInstance >= demand.gpusPerReplica
            && candidate.gpusPerInstance <= kValidationGpus;
        if (candidate.status != domain::CandidateStatus::Ranked || !candidate.pricePerGpuHour || !small)
            continue;
        if (!best || better(candidate, *best))
            best = &candidate;
    }
    return best;
}

void PathBuilder::configureValidation(PathStage &stage) const
{
    for (size_t i = 0; i < m_in.demands.size(); ++i) {
        const WorkloadDemand &demand = m_in.demands[i];
        if (demand.gpuId.isEmpty() || demand.gpusPerReplica > kValidationGpus)
            continue;
        StageConfiguration configuration;
        configuration.workload = demand.workload;
        configuration.gpuId = demand.gpuId;
        configuration.gpus = demand.gpusPerReplica;
        configuration.servers = 1;
        if (const domain::Candidate *candidate = validationCandidate(demand, *m_in.funnels[i])) {
            configuration.gpuId = candidate->gpuId;
            configuration.gpus = candidate->gpusPerInstance;
            configuration.provider = candidate->provider;
            configuration.instance = candidate->instance;
            configuration.supply = supplyOf(candidate->pricing);
            configuration.monthlyCost
                = *candidate->pricePerGpuHour * kHoursPerMonth * candidate->gpusPerInstance;
        }
        stage.configurations.push_back(configuration);
    }
}

void PathBuilder::configureFleet(PathStage &stage) const
{
    for (const WorkloadDemand &demand : m_in.demands) {
        if (demand.gpuId.isEmpty() || demand.gpus.empty())
            continue;
        const size_t last = std::min(demand.gpus.size(), static_cast<size_t>(stage.lastMonth)) - 1;
        double gpus = demand.gpus[last];
        if (stage.stage == Stage::Upgrade)
            gpus = std::min(gpus, std::max(double(kBoxGpus), double(demand.gpusPerInstance)));
        StageConfiguration configuration;
        configuration.workload = demand.workload;
        configuration.gpuId = demand.gpuId;
        configuration.gpus = static_cast<int>(gpus);
        configuration.servers = static_cast<int>(std::ceil(gpus / demand.gpusPerInstance));
        if (demand.candidate) {
            configuration.provider = demand.candidate->provider;
            configuration.instance = demand.candidate->instance;
            configuration.supply = supplyOf(demand.candidate->pricing);
        }
        if (const double rent = rentOf(demand, gpus); rent >= 0)
            configuration.monthlyCost = rent;
        stage.configurations.push_back(configuration);
    }
}

/// In the last stage the fleet that the comparison covers is owned, or owned and rented: its cost comes from
/// there.
void PathBuilder::costOwned(PathStage &stage) const
{
    const domain::OptionCost *option = m_in.tco.option(m_in.proposed);
    if (stage.stage != Stage::Scale || m_in.proposed == SupplyOption::Rent || !option)
        return;
    bool first = true;
    for (StageConfiguration &configuration : stage.configurations) {
        if (configuration.gpuId != m_in.tco.gpuId)
            continue;
        configuration.supply = m_in.proposed == SupplyOption::Build ? SupplyMode::Owned : SupplyMode::Mixed;
        configuration.provider = {};
        configuration.instance.clear();
        // One sum covers the whole fleet; it stands with the first of its workloads.
        configuration.monthlyCost = first ? option->equivalentMonthly.value : std::optional<double>(0.0);
        first = false;
    }
    stage.entry.push_back({PathReason::OwnBaseLoad, {Quantity{double(option->gpusOwned), Unit::Gpu}}});
    if (option->gpusRentedPeak > 0)
        stage.entry.push_back({PathReason::RentPeak, {Quantity{double(option->gpusRentedPeak), Unit::Gpu}}});
}

void PathBuilder::configure(PathStage &stage) const
{
    // A first stage that lasts to the end is no trial: it carries the whole need.
    const bool trial = stage.stage == Stage::Validate && stage.lastMonth < m_months;
    if (trial)
        configureValidation(stage);
    else
        configureFleet(stage);
    costOwned(stage);

    std::optional<double> monthly = stage.configurations.empty() ? std::nullopt : std::optional<double>(0.0);
    for (const StageConfiguration &configuration : stage.configurations) {
        if (!configuration.monthlyCost) {
            monthly.reset();
            break;
        }
        *monthly += *configuration.monthlyCost;
    }
    stage.monthlyCost = monthly;
    if (!monthly)
        return;
    if (trial || (stage.stage == Stage::Scale && m_in.proposed != SupplyOption::Rent)) {
        stage.totalCost = *monthly * (stage.lastMonth - stage.firstMonth + 1);
        return;
    }
    double total = 0.0;
    for (int month = stage.firstMonth; month <= stage.lastMonth; ++month) {
        for (size_t i = 0; i < m_in.demands.size(); ++i) {
            const WorkloadDemand &demand = m_in.demands[i];
            if (demand.gpus.empty())
                continue;
            double gpus = demand.gpus[std::min(demand.gpus.size(), static_cast<size_t>(month)) - 1];
            if (stage.stage == Stage::Upgrade)
                gpus = std::min(gpus, std::max(double(kBoxGpus), double(demand.gpusPerInstance)));
            total += std::max(0.0, rentOf(demand, gpus));
        }
    }
    stage.totalCost = total;
}

void PathBuilder::explainExit(PathStage &stage) const
{
    switch (stage.stage) {
    case Stage::Validate:
        stage.triggers = {{PathReason::LeaveWhenAccuracySigned, {}}};
        for (const domain::WorkloadSizing *sizing : m_in.sizings) {
            const domain::Figure &need = sizing->indicators.itemisedMemory;
            const domain::AcceleratorSizing *on
                = stage.configurations.empty() ? nullptr : sizing->on(stage.configurations.front().gpuId);
            if (need.value && on && *need.value > on->usablePerGpuGiB * kValidationGpus) {
                stage.triggers.push_back({PathReason::LeaveWhenModelDoesNotFit,
                                          {Quantity{*need.value, Unit::GiB},
                                           Quantity{on->usablePerGpuGiB * kValidationGpus, Unit::GiB}}});
                break;
            }
        }
        break;
    case Stage::Upgrade:
        stage.triggers = {{PathReason::LeaveWhenExpandTwice, {Quantity{0.8, Unit::Ratio}}},
                          {PathReason::LeaveWhenScalingMeasured, {Quantity{kScalingGoal, Unit::Ratio}}},
                          {PathReason::LeaveWhenDemandContracted, {Quantity{kContractMonths, Unit::Month}}}};
        break;
    case Stage::Scale:
        stage.triggers = {{PathReason::ReviewQuarterly, {}}};
        break;
    }
}

void PathBuilder::fillCapacity(StagedPath &path) const
{
    for (int month = 1; month <= m_months; ++month) {
        domain::CapacityPoint point;
        point.month = month;
        for (const WorkloadDemand &demand : m_in.demands) {
            if (!demand.rawGpus.empty())
                point.demandGpus
                    += demand.rawGpus[std::min(demand.rawGpus.size(), static_cast<size_t>(month)) - 1];
        }
        for (const PathStage &stage : path.stages) {
            if (stage.skipped || month < stage.firstMonth || month > stage.lastMonth)
                continue;
            if (stage.stage == Stage::Scale) {
                point.capacityGpus = m_total[static_cast<size_t>(month - 1)];
                continue;
            }
            for (const StageConfiguration &configuration : stage.configurations)
                point.capacityGpus += configuration.gpus;
        }
        path.capacity.push_back(point);
    }
}

StagedPath PathBuilder::build()
{
    StagedPath path;
    for (const Stage stage : {Stage::Validate, Stage::Upgrade, Stage::Scale}) {
        PathStage entry;
        entry.stage = stage;
        path.stages.push_back(entry);
    }
    const bool nothing
        = std::ranges::all_of(m_in.demands, [](const WorkloadDemand &d) { return d.gpuId.isEmpty(); });
    if (nothing) {
        for (PathStage &stage : path.stages)
            stage.skipped = true;
        path.notes.push_back({PathReason::NothingQualifies, {}});
        return path;
    }
    schedule(path);
    path.totalCost = 0.0;
    for (PathStage &stage : path.stages) {
        if (stage.skipped)
            continue;
        configure(stage);
        explainExit(stage);
        if (path.totalCost && stage.totalCost)
            *path.totalCost += *stage.totalCost;
        else
            path.totalCost.reset();
    }
    fillCapacity(path);
    return path;
}

} // namespace

StagedPath stagedPath(const PathInputs &inputs)
{
    return PathBuilder(inputs).build();
}

} // namespace xj::recommend
