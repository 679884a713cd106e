// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/gpu.h"
#include "models/sizing/sizing.h"
#include "models/sizing/training_memory.h"
#include "tests/accuracy/case_file.h"
#include "tests/accuracy/case_lookup.h"

#include <QString>

#include <optional>

namespace accuracy {

/// A published training run as its row states it, with what its program is known to do where the row is
/// silent: bytes per parameter, kernels, loss, meter.
struct TrainStatement
{
    xj::domain::ModelArchitecture architecture;
    xj::sizing::ModelShape shape;
    xj::sizing::TrainingRun run; ///< `shape` is set by use(), for this value may move
    xj::sizing::MemoryMeter meter = xj::sizing::MemoryMeter::Driver;
    const xj::domain::Gpu *gpu = nullptr;
    double cardGB = 0.0; ///< memory in the part's name, 0 when not stated
    bool recomputeStated = true;
    QString refused; ///< why the row does not give enough

    [[nodiscard]] xj::sizing::TrainingRun use() const
    {
        xj::sizing::TrainingRun copy = run;
        copy.shape = &shape;
        return copy;
    }
    /// Memory that a program sees on the card, GiB; nothing when the part is unknown.
    [[nodiscard]] std::optional<double> usableGiB() const;
};

/// Reads a row of a training table (memory or speed: the columns are the same words).
[[nodiscard]] TrainStatement trainStatement(const CaseRow &row, const CaseLookup &lookup);

} // namespace accuracy
