// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/accuracy/scenario_needs.h"

#include <QJsonArray>
#include <QRegularExpression>

#include <cmath>

namespace accuracy {

namespace {

using namespace xj::domain;

std::optional<double> number(const QJsonObject &object, const char *key)
{
    const QJsonValue value = object.value(QLatin1StringView(key));
    return value.isDouble() ? std::optional(value.toDouble()) : std::nullopt;
}

std::optional<int> whole(const QJsonObject &object, const char *key)
{
    const auto value = number(object, key);
    return value ? std::optional(static_cast<int>(std::lround(*value))) : std::nullopt;
}

QString text(const QJsonObject &object, const char *key)
{
    return object.value(QLatin1StringView(key)).toString();
}

std::optional<Precision> precision(const QString &name)
{
    static const QHash<QString, Precision> kNames{
        {QStringLiteral("fp32"), Precision::Fp32}, {QStringLiteral("bf16"), Precision::Bf16},
        {QStringLiteral("fp16"), Precision::Fp16}, {QStringLiteral("fp8"), Precision::Fp8},
        {QStringLiteral("int8"), Precision::Int8}, {QStringLiteral("int4"), Precision::Int4},
        {QStringLiteral("nf4"), Precision::Nf4},   {QStringLiteral("fp4"), Precision::Fp4}};
    const auto it = kNames.constFind(name.toLower());
    return it == kNames.constEnd() ? std::nullopt : std::optional(*it);
}

ModelChoice modelChoice(const QJsonObject &inputs, const CaseLookup &lookup)
{
    ModelChoice choice;
    if (const auto known = lookup.model(text(inputs, "model"))) {
        choice.own = *known;
        choice.own.id.clear();
        return choice;
    }
    choice.own.parametersBillion = number(inputs, "params_b");
    choice.own.layers = whole(inputs, "layers");
    choice.own.kvHeads = whole(inputs, "kv_heads");
    choice.own.headDim = whole(inputs, "head_dim");
    static const QRegularExpression shape(QStringLiteral("(\\d+) layers, (\\d+) kv heads"));
    if (const auto match = shape.match(text(inputs, "model")); match.hasMatch()) {
        choice.own.layers = match.captured(1).toInt();
        choice.own.kvHeads = match.captured(2).toInt();
    }
    return choice;
}

std::optional<TrainingMethod> trainingMethod(const QString &task)
{
    if (task.contains(u"pretrain"))
        return TrainingMethod::Pretrain;
    if (task.contains(u"full_ft") || task.contains(u"full fine"))
        return TrainingMethod::FullFineTune;
    if (task.contains(u"qlora"))
        return TrainingMethod::Qlora;
    return task.contains(u"lora") ? std::optional(TrainingMethod::Lora) : std::nullopt;
}

TrainingNeed trainingNeed(const QJsonObject &inputs, TrainingMethod method)
{
    TrainingNeed need;
    need.method = method;
    need.precision = precision(text(inputs, "precision"));
    if (need.precision == Precision::Fp8) // the service's weights; adapters are trained on 16-bit ones
        need.precision.reset();
    const auto perEpoch = number(inputs, "tokens_per_epoch");
    need.tokens = perEpoch ? perEpoch : number(inputs, "tokens");
    need.epochs = number(inputs, "epochs");
    need.sequenceLength = whole(inputs, "context_len");
    // Pre-training runs of this size take millions of tokens a step (GPT-3: 3.2, GLM-130B: 8.6).
    constexpr int kPretrainingSequences = 1024;
    if (method == TrainingMethod::Pretrain)
        need.globalBatch = whole(inputs, "global_batch").value_or(kPretrainingSequences);
    const auto days = number(inputs, "target_days");
    need.deadlineDays = days ? days : number(inputs, "deadline_days");
    if (const auto terabytes = number(inputs, "dataset_tb"))
        need.datasetGB = *terabytes * 1000.0;
    else
        need.datasetGB = number(inputs, "dataset_gb");
    if (const auto hours = number(inputs, "checkpoint_every_hours"))
        need.checkpointIntervalMinutes = *hours * 60.0;
    return need;
}

InferenceNeed inferenceNeed(const QJsonObject &inputs, double concurrency)
{
    InferenceNeed need;
    need.weightPrecision = precision(text(inputs, "precision"));
    need.kvPrecision = precision(text(inputs, "kv_precision"));
    need.promptTokens = whole(inputs, "prompt_tokens");
    need.outputTokens = whole(inputs, "output_tokens");
    if (const auto tokens = whole(inputs, "tokens_per_request")) {
        // The split is not said; the length that counts for the cache is.
        need.promptTokens = *tokens * 3 / 4;
        need.outputTokens = *tokens - *need.promptTokens;
        need.maxContext = *tokens;
    }
    need.peakConcurrency = concurrency;
    need.spareReplicas = 0;
    if (const auto rate = number(inputs, "tok_per_s_per_user"))
        need.tpotMsMax = 1000.0 / *rate;
    if (const auto seconds = number(inputs, "ttft_s"))
        need.ttftMsMax = *seconds * 1000.0;
    if (const auto milliseconds = number(inputs, "p95_latency_ms_first_byte"))
        need.ttftMsMax = *milliseconds;
    return need;
}

Workload workload(const QString &name, const ModelChoice &model,
                  std::variant<TrainingNeed, InferenceNeed> need)
{
    Workload workload;
    workload.name = name;
    workload.model = model;
    workload.need = std::move(need);
    return workload;
}

void addJobs(const QJsonObject &inputs, const CaseLookup &lookup, ScenarioNeeds &needs)
{
    const QJsonArray jobs = inputs.value(u"jobs").toArray();
    for (const QJsonValue &value : jobs) {
        QJsonObject job = value.toObject();
        for (const char *shared : {"precision", "dataset_gb"}) {
            const auto key = QLatin1StringView(shared);
            if (!job.contains(key) && inputs.contains(key))
                job.insert(key, inputs.value(key));
        }
        const auto method = trainingMethod(text(job, "method"));
        if (!method)
            continue;
        const QString name
            = QStringLiteral("%1_%2b").arg(text(job, "method")).arg(number(job, "params_b").value_or(0));
        needs.needs.push_back({workload(name, modelChoice(job, lookup), trainingNeed(job, *method)),
                               text(job, "priority") == u"wish"});
    }
}

void addServices(const QJsonObject &inputs, const CaseLookup &lookup, ScenarioNeeds &needs)
{
    const ModelChoice model = modelChoice(inputs, lookup);
    const QJsonArray regions = inputs.value(u"regions").toArray();
    for (const QJsonValue &value : regions) {
        const QString name = text(value.toObject(), "name");
        const auto concurrency = number(value.toObject(), "concurrency");
        if (concurrency)
            needs.needs.push_back({workload(name, model, inferenceNeed(inputs, *concurrency)), false});
        needs.project.constraints.regions << name;
    }
    if (const auto concurrency = number(inputs, "concurrency"))
        needs.needs.push_back(
            {workload(QStringLiteral("service"), model, inferenceNeed(inputs, *concurrency)), false});
}

/// Starred clauses (★) of a tender, as far as a project can hold them.
void addClauses(const QJsonArray &clauses, Constraints &constraints)
{
    static const QRegularExpression card(QStringLiteral("每卡显存不小于 *([\\d.]+) *GB"));
    static const QRegularExpression delivery(QStringLiteral("交付不晚于 *([\\d.]+) *天"));
    static const QRegularExpression network(QStringLiteral("网络不小于 *([\\d.]+) *G"));
    for (const QJsonValue &value : clauses) {
        const QString clause = value.toString();
        if (const auto match = card.match(clause); match.hasMatch())
            constraints.minimumGpuMemoryGB = match.captured(1).toDouble();
        if (const auto match = network.match(clause); match.hasMatch())
            constraints.minimumNetworkGbps = match.captured(1).toDouble();
        if (const auto match = delivery.match(clause); match.hasMatch())
            constraints.deliveryWeeksMax = static_cast<int>(std::ceil(match.captured(1).toDouble() / 7.0));
    }
}

} // namespace

ScenarioNeeds scenarioNeeds(const QJsonObject &inputs, const CaseLookup &lookup)
{
    ScenarioNeeds needs;
    Constraints &constraints = needs.project.constraints;
    const QString task = text(inputs, "task");
    addJobs(inputs, lookup, needs);
    if (inputs.value(u"jobs").toArray().isEmpty()) {
        if (const auto method = trainingMethod(task)) {
            needs.needs.push_back({workload(QStringLiteral("training"), modelChoice(inputs, lookup),
                                            trainingNeed(inputs, *method)),
                                   false});
        }
    }
    addServices(inputs, lookup, needs);
    constraints.budgetMonthly = number(inputs, "budget_cny_month");
    constraints.budgetCapital = number(inputs, "budget_cny_capex");
    const auto limit = number(inputs, "delivery_limit_days");
    if (const auto days = limit ? limit : number(inputs, "deadline_days"))
        constraints.deliveryWeeksMax = static_cast<int>(std::ceil(*days / 7.0));
    addClauses(inputs.value(u"starred").toArray(), constraints);
    return needs;
}

namespace {

Topology topologyOf(const QString &link, int gpus)
{
    if (gpus <= 1)
        return Topology::SingleGpu;
    const QString words = link.toLower();
    if (words.contains(u"full mesh") || words.contains(u"nvswitch") || words.contains(u"全互联"))
        return Topology::FullMesh;
    const bool none = words.contains(u"no bridge") || words.contains(u"without bridge");
    if (words.contains(u"bridge") && !none)
        return Topology::BridgePairs;
    if (words.contains(u"pcie"))
        return Topology::Pcie;
    // "nvlink" and no more: between two cards it joins both.
    return words.contains(u"nvlink") && gpus == 2 ? Topology::BridgePairs : Topology::Unknown;
}

/// "8 x 400G InfiniBand" is 3200 Gbit/s for the box.
std::optional<double> linkGbps(const QString &link)
{
    static const QRegularExpression rate(QStringLiteral("(?:(\\d+)\\s*[x×]\\s*)?(\\d+)\\s*G"));
    const auto match = rate.match(link);
    if (!match.hasMatch())
        return std::nullopt;
    const double ports = match.captured(1).isEmpty() ? 1.0 : match.captured(1).toDouble();
    return ports * match.captured(2).toDouble();
}

NetworkKind networkKind(const QString &link)
{
    if (link.contains(u"InfiniBand") || link.contains(u"IB"))
        return NetworkKind::InfiniBand;
    if (link.contains(u"RoCE"))
        return NetworkKind::Roce;
    return link.contains(u"GbE") ? NetworkKind::Ethernet : NetworkKind::Unknown;
}

Quote quoteOf(const QJsonObject &offer, const CaseLookup &lookup)
{
    Quote quote;
    quote.id = text(offer, "id");
    quote.supplier = text(offer, "supplier");
    const QString memory = QString::number(number(offer, "gpu_mem_gb").value_or(0));
    const Gpu *gpu = lookup.gpu(text(offer, "gpu") + u' ' + memory + QStringLiteral("GB"));
    quote.gpuId = gpu ? gpu->id : QString();
    quote.gpusPerServer = whole(offer, "gpus_per_node").value_or(1);
    quote.servers = whole(offer, "nodes").value_or(1);
    quote.topology = topologyOf(text(offer, "intra_node_link"), quote.gpusPerServer);
    const QString between = text(offer, "inter_node_link");
    if (const auto rate = linkGbps(between))
        quote.fabricGbpsPerGpu = *rate / quote.gpusPerServer;
    quote.networkKind = networkKind(between);
    quote.localNvmeTB = number(offer, "local_nvme_tb");
    quote.storageWriteGBps = number(offer, "storage_write_gb_s");
    quote.networkGbps = number(offer, "network_gbps");
    quote.deliveryDays = whole(offer, "delivery_days");
    quote.region = text(offer, "region");
    if (offer.contains(u"ready_image"))
        quote.readyImage = offer.value(u"ready_image").toBool();
    if (offer.contains(u"ddos_and_access_control"))
        quote.accessControl = offer.value(u"ddos_and_access_control").toBool();
    const auto rent = number(offer, "price_cny_month");
    const auto bid = number(offer, "bid_cny");
    if (const auto price = rent ? rent : bid) {
        if (const auto money = Money::fromDouble(*price, Currency::cny(), Rounding::HalfUp))
            quote.price = *money;
        quote.purchase = !rent;
        quote.period = rent ? PricePeriod::Month : PricePeriod::Once;
    }
    quote.measuredStepSeconds = number(offer, "step_time_s");
    return quote;
}

} // namespace

std::vector<Quote> scenarioQuotes(const QJsonArray &candidates, const CaseLookup &lookup)
{
    std::vector<Quote> quotes;
    for (const QJsonValue &candidate : candidates)
        quotes.push_back(quoteOf(candidate.toObject(), lookup));
    return quotes;
}

} // namespace accuracy
