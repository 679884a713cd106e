// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/sizing/serving_speed.h"

#include <algorithm>
#include <cmath>

namespace xj::sizing {

namespace {

/// Two limits that overlap in part: nearer to the larger one than to their sum.
double overlapped(double a, double b)
{
    return std::cbrt(a * a * a + b * b * b);
}

/// Share of a windowed cache that engines keep allocated, and of the output that is, on average, present.
constexpr double kWindowedCapacityShare = 0.25;
constexpr double kMeanOutputPresent = 0.6;
constexpr double kActivationBytes = 2.0; ///< per element sent in an all-reduce

} // namespace

ServingSpeed::ServingSpeed(const InferenceShape &shape, const WeightBytes &weights, const ServingSetup &setup,
                           const ServingHardware &hardware, const GenerationFactors &generation,
                           const EngineFactors &engine, const StructureFactors &structure)
    : m_shape(shape)
    , m_weights(weights)
    , m_setup(setup)
    , m_hardware(hardware)
    , m_generation(generation)
    , m_engine(engine)
    , m_structure(structure)
    , m_stageGpus(setup.stageGpus())
    , m_pipeline(setup.pipeline)
    , m_denseSplit(setup.attentionData > 1 ? 1.0 : setup.tensor)
{
    const auto width = static_cast<size_t>(setup.computeWidth);
    const double peak = hardware.peak[width];
    const auto path = static_cast<size_t>(setup.weightPath);
    m_memoryRate = hardware.bandwidth * generation.memoryEfficiency * engine.memoryRateScale[path]
        * (setup.weightPath == WeightPath::WeightOnly4 ? structure.w4a16MemoryEfficiency : 1.0);
    m_decodeRate = peak * structure.decodeEfficiency[width] * generation.decodeComputeScale
        * (shape.isMoe() ? structure.moeDecodeEfficiency : 1.0);
    m_prefillRate
        = peak * generation.prefillEfficiency[width] * (shape.isMoe() ? structure.moePrefillEfficiency : 1.0);
}

double ServingSpeed::expertReach(double tokens) const
{
    return m_shape.isMoe() ? 1.0 - std::pow(1.0 - m_shape.activeShare(), tokens) : 0.0;
}

double ServingSpeed::allReduceCount() const
{
    if (m_stageGpus <= 1.0)
        return 0.0;
    return m_setup.attentionData > 1 ? 1.0 : 2.0;
}

double ServingSpeed::weightReadSeconds(double tokens) const
{
    const double bytes
        = m_weights.dense / m_denseSplit + m_weights.experts * expertReach(tokens) / m_stageGpus;
    return bytes / m_pipeline / m_memoryRate;
}

double ServingSpeed::cacheReadSeconds(double batch, double context) const
{
    const double read = m_shape.sparseTokens > 0.0 ? std::min(context, m_shape.sparseTokens) : context;
    const double windowed = std::min(context, m_shape.windowTokens);
    const double q = m_setup.kvBytesPerElement;
    const double perSequence = m_shape.kvElements * read * q + m_shape.kvElementsWindowed * windowed * q
        + m_shape.indexBytesPerToken * context;
    const double ways = std::min(m_denseSplit, m_shape.kvSplit) * m_setup.attentionData;
    // A recurrent state is read and written in 16 bits at every step, and divides over the whole stage.
    const double moves = m_engine.cacheCopies + m_engine.cacheGroupCopies * m_shape.queryGroups;
    const double state = m_shape.stateElements * 4.0 / m_stageGpus;
    const double bandwidth = m_hardware.bandwidth * m_generation.memoryEfficiency;
    const double memory = batch * (perSequence * moves / ways + state) / m_pipeline / bandwidth;
    if (!m_shape.multiLatent)
        return memory;
    const double arithmetic = batch * m_shape.decodeAttentionFlop * read / (m_stageGpus * m_pipeline)
        / (m_hardware.peak[0] * m_structure.mlaDecodeEfficiency);
    return std::max(memory, arithmetic);
}

ServingSpeed::StepParts ServingSpeed::stepParts(double batch, const RequestShape &request) const
{
    const double perStage = std::max(batch / m_pipeline, 1.0);
    const double context = request.promptTokens + request.outputTokens / 2.0;
    StepParts parts;
    parts.weightRead = weightReadSeconds(perStage) * m_pipeline;
    parts.compute = 2.0 * m_shape.activeParameters() * perStage / m_stageGpus / m_decodeRate;
    parts.cacheRead = cacheReadSeconds(perStage, context) * m_pipeline;
    parts.communication = allReduceCount() * m_shape.layers
        * (m_hardware.link.alphaSeconds
           + m_structure.decodeCommunicationShare * m_hardware.link.betaSecondsPerByte * perStage
               * m_shape.hiddenSize * kActivationBytes);
    double perLayer = m_shape.isMoe() ? m_engine.secondsPerLayerMoe : m_engine.secondsPerLayerDense;
    if (m_shape.multiLatent)
        perLayer += m_structure.secondsPerLayerMla;
    perLayer += m_engine.secondsPerLayerExtra[static_cast<size_t>(m_setup.weightPath)];
    if (m_engine.graphContextTokens > 0.0 && context > m_engine.graphContextTokens)
        perLayer += m_engine.secondsPerLayerUncaptured;
    if (m_shape.sparseTokens > 0.0)
        perLayer += m_structure.secondsPerLayerSparseAttention;
    parts.overhead = m_engine.softwareScale
            * (perLayer * m_generation.softwareOverhead * m_shape.layers
               + m_engine.secondsPerStep * m_pipeline)
        + m_engine.secondsPerSequence * batch;
    return parts;
}

double ServingSpeed::stepSeconds(double batch, const RequestShape &request) const
{
    const StepParts parts = stepParts(batch, request);
    return overlapped(parts.weightRead, parts.compute) + parts.cacheRead + parts.communication
        + parts.overhead;
}

double ServingSpeed::prefillSeconds(double promptTokens) const
{
    const double flopPerToken
        = 2.0 * m_shape.activeParameters() + m_shape.prefillAttentionFlop * promptTokens / 2.0;
    const double compute = promptTokens * flopPerToken / (m_stageGpus * m_pipeline) / m_prefillRate;
    const double weightBytes = m_weights.dense / m_denseSplit + m_weights.experts / m_stageGpus;
    const double weights = weightBytes / m_pipeline / (m_hardware.bandwidth * m_generation.memoryEfficiency)
        * promptTokens / m_structure.prefillChunkTokens;
    const double communication = allReduceCount() * m_shape.layers * m_hardware.link.betaSecondsPerByte
        * promptTokens * m_shape.hiddenSize * kActivationBytes / m_pipeline;
    return overlapped(compute, weights) + m_structure.prefillCommunicationShare * communication;
}

double ServingSpeed::loneFirstTokenSeconds(const RequestShape &request) const
{
    return m_engine.prefillFixedSeconds
        + std::max(prefillSeconds(request.promptTokens), weightReadSeconds(request.promptTokens));
}

double ServingSpeed::capacity(const RequestShape &request) const
{
    const double held = m_weights.dense * m_stageGpus / m_denseSplit + m_weights.experts + m_weights.resident;
    const double pool
        = (m_structure.memoryUtilisation * m_hardware.memoryBytes - m_structure.runtimeReserveBytes)
            * m_stageGpus * m_pipeline
        - held;
    const double tokens = request.promptTokens + kMeanOutputPresent * request.outputTokens;
    const double q = m_setup.kvBytesPerElement;
    const double copies
        = m_setup.attentionData > 1 ? 1.0 : m_stageGpus / std::min(m_stageGpus, m_shape.kvSplit);
    const double windowShare
        = std::max(kWindowedCapacityShare, std::min(1.0, m_shape.windowTokens / std::max(1.0, tokens)));
    const double perToken
        = (m_shape.kvElements + m_shape.kvElementsWindowed * windowShare) * q + m_shape.indexBytesPerToken;
    const double perSequence = tokens * perToken * copies + m_shape.stateElements * 2.0;
    if (pool <= 0.0)
        return 0.0;
    return perSequence > 0.0 ? pool / perSequence : batchLimit();
}

double ServingSpeed::batchLimit() const
{
    const double limit = m_hardware.smallCard ? m_engine.batchLimitSmallCard : m_engine.batchLimit;
    return limit * m_setup.attentionData;
}

double ServingSpeed::saturatedRate(double batch, const RequestShape &request) const
{
    return batch
        / (request.outputTokens * stepSeconds(batch, request) + batch * prefillSeconds(request.promptTokens));
}

ServingPoint ServingSpeed::at(double inFlight, const RequestShape &request) const
{
    return at(inFlight, request, capacity(request));
}

ServingPoint ServingSpeed::at(double inFlight, const RequestShape &request, double capacity) const
{
    ServingPoint point;
    point.inFlight = inFlight;
    point.running = std::max(1.0, std::min({inFlight, capacity, batchLimit()}));
    const double prefill = prefillSeconds(request.promptTokens);
    const double others = point.running - 1.0;
    const double out = request.outputTokens;
    point.stepSeconds = stepSeconds(point.running, request);
    point.tpotSeconds = point.stepSeconds
        + m_engine.prefillInterference * out / (out + m_engine.prefillInterferenceTokens) * others * prefill
            / out;
    const double lone = loneFirstTokenSeconds(request);
    const double waiting = std::max(0.0, inFlight - point.running);
    point.ttftSeconds = lone + m_engine.firstTokenQueueing * others * prefill
        + m_engine.firstTokenSteps * (others > 0.0 ? point.stepSeconds : 0.0)
        + (waiting > 0.0 ? waiting / saturatedRate(point.running, request) : 0.0);
    point.outputTokensPerSecond = point.running * out / (lone + out * point.tpotSeconds);
    return point;
}

} // namespace xj::sizing
