// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/sizing/inference_figures.h"

#include "models/domain/units.h"
#include "models/sizing/derivation.h"

#include <algorithm>
#include <cmath>

namespace xj::sizing {

namespace {

using domain::SizingTerm;
using domain::Unit;

constexpr double kMilliPerSecond = 1e3;
constexpr const char *kMemoryCitation = "vLLM KV-cache sizing; InferenceX, llm-d planner logs";
constexpr const char *kSpeedCitation = "Roofline with calibrated efficiencies; Little's law";

double perGpuCache(const ServingContext &context, const ReplicaChoice &choice)
{
    const double held = std::min(choice.capacity, std::ceil(choice.atLoad.inFlight));
    return held * cacheBytes(context.shape, context.load.tokensPerRequest(), context.load.kvBytesPerElement)
        * cacheShare(context.shape, choice.layout);
}

domain::MemoryPart part(SizingTerm term, double bytes, domain::Derivation derivation)
{
    return {term, domain::gibFromBytes(bytes), std::move(derivation)};
}

domain::Figure unknownSpeed(SizingTerm term, Unit unit, const domain::Gpu &gpu)
{
    domain::Figure figure{term, std::nullopt, unit, std::nullopt, {}};
    figure.undefined = domain::Reason{domain::SizingReason::ComputeUnknown, {gpu.name}};
    return figure;
}

void addLatencies(const ServingContext &context, const ReplicaChoice &choice,
                  std::vector<domain::Figure> &figures)
{
    const ServiceLoad &load = context.load;
    const ServingPoint &point = choice.atLoad;
    figures.push_back(figure(
        SizingTerm::TimeToFirstToken, point.ttftSeconds * kMilliPerSecond, Unit::Millisecond,
        derivation("TTFT = t_fixed + T_prefill + κ·(B − 1)·T_prefill + max(C − B, 0)/rate", kSpeedCitation,
                   {{"s", SizingTerm::KvCapacityTokens, load.request.promptTokens, Unit::Token},
                    {"C", SizingTerm::RequestsInFlight, point.inFlight, Unit::Request},
                    {"B", SizingTerm::ConcurrencyPerReplica, point.running, Unit::Request}})));
    figures.push_back(figure(
        SizingTerm::TimePerOutputToken, point.tpotSeconds * kMilliPerSecond, Unit::Millisecond,
        derivation("TPOT = T_step(B) + φ·o/(o + o_0)·(B − 1)·T_prefill/o", kSpeedCitation,
                   {{"T_step", SizingTerm::StepTime, point.stepSeconds * kMilliPerSecond, Unit::Millisecond},
                    {"B", SizingTerm::ConcurrencyPerReplica, point.running, Unit::Request}})));
    const double total = point.outputTokensPerSecond * choice.replicas;
    figures.push_back(figure(
        SizingTerm::TokensPerSecond, total, Unit::TokensPerSecond,
        derivation("X = n·B·o/(TTFT + o·TPOT)", kSpeedCitation,
                   {{"n", SizingTerm::ReplicaCount, static_cast<double>(choice.replicas), Unit::Replica},
                    {"B", SizingTerm::ConcurrencyPerReplica, point.running, Unit::Request},
                    {"o", SizingTerm::TokensPerSecond, load.request.outputTokens, Unit::Token}})));
}

} // namespace

std::vector<domain::MemoryPart> inferenceMemoryParts(const ServingContext &context,
                                                     const ReplicaChoice &choice)
{
    const InferenceShape &shape = context.shape;
    const ServiceLoad &load = context.load;
    const double q = load.kvBytesPerElement;
    std::vector<domain::MemoryPart> parts;
    parts.reserve(4);
    parts.push_back(
        part(SizingTerm::Weights, choice.memory.weights,
             derivation(
                 "W = n_w·P_lin/(t·p) + 2·P_emb/t", kMemoryCitation,
                 {{"P", SizingTerm::Parameters, shape.totalParameters() / 1e9, Unit::BillionParameters},
                  {"n_w", SizingTerm::Weights, bytesPerWeight(load.format), Unit::Byte},
                  {"t", SizingTerm::GpusPerReplica, static_cast<double>(choice.layout.tensor), Unit::Gpu}})));
    if (shape.generates()) {
        parts.push_back(
            part(SizingTerm::KvCache, perGpuCache(context, choice),
                 derivation("KV = C·⌈s + o⌉₁₆·2·L_kv·k·D·q/(min(t, k)·p)", kMemoryCitation,
                            {{"C", SizingTerm::RequestsInFlight, choice.atLoad.inFlight, Unit::Request},
                             {"s + o", SizingTerm::KvCapacityTokens, load.tokensPerRequest(), Unit::Token},
                             {"2·L_kv·k·D·q", SizingTerm::KvBytesPerToken, cacheBytesPerToken(shape, q),
                              Unit::BytesPerToken}})));
    }
    parts.push_back(part(SizingTerm::Activations, choice.memory.activations,
                         derivation("A = T_b·2·(3·f + 7·h) + n_seq·V·6.5", kMemoryCitation,
                                    {{"T_b", SizingTerm::KvCapacityTokens,
                                      context.memorySettings.activationTokens, Unit::Token},
                                     {"f", SizingTerm::Activations, shape.ffnSize, Unit::None},
                                     {"h", SizingTerm::Activations, shape.hiddenSize, Unit::None},
                                     {"V", SizingTerm::Logits, shape.vocabulary, Unit::None}})));
    parts.push_back(part(SizingTerm::FrameworkContext, choice.memory.context,
                         derivation("C = C_driver + C_communication", kMemoryCitation, {})));
    return parts;
}

std::vector<domain::Figure> inferenceFigures(const ServingContext &context, const domain::Gpu &gpu,
                                             const ReplicaChoice &choice)
{
    const InferenceShape &shape = context.shape;
    const ServiceLoad &load = context.load;
    std::vector<domain::Figure> figures;
    figures.reserve(7);
    figures.push_back(
        figure(SizingTerm::ReplicaCount, choice.replicas + load.spareReplicas, Unit::Replica,
               derivation("n = max(⌈U/C*⌉, n_Erlang(λ·S, C*)) + n_spare", kSpeedCitation,
                          {{"U", SizingTerm::RequestsInFlight, choice.offeredErlangs, Unit::Request},
                           {"C*", SizingTerm::ConcurrencyPerReplica, choice.concurrency, Unit::Request},
                           {"n_spare", SizingTerm::ReplicaCount, static_cast<double>(load.spareReplicas),
                            Unit::Replica}})));
    figures.push_back(figure(SizingTerm::GpusPerReplica, choice.gpusPerReplica(), Unit::Gpu,
                             derivation("g = t·p", kSpeedCitation, {})));
    figures.push_back(
        figure(SizingTerm::ConcurrencyPerReplica, choice.concurrency, Unit::Request,
               derivation("C* = max C: TPOT(C) ≤ TPOT_max, TTFT(C) ≤ TTFT_max, C ≤ C_kv", kSpeedCitation,
                          {{"C_kv", SizingTerm::ConcurrencyPerReplica, choice.capacity, Unit::Request}})));
    if (shape.generates()) {
        const double tokens = poolTokens(shape, choice.layout, choice.memory.pool, load.kvBytesPerElement);
        figures.push_back(figure(
            SizingTerm::KvCapacityTokens, tokens, Unit::Token,
            derivation("N = ⌊(u·M − W − A − C)/(16·b)⌋·16", kMemoryCitation,
                       {{"u·M", SizingTerm::UsableMemoryPerGpu, domain::gibFromBytes(choice.memory.share),
                         Unit::GiB},
                        {"W", SizingTerm::Weights, domain::gibFromBytes(choice.memory.weights), Unit::GiB},
                        {"b", SizingTerm::KvBytesPerToken,
                         cacheBytesPerToken(shape, load.kvBytesPerElement) * cacheShare(shape, choice.layout),
                         Unit::BytesPerToken}})));
    }
    if (choice.holds() && choice.atLoad.tpotSeconds > 0.0) {
        addLatencies(context, choice, figures);
    } else {
        figures.push_back(unknownSpeed(SizingTerm::TimeToFirstToken, Unit::Millisecond, gpu));
        figures.push_back(unknownSpeed(SizingTerm::TimePerOutputToken, Unit::Millisecond, gpu));
        figures.push_back(unknownSpeed(SizingTerm::TokensPerSecond, Unit::TokensPerSecond, gpu));
    }
    return figures;
}

} // namespace xj::sizing
