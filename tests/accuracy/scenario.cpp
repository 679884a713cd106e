// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/domain/units.h"
#include "models/recommend/recommend.h"
#include "models/selection/eliminate.h"
#include "models/sizing/sizing.h"
#include "tests/accuracy/kinds.h"
#include "tests/accuracy/scenario_needs.h"
#include "tests/accuracy/scenario_scores.h"

#include <QJsonArray>
#include <QRegularExpression>

#include <algorithm>
#include <array>
#include <cmath>

namespace accuracy {

namespace {

using namespace xj;
using domain::Candidate;
using domain::CandidateStatus;

const QString kKind = QStringLiteral("scenario");
constexpr std::array kLayers
    = {u"L1_vram_model", u"L2_interconnect", u"L3_io_network", u"L4_stability_delivery"};

/// One need of the scenario with what the engines make of it.
struct Judged
{
    ScenarioNeed need;
    domain::WorkloadSizing sizing;
    domain::Funnel funnel;
};

/// Roundings of the case's own arithmetic.
bool within(double value, const QJsonArray &range, double slack = 0.01)
{
    return value >= range.at(0).toDouble() * (1.0 - slack) && value <= range.at(1).toDouble() * (1.0 + slack);
}

QString rangeText(double value, const QJsonArray &range)
{
    return QStringLiteral("%1, expected %2 to %3")
        .arg(value)
        .arg(range.at(0).toDouble())
        .arg(range.at(1).toDouble());
}

double itemisedGB(const domain::WorkloadSizing &sizing)
{
    return domain::gbFromGiB(sizing.indicators.itemisedMemory.value.value_or(0.0));
}

double staticGB(const domain::WorkloadSizing &sizing)
{
    return domain::gbFromGiB(sizing.indicators.staticMemory.value.value_or(0.0));
}

class ScenarioRun
{
public:
    ScenarioRun(const QJsonObject &scenario, const CaseLookup &lookup, Tally &tally)
        : m_scenario(scenario)
        , m_expect(scenario.value(u"expect").toObject())
        , m_id(scenario.value(u"id").toString())
        , m_lookup(lookup)
        , m_tally(tally)
    { }

    void run();

private:
    void judge();
    [[nodiscard]] const Candidate *candidateOf(const Judged &judged, const QString &id) const;
    [[nodiscard]] const Candidate *firstEliminated(const QString &id) const;
    [[nodiscard]] bool remarked(const QString &id) const;
    void checkEliminated();
    void checkSurvivors();
    void checkMemory();
    void checkJobMemory(const QJsonObject &vram);
    void checkCounts();
    void checkTimes();
    void checkRefusals();
    void checkRecommendation();
    [[nodiscard]] std::optional<double> runDays(const Judged &judged, const QString &candidate) const;
    [[nodiscard]] const domain::Quote *quote(const QString &id) const;

