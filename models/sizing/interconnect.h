// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/gpu.h"
#include "models/domain/server.h"
#include "models/sizing/calibration.h"

namespace xj::sizing {

/// The path between GPUs of one box. `rateScale` corrects the class's measured time per byte for parts whose
/// published link rate differs from the measured part (A800 and H800: 400 GB/s).
struct GpuPath
{
    LinkClass link = LinkClass::Pcie4Switch;
    double rateScale = 1.0;
    bool calibrated = true; ///< false: a link type that was never measured
};

/// How `gpus` GPUs of this kind reach each other in a box of that topology. Bridges join pairs (or as many as
/// the part's link group); a larger group falls back to PCIe.
[[nodiscard]] GpuPath pathBetween(const domain::Gpu &gpu, domain::Topology topology, int gpus);

/// All-reduce cost on that path.
[[nodiscard]] LinkFactors allReduceCost(const GpuPath &path, int gpus, const Calibration &calibration);

/// The topology that a part has by itself in a box of `gpus`: full mesh where its link joins that many,
/// bridges, PCIe, or PCIe without peer-to-peer for parts whose driver bars it.
[[nodiscard]] domain::Topology ownTopology(const domain::Gpu &gpu, int gpus);

/// GPUs that tensor parallelism may span without leaving the fast link; 1 on PCIe.
[[nodiscard]] int fastLinkGroup(const domain::Gpu &gpu, domain::Topology topology, int gpusPerBox);

} // namespace xj::sizing
