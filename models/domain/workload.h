// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/model_architecture.h"

#include <QString>

#include <optional>
#include <variant>

namespace xj::domain {

/// Which model: one of the library, or one's own figures. Own figures may be as little as a parameter count;
/// sizing then takes a typical architecture, widens the band and says so.
struct ModelChoice
{
    QString libraryId; ///< empty: `own` holds
    ModelArchitecture own;

    bool operator==(const ModelChoice &) const = default;
};

/// Number formats of weights, gradients and caches.
enum class Precision { Fp32, Tf32, Bf16, Fp16, Fp8, Int8, Fp4, Int4, Nf4 };

enum class TrainingMethod { Pretrain, FullFineTune, Lora, Qlora };
enum class Optimizer { AdamW, Adam8Bit, Sgd, Adafactor, Muon };
enum class Recompute { Automatic, None, Selective, Full };

/// A training job. Absent figures take the documented default, which the report lists.
struct TrainingNeed
{
    TrainingMethod method = TrainingMethod::FullFineTune;
    std::optional<Precision> precision; ///< default Bf16
    std::optional<Optimizer> optimizer; ///< default AdamW
    std::optional<double> tokens; ///< per epoch
    std::optional<double> epochs; ///< default 1
    std::optional<int> sequenceLength; ///< tokens; default 4096, capped by the model
    std::optional<int> globalBatch; ///< sequences per optimizer step
    std::optional<int> microBatch; ///< sequences per GPU and pass; default 1
    std::optional<int> loraRank; ///< default 16
    std::optional<Recompute> recompute; ///< default Automatic: the cheapest that fits
    std::optional<bool> flashAttention; ///< default true
    std::optional<double> deadlineDays; ///< wall time allowed for one run
    std::optional<double> runsPerMonth;
    std::optional<double> datasetGB;
    std::optional<double> checkpointIntervalMinutes; ///< default 30

    bool operator==(const TrainingNeed &) const = default;
};

/// A service that answers requests. Load is given as requests in flight at the peak, or as visits per day.
struct InferenceNeed
{
    std::optional<Precision> weightPrecision; ///< default Bf16
    std::optional<Precision> kvPrecision; ///< default Fp16
    std::optional<int> promptTokens; ///< mean; default 1000
    std::optional<int> outputTokens; ///< mean; default 300
    std::optional<int> maxContext; ///< longest request admitted, tokens
    std::optional<double> peakConcurrency; ///< requests in flight, not registered users
    std::optional<double> dailyVisits;
    std::optional<double> requestsPerVisit; ///< default 1
    std::optional<double> peakFactor; ///< busiest hour over the daily mean; default 3
    std::optional<double> ttftMsMax; ///< time to first token
    std::optional<double> tpotMsMax; ///< time per output token
    std::optional<int> spareReplicas; ///< default 1

    bool operator==(const InferenceNeed &) const = default;
};

struct Workload
{
    QString name; ///< unique in its project
    ModelChoice model;
    std::variant<TrainingNeed, InferenceNeed> need;

    [[nodiscard]] bool isTraining() const { return std::holds_alternative<TrainingNeed>(need); }
    [[nodiscard]] const TrainingNeed *training() const { return std::get_if<TrainingNeed>(&need); }
    [[nodiscard]] const InferenceNeed *inference() const { return std::get_if<InferenceNeed>(&need); }

    bool operator==(const Workload &) const = default;
};

} // namespace xj::domain
