// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/sizing/weight_format.h"

#include <cmath>

namespace xj::sizing {

namespace {

constexpr double kBytes16Bit = 2.0;
constexpr double kMxfp4Padding = 256.0;
constexpr double kTera = 1e12;

double keptBytesPerWeight(WeightFormat format)
{
    return format == WeightFormat::Fp32 ? 4.0 : kBytes16Bit;
}

bool isFourBit(WeightFormat format)
{
    return bytesPerWeight(format) < 0.9;
}

double denseBytesPerWeight(const InferenceShape &shape, WeightFormat format)
{
    if (!shape.isMoe() || !isFourBit(format))
        return bytesPerWeight(format);
    return format == WeightFormat::Nvfp4 ? 1.0 : kBytes16Bit;
}

} // namespace

double bytesPerWeight(WeightFormat format)
{
    switch (format) {
    case WeightFormat::Fp32:
        return 4.0;
    case WeightFormat::Bf16:
        return kBytes16Bit;
    case WeightFormat::Fp8:
        return 1.0 + 4.0 / (128.0 * 128.0); // one FP32 scale per 128 x 128 block
    case WeightFormat::Int8:
        return 1.0 + 0.004;
    case WeightFormat::GroupInt8:
        return 1.0 + (2.0 + 1.0) / 128.0; // 16-bit scale and 8-bit zero per 128 weights
    case WeightFormat::GroupInt4:
        return 0.5 + (2.0 + 0.5) / 128.0 + 0.004; // 16-bit scale, 4-bit zero per 128 weights; index arrays
    case WeightFormat::Mxfp4:
        return 0.5 + 1.0 / 32.0; // 8-bit scale per 32 weights
    case WeightFormat::Nvfp4:
        return 0.5 + 1.0 / 16.0; // 8-bit scale per 16 weights
    case WeightFormat::Nf4:
        return 0.5 + 4.0 / 64.0; // FP32 scale per 64 weights
    case WeightFormat::Nf4Double:
        return 0.5 + 1.0 / 64.0 + 4.0 / (64.0 * 256.0); // 8-bit scale, FP32 per 256 of them
    case WeightFormat::GgufQ4:
        return 0.6;
    }
    return kBytes16Bit;
}

WeightFormat weightFormat(domain::Precision precision)
{
    switch (precision) {
    case domain::Precision::Fp32:
    case domain::Precision::Tf32:
        return WeightFormat::Fp32;
    case domain::Precision::Bf16:
    case domain::Precision::Fp16:
        return WeightFormat::Bf16;
    case domain::Precision::Fp8:
        return WeightFormat::Fp8;
    case domain::Precision::Int8:
        return WeightFormat::Int8;
    case domain::Precision::Fp4:
        return WeightFormat::Nvfp4;
    case domain::Precision::Int4:
        return WeightFormat::GroupInt4;
    case domain::Precision::Nf4:
        return WeightFormat::Nf4;
    }
    return WeightFormat::Bf16;
}

WeightBytes weightBytes(const InferenceShape &shape, WeightFormat format)
{
    const double kept = keptBytesPerWeight(format);
    WeightBytes bytes;
    bytes.dense = (shape.denseParameters - shape.headParameters) * denseBytesPerWeight(shape, format)
        + shape.headParameters * kept;
    bytes.experts = shape.expertParameters * bytesPerWeight(format);
    bytes.resident = shape.embeddingParameters * kept;
    // FP8 checkpoints of tied models carry the output head as a matrix of its own.
    if (format == WeightFormat::Fp8 && shape.embeddingParameters <= 0.0 && shape.headParameters > 0.0)
        bytes.resident = shape.headParameters * kept;
    if (format == WeightFormat::Mxfp4 && shape.isMoe() && shape.hiddenSize > 0.0)
        bytes.experts *= std::ceil(shape.hiddenSize / kMxfp4Padding) * kMxfp4Padding / shape.hiddenSize;
    return bytes;
}

ComputePath computePath(WeightFormat format, const domain::Gpu &gpu)
{
    constexpr ComputePath kUnpack8{ComputeWidth::Bits16, WeightPath::WeightOnly8};
    constexpr ComputePath kUnpack4{ComputeWidth::Bits16, WeightPath::WeightOnly4};
    constexpr ComputePath kNative8{ComputeWidth::Bits8, WeightPath::Native8};
    switch (format) {
    case WeightFormat::Fp32:
    case WeightFormat::Bf16:
        return {ComputeWidth::Bits16, WeightPath::Native16};
    case WeightFormat::GroupInt8:
        return kUnpack8;
    case WeightFormat::Fp8:
        return gpu.fp8Tflops ? kNative8 : kUnpack8;
    case WeightFormat::Int8:
        return gpu.int8Tops ? kNative8 : kUnpack8;
    case WeightFormat::Mxfp4:
    case WeightFormat::Nvfp4:
        return gpu.fp4Tflops ? ComputePath{ComputeWidth::Bits4, WeightPath::Native4} : kUnpack4;
    case WeightFormat::GroupInt4:
    case WeightFormat::Nf4:
    case WeightFormat::Nf4Double:
    case WeightFormat::GgufQ4:
        return kUnpack4;
    }
    return {};
}

std::array<double, kComputeWidths> peakRates(const domain::Gpu &gpu)
{
    const auto rate = [](const std::optional<double> &tera) { return tera.value_or(0.0) * kTera; };
    const double bits16 = gpu.bf16Tflops ? rate(gpu.bf16Tflops) : rate(gpu.fp16Tflops);
    const double bits8 = gpu.fp8Tflops ? rate(gpu.fp8Tflops) : rate(gpu.int8Tops);
    return {bits16, bits8, rate(gpu.fp4Tflops)};
}

double kvBytesPerElement(domain::Precision precision)
{
    switch (precision) {
    case domain::Precision::Fp32:
    case domain::Precision::Tf32:
        return 4.0;
    case domain::Precision::Fp8:
        return 1.0;
    case domain::Precision::Int8:
        return 1.0 + 2.0 / 128.0; // a 16-bit scale per head of 128
    case domain::Precision::Fp4:
    case domain::Precision::Int4:
    case domain::Precision::Nf4:
        return 0.5 + 4.0 / 128.0; // a 16-bit scale and zero per head of 128
    case domain::Precision::Bf16:
    case domain::Precision::Fp16:
        break;
    }
    return kBytes16Bit;
}

} // namespace xj::sizing
