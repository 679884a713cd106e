// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/gpu.h"
#include "models/domain/project.h"
#include "models/domain/selection_result.h"
#include "models/domain/sizing_result.h"
#include "models/selection/candidate_facts.h"

#include <QDate>

#include <vector>

namespace xj::selection {

/// All that one judgement needs. `gpu` and `onHost` are null when the candidate does not say which GPU it
/// brings.
struct Judgement
{
    const domain::Workload &workload;
    const domain::WorkloadSizing &sizing;
    const domain::Constraints &constraints;
    const CandidateFacts &facts;
    const domain::Gpu *gpu = nullptr;
    const domain::AcceleratorSizing *onHost = nullptr; ///< the workload on this very kind of box
    int gpusWanted = 0; ///< that the comparison bills: enough for memory, headroom, deadline or latency
    QDate asOf;
};

/// The four layers (procurement rules, P2). Each appends its findings; at least one per layer, so that the
/// matrix has no empty cell. What is not stated fails for a supplier's quote in layers 1 and 2 and asks in
/// layers 3 and 4; public price lists rarely state topology, disks and networks: there it is a question in
/// layer 2 and a remark in layers 3 and 4, or the whole market would drop out for want of a data sheet.
void checkMemoryAndModel(const Judgement &judgement, std::vector<domain::Finding> &findings);
void checkInterconnect(const Judgement &judgement, std::vector<domain::Finding> &findings);
void checkIoAndNetwork(const Judgement &judgement, std::vector<domain::Finding> &findings);
void checkStabilityAndDelivery(const Judgement &judgement, std::vector<domain::Finding> &findings);

/// Memory that all GPUs together must have, GB: the larger of 1.5 times the static part and the itemised sum
/// over 0.9.
[[nodiscard]] double memoryNeededGB(const domain::WorkloadSizing &sizing);

/// GPUs without the spare replicas: what the load itself takes.
[[nodiscard]] int gpusForTheLoad(const domain::AcceleratorSizing &onHost, const domain::Workload &workload);

} // namespace xj::selection
