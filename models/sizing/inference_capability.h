// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/figure.h"
#include "models/domain/gpu.h"
#include "models/domain/workload.h"

#include <vector>

namespace xj::sizing {

/// Whether a GPU can serve weights of a precision.
enum class PrecisionSupport {
    Native,
    WeightOnly, ///< stored in few bits, multiplied in 16 bits: memory is saved, arithmetic is not
    Substituted, ///< BF16 asked of a part without it: served in FP16
    Unsupported
};

/// Rules of the parts: FP8 and FP4 units only where a rate is published; NVIDIA parts from Ampere on unpack
/// them to 16 bits; no BF16 before Ampere, FP16 serves instead; INT4 is unpacked everywhere.
[[nodiscard]] PrecisionSupport precisionSupport(domain::Precision precision, const domain::Gpu &gpu);

/// "bf16", "fp8": as project files write it.
[[nodiscard]] QString precisionName(domain::Precision precision);

/// Notes that follow from the part alone: precision, licence, peer-to-peer (when a replica spans GPUs without
/// it), evidence.
[[nodiscard]] std::vector<domain::Reason> capabilityNotes(domain::Precision precision, const domain::Gpu &gpu,
                                                          bool replicaSpansPlainPcie, bool calibrated);

} // namespace xj::sizing
