// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/figure.h"
#include "models/sizing/replica_search.h"

#include <vector>

namespace xj::sizing {

/// What would help where the service does not fit, or misses a latency: each with its computed effect in GiB
/// over the replicas that carry the load. An 8-bit cache, a context of half the length, the next lower weight
/// precision that the part supports, more cards. Empty when nothing is wanted.
[[nodiscard]] std::vector<domain::Reason>
inferenceRemedies(const ServingContext &context, const domain::Gpu &gpu, const ReplicaChoice &choice);

} // namespace xj::sizing
