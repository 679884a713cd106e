// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/selection/eliminate.h"

#include "models/selection/candidate_facts.h"
#include "models/selection/comparable_price.h"
#include "models/selection/layer_checks.h"
#include "models/sizing/sizing.h"

#include <QHash>

#include <algorithm>
#include <cmath>
#include <map>
#include <tuple>

namespace xj::selection {

using domain::Candidate;
using domain::CandidateKind;
using domain::CandidateStatus;
using domain::Finding;
using domain::Funnel;
using domain::Layer;
using domain::PricingModel;
using domain::Quantity;
using domain::SelectionReason;
using domain::Unit;
using domain::Verdict;

namespace {

/// Prices move by a third within a year: half a year old is worth a remark, a year old must be asked again.
constexpr qint64 kStaleDays = 180;
constexpr qint64 kTooOldDays = 365;
/// VAT in a gross cloud price without a stated rate; the catalogue's fact "vat-it-service" overrides it.
constexpr double kServiceVat = 0.06;
/// Differences below half a cent are ties.
constexpr double kTie = 0.005;

/// Judges candidates one after the other and remembers what each kind of box makes of the workload.
class Elimination
{
public:
    Elimination(const domain::Workload &workload, const domain::WorkloadSizing &sizing,
                const domain::Project &project, const domain::Catalogue &catalogue, const QDate &asOf)
        : m_workload(workload)
        , m_sizing(sizing)
        , m_project(project)
        , m_catalogue(catalogue)
        , m_asOf(asOf)
    {
        if (auto resolved = sizing::resolveModel(workload.model, catalogue))
            m_model = std::move(*resolved);
        else
            m_model.architecture = sizing.model;
        const domain::BuildCost *vat = catalogue.buildCost(QStringLiteral("vat-it-service"));
        m_vatRate = vat && vat->typical ? *vat->typical : kServiceVat;
    }

    [[nodiscard]] Candidate judge(const CandidateFacts &facts);

private:
    [[nodiscard]] const domain::AcceleratorSizing *onHost(const CandidateFacts &facts,
                                                          const domain::Gpu &gpu);
    [[nodiscard]] int gpusWanted(const domain::AcceleratorSizing &onHost, const domain::Gpu &gpu) const;
    void price(const CandidateFacts &facts, const domain::AcceleratorSizing *onHost,
               Candidate &candidate) const;
    void rankingBasis(const domain::AcceleratorSizing *onHost, Candidate &candidate) const;

