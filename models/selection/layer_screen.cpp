// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/selection/layer_screen.h"

#include <algorithm>

namespace xj::selection {

using domain::Layer;
using domain::Topology;

namespace {

constexpr double kUsableShare = 0.9;
/// Sums like 1.5 x 300 must not fail an offer by a rounded last digit.
constexpr double kEqual = 1e-9;

bool below(double have, double need)
{
    return have < need - kEqual * std::max(1.0, need);
}

struct ScreenFinding
{
    Layer layer;
    ScreenReason reason;
    bool unstated;
};

class Screen
{
public:
    Screen(const ScreenRequirement &requirement, const ScreenOffer &offer)
        : m_requirement(requirement)
        , m_offer(offer)
    { }

    std::vector<ScreenFinding> findings()
    {
        memory();
        interconnect();
        inputOutput();
        delivery();
        return m_findings;
    }

private:
    void note(Layer layer, ScreenReason reason, bool unstated = false)
    {
        m_findings.push_back({layer, reason, unstated});
    }

    void least(Layer layer, const std::optional<double> &have, const std::optional<double> &need,
               ScreenReason unstated, ScreenReason tooLittle)
    {
        if (!need)
            return;
        if (!have)
            note(layer, unstated, true);
        else if (below(*have, *need))
            note(layer, tooLittle);
    }

    void memory()
    {
        const Layer layer = Layer::MemoryAndModel;
        if (!m_offer.gpus || !m_offer.gpuMemoryGB) {
            note(layer, ScreenReason::MemoryUndisclosed, true);
            return;
        }
        const double need = std::max(m_requirement.headroomMinimum * m_requirement.staticGB,
                                     m_requirement.itemisedGB / kUsableShare);
        if (below(*m_offer.gpus * *m_offer.gpuMemoryGB, need))
            note(layer, ScreenReason::MemoryShort);
        if (m_requirement.gpuMemoryMinimumGB
            && below(*m_offer.gpuMemoryGB, *m_requirement.gpuMemoryMinimumGB))
            note(layer, ScreenReason::GpuMemoryBelowMinimum);
        if (m_requirement.shardGB && below(*m_offer.gpuMemoryGB * kUsableShare, *m_requirement.shardGB))
            note(layer, ScreenReason::ShardDoesNotFit);
    }

    void interconnect()
    {
        const Layer layer = Layer::Interconnect;
        if (m_requirement.multiGpu && m_requirement.topology) {
            if (!m_offer.topology || *m_offer.topology == Topology::Unknown)
                note(layer, ScreenReason::TopologyUndisclosed, true);
            else if (!topologySuffices())
                note(layer, ScreenReason::TopologyInsufficient);
        }
        if (m_requirement.nodes > 1)
            least(layer, m_offer.fabricGbpsPerGpu, m_requirement.fabricGbpsPerGpu,
                  ScreenReason::FabricUndisclosed, ScreenReason::FabricInsufficient);
    }

    [[nodiscard]] bool topologySuffices() const
    {
        // A bridge joins two GPUs as fully as a switch would, and no more than two.
        if (*m_offer.topology == Topology::BridgePairs && m_offer.gpus.value_or(0) <= 2)
            return true;
        return static_cast<int>(*m_offer.topology) >= static_cast<int>(*m_requirement.topology);
    }

    void inputOutput()
    {
        const Layer layer = Layer::IoAndNetwork;
        least(layer, m_offer.nvmeReadGBps, m_requirement.nvmeReadGBps, ScreenReason::IoUndisclosed,
              ScreenReason::IoInsufficient);
        least(layer, m_offer.networkGbps, m_requirement.networkGbps, ScreenReason::NetworkUndisclosed,
              ScreenReason::NetworkInsufficient);
    }

    void delivery()
    {
        const Layer layer = Layer::StabilityAndDelivery;
        if (m_requirement.deliverByDays) {
            if (!m_offer.deliveryDays)
                note(layer, ScreenReason::DeliveryUndisclosed, true);
            else if (*m_offer.deliveryDays > *m_requirement.deliverByDays)
                note(layer, ScreenReason::DeliveryTooLate);
        }
        least(layer, m_offer.sla, m_requirement.sla, ScreenReason::SlaUndisclosed, ScreenReason::SlaLow);
    }

    const ScreenRequirement &m_requirement;
    const ScreenOffer &m_offer;
    std::vector<ScreenFinding> m_findings;
};

bool fails(const ScreenFinding &finding)
{
    return !finding.unstated || finding.layer == Layer::MemoryAndModel
        || finding.layer == Layer::Interconnect;
}

} // namespace

ScreenAnswer screenOffer(const ScreenRequirement &requirement, const ScreenOffer &offer)
{
    const std::vector<ScreenFinding> findings = Screen(requirement, offer).findings();
    ScreenAnswer answer;
    auto deciding = std::find_if(findings.begin(), findings.end(), fails);
    answer.status = ScreenStatus::Eliminated;
    if (deciding == findings.end()) {
        deciding = findings.begin();
        answer.status = findings.empty() ? ScreenStatus::Survives : ScreenStatus::Pending;
    }
    if (deciding != findings.end()) {
        answer.layer = deciding->layer;
        answer.reason = deciding->reason;
    }
    for (auto it = findings.begin(); it != findings.end(); ++it) {
        if (it != deciding)
            answer.also.push_back(it->reason);
    }
    if (answer.status == ScreenStatus::Survives)
        answer.headroomBelowPreferred = below(offer.gpus.value_or(0) * offer.gpuMemoryGB.value_or(0),
                                              requirement.headroomPreferred * requirement.staticGB);
    return answer;
}

} // namespace xj::selection
