// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/gpu.h"
#include "models/domain/model_architecture.h"
#include "models/sizing/serving_plan.h"
#include "tests/accuracy/case_file.h"
#include "tests/accuracy/case_lookup.h"

#include <QString>

#include <optional>
#include <variant>

namespace accuracy {

namespace domain = xj::domain;
namespace sizing = xj::sizing;

/// How a serving figure was taken.
enum class LoadKind {
    ClosedLoop, ///< a constant number of requests in flight
    Saturated, ///< all requests at once, the engine batches as it likes
    StaticBatch, ///< a batch that starts and ends together
    SingleStream, ///< one answer, prompt included
    DecodeOnly, ///< decode rate alone
    PrefillOnly ///< prompt rate or first token of an idle server
};

/// One published serving measurement, in the engine's terms.
struct ServingCase
{
    QString id;
    domain::ModelArchitecture model;
    const domain::Gpu *gpu = nullptr;
    sizing::ServingPlan plan;
    sizing::ReplicaLayout layout;
    QString engineName; ///< as published, with its version
    LoadKind load = LoadKind::ClosedLoop;
    int replicas = 1;
    double inFlight = 1.0; ///< of the whole deployment
    sizing::RequestShape request;
    bool disaggregated = false; ///< prefill runs on other GPUs
    sizing::ReplicaLayout prefillLayout; ///< of those
    int prefillReplicas = 1;
    double speculativeGain = 1.0; ///< tokens per step, over one
    std::optional<double> tpotSeconds;
    std::optional<double> ttftSeconds;
    std::optional<double> outputTokensPerSecond; ///< of the whole deployment
    std::optional<double> prefillTokensPerSecond;
};

struct ServingPrediction
{
    double tpotSeconds = 0.0;
    double ttftSeconds = 0.0;
    double outputTokensPerSecond = 0.0;
    double prefillTokensPerSecond = 0.0;
};

/// A case, or why the row cannot be put to the engine.
using CaseOrReason = std::variant<ServingCase, QString>;

/// A row of the 2024-2026 serving table, and of the older table with prompt and decode rates.
[[nodiscard]] CaseOrReason modernServingCase(const CaseRow &row, const CaseLookup &lookup);
[[nodiscard]] CaseOrReason classicServingCase(const CaseRow &row, const CaseLookup &lookup);

/// The engine's answer, by the same functions as the product's sizing.
[[nodiscard]] ServingPrediction predict(const ServingCase &servingCase,
                                        const sizing::Calibration &calibration);

} // namespace accuracy
