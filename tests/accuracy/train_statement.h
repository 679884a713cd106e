// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/gpu.h"
#include "models/sizing/sizing.h"
#include "models/sizing/training_memory.h"
#include "models/sizing/training_step.h"
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
    xj::sizing::TrainingProgram program = xj::sizing::TrainingProgram::General;
    bool deepSpeed = false;
    int gpusPerServer = 8;
    std::optional<double> nicGbpsPerServer; ///< as the row's interconnect says
    bool pcieInside = false; ///< the row says that the box has no full-rate link
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

/// Where the row does not state the recompute: none if that fits the card, else full.
void settleRecompute(TrainStatement &statement);

/// Reads a row of a training table (memory or speed: the columns are the same words).
[[nodiscard]] TrainStatement trainStatement(const CaseRow &row, const CaseLookup &lookup);

/// Reads a row of the tables of 2024 and later: "TP2;PP8;VP4;EP64" and "GBS=8192;MBS=1".
[[nodiscard]] TrainStatement recentTrainStatement(const CaseRow &row, const CaseLookup &lookup);

/// The accelerator, box and network of a statement; its part must be known.
[[nodiscard]] xj::sizing::TrainingPlatform platformOf(const TrainStatement &statement,
                                                      const xj::sizing::Calibration &calibration);

} // namespace accuracy