    const domain::Workload &m_workload;
    const domain::WorkloadSizing &m_sizing;
    const domain::Project &m_project;
    const domain::Catalogue &m_catalogue;
    QDate m_asOf;
    sizing::ResolvedModel m_model;
    double m_vatRate = kServiceVat;
    std::map<std::tuple<QString, int, int, double>, domain::AcceleratorSizing> m_hosts;
};

const domain::AcceleratorSizing *Elimination::onHost(const CandidateFacts &facts, const domain::Gpu &gpu)
{
    const sizing::HostShape shape{facts.gpusPerInstance, facts.topology, facts.fabricGbpsPerGpu};
    const auto key = std::tuple(facts.gpuId, shape.gpus, static_cast<int>(shape.topology),
                                shape.fabricGbpsPerGpu.value_or(-1.0));
    auto it = m_hosts.find(key);
    if (it == m_hosts.end())
        it = m_hosts.emplace(key, sizing::sizeOnHost(m_workload, m_model, gpu, shape, 1.0)).first;
    return &it->second;
}

/// A training fleet also keeps the guides' headroom over the static memory; a service is sized by its
/// itemised memory.
int Elimination::gpusWanted(const domain::AcceleratorSizing &onHost, const domain::Gpu &gpu) const
{
    int wanted = std::max(onHost.gpus, onHost.minimumGpus);
    if (m_workload.isTraining() && gpu.vramGB && *gpu.vramGB > 0)
        wanted = std::max(wanted, static_cast<int>(std::ceil(memoryNeededGB(m_sizing) / *gpu.vramGB)));
    return std::max(wanted, 1);
}

void addLast(Candidate &candidate, Verdict verdict, SelectionReason reason, domain::Arguments arguments = {})
{
    candidate.findings.push_back({Layer::StabilityAndDelivery, verdict, {reason, std::move(arguments)}});
}

void Elimination::price(const CandidateFacts &facts, const domain::AcceleratorSizing *onHost,
                        Candidate &candidate) const
{
    if (!facts.price || facts.price->micros() <= 0) {
        addLast(candidate, Verdict::NotStated, SelectionReason::PriceOnRequest, {facts.provider});
        return;
    }
    if (facts.purchase) {
        addLast(candidate, Verdict::NotStated, SelectionReason::PurchasePrice);
        return;
    }
    const auto comparable = comparablePrice(facts, m_project, m_catalogue.rates(), m_vatRate);
    if (!comparable) {
        addLast(candidate, Verdict::NotStated, SelectionReason::NoRate, {facts.price->currency().code()});
        return;
    }
    candidate.pricePerGpuHour = comparable->perInstanceMonth / facts.gpusPerInstance / kHoursPerMonth;
    if (candidate.instancesNeeded > 0) {
        candidate.pricePerMonth = comparable->perInstanceMonth * candidate.instancesNeeded;
        candidate.figures = priceFigures(facts, *comparable, candidate.instancesNeeded);
        rankingBasis(onHost, candidate);
        const std::optional<double> budget = m_project.constraints.budgetMonthly;
        if (budget && *candidate.pricePerMonth > *budget)
            addLast(candidate, Verdict::Fail, SelectionReason::OverBudget,
                    {Quantity{*candidate.pricePerMonth, Unit::CurrencyPerMonth},
                     Quantity{*budget, Unit::CurrencyPerMonth}});
    }
    if (facts.pricing == PricingModel::Spot && m_workload.isTraining())
        addLast(candidate, Verdict::NotStated, SelectionReason::SpotInterruptionsUnknown);
    if (facts.priceDate && facts.priceDate->daysTo(m_asOf) > kStaleDays) {
        const bool tooOld = facts.priceDate->daysTo(m_asOf) > kTooOldDays;
        addLast(candidate, tooOld ? Verdict::NotStated : Verdict::Warning, SelectionReason::PriceStale,
                {*facts.priceDate});
    }
    const domain::Provider *provider = m_catalogue.provider(facts.providerId);
    if (provider && provider->kind == domain::ProviderKind::MarketIndex)
        addLast(candidate, Verdict::NotStated, SelectionReason::MarketIndexOnly, {facts.provider});
}

/// What one training run costs when the fleet is paid by the hour; a fleet paid by the month costs a run its
/// share of the month, at least the hours it takes.
void Elimination::rankingBasis(const domain::AcceleratorSizing *onHost, Candidate &candidate) const
{
    candidate.rankedBy = candidate.pricePerMonth;
    const domain::TrainingNeed *training = m_workload.training();
    const domain::Figure *run = onHost ? onHost->figure(domain::SizingTerm::RunTime) : nullptr;
    if (!training || !run || !run->value)
        return;
    const double hours = *run->value * 24.0;
    double cost = *candidate.pricePerMonth / kHoursPerMonth * hours;
    if (candidate.pricing != PricingModel::OnDemand && candidate.pricing != PricingModel::Spot)
        cost = std::max(cost, *candidate.pricePerMonth / std::max(training->runsPerMonth.value_or(1.0), 1.0));
    candidate.rankedBy = cost;
    candidate.figures.push_back(
        {domain::SelectionTerm::CostPerUnitOfWork,
         cost,
         Unit::Currency,
         std::nullopt,
         {QStringLiteral("P / 730 · h"),
          QString(),
          {{QStringLiteral("P"),
            domain::SelectionTerm::ComparablePricePerMonth,
            Quantity{*candidate.pricePerMonth, Unit::CurrencyPerMonth},
            {}},
           {QStringLiteral("h"), domain::SizingTerm::RunTime, Quantity{hours, Unit::Hour}, {}}}}});
}

/// Whether a finding keeps an otherwise passing candidate out of the ranking until somebody answers.
bool mustBeAsked(const Finding &finding, bool quote)
{
    if (finding.verdict != Verdict::NotStated)
        return false;
    if (quote || finding.layer == Layer::MemoryAndModel || finding.layer == Layer::Interconnect)
        return true;
    const auto *reason = std::get_if<SelectionReason>(&finding.reason.code);
    return reason
        && (*reason == SelectionReason::PriceStale || *reason == SelectionReason::SpotInterruptionsUnknown
            || *reason == SelectionReason::RegionExcluded || *reason == SelectionReason::MarketIndexOnly);
}

Candidate Elimination::judge(const CandidateFacts &facts)
{
    Candidate candidate;
    candidate.kind = facts.kind;
    candidate.id = facts.id;
    candidate.provider = facts.provider;
    candidate.providerId = facts.providerId;
    candidate.instance = facts.instance;
    candidate.gpuId = facts.gpuId;
    candidate.gpusPerInstance = facts.kind == CandidateKind::PriceOnRequest ? 0 : facts.gpusPerInstance;
    candidate.region = facts.region;
    candidate.pricing = facts.pricing;
    candidate.priceDate = facts.priceDate;

    const domain::Gpu *gpu = m_catalogue.gpu(facts.gpuId);
    const domain::AcceleratorSizing *sized = gpu ? onHost(facts, *gpu) : nullptr;
    const int wanted = sized ? gpusWanted(*sized, *gpu) : 0;
    const Judgement judgement{m_workload, m_sizing, m_project.constraints, facts, gpu, sized, wanted, m_asOf};
    if (facts.kind != CandidateKind::PriceOnRequest) {
        candidate.instancesNeeded
            = sized && sized->fits ? (wanted + facts.gpusPerInstance - 1) / facts.gpusPerInstance : 0;
        // A quote is for what it offers; more of it than offered is a warning of its own.
        if (facts.instancesOffered && candidate.instancesNeeded > 0)
            candidate.instancesNeeded = std::max(candidate.instancesNeeded, *facts.instancesOffered);
        candidate.gpusBilled = candidate.instancesNeeded * facts.gpusPerInstance;
        checkMemoryAndModel(judgement, candidate.findings);
        checkInterconnect(judgement, candidate.findings);
        checkIoAndNetwork(judgement, candidate.findings);
    }
    checkStabilityAndDelivery(judgement, candidate.findings);
    price(facts, sized, candidate);

    const auto failing = std::ranges::find(candidate.findings, Verdict::Fail, &Finding::verdict);
    if (failing != candidate.findings.end()) {
        candidate.eliminatedAt = failing->layer;
        candidate.status = CandidateStatus::Eliminated;
    } else {
        const bool asked = std::ranges::any_of(
            candidate.findings, [&](const Finding &f) { return mustBeAsked(f, facts.isQuote()); });
        candidate.status = asked || !candidate.rankedBy ? CandidateStatus::Pending : CandidateStatus::Ranked;
    }
    return candidate;
}

void rank(std::vector<Candidate> &candidates)
{
    struct Place
    {
        int group = 0;
        int layer = -1;
        double cost = 0.0;
        size_t index = 0;
    };
    std::vector<Place> places;
    places.reserve(candidates.size());
    for (const Candidate &candidate : candidates) {
        const int group = candidate.status == CandidateStatus::Ranked ? 0
            : candidate.status == CandidateStatus::Pending            ? 1
                                                                      : 2;
        // Cents decide; a finer difference is a tie and the id only makes the order stable.
        places.push_back({group, candidate.eliminatedAt ? static_cast<int>(*candidate.eliminatedAt) : -1,
                          group == 0 ? std::round(*candidate.rankedBy * 100.0) : 0.0, places.size()});
    }
    // Places are sorted, not candidates: moving those costs more than judging them.
    std::ranges::sort(places, [&](const Place &a, const Place &b) {
        const auto left = std::tie(a.group, a.layer, a.cost);
        const auto right = std::tie(b.group, b.layer, b.cost);
        return left != right ? left < right : candidates[a.index].id < candidates[b.index].id;
    });
    std::vector<Candidate> sorted;
    sorted.reserve(candidates.size());
    for (const Place &place : places)
        sorted.push_back(std::move(candidates[place.index]));
    candidates = std::move(sorted);
    int position = 0;
    for (size_t i = 0; i < candidates.size() && candidates[i].status == CandidateStatus::Ranked; ++i) {
        ++position;
        const bool tie = i > 0 && std::abs(*candidates[i].rankedBy - *candidates[i - 1].rankedBy) < kTie;
        candidates[i].rank = tie ? candidates[i - 1].rank : position;
    }
}

/// Nothing qualifies: the single requirement whose removal would let most candidates through.
void findRelaxation(Funnel &funnel)
{
    std::map<SelectionReason, int> freed;
    for (const Candidate &candidate : funnel.candidates) {
        if (!candidate.rankedBy)
            continue;
        std::optional<SelectionReason> only;
        bool several = false;
        for (const Finding &finding : candidate.findings) {
            const bool blocks = finding.verdict == Verdict::Fail
                || mustBeAsked(finding, candidate.kind == CandidateKind::SupplierQuote);
            const auto *reason = std::get_if<SelectionReason>(&finding.reason.code);
            if (!blocks || !reason)
                continue;
            several = several || (only && *only != *reason);
            only = *reason;
        }
        if (only && !several)
            ++freed[*only];
    }
    for (const auto &[reason, count] : freed) {
        if (count > funnel.relaxationFrees) {
            funnel.relaxationFrees = count;
            funnel.smallestRelaxation = reason;
        }
    }
}

} // namespace

Funnel eliminate(const domain::Workload &workload, const domain::WorkloadSizing &sizing,
                 const domain::Project &project, const domain::Catalogue &catalogue, const QDate &asOf)
{
    Elimination elimination(workload, sizing, project, catalogue, asOf);
    Funnel funnel;
    funnel.workload = workload.name;
    funnel.candidates.reserve(catalogue.offers().size() + project.quotes.size());
    for (const domain::Quote &quote : project.quotes)
        funnel.candidates.push_back(elimination.judge(factsOf(quote)));
    for (const domain::Offer &offer : catalogue.offers())
        funnel.candidates.push_back(elimination.judge(factsOf(offer, catalogue)));
    for (const CandidateFacts &facts : pricesOnRequest(catalogue))
        funnel.candidates.push_back(elimination.judge(facts));

    rank(funnel.candidates);
    funnel.total = static_cast<int>(funnel.candidates.size());
    for (const Candidate &candidate : funnel.candidates) {
        if (candidate.eliminatedAt)
            ++funnel.eliminatedAt[static_cast<size_t>(*candidate.eliminatedAt)];
        funnel.pending += candidate.status == CandidateStatus::Pending ? 1 : 0;
        funnel.ranked += candidate.status == CandidateStatus::Ranked ? 1 : 0;
    }
    if (funnel.ranked == 0)
        findRelaxation(funnel);
    return funnel;
}

} // namespace xj::selection
