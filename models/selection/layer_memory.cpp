// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/selection/layer_checks.h"

#include "models/selection/region.h"

#include <algorithm>
#include <cmath>

namespace xj::selection {

using domain::Arguments;
using domain::Finding;
using domain::Layer;
using domain::Quantity;
using domain::SelectionReason;
using domain::SizingReason;
using domain::Unit;
using domain::Verdict;

namespace {

/// An instance this many times larger than the load is not an answer to it.
constexpr double kOverSpecified = 4.0;
/// The guides keep 1.5 to 2 times the static memory (procurement rules, P2).
constexpr double kHeadroomMust = 1.5;
constexpr double kHeadroomShould = 2.0;
constexpr double kUsableShare = 0.9;

class Findings
{
public:
    explicit Findings(std::vector<Finding> &out)
        : m_out(out)
    { }

    void add(Verdict verdict, SelectionReason reason, Arguments arguments)
    {
        m_out.push_back({Layer::MemoryAndModel, verdict, {reason, std::move(arguments)}});
    }

private:
    std::vector<Finding> &m_out;
};

Quantity gb(double value)
{
    return {value, Unit::GB};
}

const domain::Reason *note(const domain::AcceleratorSizing &sizing, SizingReason wanted)
{
    const auto it = std::ranges::find(sizing.notes, domain::ReasonCode(wanted), &domain::Reason::code);
    return it == sizing.notes.end() ? nullptr : &*it;
}

void checkEligibility(const Judgement &judgement, Findings &findings)
{
    const domain::Gpu &gpu = *judgement.gpu;
    const domain::Constraints &constraints = judgement.constraints;
    if (constraints.cudaRequired && gpu.vendor != u"NVIDIA")
        findings.add(Verdict::Fail, SelectionReason::CudaRequired, {gpu.name});
    if (constraints.eccRequired && !gpu.ecc)
        findings.add(Verdict::Fail, SelectionReason::EccMissing, {gpu.name});
    if (!gpu.datacenterLicensed) {
        findings.add(constraints.datacenterGpuOnly ? Verdict::Fail : Verdict::Warning,
                     SelectionReason::ConsumerCard, {gpu.name});
    }
}

/// Export control, as the catalogue's dated note on the part says it: a matter for legal review, never a
/// verdict. A supplier who would deliver to the mainland a part that was restricted outright from the first
/// rule on (October 2022) or that no relaxation covers is not taken as able to deliver; parts added in 2023
/// or sold under a licence are asked about. What a public cloud there already runs is remarked upon.
void checkExport(const Judgement &judgement, Findings &findings)
{
    const QString &note = judgement.gpu->chinaExportNote;
    if (!countriesOf(judgement.facts.region).contains(QStringLiteral("CN")))
        return;
    const bool licensed = note.startsWith(u"US:") || note.contains(u"licence needed")
        || note.startsWith(u"Restricted since the Oct-2023");
    const bool restricted = note.startsWith(u"Restricted") && !licensed;
    if (!restricted && !licensed && !note.contains(u"restricted since"))
        return;
    Verdict verdict = Verdict::Warning;
    if (judgement.facts.isQuote() && restricted)
        verdict = Verdict::Fail;
    else if (judgement.facts.isQuote() && licensed)
        verdict = Verdict::NotStated;
    findings.add(verdict, SelectionReason::ExportRestricted, {note});
}

void checkCardMemory(const Judgement &judgement, Findings &findings)
{
    const std::optional<double> have = judgement.gpu->vramGB;
    if (!have) {
        findings.add(Verdict::NotStated, SelectionReason::GpuMemoryUnknown, {judgement.gpu->name});
        return;
    }
    const domain::HardIndicators &indicators = judgement.sizing.indicators;
    const double minimum
        = std::max(indicators.minimumGpuMemoryGB, judgement.constraints.minimumGpuMemoryGB.value_or(0));
    if (*have < minimum)
        findings.add(Verdict::Fail, SelectionReason::GpuMemoryBelowMinimum, {gb(*have), gb(minimum)});
    else if (*have < indicators.preferredGpuMemoryGB)
        findings.add(Verdict::Warning, SelectionReason::GpuMemoryBelowPreferred,
                     {gb(*have), gb(indicators.preferredGpuMemoryGB)});
}

void checkFit(const Judgement &judgement, Findings &findings)
{
    const domain::AcceleratorSizing &onHost = *judgement.onHost;
    if (onHost.fits)
        return;
    if (const domain::Reason *why = note(onHost, SizingReason::PrecisionUnsupported))
        findings.add(Verdict::Fail, SelectionReason::PrecisionUnsupported, why->arguments);
    else if (const domain::Reason *slow = note(onHost, SizingReason::LatencyMissed))
        findings.add(Verdict::Fail, SelectionReason::LatencyMissed, slow->arguments);
    else if (note(onHost, SizingReason::MemoryUnknown) || note(onHost, SizingReason::ComputeUnknown))
        findings.add(Verdict::NotStated, SelectionReason::GpuMemoryUnknown, {judgement.gpu->name});
    else
        findings.add(
            Verdict::Fail, SelectionReason::ShardDoesNotFit,
            {Quantity{onHost.memoryPerGpuGiB, Unit::GiB}, Quantity{onHost.usablePerGpuGiB, Unit::GiB}});
}

void checkTotalMemory(const Judgement &judgement, Findings &findings)
{
    const std::optional<double> perGpu = judgement.gpu->vramGB;
    if (!perGpu || !judgement.onHost->fits)
        return;
    const CandidateFacts &facts = judgement.facts;
    const int gpus = facts.instancesOffered ? *facts.instancesOffered * facts.gpusPerInstance
                                            : std::max(judgement.gpusWanted, facts.gpusPerInstance);
    const double have = *perGpu * gpus;
    const double need = memoryNeededGB(judgement.sizing);
    const double staticGB = domain::gbFromGiB(judgement.sizing.indicators.staticMemory.value.value_or(0));
    if (have < need || gpus < judgement.onHost->minimumGpus) {
        const double shown = std::max(need, *perGpu * judgement.onHost->minimumGpus);
        findings.add(Verdict::Fail, SelectionReason::MemoryShort,
                     {gb(have), gb(shown), gb(staticGB), Quantity{kHeadroomMust, Unit::None}});
        return;
    }
    if (judgement.workload.isTraining() && staticGB > 0 && have < kHeadroomShould * staticGB)
        findings.add(Verdict::Warning, SelectionReason::HeadroomBelowPreferred,
                     {Quantity{have / staticGB, Unit::None}, Quantity{kHeadroomShould, Unit::None}});
    const int load = gpusForTheLoad(*judgement.onHost, judgement.workload);
    if (load > 0 && facts.gpusPerInstance > kOverSpecified * load)
        findings.add(Verdict::Fail, SelectionReason::OverSpecified,
                     {Quantity{double(facts.gpusPerInstance), Unit::Gpu}, Quantity{double(load), Unit::Gpu}});
    else
        findings.add(Verdict::Pass, SelectionReason::MeetsMemory, {gb(have), gb(need)});
}

} // namespace

double memoryNeededGB(const domain::WorkloadSizing &sizing)
{
    const double staticGB = domain::gbFromGiB(sizing.indicators.staticMemory.value.value_or(0));
    const double itemisedGB = domain::gbFromGiB(sizing.indicators.itemisedMemory.value.value_or(0));
    return std::max(kHeadroomMust * staticGB, itemisedGB / kUsableShare);
}

int gpusForTheLoad(const domain::AcceleratorSizing &onHost, const domain::Workload &workload)
{
    if (workload.isTraining())
        return std::max(onHost.gpus, onHost.minimumGpus);
    const domain::Figure *perReplica = onHost.figure(domain::SizingTerm::GpusPerReplica);
    const domain::Figure *replicas = onHost.figure(domain::SizingTerm::ReplicaCount);
    if (!perReplica || !perReplica->value || !replicas || !replicas->value)
        return onHost.minimumGpus;
    const int spare = workload.inference()->spareReplicas.value_or(1);
    const double serving = std::max(1.0, *replicas->value - spare);
    return std::max(onHost.minimumGpus, static_cast<int>(std::lround(serving * *perReplica->value)));
}

void checkMemoryAndModel(const Judgement &judgement, std::vector<Finding> &out)
{
    Findings findings(out);
    if (!judgement.gpu || !judgement.onHost) {
        findings.add(judgement.facts.isQuote() ? Verdict::Fail : Verdict::NotStated,
                     SelectionReason::GpuMemoryUnknown, {judgement.facts.gpuId});
        return;
    }
    checkEligibility(judgement, findings);
    checkExport(judgement, findings);
    checkCardMemory(judgement, findings);
    checkFit(judgement, findings);
    checkTotalMemory(judgement, findings);
}

} // namespace xj::selection
