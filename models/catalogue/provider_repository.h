// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/catalogue/source_registry.h"
#include "models/domain/provider.h"

#include <vector>

namespace xj::catalogue {

/// Providers with their regions and roles, which are tables of their own. Call store inside a transaction.
[[nodiscard]] domain::Result<void> storeProviders(const Connection &connection, SourceRegistry &sources,
                                                  const std::vector<domain::Provider> &providers);
[[nodiscard]] domain::Result<std::vector<domain::Provider>> loadProviders(const Connection &connection);

} // namespace xj::catalogue
