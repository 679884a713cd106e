// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/cost/published_default.h"

#include <optional>

namespace xj::cost {

/// What a server costs per GPU it carries, as published.
struct ServerPrice
{
    PublishedDefault perGpu; ///< project currency, without value added tax where that is known
    std::optional<PublishedDefault> hostShare; ///< set when the price was made of cards and a host's share
    bool taxStated = false; ///< false: the figure is taken as it stands
};

/// The number of GPUs that a server fact speaks of: "8-GPU H100 …", "8x910B", "昇腾 8 卡…"; 8 where none is
/// named, the size of nearly all boards in these lists.
[[nodiscard]] int gpusOfServerFact(const domain::BuildCost &fact);

/// Of the facts on servers with this GPU: those of the project's region first, the most confident, then the
/// newest. The range spans all facts of that region observed within a year of the newest. Without any, the
/// price of new cards plus the host's share, which is taken from a server and its cards both priced on the
/// market. Nothing when neither is published. Errors: NoExchangeRate.
[[nodiscard]] domain::Result<std::optional<ServerPrice>>
serverPrice(const domain::Project &project, const domain::Catalogue &catalogue, const QString &gpuId);

} // namespace xj::cost
