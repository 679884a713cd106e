// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/catalogue.h"
#include "models/domain/progress.h"
#include "models/domain/result.h"
#include "models/domain/sizing_result.h"
#include "models/domain/workload.h"

#include <memory>
#include <optional>

namespace xj::sizing {

class Calibration;

/// A purchasable box: so many GPUs of one kind, joined in one way, with so much network to the next box.
struct HostShape
{
    int gpus = 1; ///< 1, 2, 4, 8, 72 ...
    domain::Topology topology
        = domain::Topology::Unknown; ///< Unknown: taken from the GPU's own link, and noted
    std::optional<double> fabricGbpsPerGpu; ///< network between boxes per GPU; absent: not stated

    bool operator==(const HostShape &) const = default;
};

/// The model as sizing will use it: looked up or own, typical values filled in where figures are missing,
/// with a note for each. Errors (field is relative to the workload: "model.layers"): UnknownModel,
/// ModelUndetermined, NumberOutOfRange, Contradiction.
struct ResolvedModel
{
    domain::ModelArchitecture architecture;
    bool typical = false; ///< the shape was assumed from the parameter count alone
    std::vector<domain::Reason> notes;
    /// Dated factors of the catalogue that the model was resolved in; null: the built-in ones.
    std::shared_ptr<const Calibration> calibration;
};
[[nodiscard]] domain::Result<ResolvedModel> resolveModel(const domain::ModelChoice &choice,
                                                         const domain::Catalogue &catalogue);

/// Sizes a workload on every accelerator of the catalogue, in its purchasable units (of `servers`, else 1, 2,
/// 4 and 8), and states the hard indicators that any offer must meet. `scale` multiplies the load (1: as
/// entered). Pure; a few milliseconds for the whole catalogue. Errors: those of resolveModel;
/// NumberOutOfRange; Cancelled.
[[nodiscard]] domain::Result<domain::WorkloadSizing> sizeWorkload(const domain::Workload &workload,
                                                                  const domain::Catalogue &catalogue,
                                                                  double scale,
                                                                  const domain::Progress &progress);

/// Sizes the same workload on one kind of box as offered. `model` from resolveModel.
[[nodiscard]] domain::AcceleratorSizing sizeOnHost(const domain::Workload &workload,
                                                   const ResolvedModel &model, const domain::Gpu &gpu,
                                                   const HostShape &host, double scale);

} // namespace xj::sizing
