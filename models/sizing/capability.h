// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/figure.h"
#include "models/domain/gpu.h"
#include "models/domain/server.h"
#include "models/domain/workload.h"

#include <vector>

namespace xj::sizing {

/// Whether the part multiplies in this precision: no BF16 before Ampere, no FP8 before Hopper and Ada, as far
/// as its data sheet states a rate. 4-bit weights of adapter methods are unpacked and need no such units.
[[nodiscard]] bool supportsTraining(const domain::Gpu &gpu, domain::Precision precision);

/// The name that both languages print for a precision: "BF16".
[[nodiscard]] QString precisionWord(domain::Precision precision);

/// Warnings that hold for the part whatever the job: consumer licence, no peer-to-peer, little published
/// evidence.
[[nodiscard]] std::vector<domain::Reason> capabilityNotes(const domain::Gpu &gpu, domain::Topology topology,
                                                          bool calibrated);

} // namespace xj::sizing
