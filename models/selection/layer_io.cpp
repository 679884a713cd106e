// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/selection/layer_checks.h"

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

} // namespace

void checkIoAndNetwork(const Judgement &judgement, std::vector<Finding> &findings)
{
    const std::optional<Finding> ofDisk = disk(judgement);
    const std::optional<Finding> ofNetwork = network(judgement);
    if (ofDisk)
        findings.push_back(*ofDisk);
    if (ofNetwork)
        findings.push_back(*ofNetwork);
    if (!ofDisk && !ofNetwork)
        findings.push_back(finding(Verdict::Pass, SelectionReason::IoSufficient, {}));
}

} // namespace xj::selection
