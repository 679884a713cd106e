// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/sizing_result.h"
#include "models/sizing/replica_search.h"

#include <vector>

namespace xj::sizing {

/// Memory of the fullest GPU by part, with the formula of each. The cache is that of the requests in flight
/// per replica, not of the whole pool.
[[nodiscard]] std::vector<domain::MemoryPart> inferenceMemoryParts(const ServingContext &context,
                                                                   const ReplicaChoice &choice);

/// ReplicaCount, GpusPerReplica, ConcurrencyPerReplica, KvCapacityTokens, TimeToFirstToken,
/// TimePerOutputToken, TokensPerSecond. Speeds are undefined (ComputeUnknown) without published rates.
[[nodiscard]] std::vector<domain::Figure>
inferenceFigures(const ServingContext &context, const domain::Gpu &gpu, const ReplicaChoice &choice);

} // namespace xj::sizing
