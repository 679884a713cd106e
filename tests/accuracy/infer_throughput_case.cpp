// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/accuracy/infer_throughput_case.h"

#include "tests/accuracy/infer_statement.h"

#include <QRegularExpression>

#include <algorithm>
#include <cmath>

namespace accuracy {

namespace {

using sizing::ServingEngine;

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

/// Drafted tokens per step of multi-token prediction fall with the batch.
double speculativeGainAt(double inFlight)
{
    constexpr double kAlone = 1.85;
    constexpr double kLoaded = 1.4;
    const double position = std::clamp((std::log2(std::max(inFlight, 1.0)) - 2.0) / 4.0, 0.0, 1.0);
    return std::lerp(kAlone, kLoaded, position);
}

/// What both tables share; a reason when the row lacks an input.
QString readCommon(const CaseRow &row, const CaseLookup &lookup, const QString &precision, ServingCase &c)
{
    const auto model = lookup.model(row.text("model"));
    if (!model)
        return QStringLiteral("model not in the library: ") + row.text("model");
    c.model = *model;
    c.gpu = lookup.gpu(row.text("gpu"));
    if (!c.gpu)
        return QStringLiteral("GPU not in the library: ") + row.text("gpu");
    const auto format = formatOf(precision, c.model);
    if (!format)
        return QStringLiteral("precision not stated");
    if (row.text("engine").isEmpty())
        return QStringLiteral("engine not stated");
    c.engineName = engineNameOf(row.text("engine"));
    c.plan.format = *format;
    c.plan.engine = engineOf(c.engineName);
    c.plan.kvBytesPerElement = kvBytesOf(row, *format, *c.gpu, c.plan.engine);
    return {};
}

void readModernMeasurements(const CaseRow &row, int gpus, ServingCase &c)
{
    const QString note = row.text("note");
    if (const auto tpot = row.number("tpot_ms"))
        c.tpotSeconds = *tpot / 1e3;
    if (const auto ttft = row.number("ttft_ms"))
        c.ttftSeconds = *ttft / 1e3;
    const auto total = row.number("tok_s_total");
    const auto each = row.number("tok_s_per_gpu");
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

CaseOrReason modernServingCase(const CaseRow &row, const CaseLookup &lookup)
{
    ServingCase c;
    c.id = row.text("case_id");
    if (const QString reason = readCommon(row, lookup, row.text("precision"), c); !reason.isEmpty())
        return reason;
    const auto in = row.number("isl");
    const auto out = row.number("osl");
    if (!in || !out)
        return QStringLiteral("request lengths not stated");
    const QString note = row.text("note");
    // Lengths drawn between 80 and 100 % of the nominal ones.
    const double share = note.contains(u"80-100%") ? 0.9 : 1.0;
    c.request = {*in * share, *out * share};
    const QString parallelism = row.text("parallelism");
    int gpus = row.number("gpu_count") ? static_cast<int>(*row.number("gpu_count")) : 0;
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
    const QString load = row.text("concurrency_or_batch");
    if (load == u"max load") {
        c.load = LoadKind::Saturated;
    } else if (const auto concurrency = row.number("concurrency_or_batch")) {
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

CaseOrReason classicServingCase(const CaseRow &row, const CaseLookup &lookup)
{
    ServingCase c;
    c.id = row.text("id");
    if (const QString reason = readCommon(row, lookup, row.text("weight_quant"), c); !reason.isEmpty())
        return reason;
    const int gpus = static_cast<int>(row.number("n_gpus").value_or(1.0));
    const auto tensor = row.number("tp");
    const bool layerSplit = !tensor && gpus > 1; // a device map: layers in turn on each GPU
    c.layout.tensor = tensor ? static_cast<int>(*tensor) : 1;
    if (layerSplit)
        c.layout.pipeline = gpus;
    else
        c.replicas = std::max(1, gpus / c.layout.tensor);
    const QString scenario = row.text("scenario");
    const bool alone = scenario == u"single stream";
    const auto decode = row.number("decode_tok_s");
    const auto in = row.number("input_len");
    const auto out = row.number("output_len");
    if (!alone && (!in || !out) && !row.text("notes").contains(u"mean output about"))
        return QStringLiteral("request lengths not stated");
    c.request = {in.value_or(1.0), out.value_or(200.0)};
    if (!in && !alone) {
        c.request.outputTokens = captured(row.text("notes"), QStringLiteral("output about (\\d+)"), 200);
        c.request.promptTokens = captured(row.text("notes"), QStringLiteral("input about (\\d+)"), 200);
    }
    c.inFlight = row.number("batch_or_concurrency").value_or(1.0);
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
    c.outputTokensPerSecond = row.number("out_tok_s");
    if (!c.outputTokensPerSecond && decode) {
        c.outputTokensPerSecond = decode;
        c.load = LoadKind::DecodeOnly;
    }
    c.prefillTokensPerSecond = row.number("prefill_tok_s");
    if (const auto ttft = row.number("ttft_ms"))
        c.ttftSeconds = *ttft / 1e3;
    if (const auto between = row.number("itl_ms"))
        c.tpotSeconds = *between / 1e3;
    return c;
}

namespace {

sizing::ServingSpeed speedOf(const ServingCase &c, const sizing::ReplicaLayout &layout,
                             const sizing::Calibration &calibration, const sizing::EngineFactors &engine)
{
    const sizing::InferenceShape shape = sizing::inferenceShape(c.model);
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

} // namespace accuracy
