// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/gpu.h"
#include "models/domain/server.h"

namespace xj::domain {

/// How `count` of these GPUs in one machine reach each other, from the hardware and what the seller says
/// ("nvlink", "pcie", empty: nothing). Modules on a baseboard (SXM, OAM) are a full mesh within their link
/// group, except eight V100 or P100, whose hybrid cube mesh joins four of seven peers; bridged cards are
/// pairs, and only when a link is stated; cards without any link are PCIe, without peer-to-peer on GeForce.
/// Anything else is not known.
[[nodiscard]] Topology topologyOf(const Gpu &gpu, int count, const QString &interconnect);

} // namespace xj::domain
