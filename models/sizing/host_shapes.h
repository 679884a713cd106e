// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/catalogue.h"
#include "models/sizing/sizing.h"

#include <vector>

namespace xj::sizing {

/// The boxes in which this accelerator can be bought, fewest GPUs first: those of the catalogue's servers,
/// each shape once; cards also in boxes of 1, 2, 4 and 8; modules without a listed server by boards of eight,
/// or by the rack where that is the link domain.
[[nodiscard]] std::vector<HostShape> purchasableHosts(const domain::Gpu &gpu,
                                                      const std::vector<const domain::Server *> &servers);

} // namespace xj::sizing
