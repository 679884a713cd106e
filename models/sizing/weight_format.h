// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/gpu.h"
#include "models/domain/workload.h"
#include "models/sizing/inference_shape.h"
#include "models/sizing/serving_speed.h"

namespace xj::sizing {

/// How a checkpoint stores its linear layers. Embedding, output head and norms stay 16-bit in all but Fp32.
enum class WeightFormat {
    Fp32,
    Bf16,
    Fp8,
    Int8, ///< 8-bit weights and activations
    GroupInt8, ///< GPTQ 8-bit, weights only
    GroupInt4, ///< GPTQ or AWQ 4-bit, group 128, weights only
    Mxfp4,
    Nvfp4,
    Nf4,
    Nf4Double, ///< block scales quantised again
    GgufQ4
};

/// Bytes per weight of a linear layer, scales and zero points included.
[[nodiscard]] double bytesPerWeight(WeightFormat format);

/// What a buyer's precision means as a checkpoint format.
[[nodiscard]] WeightFormat weightFormat(domain::Precision precision);

/// Bytes that the model holds in this format. Mixture models in 4 bits keep their dense part in 8 bits
/// (NVFP4) or 16 bits (all others). MXFP4 kernels pad an expert's input width to a multiple of 256.
[[nodiscard]] WeightBytes weightBytes(const InferenceShape &shape, WeightFormat format);

/// Units that a format runs on: 4-bit and 8-bit units only where the GPU has them; otherwise the weights are
/// unpacked and multiplied in 16 bits.
struct ComputePath
{
    ComputeWidth width = ComputeWidth::Bits16;
    WeightPath path = WeightPath::Native16;
};
[[nodiscard]] ComputePath computePath(WeightFormat format, const domain::Gpu &gpu);

/// Dense peaks of a GPU by width, FLOP/s; 0 where no rate is published. A GPU without BF16 units computes in
/// FP16.
[[nodiscard]] std::array<double, kComputeWidths> peakRates(const domain::Gpu &gpu);

/// Bytes of one cached key or value element.
[[nodiscard]] double kvBytesPerElement(domain::Precision precision);

} // namespace xj::sizing
