// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/accuracy/infer_throughput_case.h"

#include <QRegularExpression>

#include <algorithm>
#include <cmath>

namespace xj::accuracy {

namespace {

using sizing::ServingEngine;
using sizing::WeightFormat;

std::optional<double> number(const CaseRow &row, const char *column)
{
    bool ok = false;
    const double value = row.value(QLatin1String(column)).toDouble(&ok);
    return ok ? std::optional(value) : std::nullopt;
}

QString text(const CaseRow &row, const char *column)
{
    return row.value(QLatin1String(column)).trimmed();
}

/// gpt-oss is published in MXFP4 only; tables that say FP8 mean its activations.
std::optional<WeightFormat> formatOf(const QString &name, bool mixtureInMxfp4)
{
    const QString n = name.toLower();
    if (mixtureInMxfp4 && (n.startsWith(u"fp8") || n.startsWith(u"fp4")))
        return WeightFormat::Mxfp4;
    if (n.startsWith(u"bf16") || n.startsWith(u"fp16"))
        return WeightFormat::Bf16;
    if (n.startsWith(u"fp32"))
        return WeightFormat::Fp32;
    if (n.startsWith(u"fp8"))
        return WeightFormat::Fp8;
    if (n == u"gptq-int8")
        return WeightFormat::GroupInt8;
    if (n.startsWith(u"int8") || n.startsWith(u"w8a8") || n == u"bnb.int8")
        return WeightFormat::Int8;
    if (n.startsWith(u"mxfp4"))
        return WeightFormat::Mxfp4;
    if (n.startsWith(u"fp4"))
        return WeightFormat::Nvfp4;
    if (n.endsWith(u"-dq"))
        return WeightFormat::Nf4Double;
    if (n.startsWith(u"nf4") || n.startsWith(u"bnb."))
        return WeightFormat::Nf4;
    if (n.startsWith(u"awq") || n.startsWith(u"gptq-int4") || n.startsWith(u"int4"))
        return WeightFormat::GroupInt4;
    return std::nullopt;
}

/// "TensorRT-LLM >1.1" and "vLLM 0.11.1 ROCm" as a family and, where it is one, a version.
QString engineNameOf(QString name)
{
    name.remove(QRegularExpression(QStringLiteral("\\(.*\\)")));
    name.remove(u'>');
    static const QRegularExpression pattern(
        QStringLiteral("^\\s*([A-Za-z][A-Za-z-]*(?: [A-Z][A-Za-z]+)*)\\s*(\\d[\\w.]*)?"));
    const auto match = pattern.match(name);
    if (!match.hasMatch())
        return name.trimmed();
    const QString version = match.captured(2);
    const QString family = match.captured(1).trimmed();
    return version.isEmpty() ? family : QString(family + u' ' + version);
}

ServingEngine engineOf(const QString &name)
{
    if (name.startsWith(u"TensorRT") || name.startsWith(u"NVIDIA NIM"))
        return ServingEngine::TensorRtLlm;
    if (name.startsWith(u"SGLang"))
        return ServingEngine::Sglang;
    if (name.startsWith(u"MindIE"))
        return ServingEngine::MindIe;
    return ServingEngine::Vllm;
}

int captured(const QString &text, const QString &pattern, int fallback)
{
    const auto match = QRegularExpression(pattern).match(text);
    return match.hasMatch() ? match.captured(1).toInt() : fallback;
}

/// "TP4;EP4", "DEP4", "TP1;DPattn4", "TP1;PP4 x2 replicas".
void readParallelism(const QString &text, ServingCase &c, int gpus)
{
    c.layout.tensor = captured(text, QStringLiteral("TP(\\d+)"), 1);
    c.layout.pipeline = captured(text, QStringLiteral("PP(\\d+)"), 1);
    c.layout.expert = captured(text, QStringLiteral("(?<!D)EP(\\d+)"), 1);
    c.layout.attentionData = captured(text, QStringLiteral("DPattn(\\d+)"), 1);
    const int both = captured(text, QStringLiteral("DEP(\\d+)"), 0);
    if (both > 0) {
        c.layout.tensor = 1;
        c.layout.expert = both;
        c.layout.attentionData = both;
    } else if (text.contains(u"DPattn") && c.layout.attentionData == 1) {
        c.layout.attentionData = c.layout.tensor;
    }
    const int stage = std::max({c.layout.tensor, c.layout.expert, c.layout.attentionData});
    const int each = stage * c.layout.pipeline;
    c.replicas = captured(text, QStringLiteral("x(\\d+) replicas"),
                          gpus > each && gpus % each == 0 ? gpus / each : 1);
}

/// "disagg prefill x1 tp1 ep4 dp4 / decode x5 tp8 ep8"
void readDisaggregation(const QString &text, ServingCase &c)
{
    const auto read = [](const QString &part, sizing::ReplicaLayout &layout, int &replicas) {
        layout.tensor = captured(part, QStringLiteral("tp(\\d+)"), 1);
        layout.expert = captured(part, QStringLiteral("ep(\\d+)"), 1);
        layout.attentionData = captured(part, QStringLiteral("dp(\\d+)"), 1);
        replicas = captured(part, QStringLiteral("x(\\d+)"), 1);
    };
    c.disaggregated = true;
    read(text.section(u'/', 0, 0), c.prefillLayout, c.prefillReplicas);
    read(text.section(u'/', 1, 1), c.layout, c.replicas);
}

/// Cache width of a checkpoint where the row does not name it: 8-bit with 8- and 4-bit float checkpoints on
/// parts with 8-bit units, else 16-bit.
double kvBytesOf(const CaseRow &row, WeightFormat format, const domain::Gpu &gpu, ServingEngine engine)
{
    const QString named = text(row, "kv_dtype");
    if (named.startsWith(u"fp8") || text(row, "note").contains(u"kv cache fp8"))
        return 1.0;
    if (named.startsWith(u"int8"))
        return 1.0;
    if (!named.isEmpty())
        return 2.0;
    const bool servingTable = row.contains(QStringLiteral("isl"));
    if (!servingTable && engine != ServingEngine::TensorRtLlm)
        return 2.0; // engines of 2023 to early 2025 keep a 16-bit cache unless told otherwise
    const bool floatCheckpoint
        = format == WeightFormat::Fp8 || format == WeightFormat::Mxfp4 || format == WeightFormat::Nvfp4;
    const bool pcie = gpu.linkType == u"none";
    if (!floatCheckpoint || !gpu.fp8Tflops || (pcie && engine == ServingEngine::TensorRtLlm))
        return 2.0;
    return 1.0;
}

/// Drafted tokens per step of multi-token prediction fall with the batch.
double speculativeGainAt(double inFlight)
{
    constexpr double kAlone = 1.85;
    constexpr double kLoaded = 1.4;
    const double position = std::clamp((std::log2(std::max(inFlight, 1.0)) - 2.0) / 4.0, 0.0, 1.0);
    return std::lerp(kAlone, kLoaded, position);
}

bool isMxfp4Model(const domain::ModelArchitecture &model)
{
    return model.id.startsWith(u"gpt-oss");
}

/// What both tables share; a reason when the row lacks an input.
QString readCommon(const CaseRow &row, const CaseNames &names, const QString &precision, ServingCase &c)
{
    c.model = names.model(text(row, "model"));
    if (!c.model)
        return QStringLiteral("model not in the library: ") + text(row, "model");
    c.gpu = names.gpu(text(row, "gpu"));
    if (!c.gpu)
        return QStringLiteral("GPU not in the library: ") + text(row, "gpu");
    const auto format = formatOf(precision, isMxfp4Model(*c.model));
    if (!format)
        return QStringLiteral("precision not stated");
    if (text(row, "engine").isEmpty())
        return QStringLiteral("engine not stated");
    c.engineName = engineNameOf(text(row, "engine"));
    c.plan.format = *format;
    c.plan.engine = engineOf(c.engineName);
    c.plan.kvBytesPerElement = kvBytesOf(row, *format, *c.gpu, c.plan.engine);
    return {};
}

void readModernMeasurements(const CaseRow &row, int gpus, ServingCase &c)
{
    const QString note = text(row, "note");
    if (const auto tpot = number(row, "tpot_ms"))
        c.tpotSeconds = *tpot / 1e3;
    if (const auto ttft = number(row, "ttft_ms"))
        c.ttftSeconds = *ttft / 1e3;
    const auto total = number(row, "tok_s_total");
    const auto each = number(row, "tok_s_per_gpu");
    std::optional<double> rate = total;
    if (!rate && each && gpus > 0)
        rate = *each * gpus;
    const double in = c.request.promptTokens;
    const double out = c.request.outputTokens;
    if (rate && note.startsWith(u"basis=total"))
        rate = *rate * out / (in + out);
    if (!note.startsWith(u"basis=latency"))
        c.outputTokensPerSecond = rate;
}

} // namespace

CaseOrReason modernServingCase(const CaseRow &row, const CaseNames &names)
{
    ServingCase c;
    c.id = text(row, "case_id");
    if (const QString reason = readCommon(row, names, text(row, "precision"), c); !reason.isEmpty())
        return reason;
    const auto in = number(row, "isl");
    const auto out = number(row, "osl");
    if (!in || !out)
        return QStringLiteral("request lengths not stated");
    const QString note = text(row, "note");
    // Lengths drawn between 80 and 100 % of the nominal ones.
    const double share = note.contains(u"80-100%") ? 0.9 : 1.0;
    c.request = {*in * share, *out * share};
    const QString parallelism = text(row, "parallelism");
    int gpus = number(row, "gpu_count") ? static_cast<int>(*number(row, "gpu_count")) : 0;
    bool replicasKnown = true; // else the latency stands, the rate does not
    if (parallelism.startsWith(u"disagg")) {
        readDisaggregation(parallelism, c);
    } else {
        if (parallelism.isEmpty() && gpus != 1)
            return gpus == 0 ? QStringLiteral("GPU count not stated")
                             : QStringLiteral("parallelism not stated");
        replicasKnown = gpus > 0;
        readParallelism(parallelism, c, gpus);
    }
    const QString load = text(row, "concurrency_or_batch");
    if (load == u"max load") {
        c.load = LoadKind::Saturated;
    } else if (const auto concurrency = number(row, "concurrency_or_batch")) {
        c.inFlight = *concurrency;
        if (note.contains(u"infinite rate"))
            c.load = LoadKind::Saturated;
        else if (note.startsWith(u"basis=e2e"))
            c.load = LoadKind::StaticBatch;
    } else {
        return QStringLiteral("concurrency not stated");
    }
    if (note.contains(u"MTP"))
        c.speculativeGain = speculativeGainAt(c.inFlight);
    readModernMeasurements(row, gpus, c);
    if (!replicasKnown)
        c.outputTokensPerSecond.reset();
    if (c.load == LoadKind::StaticBatch) {
        const double seconds = captured(note, QStringLiteral("latency (\\d+)"), 0)
            + captured(note, QStringLiteral("latency \\d+\\.(\\d)"), 0) / 10.0;
        if (seconds > 0.0)
            c.outputTokensPerSecond = c.inFlight * c.request.outputTokens / seconds;
    }
    return c;
}

CaseOrReason classicServingCase(const CaseRow &row, const CaseNames &names)
{
    ServingCase c;
    c.id = text(row, "id");
    if (const QString reason = readCommon(row, names, text(row, "weight_quant"), c); !reason.isEmpty())
        return reason;
    const int gpus = static_cast<int>(number(row, "n_gpus").value_or(1.0));
    const auto tensor = number(row, "tp");
    const bool layerSplit = !tensor && gpus > 1; // a device map: layers in turn on each GPU
    c.layout.tensor = tensor ? static_cast<int>(*tensor) : 1;
    if (layerSplit)
        c.layout.pipeline = gpus;
    else
        c.replicas = std::max(1, gpus / c.layout.tensor);
    const QString scenario = text(row, "scenario");
    const bool alone = scenario == u"single stream";
    const auto decode = number(row, "decode_tok_s");
    const auto in = number(row, "input_len");
    const auto out = number(row, "output_len");
    if (!alone && (!in || !out) && !text(row, "notes").contains(u"mean output about"))
        return QStringLiteral("request lengths not stated");
    c.request = {in.value_or(1.0), out.value_or(200.0)};
    if (!in && !alone) {
        c.request.outputTokens = captured(text(row, "notes"), QStringLiteral("output about (\\d+)"), 200);
        c.request.promptTokens = captured(text(row, "notes"), QStringLiteral("input about (\\d+)"), 200);
    }
    c.inFlight = number(row, "batch_or_concurrency").value_or(1.0);
    if (scenario.startsWith(u"first token"))
        c.load = LoadKind::PrefillOnly;
    else if (alone)
        c.load = LoadKind::SingleStream;
    else if (scenario.startsWith(u"closed loop") || scenario.contains(u"continuous batching"))
        c.load = LoadKind::ClosedLoop;
    else if (scenario.startsWith(u"offline, all prompts"))
        c.load = LoadKind::Saturated;
    else
        c.load = LoadKind::StaticBatch;
    c.outputTokensPerSecond = number(row, "out_tok_s");
    if (!c.outputTokensPerSecond && decode) {
        c.outputTokensPerSecond = decode;
        c.load = LoadKind::DecodeOnly;
    }
    c.prefillTokensPerSecond = number(row, "prefill_tok_s");
    if (const auto ttft = number(row, "ttft_ms"))
        c.ttftSeconds = *ttft / 1e3;
    if (const auto between = number(row, "itl_ms"))
        c.tpotSeconds = *between / 1e3;
    return c;
}

namespace {

sizing::ServingSpeed speedOf(const ServingCase &c, const sizing::ReplicaLayout &layout,
                             const sizing::Calibration &calibration, const sizing::EngineFactors &engine)
{
    const sizing::InferenceShape shape = sizing::inferenceShape(*c.model);
    return sizing::servingSpeed(shape, sizing::weightBytes(shape, c.plan.format), *c.gpu, c.plan, layout,
                                calibration, engine);
}

void predictDisaggregated(const ServingCase &c, const sizing::Calibration &calibration,
                          const sizing::EngineFactors &engine, ServingPrediction &prediction)
{
    const sizing::ServingSpeed decode = speedOf(c, c.layout, calibration, engine);
    const sizing::ServingSpeed prefill = speedOf(c, c.prefillLayout, calibration, engine);
    const double batch = std::max(1.0, c.inFlight / c.replicas);
    prediction.tpotSeconds = decode.stepSeconds(batch, c.request);
    const double one = prefill.prefillSeconds(c.request.promptTokens);
    const double ahead = std::max(0.0, c.inFlight / c.prefillReplicas - 1.0);
    prediction.ttftSeconds
        = prefill.loneFirstTokenSeconds(c.request) + engine.firstTokenQueueing * ahead * one;
    prediction.outputTokensPerSecond = c.inFlight * c.request.outputTokens
        / (prediction.ttftSeconds + c.request.outputTokens * prediction.tpotSeconds);
}

} // namespace

ServingPrediction predict(const ServingCase &c, const sizing::Calibration &calibration)
{
    const sizing::EngineFactors engine = calibration.engineNamed(c.engineName);
    ServingPrediction prediction;
    if (c.disaggregated) {
        predictDisaggregated(c, calibration, engine, prediction);
        return prediction;
    }
    const sizing::ServingSpeed speed = speedOf(c, c.layout, calibration, engine);
    const double out = c.request.outputTokens;
    const double each = std::max(1.0, c.inFlight / c.replicas);
    const double prefill = speed.prefillSeconds(c.request.promptTokens);
    prediction.prefillTokensPerSecond = c.request.promptTokens / speed.loneFirstTokenSeconds(c.request);
    sizing::ServingPoint point = speed.at(each, c.request);
    if (c.load == LoadKind::Saturated)
        point = speed.at(std::max(1.0, std::min(speed.capacity(c.request), speed.batchLimit())), c.request);
    prediction.ttftSeconds = point.ttftSeconds;
    prediction.tpotSeconds = point.tpotSeconds / c.speculativeGain;
    double perReplica = point.outputTokensPerSecond;
    switch (c.load) {
    case LoadKind::ClosedLoop:
    case LoadKind::PrefillOnly:
        break;
    case LoadKind::Saturated:
        perReplica = speed.saturatedRate(point.running, c.request) * out;
        break;
    case LoadKind::StaticBatch:
        perReplica = each * out
            / (engine.prefillFixedSeconds + each * prefill + out * speed.stepSeconds(each, c.request));
        break;
    case LoadKind::SingleStream:
        perReplica = out / (speed.loneFirstTokenSeconds(c.request) + out * speed.stepSeconds(1.0, c.request));
        break;
    case LoadKind::DecodeOnly:
        perReplica = each / speed.stepSeconds(each, c.request);
        break;
    }
    prediction.outputTokensPerSecond = perReplica * c.replicas * c.speculativeGain;
    return prediction;
}

} // namespace xj::accuracy
