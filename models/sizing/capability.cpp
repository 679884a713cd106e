// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/sizing/capability.h"

namespace xj::sizing {

using domain::Precision;
using domain::SizingReason;

bool supportsTraining(const domain::Gpu &gpu, Precision precision)
{
    switch (precision) {
    case Precision::Bf16:
        return gpu.bf16Tflops.has_value();
    case Precision::Fp16:
        return gpu.fp16Tflops.has_value();
    case Precision::Fp8:
        return gpu.fp8Tflops.has_value();
    case Precision::Tf32:
        return gpu.tf32Tflops.has_value();
    case Precision::Fp32:
        return gpu.fp32Tflops.has_value();
    case Precision::Int8:
    case Precision::Fp4:
    case Precision::Int4:
    case Precision::Nf4:
        break;
    }
    return gpu.bf16Tflops.has_value() || gpu.fp16Tflops.has_value();
}

QString precisionWord(Precision precision)
{
    switch (precision) {
    case Precision::Fp32:
        return QStringLiteral("FP32");
    case Precision::Tf32:
        return QStringLiteral("TF32");
    case Precision::Bf16:
        return QStringLiteral("BF16");
    case Precision::Fp16:
        return QStringLiteral("FP16");
    case Precision::Fp8:
        return QStringLiteral("FP8");
    case Precision::Int8:
        return QStringLiteral("INT8");
    case Precision::Fp4:
        return QStringLiteral("FP4");
    case Precision::Int4:
        return QStringLiteral("INT4");
    case Precision::Nf4:
        return QStringLiteral("NF4");
    }
    return {};
}

std::vector<domain::Reason> capabilityNotes(const domain::Gpu &gpu, domain::Topology topology,
                                            bool calibrated)
{
    std::vector<domain::Reason> notes;
    if (!gpu.datacenterLicensed)
        notes.push_back({SizingReason::ConsumerLicence, {gpu.name}});
    if (topology == domain::Topology::PcieNoPeer)
        notes.push_back({SizingReason::NoPeerToPeer, {gpu.name}});
    if (!calibrated)
        notes.push_back({SizingReason::LessEvidence, {gpu.name}});
    return notes;
}

} // namespace xj::sizing
