// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/provenance.h"

#include <QString>

namespace xj::domain {

/// One dated factor of the performance model, as data: it ages with software and is replaced without a new
/// program. scope "generation" (subject "Hopper", name "e_mem"), "engine" (subject "vLLM", name
/// "us_per_layer_dense"), "link" (subject "NVLink 4/8": link and GPU count, name "alpha_us"), "model"
/// (subject "", name "e_dec_16") and the like.
struct CalibrationFactor
{
    QString scope;
    QString subject;
    QString name;
    double value = 0.0;
    Provenance provenance;

    bool operator==(const CalibrationFactor &) const = default;
};

} // namespace xj::domain
