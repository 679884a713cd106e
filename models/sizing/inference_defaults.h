// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/workload.h"

namespace xj::sizing {

// What a service is sized with where the buyer says nothing; every one taken is reported (inferenceNotes).
inline constexpr int kDefaultPromptTokens = 1000;
inline constexpr int kDefaultOutputTokens = 300;
inline constexpr double kDefaultRequestsPerVisit = 1.0;
inline constexpr double kDefaultPeakFactor = 3.0; ///< busiest hour over the daily mean
inline constexpr int kDefaultSpareReplicas = 1;
inline constexpr double kDefaultConcurrency = 1.0; ///< neither concurrency nor visits stated
inline constexpr domain::Precision kDefaultWeightPrecision = domain::Precision::Bf16;
inline constexpr domain::Precision kDefaultKvPrecision = domain::Precision::Fp16;

} // namespace xj::sizing
