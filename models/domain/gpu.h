// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/provenance.h"

#include <QString>

#include <optional>

namespace xj::domain {

/// An accelerator as sold. Unknown figures are absent, never zero. Rates are dense (no 2:4 sparsity).
struct Gpu
{
    QString id;
    QString vendor;
    QString name;
    QString architecture; ///< "Hopper", "CDNA 3", "Da Vinci"; empty when not published
    std::optional<int> launchYear;
    QString formFactor;
    std::optional<double> vramGB; ///< as sold
    std::optional<double> visibleGiB; ///< what the driver shows to a program; sizing counts with this one
    QString visibleBasis;
    QString memoryType;
    std::optional<double> memoryBandwidthGBps;
    std::optional<double> fp32Tflops;
    std::optional<double> tf32Tflops;
    std::optional<double> bf16Tflops; ///< absent: no BF16 units
    std::optional<double> fp16Tflops;
    std::optional<double> fp8Tflops; ///< absent: no FP8 units
    std::optional<double> int8Tops;
    std::optional<double> fp4Tflops;
    std::optional<double> tdpWatt;
    std::optional<int> pcieGeneration;
    std::optional<int> pcieLanes;
    QString linkType; ///< "NVLink 4", "NVLink 3 bridge", "none"; empty when not published
    std::optional<double> linkGBps; ///< both directions together, per GPU, as vendors print it
    std::optional<int> maxLinkGroup; ///< GPUs that one link domain joins
    bool ecc = false;
    bool datacenterLicensed = false; ///< false: the vendor's licence bars data-centre use (GeForce)
    QString chinaExportNote;
    Provenance provenance;

    bool operator==(const Gpu &) const = default;
};

} // namespace xj::domain
