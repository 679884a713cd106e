// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/sizing/calibration.h"
#include "models/sizing/inference_shape.h"
#include "models/sizing/weight_format.h"

namespace xj::sizing {

/// How an engine without a paged pool (Transformers, litgpt, AutoAWQ) uses memory: dated, because versions
/// differ. All shares of what one pass makes.
struct UnpagedSettings
{
    double promptLogitBytes
        = 0.0; ///< per vocabulary entry and prompt token: 6 where all are computed in FP32
    double prefillActivations = 1.0; ///< share of 2·s·b·(3·f + 3.6·h) that a whole-prompt pass keeps
    double cacheGrowthCopies = 0.0; ///< further copies of the cache while it grows by concatenation
    double contextGiB = 0.03; ///< per process
    double contextShare = 0.0; ///< of the weights: staging buffers
    double dequantisedMatrices = 0.0; ///< largest matrix unpacked to 16 bits, for block formats
    bool storesTiedHead = false; ///< a tied output head is stored a second time
};

[[nodiscard]] UnpagedSettings unpagedSettings(const Calibration &calibration, const QString &engineName);

/// One measured pass.
struct UnpagedRun
{
    double batch = 1.0;
    double promptTokens = 1.0;
    double totalTokens = 1.0; ///< prompt and answer
    double kvBytesPerElement = 2.0;
    int gpus = 1; ///< layers split in turn; each GPU makes its own activations
};

/// Peak bytes of the process over all its GPUs: the larger of prefill (weights, prompt cache, activations,
/// prompt logits) and the last step of decoding (weights, whole cache with its copies).
[[nodiscard]] double unpagedProcessBytes(const InferenceShape &shape, WeightFormat format,
                                         const UnpagedRun &run, const UnpagedSettings &settings);

} // namespace xj::sizing
