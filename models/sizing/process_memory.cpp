// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/sizing/process_memory.h"

#include "models/domain/units.h"

#include <algorithm>

namespace xj::sizing {

namespace {

constexpr double kBytes16Bit = 2.0;
constexpr double kFfnWidths = 3.0;
constexpr double kHiddenWidths = 3.6;
constexpr double kStagedBytes = 1.0; ///< per entry of the largest layer matrix, for any format

bool isBlockFormat(WeightFormat format)
{
    return format == WeightFormat::Nf4 || format == WeightFormat::Nf4Double || format == WeightFormat::Int8;
}

} // namespace

UnpagedSettings unpagedSettings(const Calibration &calibration, const QString &engineName)
{
    UnpagedSettings settings;
    const auto read = [&](QStringView name, double &target) {
        target = calibration.engineValue(engineName, name, target);
    };
    double storesTiedHead = 0.0;
    read(u"prompt_logit_bytes", settings.promptLogitBytes);
    read(u"prefill_activations", settings.prefillActivations);
    read(u"cache_growth_copies", settings.cacheGrowthCopies);
    read(u"process_context_gib", settings.contextGiB);
    read(u"process_context_share", settings.contextShare);
    read(u"dequantised_matrices", settings.dequantisedMatrices);
    read(u"stores_tied_head", storesTiedHead);
    settings.storesTiedHead = storesTiedHead > 0.0;
    return settings;
}

double unpagedProcessBytes(const InferenceShape &shape, WeightFormat format, const UnpagedRun &run,
                           const UnpagedSettings &settings)
{
    const double matrix = shape.ffnSize * shape.hiddenSize;
    const double headMatrix = shape.vocabulary * shape.hiddenSize;
    const bool tied = shape.embeddingParameters <= 0.0;
    double weights = weightBytes(shape, format).total() + settings.contextGiB * domain::kBytesPerGiB
        + matrix * kStagedBytes;
    weights *= 1.0 + settings.contextShare;
    if (tied && settings.storesTiedHead)
        weights += headMatrix * kBytes16Bit;
    if (isBlockFormat(format))
        weights += settings.dequantisedMatrices * std::max(matrix, headMatrix) * kBytes16Bit;
    const double perToken = (shape.kvElements + shape.kvElementsWindowed) * run.kvBytesPerElement * run.batch;
    const double passed = run.promptTokens * run.batch;
    const double activations = settings.prefillActivations * kBytes16Bit * passed
        * (kFfnWidths * shape.ffnSize + kHiddenWidths * shape.hiddenSize);
    const double logits = settings.promptLogitBytes * shape.vocabulary * passed;
    const double spread = activations * (run.gpus - 1);
    const double prefill = perToken * run.promptTokens + spread + std::max(activations, logits);
    const double decode = perToken * run.totalTokens * (1.0 + settings.cacheGrowthCopies);
    return weights + std::max(prefill, decode);
}

} // namespace xj::sizing
