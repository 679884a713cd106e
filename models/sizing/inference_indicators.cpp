// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/sizing/inference_sizing.h"

#include "models/domain/units.h"
#include "models/sizing/derivation.h"
#include "models/sizing/inference_memory.h"
#include "models/sizing/service_load.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace xj::sizing {

namespace {

using domain::SizingTerm;
using domain::Unit;

constexpr double kReferenceCardGB = 80.0; ///< the card that the guides count with
constexpr double kReferenceVisibleGiB = 79.65;
constexpr double kComfort = 1.2; ///< over the working figure
constexpr int kPlainPcieShard = 2; ///< a replica of so many cards needs no fast link
constexpr int kOneServer = 8;
constexpr double kWeightVersions = 2.0; ///< the running one and the next, on local disks
constexpr double kImagesGB = 100.0; ///< operating system, containers, logs
constexpr double kLoadSeconds = 60.0; ///< a replica starts within a minute of reading
constexpr double kRolloutSeconds = 600.0; ///< new weights reach a server within ten minutes
constexpr double kLeastNetworkGbps = 10.0; ///< the guides' floor
constexpr double kBytesPerTokenSent = 8.0; ///< text of a token with its JSON
constexpr double kDefaultTpotSeconds = 0.05; ///< reading speed, where no limit is stated
constexpr double kDefaultTtftSeconds = 1.0;
constexpr const char *kCitation = "Shape counts; vLLM KV-cache sizing; Little's law";
constexpr const char *kGuideCitation = "Buying guides: at least 10 GbE";

/// The service on reference cards: the smallest shard that holds the weights and one longest request.
struct ReferenceReplica
{
    int gpus = 1;
    ReplicaMemory memory;
    double capacity = 1.0;
    double replicas = 1.0;
};

double inFlightOf(const ServiceLoad &load)
{
    const double service = load.ttftSecondsMax.value_or(kDefaultTtftSeconds)
        + load.request.outputTokens * load.tpotSecondsMax.value_or(kDefaultTpotSeconds);
    return std::max({1.0, load.demand.inFlight, load.demand.requestsPerSecond * service});
}

double requestRateOf(const ServiceLoad &load)
{
    const double service = load.ttftSecondsMax.value_or(kDefaultTtftSeconds)
        + load.request.outputTokens * load.tpotSecondsMax.value_or(kDefaultTpotSeconds);
    return std::max(load.demand.requestsPerSecond, load.demand.inFlight / service);
}

ReferenceReplica referenceReplica(const InferenceShape &shape, const WeightBytes &weights,
                                  const ServiceLoad &load, const EngineMemorySettings &settings)
{
    constexpr int kLargestShard = 64;
    ReferenceReplica replica;
    for (; replica.gpus <= kLargestShard; replica.gpus *= 2) {
        const int tensor = std::min(replica.gpus, kOneServer);
        const ReplicaLayout layout{tensor, replica.gpus / tensor, 1, 1};
        replica.memory
            = replicaMemory(shape, weights, layout, kReferenceVisibleGiB * domain::kBytesPerGiB, settings);
        const double q = load.kvBytesPerElement;
        const bool caches = shape.generates();
        const double longest = poolSequences(shape, layout, replica.memory.pool, load.longestTokens, q);
        if (caches ? longest < 1.0 : replica.memory.pool <= 0.0)
            continue;
        replica.capacity = caches
            ? std::floor(poolSequences(shape, layout, replica.memory.pool, load.tokensPerRequest(), q))
            : settings.sequences;
        replica.replicas = std::ceil(inFlightOf(load) / std::max(1.0, replica.capacity));
        return replica;
    }
    replica.gpus = kLargestShard;
    return replica;
}

/// The next size that cards are sold in, GB.
double soldSizeGB(double gb)
{
    constexpr std::array kSizes{8.0,  12.0, 16.0, 24.0,  32.0,  40.0, 48.0,
                                64.0, 80.0, 96.0, 128.0, 141.0, 192.0};
    const auto it = std::lower_bound(kSizes.begin(), kSizes.end(), gb);
    return it == kSizes.end() ? kSizes.back() : *it;
}

/// Card that a bare replica needs, and the one that leaves room for the load on it.
void fillCardSizes(const InferenceShape &shape, const ServiceLoad &load, const ReferenceReplica &replica,
                   const EngineMemorySettings &settings, domain::HardIndicators &indicators)
{
    const ReplicaLayout layout{std::min(replica.gpus, kOneServer), std::max(1, replica.gpus / kOneServer), 1,
                               1};
    const double share = shape.generates() ? cacheShare(shape, layout) : 0.0;
    const double q = load.kvBytesPerElement;
    const double bare = replica.memory.fixed() + cacheBytes(shape, load.longestTokens, q) * share;
    const double held = std::min(replica.capacity, inFlightOf(load));
    const double working
        = replica.memory.fixed() + held * cacheBytes(shape, load.tokensPerRequest(), q) * share;
    const auto card = [&](double bytes) { return domain::gbFromBytes(bytes / settings.memoryShare); };
    indicators.minimumGpuMemoryGB = soldSizeGB(card(bare));
    indicators.preferredGpuMemoryGB
        = std::max(indicators.minimumGpuMemoryGB,
                   std::min(soldSizeGB(card(std::max(bare, working)) * kComfort),
                            std::max(kReferenceCardGB, indicators.minimumGpuMemoryGB)));
}

void fillMemory(const InferenceShape &shape, const WeightBytes &weights, const ServiceLoad &load,
                const ReferenceReplica &replica, domain::HardIndicators &indicators)
{
    const double q = load.kvBytesPerElement;
    const double weightsGiB = domain::gibFromBytes(weights.total());
    const double requests = inFlightOf(load);
    const double cacheGiB = domain::gibFromBytes(cacheBytes(shape, load.tokensPerRequest(), q) * requests);
    const double runtimeGiB
        = domain::gibFromBytes(replica.memory.activations + replica.memory.context) * replica.gpus;
    indicators.staticMemory = figure(
        SizingTerm::StaticMemory, weightsGiB, Unit::GiB,
        derivation("W = n_w·P_lin + 2·P_emb", kCitation,
                   {{"P", SizingTerm::Parameters, shape.totalParameters() / 1e9, Unit::BillionParameters},
                    {"n_w", SizingTerm::Weights, bytesPerWeight(load.format), Unit::Byte}}));
    indicators.itemisedMemory = figure(
        SizingTerm::ItemisedMemory, replica.replicas * (weightsGiB + runtimeGiB) + cacheGiB, Unit::GiB,
        derivation("M = n·(W + A + C) + U·⌈s + o⌉₁₆·2·L_kv·k·D·q", kCitation,
                   {{"n", SizingTerm::ReplicaCount, replica.replicas, Unit::Replica},
                    {"W", SizingTerm::Weights, weightsGiB, Unit::GiB},
                    {"A + C", SizingTerm::FrameworkContext, runtimeGiB, Unit::GiB},
                    {"U", SizingTerm::RequestsInFlight, requests, Unit::Request},
                    {"s + o", SizingTerm::KvCapacityTokens, load.tokensPerRequest(), Unit::Token},
                    {"2·L_kv·k·D·q", SizingTerm::KvBytesPerToken, cacheBytesPerToken(shape, q),
                     Unit::BytesPerToken}}));
}

void fillLoad(const InferenceShape &shape, const ServiceLoad &load, domain::HardIndicators &indicators)
{
    const double rate = requestRateOf(load);
    const double requests = inFlightOf(load);
    const double flopPerRequest = 2.0 * shape.activeParameters() * load.tokensPerRequest()
        + shape.prefillAttentionFlop * load.request.promptTokens * load.request.promptTokens / 2.0;
    indicators.requestsInFlight
        = figure(SizingTerm::RequestsInFlight, requests, Unit::Request,
                 derivation("U = max(U_stated, λ·(TTFT + o·TPOT))", kCitation,
                            {{"λ", SizingTerm::RequestRate, rate, Unit::RequestsPerSecond},
                             {"o", SizingTerm::TokensPerSecond, load.request.outputTokens, Unit::Token}}));
    indicators.requestRate
        = figure(SizingTerm::RequestRate, rate, Unit::RequestsPerSecond,
                 derivation("λ = max(visits·r·f_peak/86400, U/(TTFT + o·TPOT))", kCitation,
                            {{"U", SizingTerm::RequestsInFlight, requests, Unit::Request}}));
    indicators.arithmetic
        = figure(SizingTerm::ArithmeticNeeded, rate * flopPerRequest / 1e12, Unit::Tflops,
                 derivation("F = λ·[2·P_act·(s + o) + 2·L·a·D·s²]", kCitation,
                            {{"λ", SizingTerm::RequestRate, rate, Unit::RequestsPerSecond},
                             {"P_act", SizingTerm::ActiveParameters, shape.activeParameters() / 1e9,
                              Unit::BillionParameters},
                             {"s", SizingTerm::KvCapacityTokens, load.request.promptTokens, Unit::Token},
                             {"o", SizingTerm::KvCapacityTokens, load.request.outputTokens, Unit::Token}}));
}

void fillInputOutput(const WeightBytes &weights, const ServiceLoad &load, const ReferenceReplica &replica,
                     domain::HardIndicators &indicators)
{
    const double weightsGB = domain::gbFromBytes(weights.total());
    indicators.localNvmeCapacity
        = figure(SizingTerm::LocalNvmeCapacity, kWeightVersions * weightsGB + kImagesGB, Unit::GB,
                 derivation("2·W + 100 GB", kCitation, {{"W", SizingTerm::Weights, weightsGB, Unit::GB}}));
    indicators.localNvmeReadRate
        = figure(SizingTerm::LocalNvmeReadRate, weightsGB / kLoadSeconds, Unit::GBps,
                 derivation("W/60 s", kCitation, {{"W", SizingTerm::Weights, weightsGB, Unit::GB}}));
    const double text = requestRateOf(load) * load.tokensPerRequest() * kBytesPerTokenSent * 8.0 / 1e9;
    const double rollout = weightsGB * 8.0 / kRolloutSeconds;
    indicators.network
        = figure(SizingTerm::NetworkBandwidth, std::max({kLeastNetworkGbps, text, rollout}), Unit::Gbps,
                 derivation("max(10 Gbps, λ·(s + o)·8 B, 8·W/600 s)", kGuideCitation,
                            {{"λ·(s + o)·8 B", SizingTerm::NetworkBandwidth, text, Unit::Gbps},
                             {"8·W/600 s", SizingTerm::NetworkBandwidth, rollout, Unit::Gbps}}));
    // Independent replicas exchange nothing; only a replica over several servers passes activations on.
    constexpr double kPipelineFabricGbps = 25.0;
    indicators.fabricPerGpu
        = figure(SizingTerm::FabricBandwidthNeeded, replica.gpus > kOneServer ? kPipelineFabricGbps : 0.0,
                 Unit::Gbps, derivation("0 for replicas inside one server", kCitation, {}));
}

} // namespace

domain::HardIndicators inferenceIndicators(const domain::InferenceNeed &need, const ResolvedModel &model,
                                           double scale, const Calibration &calibration)
{
    const InferenceShape shape = inferenceShape(model.architecture);
    const ServiceLoad load = serviceLoad(need, shape, scale);
    const WeightBytes weights = weightBytes(shape, load.format);
    const EngineMemorySettings &settings = calibration.engineMemory(ServingEngine::Vllm);
    const ReferenceReplica replica = referenceReplica(shape, weights, load, settings);
    domain::HardIndicators indicators;
    fillMemory(shape, weights, load, replica, indicators);
    fillCardSizes(shape, load, replica, settings, indicators);
    fillLoad(shape, load, indicators);
    fillInputOutput(weights, load, replica, indicators);
    if (replica.gpus > 2 * kPlainPcieShard)
        indicators.topologyNeeded = domain::Topology::FullMesh;
    return indicators;
}

} // namespace xj::sizing