    const QJsonObject &m_scenario;
    const QJsonObject m_expect;
    const QString m_id;
    const CaseLookup &m_lookup;
    Tally &m_tally;
    ScenarioNeeds m_needs;
    std::vector<Judged> m_judged;
};

void ScenarioRun::judge()
{
    m_needs = scenarioNeeds(m_scenario.value(u"inputs").toObject(), m_lookup);
    m_needs.project.quotes = scenarioQuotes(m_scenario.value(u"candidates").toArray(), m_lookup);
    const QDate asOf = m_lookup.catalogue().newestObservation().value_or(QDate(2026, 1, 1));
    for (const ScenarioNeed &need : m_needs.needs) {
        auto sized = sizing::sizeWorkload(need.workload, m_lookup.catalogue(), 1.0, {});
        if (!sized) {
            m_tally.check(kKind, QStringLiteral("sized"), m_id + u'/' + need.workload.name, false,
                          sized.error().place.field);
            continue;
        }
        auto funnel
            = selection::eliminate(need.workload, *sized, m_needs.project, m_lookup.catalogue(), asOf);
        m_judged.push_back({need, std::move(*sized), std::move(funnel)});
    }
}

const Candidate *ScenarioRun::candidateOf(const Judged &judged, const QString &id) const
{
    const auto it = std::ranges::find_if(judged.funnel.candidates, [&](const Candidate &candidate) {
        return candidate.kind == domain::CandidateKind::SupplierQuote && candidate.id == id;
    });
    return it == judged.funnel.candidates.end() ? nullptr : &*it;
}

const domain::Quote *ScenarioRun::quote(const QString &id) const
{
    const auto it = std::ranges::find(m_needs.project.quotes, id, &domain::Quote::id);
    return it == m_needs.project.quotes.end() ? nullptr : &*it;
}

/// The judgement that stops an offer at the earliest layer, over all needs but wishes; null when none does.
const Candidate *ScenarioRun::firstEliminated(const QString &id) const
{
    const Candidate *first = nullptr;
    for (const Judged &judged : m_judged) {
        const Candidate *candidate = judged.need.wish ? nullptr : candidateOf(judged, id);
        if (candidate && candidate->eliminatedAt
            && (!first || *candidate->eliminatedAt < *first->eliminatedAt))
            first = candidate;
    }
    return first;
}

/// Whether the offer, if kept, carries something to know.
bool ScenarioRun::remarked(const QString &id) const
{
    return std::ranges::any_of(m_judged, [&](const Judged &judged) {
        const Candidate *candidate = candidateOf(judged, id);
        return candidate && std::ranges::any_of(candidate->findings, [](const domain::Finding &finding) {
                   return finding.verdict != domain::Verdict::Pass;
               });
    });
}

QString deciding(const Candidate &candidate)
{
    const auto it = std::ranges::find(candidate.findings, domain::Verdict::Fail, &domain::Finding::verdict);
    const auto *reason
        = it == candidate.findings.end() ? nullptr : std::get_if<domain::SelectionReason>(&it->reason.code);
    return QStringLiteral("%1, reason %2")
        .arg(QStringView(kLayers.at(static_cast<size_t>(*candidate.eliminatedAt))))
        .arg(reason ? static_cast<int>(*reason) : -1);
}

void ScenarioRun::checkEliminated()
{
    const QJsonArray list = m_expect.value(u"eliminate").toArray();
    for (const QJsonValue &value : list) {
        const QString id = value[QLatin1StringView("candidate")].toString();
        const QJsonArray layers = value[QLatin1StringView("layer_must_be_one_of")].toArray();
        const Candidate *candidate = firstEliminated(id);
        const bool right
            = candidate && std::ranges::any_of(layers, [&](const QJsonValue &layer) {
                  return layer.toString() == kLayers.at(static_cast<size_t>(*candidate->eliminatedAt));
              });
        m_tally.check(kKind, QStringLiteral("eliminated at its layer"), m_id + u'/' + id, right,
                      candidate ? deciding(*candidate) : QStringLiteral("not eliminated"));
    }
}

void ScenarioRun::checkSurvivors()
{
    const QJsonArray survive = m_expect.value(u"survive").toArray();
    for (const QJsonValue &value : survive) {
        const Candidate *candidate = firstEliminated(value.toString());
        m_tally.check(kKind, QStringLiteral("survives"), m_id + u'/' + value.toString(),
                      quote(value.toString()) && !candidate, candidate ? deciding(*candidate) : QString());
    }
    const QJsonArray borderline = m_expect.value(u"borderline").toArray();
    for (const QJsonValue &value : borderline) {
        const QString id = value[QLatin1StringView("candidate")].toString();
        m_tally.check(kKind, QStringLiteral("borderline is remarked"), m_id + u'/' + id,
                      firstEliminated(id) || remarked(id), QStringLiteral("kept without a word"));
    }
}

void ScenarioRun::checkMemory()
{
    const QJsonObject vram = m_expect.value(u"vram").toObject();
    checkJobMemory(vram);
    if (m_judged.empty())
        return;
    const Judged &first = m_judged.front();
    const double itemised = itemisedGB(first.sizing);
    for (const char *key : {"min_total_gb", "must_not_be_below_gb"}) {
        if (const QJsonValue least = vram.value(QLatin1StringView(key)); least.isDouble()) {
            m_tally.check(kKind, QStringLiteral("memory"), m_id + u'/' + QLatin1StringView(key),
                          itemised >= least.toDouble() * 0.99, QString::number(itemised));
        }
    }
    if (const QJsonValue most = vram.value(u"must_not_exceed_gb"); most.isDouble())
        m_tally.check(kKind, QStringLiteral("memory"), m_id + QStringLiteral("/must_not_exceed_gb"),
                      itemised <= most.toDouble(), QString::number(itemised));
    if (const QJsonArray band = vram.value(u"with_margin_gb").toArray(); band.size() == 2) {
        const double need = 1.5 * staticGB(first.sizing);
        m_tally.check(kKind, QStringLiteral("memory"), m_id + QStringLiteral("/with_margin_gb"),
                      within(need, band, 0.02), rangeText(need, band));
    }
    const QJsonObject regions = vram.value(u"per_region_min_gb").toObject();
    for (const Judged &judged : m_judged) {
        const QJsonValue least = regions.value(judged.need.workload.name);
        if (least.isDouble())
            m_tally.check(kKind, QStringLiteral("memory"), m_id + u'/' + judged.need.workload.name,
                          itemisedGB(judged.sizing) >= least.toDouble() * 0.99,
                          QString::number(itemisedGB(judged.sizing)));
    }
}

/// "lora_70b_gb": the method and size of one of several jobs.
void ScenarioRun::checkJobMemory(const QJsonObject &vram)
{
    static const QRegularExpression name(QStringLiteral("^(full|lora|qlora)_(\\d+)b_gb$"));
    for (auto it = vram.begin(); it != vram.end(); ++it) {
        const auto match = name.match(it.key());
        if (!match.hasMatch() || !it.value().isArray())
            continue;
        bool found = false;
        for (const Judged &judged : m_judged) {
            const QString job = judged.need.workload.name;
            if (!job.startsWith(match.captured(1)) || !job.endsWith(u'_' + match.captured(2) + u'b'))
                continue;
            found = true;
            m_tally.check(kKind, QStringLiteral("memory"), m_id + u'/' + it.key(),
                          within(itemisedGB(judged.sizing), it.value().toArray()),
                          rangeText(itemisedGB(judged.sizing), it.value().toArray()));
        }
        if (!found)
            m_tally.unanswered(kKind, QStringLiteral("memory"), m_id + u'/' + it.key(),
                               QStringLiteral("no such job"));
    }
}

double figureOf(const domain::AcceleratorSizing &sizing, domain::SizingTerm term)
{
    const domain::Figure *figure = sizing.figure(term);
    return figure ? figure->value.value_or(0.0) : 0.0;
}

/// GPUs that the load takes on the candidate's boxes, and requests that one of its replicas carries.
void ScenarioRun::checkCounts()
{
    if (m_judged.empty())
        return;
    const Judged &judged = m_judged.front();
    const auto model = sizing::resolveModel(judged.need.workload.model, m_lookup.catalogue());
    const auto sized = [&](const QString &id) -> std::optional<domain::AcceleratorSizing> {
        const domain::Quote *offer = quote(id);
        const domain::Gpu *gpu = offer ? m_lookup.catalogue().gpu(offer->gpuId) : nullptr;
        if (!gpu || !model)
            return std::nullopt;
        const sizing::HostShape host{offer->gpusPerServer, offer->topology, offer->fabricGbpsPerGpu};
        return sizing::sizeOnHost(judged.need.workload, *model, *gpu, host, 1.0);
    };
    const QJsonObject counts = m_expect.value(u"gpu_count").toObject();
    for (auto it = counts.begin(); it != counts.end(); ++it) {
        const auto sizing = sized(it.key());
        const double gpus = sizing ? figureOf(*sizing, domain::SizingTerm::ReplicaCount)
                * figureOf(*sizing, domain::SizingTerm::GpusPerReplica)
                                   : 0.0;
        m_tally.check(kKind, QStringLiteral("GPU count"), m_id + u'/' + it.key(),
                      within(gpus, it.value().toArray(), 0.0), rangeText(gpus, it.value().toArray()));
    }
    const QJsonObject concurrency = m_expect.value(u"concurrency").toObject();
    for (auto it = concurrency.begin(); it != concurrency.end(); ++it) {
        const auto sizing = sized(it.key());
        if (!it.value().isArray())
            continue;
        // By memory alone, as the case counts: the cache of one replica over one request's tokens.
        const domain::InferenceNeed &need = *judged.need.workload.inference();
        const double tokens = need.promptTokens.value_or(1000) + need.outputTokens.value_or(300);
        const double requests
            = sizing ? figureOf(*sizing, domain::SizingTerm::KvCapacityTokens) / tokens : 0.0;
        m_tally.check(kKind, QStringLiteral("concurrency"), m_id + u'/' + it.key(),
                      within(requests, it.value().toArray(), 0.05),
                      rangeText(requests, it.value().toArray()));
    }
}

/// Days of one run on as many boxes as offered: the deadline is tightened until the engine takes them all.
std::optional<double> ScenarioRun::runDays(const Judged &judged, const QString &id) const
{
    const domain::Quote *offer = quote(id);
    const domain::Gpu *gpu = offer ? m_lookup.catalogue().gpu(offer->gpuId) : nullptr;
    const auto model = sizing::resolveModel(judged.need.workload.model, m_lookup.catalogue());
    if (!gpu || !model || !judged.need.workload.isTraining())
        return std::nullopt;
    const sizing::HostShape host{offer->gpusPerServer, offer->topology, offer->fabricGbpsPerGpu};
    domain::Workload workload = judged.need.workload;
    auto &need = std::get<domain::TrainingNeed>(workload.need);
    const int gpus = offer->servers * offer->gpusPerServer;
    std::optional<double> days;
    for (double deadline = 365.0; deadline > 0.01; deadline *= 0.9) {
        need.deadlineDays = deadline;
        const auto sizing = sizing::sizeOnHost(workload, *model, *gpu, host, 1.0);
        if (!sizing.fits || sizing.gpus > gpus)
            break;
        days = figureOf(sizing, domain::SizingTerm::RunTime) * sizing.gpus / gpus;
        if (sizing.gpus == gpus)
            break;
    }
    return days;
}

void ScenarioRun::checkTimes()
{
    const QJsonObject time = m_expect.value(u"time").toObject();
    static const QRegularExpression onCandidate(QStringLiteral("^(hours|days)_(?:per_epoch_)?on_(.+)$"));
    const auto check = [&](const QString &id, double unitsPerDay, const QJsonArray &range) {
        const auto days = m_judged.empty() ? std::nullopt : runDays(m_judged.front(), id);
        m_tally.check(kKind, QStringLiteral("run time"), m_id + u'/' + id,
                      days && within(*days * unitsPerDay, range, 0.0),
                      days ? rangeText(*days * unitsPerDay, range) : QStringLiteral("no run time"));
    };
    for (auto it = time.begin(); it != time.end(); ++it) {
        if (const auto match = onCandidate.match(it.key()); match.hasMatch() && it.value().isArray())
            check(match.captured(2), match.captured(1) == u"hours" ? 24.0 : 1.0, it.value().toArray());
    }
    const QJsonObject days = time.value(u"days").toObject();
    for (auto it = days.begin(); it != days.end(); ++it)
        check(it.key(), 1.0, it.value().toArray());
}

/// Wishes that no offer of the scenario can hold must be refused in the memory layer.
void ScenarioRun::checkRefusals()
{
    if (m_expect.value(u"refuse").toArray().isEmpty())
        return;
    for (const Judged &judged : m_judged) {
        if (!judged.need.wish)
            continue;
        for (const domain::Quote &offer : m_needs.project.quotes) {
            const Candidate *candidate = candidateOf(judged, offer.id);
            m_tally.check(kKind, QStringLiteral("refused"),
                          m_id + u'/' + judged.need.workload.name + u'/' + offer.id,
                          candidate && candidate->eliminatedAt == domain::Layer::MemoryAndModel,
                          QStringLiteral("not refused in the first layer"));
        }
    }
}

/// The whole entry holds together on the scenario: a funnel per need, three stages, a headline.
void ScenarioRun::checkRecommendation()
{
    domain::Project project = m_needs.project;
    for (const ScenarioNeed &need : m_needs.needs) {
        if (!need.wish)
            project.workloads.push_back(need.workload);
    }
    if (project.workloads.empty())
        return;
    const auto answer = recommend::recommend(project, m_lookup.catalogue(), {});
    const bool whole = answer && answer->workloads.size() == project.workloads.size()
        && answer->path.stages.size() == 3 && !answer->headline.reasons.empty();
    m_tally.check(kKind, QStringLiteral("recommended"), m_id, whole,
                  QStringLiteral("no whole recommendation"));
    const auto again = recommend::recommend(project, m_lookup.catalogue(), {});
    m_tally.check(kKind, QStringLiteral("same again"), m_id, answer && again && *answer == *again,
                  QStringLiteral("two runs differ"));
}

void ScenarioRun::run()
{
    judge();
    checkEliminated();
    checkSurvivors();
    checkMemory();
    checkCounts();
    checkTimes();
    checkRefusals();
    checkRecommendation();
    QStringList surviving;
    for (const domain::Quote &offer : m_needs.project.quotes) {
        if (!firstEliminated(offer.id))
            surviving << offer.id;
    }
    checkScores(m_scenario, surviving, kKind, m_tally);
    checkRentOrBuild(m_scenario, kKind, m_tally);
    for (const char *words : {"must_say", "must_not_say"}) {
        if (m_expect.contains(QLatin1StringView(words)))
            m_tally.unanswered(kKind, QStringLiteral("wording"), m_id + u'/' + QLatin1StringView(words),
                               QStringLiteral("ideas in words: for a reader"));
    }
}

class Scenario final : public CaseKind
{
public:
    [[nodiscard]] bool recognises(const CaseFile &file) const override
    {
        return file.json().value(u"schema").toString().startsWith(u"xuanji-scenario")
            || file.hasKeys({"inputs", "candidates", "expect"});
    }

    void run(const CaseFile &file, const CaseLookup &lookup, Tally &tally) const override
    {
        ScenarioRun(file.json(), lookup, tally).run();
    }
};

} // namespace

std::unique_ptr<CaseKind> scenarioKind()
{
    return std::make_unique<Scenario>();
}

} // namespace accuracy
