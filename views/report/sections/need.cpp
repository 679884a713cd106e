// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/report/sections/section.h"
#include "views/report/sections/wording.h"
#include "views/text/sentences.h"

#include <QCoreApplication>

namespace xj::report::sections {

namespace {

using domain::Quantity;
using domain::Unit;
using namespace Qt::StringLiterals;

/// Names and values, two pairs a row.
class PairTable
{
public:
    explicit PairTable(const text::Style &style)
        : m_style(style)
    { }

    void add(const QString &key, const QString &value)
    {
        m_pairs.emplace_back(text::projectFieldName(key), value);
    }
    template <typename T> void add(const QString &key, const std::optional<T> &value, Unit unit)
    {
        if (value)
            add(key, text::quantity(Quantity{static_cast<double>(*value), unit}, m_style));
    }

    [[nodiscard]] bool isEmpty() const { return m_pairs.empty(); }
    [[nodiscard]] layout::Table table() const
    {
        layout::Table table;
        table.columns = {{QCoreApplication::translate("xj::report", "Item"), 1.5},
                         {QCoreApplication::translate("xj::report", "Value"), 1.3},
                         {QCoreApplication::translate("xj::report", "Item"), 1.5},
                         {QCoreApplication::translate("xj::report", "Value"), 1.3}};
        const std::size_t half = (m_pairs.size() + 1) / 2;
        for (std::size_t row = 0; row < half; ++row) {
            std::vector<QString> cells{m_pairs[row].first, m_pairs[row].second};
            if (row + half < m_pairs.size()) {
                cells.push_back(m_pairs[row + half].first);
                cells.push_back(m_pairs[row + half].second);
            }
            table.rows.push_back({std::move(cells), false});
        }
        return table;
    }

private:
    const text::Style &m_style;
    std::vector<std::pair<QString, QString>> m_pairs;
};

void addModel(PairTable &pairs, const domain::ModelArchitecture &model, const text::Style &style)
{
    pairs.add(u"model"_s, model.name.isEmpty() ? model.id : model.name);
    if (model.parametersBillion)
        pairs.add(text::term(domain::SizingTerm::Parameters),
                  text::quantity(Quantity{*model.parametersBillion, Unit::BillionParameters}, style));
}

void addTraining(PairTable &pairs, const domain::TrainingNeed &need)
{
    pairs.add(u"method"_s, text::methodName(need.method));
    if (need.precision)
        pairs.add(u"precision"_s, text::precisionName(*need.precision));
    if (need.optimizer)
        pairs.add(u"optimizer"_s, text::optimizerName(*need.optimizer));
    pairs.add(u"tokens"_s, need.tokens, Unit::Token);
    pairs.add(u"epochs"_s, need.epochs, Unit::None);
    pairs.add(u"seq_len"_s, need.sequenceLength, Unit::Token);
    pairs.add(u"global_batch"_s, need.globalBatch, Unit::None);
    pairs.add(u"micro_batch"_s, need.microBatch, Unit::None);
    pairs.add(u"lora_rank"_s, need.loraRank, Unit::None);
    if (need.recompute)
        pairs.add(u"recompute"_s, text::recomputeName(*need.recompute));
    pairs.add(u"deadline_days"_s, need.deadlineDays, Unit::Day);
    pairs.add(u"runs_per_month"_s, need.runsPerMonth, Unit::None);
    pairs.add(u"dataset_gb"_s, need.datasetGB, Unit::GB);
    pairs.add(u"checkpoint_interval_min"_s, need.checkpointIntervalMinutes, Unit::Minute);
}

void addInference(PairTable &pairs, const domain::InferenceNeed &need)
{
    if (need.weightPrecision)
        pairs.add(u"weight_precision"_s, text::precisionName(*need.weightPrecision));
    if (need.kvPrecision)
        pairs.add(u"kv_precision"_s, text::precisionName(*need.kvPrecision));
    pairs.add(u"prompt_tokens"_s, need.promptTokens, Unit::Token);
    pairs.add(u"output_tokens"_s, need.outputTokens, Unit::Token);
    pairs.add(u"max_context"_s, need.maxContext, Unit::Token);
    pairs.add(u"peak_concurrency"_s, need.peakConcurrency, Unit::Request);
    pairs.add(u"daily_visits"_s, need.dailyVisits, Unit::Visit);
    pairs.add(u"requests_per_visit"_s, need.requestsPerVisit, Unit::None);
    pairs.add(u"peak_factor"_s, need.peakFactor, Unit::None);
    pairs.add(u"ttft_ms_max"_s, need.ttftMsMax, Unit::Millisecond);
    pairs.add(u"tpot_ms_max"_s, need.tpotMsMax, Unit::Millisecond);
    pairs.add(u"spare_replicas"_s, need.spareReplicas, Unit::Replica);
}

layout::Table constraintTable(const Source &source)
{
    const domain::Constraints &limits = source.project.constraints;
    PairTable pairs(source.style);
    const QString separator = QCoreApplication::translate("xj::report", ", ", "between names of a list");
    const auto list = [&pairs, &separator](const QString &key, const QStringList &names) {
        if (!names.isEmpty())
            pairs.add(key, names.join(separator));
    };
    list(u"regions"_s, limits.regions);
    list(u"data_must_stay_in"_s, limits.dataMustStayIn);
    list(u"excluded_providers"_s, limits.excludedProviders);
    pairs.add(u"budget_monthly"_s, limits.budgetMonthly, Unit::CurrencyPerMonth);
    pairs.add(u"budget_capital"_s, limits.budgetCapital, Unit::Currency);
    pairs.add(u"delivery_weeks_max"_s, limits.deliveryWeeksMax, Unit::Week);
    pairs.add(u"ecc_required"_s, yesNo(limits.eccRequired));
    pairs.add(u"datacenter_gpu_only"_s, yesNo(limits.datacenterGpuOnly));
    pairs.add(u"cuda_required"_s, yesNo(limits.cudaRequired));
    pairs.add(u"minimum_gpu_memory_gb"_s, limits.minimumGpuMemoryGB, Unit::GB);
    pairs.add(u"minimum_network_gbps"_s, limits.minimumNetworkGbps, Unit::Gbps);
    pairs.add(u"minimum_sla_ratio"_s, limits.minimumSlaRatio, Unit::Ratio);
    if (source.project.expansion.monthlyGrowthRatio != 0.0)
        pairs.add(
            u"monthly_growth_ratio"_s,
            text::quantity(Quantity{source.project.expansion.monthlyGrowthRatio, Unit::Ratio}, source.style));
    return pairs.table();
}

/// The formula on one line, its ingredients below: "16·P", "P = 13.0 billion".
QString derivation(const domain::Derivation &how, const text::Style &style)
{
    QStringList lines;
    if (!how.formula.isEmpty())
        lines << how.formula;
    for (const domain::DerivationInput &input : how.inputs)
        lines << input.symbol % u" = "_s % text::quantity(input.value, style);
    return lines.isEmpty() ? text::unknown() : lines.join(u'\n');
}

layout::Table indicatorTable(const domain::HardIndicators &need, const text::Style &style)
{
    layout::Table table;
    table.columns = {{QCoreApplication::translate("xj::report", "Indicator"), 1.7},
                     {QCoreApplication::translate("xj::report", "At least"), 1.1, layout::Align::Right},
                     {QCoreApplication::translate("xj::report", "How it comes about"), 2.2},
                     {QCoreApplication::translate("xj::report", "Published in"), 1.4}};
    const auto add = [&table, &style](const domain::Figure &figure) {
        const bool nothingNeeded = figure.value && *figure.value == 0.0;
        table.rows.push_back(
            {{text::term(figure.term),
              nothingNeeded ? QCoreApplication::translate("xj::report", "not required")
                            : figureText(figure, style),
              derivation(figure.derivation, style),
              figure.derivation.citation.isEmpty() ? text::unknown() : figure.derivation.citation},
             false});
    };
    add(need.staticMemory);
    add(need.itemisedMemory);
    for (const auto &[name, gigabytes] :
         {std::pair(QCoreApplication::translate("xj::report", "Memory per GPU, minimum"),
                    need.minimumGpuMemoryGB),
          std::pair(QCoreApplication::translate("xj::report", "Memory per GPU, preferred"),
                    need.preferredGpuMemoryGB)}) {
        if (gigabytes > 0.0)
            table.rows.push_back(
                {{name, text::quantity(Quantity{gigabytes, Unit::GB}, style), text::unknown(),
                  QCoreApplication::translate("xj::report", "buying guides; the project")},
                 false});
    }
    for (const std::optional<domain::Figure> *figure : {&need.requestsInFlight, &need.requestRate}) {
        if (*figure)
            add(**figure);
    }
    add(need.arithmetic);
    if (need.topologyNeeded != domain::Topology::Unknown)
        table.rows.push_back({{QCoreApplication::translate("xj::report", "Link between the GPUs of a server"),
                               text::topologyName(need.topologyNeeded), text::unknown(), text::unknown()},
                              false});
    for (const domain::Figure *figure :
         {&need.fabricPerGpu, &need.localNvmeCapacity, &need.localNvmeReadRate, &need.network})
        add(*figure);
    for (const std::optional<domain::Figure> *figure : {&need.checkpointSize, &need.checkpointWriteRate}) {
        if (*figure)
            add(**figure);
    }
    return table;
}

} // namespace

layout::Blocks need(const Source &source)
{
    layout::Blocks blocks;
    blocks.emplace_back(
        layout::Heading{1, QCoreApplication::translate("xj::report", "1  Need and basis"), true});
    for (const domain::WorkloadRecommendation &answered : source.recommendation.workloads) {
        const domain::WorkloadSizing &sized = answered.sizing;
        blocks.emplace_back(layout::Heading{
            2, QCoreApplication::translate("xj::report", "Workload “%1”").arg(sized.workload)});
        PairTable pairs(source.style);
        addModel(pairs, sized.model, source.style);
        for (const domain::Workload &workload : source.project.workloads) {
            if (workload.name != sized.workload)
                continue;
            if (const domain::TrainingNeed *training = workload.training())
                addTraining(pairs, *training);
            else if (const domain::InferenceNeed *inference = workload.inference())
                addInference(pairs, *inference);
        }
        blocks.emplace_back(pairs.table());
        blocks.emplace_back(layout::Paragraph{
            QCoreApplication::translate(
                "xj::report", "Hard indicators of “%1”: what any offer must bring, whatever its accelerator")
                .arg(sized.workload),
            layout::TextRole::Caption, true});
        blocks.emplace_back(indicatorTable(sized.indicators, source.style));
        if (!sized.notes.empty())
            blocks.emplace_back(layout::BulletList{sentences(sized.notes, source.style)});
    }
    blocks.emplace_back(
        layout::Heading{2, QCoreApplication::translate("xj::report", "Limits set by the project")});
    blocks.emplace_back(constraintTable(source));
    return blocks;
}

} // namespace xj::report::sections
