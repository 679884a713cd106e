// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/selection/layer_checks.h"

namespace xj::selection {

using domain::Finding;
using domain::Layer;
using domain::Quantity;
using domain::SelectionReason;
using domain::Topology;
using domain::Unit;
using domain::Verdict;

namespace {

/// The key under which the view's edge finds the topology's word.
QString topologyKey(Topology topology)
{
    switch (topology) {
    case Topology::Unknown:
        return QStringLiteral("unknown");
    case Topology::SingleGpu:
        return QStringLiteral("single_gpu");
    case Topology::PcieNoPeer:
        return QStringLiteral("pcie_no_peer");
    case Topology::Pcie:
        return QStringLiteral("pcie");
    case Topology::BridgePairs:
        return QStringLiteral("bridge_pairs");
    case Topology::FullMesh:
        return QStringLiteral("full_mesh");
    }
    return {};
}

/// Bridges join pairs: enough for two GPUs, not for more. Otherwise the enumerators stand in the order of
/// their worth.
bool suffices(Topology have, Topology need, int gpus)
{
    if (have == Topology::BridgePairs && gpus <= 2)
        return true;
    return static_cast<int>(have) >= static_cast<int>(need);
}

Finding finding(Verdict verdict, SelectionReason reason, domain::Arguments arguments = {})
{
    return {Layer::Interconnect, verdict, {reason, std::move(arguments)}};
}

Finding insideTheBox(const Judgement &judgement)
{
    const CandidateFacts &facts = judgement.facts;
    const Topology need = judgement.sizing.indicators.topologyNeeded;
    const int gpus = judgement.onHost ? judgement.onHost->minimumGpus : 0;
    const Quantity count{double(facts.gpusPerInstance), Unit::Gpu};
    if (need == Topology::Unknown || need == Topology::SingleGpu || (gpus <= 1 && facts.gpusPerInstance == 1))
        return finding(Verdict::Pass, SelectionReason::InterconnectNotNeeded);
    if (facts.topology == Topology::Unknown)
        return finding(facts.isQuote() ? Verdict::Fail : Verdict::NotStated,
                       SelectionReason::TopologyUndisclosed, {count});
    if (!suffices(facts.topology, need, facts.gpusPerInstance))
        return finding(Verdict::Fail, SelectionReason::TopologyInsufficient,
                       {count, topologyKey(facts.topology)});
    return finding(Verdict::Pass, SelectionReason::InterconnectSufficient);
}

/// Between boxes: only a training job that spans several needs a fabric; replicas of a service do not talk to
/// each other.
std::optional<Finding> betweenBoxes(const Judgement &judgement)
{
    const CandidateFacts &facts = judgement.facts;
    if (!judgement.workload.isTraining() || judgement.gpusWanted <= facts.gpusPerInstance)
        return std::nullopt;
    const double need = judgement.sizing.indicators.fabricPerGpu.value.value_or(0);
    if (need <= 0)
        return std::nullopt;
    if (!facts.fabricGbpsPerGpu && !facts.networkGbps)
        return finding(facts.isQuote() ? Verdict::Fail : Verdict::NotStated,
                       SelectionReason::FabricUndisclosed);
    const double have
        = facts.fabricGbpsPerGpu.value_or(facts.networkGbps.value_or(0) / facts.gpusPerInstance);
    if (have < need)
        return finding(Verdict::Fail, SelectionReason::FabricInsufficient,
                       {Quantity{have, Unit::Gbps}, Quantity{need, Unit::Gbps}});
    return std::nullopt;
}

} // namespace

void checkInterconnect(const Judgement &judgement, std::vector<Finding> &findings)
{
    findings.push_back(insideTheBox(judgement));
    if (const std::optional<Finding> fabric = betweenBoxes(judgement))
        findings.push_back(*fabric);
}

} // namespace xj::selection
