// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/sizing/inference_remedies.h"

#include "models/domain/units.h"
#include "models/sizing/inference_capability.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace xj::sizing {

namespace {

using domain::Precision;
using domain::Quantity;
using domain::SizingReason;
using domain::Unit;

double requestsHeld(const ServingContext &context)
{
    return std::max(1.0, context.load.demand.inFlight);
}

Quantity gib(double bytes)
{
    return {domain::gibFromBytes(bytes), Unit::GiB};
}

void offerQuantisedCache(const ServingContext &context, std::vector<domain::Reason> &remedies)
{
    const ServiceLoad &load = context.load;
    constexpr double kEightBit = 1.0;
    if (!context.shape.generates() || load.kvBytesPerElement <= kEightBit)
        return;
    const double now = cacheBytes(context.shape, load.tokensPerRequest(), load.kvBytesPerElement);
    const double then = cacheBytes(context.shape, load.tokensPerRequest(), kEightBit);
    remedies.push_back({SizingReason::RemedyQuantisedKv, {gib((now - then) * requestsHeld(context))}});
}

void offerShorterContext(const ServingContext &context, std::vector<domain::Reason> &remedies)
{
    constexpr double kShortestUseful = 2048.0;
    const ServiceLoad &load = context.load;
    const double half = std::floor(load.longestTokens / 2.0);
    if (!context.shape.generates() || half < kShortestUseful)
        return;
    const double q = load.kvBytesPerElement;
    const double saved
        = cacheBytes(context.shape, load.longestTokens, q) - cacheBytes(context.shape, half, q);
    remedies.push_back({SizingReason::RemedyShorterContext, {gib(saved), Quantity{half, Unit::Token}}});
}

void offerLowerPrecision(const ServingContext &context, const domain::Gpu &gpu, const ReplicaChoice &choice,
                         std::vector<domain::Reason> &remedies)
{
    constexpr std::array kLadder{Precision::Fp8, Precision::Int8, Precision::Fp4, Precision::Int4};
    const double now = context.weights.total();
    for (const Precision precision : kLadder) {
        if (precisionSupport(precision, gpu) == PrecisionSupport::Unsupported)
            continue;
        const double then = weightBytes(context.shape, weightFormat(precision)).total();
        constexpr double kWorthwhile = 0.85;
        if (then > kWorthwhile * now)
            continue;
        const double saved = (now - then) * std::max(1, choice.replicas);
        remedies.push_back({SizingReason::RemedyLowerPrecision, {gib(saved), precisionName(precision)}});
        return;
    }
}

} // namespace

std::vector<domain::Reason> inferenceRemedies(const ServingContext &context, const domain::Gpu &gpu,
                                              const ReplicaChoice &choice)
{
    std::vector<domain::Reason> remedies;
    if (choice.serves() && choice.concurrency < choice.capacity)
        return remedies; // latency, not memory, sets the count, and it is met
    offerQuantisedCache(context, remedies);
    if (!choice.holds())
        offerShorterContext(context, remedies);
    offerLowerPrecision(context, gpu, choice, remedies);
    if (!choice.holds()) {
        // Cards that hold the weights and one longest request, by what one card contributes.
        const double each
            = std::max(1.0, choice.memory.share - choice.memory.activations - choice.memory.context);
        const double need = context.weights.total()
            + cacheBytes(context.shape, context.load.longestTokens, context.load.kvBytesPerElement);
        const double cards = std::exp2(std::ceil(std::log2(std::max(1.0, need / each))));
        if (cards > choice.gpusPerReplica())
            remedies.push_back({SizingReason::RemedyMoreCards, {Quantity{cards, Unit::Gpu}}});
    }
    return remedies;
}

} // namespace xj::sizing
