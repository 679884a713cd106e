// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/recommendation.h"

#include <QByteArray>
#include <QJsonObject>

namespace xj::exchange {

/// The recommendation as JSON (schema "xuanji.recommendation/1"): codes and numbers, units in key suffixes,
/// no sentences. Deterministic: the same value gives the same bytes.
[[nodiscard]] QByteArray writeRecommendation(const domain::Recommendation &recommendation);

/// JSON Schema (draft 2020-12) of that file.
[[nodiscard]] QByteArray recommendationSchema();

/// One workload's sizing, as `xuanji size` prints it.
[[nodiscard]] QJsonObject sizingToJson(const domain::WorkloadSizing &sizing);

} // namespace xj::exchange
