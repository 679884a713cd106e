// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/selection/layer_checks.h"

#include "models/selection/region.h"

#include <algorithm>

namespace xj::selection {

using domain::Finding;
using domain::Layer;
using domain::Quantity;
using domain::SelectionReason;
using domain::Unit;
using domain::Verdict;

namespace {

Finding finding(Verdict verdict, SelectionReason reason, domain::Arguments arguments)
{
    return {Layer::IoAndNetwork, verdict, {reason, std::move(arguments)}};
}

std::optional<Finding> disk(const Judgement &judgement)
{
    const CandidateFacts &facts = judgement.facts;
    const double capacity = judgement.sizing.indicators.localNvmeCapacity.value.value_or(0);
    const double rate = judgement.sizing.indicators.localNvmeReadRate.value.value_or(0);
    if (capacity <= 0)
        return std::nullopt;
    if (!facts.nvmeGB)
        return finding(Verdict::NotStated, SelectionReason::NvmeUndisclosed, {Quantity{capacity, Unit::GB}});
    if (*facts.nvmeGB <= 0)
        return finding(Verdict::Fail, SelectionReason::NvmeMissing, {});
    if (*facts.nvmeGB < capacity)
        return finding(Verdict::Fail, SelectionReason::NvmeTooSmall,
                       {Quantity{*facts.nvmeGB, Unit::GB}, Quantity{capacity, Unit::GB}});
    if (facts.nvmeReadGBps && *facts.nvmeReadGBps < rate)
        return finding(Verdict::Fail, SelectionReason::NvmeReadTooSlow,
                       {Quantity{*facts.nvmeReadGBps, Unit::GBps}, Quantity{rate, Unit::GBps}});
    return std::nullopt;
}

std::optional<Finding> network(const Judgement &judgement)
{
    const double need = std::max(judgement.sizing.indicators.network.value.value_or(0),
                                 judgement.constraints.minimumNetworkGbps.value_or(0));
    if (need <= 0)
        return std::nullopt;
    const std::optional<double> have = judgement.facts.networkGbps;
    if (!have)
        return finding(Verdict::NotStated, SelectionReason::NetworkUndisclosed, {Quantity{need, Unit::Gbps}});
    if (*have < need)
        return finding(Verdict::Fail, SelectionReason::NetworkTooSlow,
                       {Quantity{*have, Unit::Gbps}, Quantity{need, Unit::Gbps}});
    return std::nullopt;
}

std::optional<Finding> checkpointWrite(const Judgement &judgement)
{
    const std::optional<domain::Figure> &need = judgement.sizing.indicators.checkpointWriteRate;
    const std::optional<double> have = judgement.facts.storageWriteGBps;
    if (!need || !need->value || !have || *have >= *need->value)
        return std::nullopt;
    return finding(Verdict::Fail, SelectionReason::StorageWriteTooSlow,
                   {Quantity{*have, Unit::GBps}, Quantity{*need->value, Unit::GBps}});
}

/// A service for one region from a site in another: the way there alone may use up the time that the first
/// token has. Sites inside a wanted region, and regions whose place is not known, raise no such question.
std::optional<Finding> latency(const Judgement &judgement)
{
    const domain::InferenceNeed *need = judgement.workload.inference();
    const QStringList &wanted = judgement.constraints.regions;
    if (!need || !need->ttftMsMax || wanted.isEmpty())
        return std::nullopt;
    if (matchRegion(judgement.facts.region, wanted) != RegionMatch::Outside)
        return std::nullopt;
    const std::optional<double> milliseconds = firstByteMilliseconds(judgement.facts.region, wanted);
    if (!milliseconds || *milliseconds <= *need->ttftMsMax)
        return std::nullopt;
    return finding(
        Verdict::Fail, SelectionReason::NetworkLatencyTooHigh,
        {Quantity{*milliseconds, Unit::Millisecond}, Quantity{*need->ttftMsMax, Unit::Millisecond}});
}

} // namespace

void checkIoAndNetwork(const Judgement &judgement, std::vector<Finding> &findings)
{
    const size_t before = findings.size();
    for (const std::optional<Finding> &found :
         {disk(judgement), checkpointWrite(judgement), network(judgement), latency(judgement)}) {
        if (found)
            findings.push_back(*found);
    }
    if (findings.size() == before)
        findings.push_back(finding(Verdict::Pass, SelectionReason::IoSufficient, {}));
}

} // namespace xj::selection
