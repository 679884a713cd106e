// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/sizing/inference_capability.h"

namespace xj::sizing {

namespace {

using domain::Precision;
using domain::SizingReason;

bool isNvidia(const domain::Gpu &gpu)
{
    return gpu.vendor.compare(u"NVIDIA", Qt::CaseInsensitive) == 0;
}

/// Parts whose engines unpack 8- and 4-bit floats to 16 bits: NVIDIA from Ampere on, told by BF16 units.
bool unpacksFloats(const domain::Gpu &gpu)
{
    return isNvidia(gpu) && gpu.bf16Tflops.has_value();
}

} // namespace

PrecisionSupport precisionSupport(Precision precision, const domain::Gpu &gpu)
{
    const bool computes = gpu.bf16Tflops || gpu.fp16Tflops || gpu.fp8Tflops || gpu.fp4Tflops;
    switch (precision) {
    case Precision::Bf16:
        if (gpu.bf16Tflops || !computes)
            return PrecisionSupport::Native;
        return gpu.fp16Tflops ? PrecisionSupport::Substituted : PrecisionSupport::Native;
    case Precision::Fp8:
        if (gpu.fp8Tflops || !computes)
            return PrecisionSupport::Native;
        return unpacksFloats(gpu) ? PrecisionSupport::WeightOnly : PrecisionSupport::Unsupported;
    case Precision::Fp4:
        if (gpu.fp4Tflops || !computes)
            return PrecisionSupport::Native;
        return unpacksFloats(gpu) ? PrecisionSupport::WeightOnly : PrecisionSupport::Unsupported;
    case Precision::Int8:
        return gpu.int8Tops ? PrecisionSupport::Native : PrecisionSupport::WeightOnly;
    case Precision::Int4:
    case Precision::Nf4:
        return PrecisionSupport::WeightOnly;
    case Precision::Fp32:
    case Precision::Tf32:
    case Precision::Fp16:
        break;
    }
    return PrecisionSupport::Native;
}

QString precisionName(Precision precision)
{
    switch (precision) {
    case Precision::Fp32:
        return QStringLiteral("fp32");
    case Precision::Tf32:
        return QStringLiteral("tf32");
    case Precision::Bf16:
        return QStringLiteral("bf16");
    case Precision::Fp16:
        return QStringLiteral("fp16");
    case Precision::Fp8:
        return QStringLiteral("fp8");
    case Precision::Int8:
        return QStringLiteral("int8");
    case Precision::Fp4:
        return QStringLiteral("fp4");
    case Precision::Int4:
        return QStringLiteral("int4");
    case Precision::Nf4:
        return QStringLiteral("nf4");
    }
    return {};
}

std::vector<domain::Reason> capabilityNotes(Precision precision, const domain::Gpu &gpu,
                                            bool replicaSpansPlainPcie, bool calibrated)
{
    std::vector<domain::Reason> notes;
    const PrecisionSupport support = precisionSupport(precision, gpu);
    const bool usual = precision == Precision::Int4 || precision == Precision::Nf4;
    if (support != PrecisionSupport::Native && !usual)
        notes.push_back({SizingReason::PrecisionUnsupported, {gpu.name, precisionName(precision)}});
    if (!gpu.datacenterLicensed)
        notes.push_back({SizingReason::ConsumerLicence, {gpu.name}});
    if (replicaSpansPlainPcie)
        notes.push_back({SizingReason::NoPeerToPeer, {gpu.name}});
    if (!calibrated)
        notes.push_back({SizingReason::LessEvidence, {gpu.name}});
    return notes;
}

} // namespace xj::sizing
