// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/catalogue.h"
#include "models/domain/cost_result.h"
#include "models/domain/project.h"
#include "models/domain/result.h"

#include <QString>

#include <optional>
#include <vector>

namespace xj::cost {

/// What the cost engine compares: a fleet of one kind of GPU, rented at a price or bought. Project currency
/// throughout.
struct TcoInputs
{
    QString gpuId;
    QString gpuName; ///< for the notes; empty: the id
    int gpusPerServer = 8;
    std::vector<double>
        demandGpus; ///< wanted GPUs in months 1..T (index 0 = month 1), whole purchasable units
    double plannedUtilisation = 0.6; ///< busy share of the wanted GPUs, 0..1
    std::optional<double> rentPerGpuHour; ///< on demand or monthly, net of tax where the buyer deducts
    std::optional<double> committedRentPerGpuHour; ///< one-year reservation, if offered
    bool rentBilledAlways = false; ///< monthly or reserved: paid used or not
};

/// The parameters of the cost model for this project: the catalogue's dated build costs, converted to the
/// project's currency, with the project's overrides on top. Sorted by key. Errors (field
/// "assumptions.<key>"): UnknownKey, NumberOutOfRange, NoExchangeRate.
[[nodiscard]] domain::CheckedResult<std::vector<domain::AssumptionUsed>>
resolveAssumptions(const domain::Project &project, const domain::Catalogue &catalogue, const QString &gpuId);

/// Rent against build and hybrid, month by month, break-even utilisation and month. An option that cannot be
/// costed is absent and a note says why. Pure.
[[nodiscard]] domain::Tco computeTco(const TcoInputs &inputs,
                                     const std::vector<domain::AssumptionUsed> &assumptions);

} // namespace xj::cost
