// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/provenance.h"

#include <QString>

#include <optional>

namespace xj::domain {

/// How the GPUs of one server reach each other, from worst to best for collective traffic.
enum class Topology {
    Unknown, ///< not stated: neither pass nor fail
    SingleGpu,
    PcieNoPeer, ///< PCIe without peer-to-peer (stock GeForce driver)
    Pcie,
    BridgePairs, ///< NVLink bridges join pairs or fours; the rest goes over PCIe
    FullMesh ///< every pair at full rate: NVSwitch, Infinity Fabric mesh, HCCS mesh
};

/// A server model with its fixed complement of GPUs.
struct Server
{
    QString id;
    QString gpuId;
    int gpuCount = 0;
    QString intraLink; ///< as published
    Topology topology = Topology::Unknown;
    QString cpu;
    std::optional<double> ramGB;
    std::optional<double> nvmeTB;
    QString nic; ///< as published, "8x400G IB + 2x400G"
    std::optional<double> nicGbps; ///< sum of the compute NICs (the first group of `nic`)
    std::optional<double> maxPowerWatt;
    std::optional<int> heightUnits;
    QString psuRedundancy;
    QString cooling;
    Provenance provenance;

    bool operator==(const Server &) const = default;
};

} // namespace xj::domain
