// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/catalogue.h"
#include "models/sizing/sizing.h"

#include <vector>

namespace xj::sizing {

/// The boxes in which this accelerator can be bought: those of the catalogue's servers, each shape once;
/// without any, 1, 2, 4 and 8 cards as far as its link group or a chassis of eight allows, or a whole rack
/// where the link domain is one.
[[nodiscard]] std::vector<HostShape> purchasableHosts(const domain::Gpu &gpu,
                                                      const std::vector<const domain::Server *> &servers);

} // namespace xj::sizing
