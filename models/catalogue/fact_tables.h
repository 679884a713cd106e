// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/catalogue/fact_table.h"

namespace xj::catalogue {

/// What the columns of each table are and which member carries each. The order is that of the shipped files.
[[nodiscard]] const FactTable<domain::Gpu> &gpuTable();
[[nodiscard]] const FactTable<domain::ModelArchitecture> &modelTable();
[[nodiscard]] const FactTable<domain::Server> &serverTable();
/// Regions and roles are lists: see provider_repository.h.
[[nodiscard]] const FactTable<domain::Provider> &providerTable();
/// For reading the shipped file only; the database splits an offer up: see offer_repository.h.
[[nodiscard]] const FactTable<domain::Offer> &offerFile();
[[nodiscard]] const FactTable<domain::BuildCost> &buildCostTable();
[[nodiscard]] const FactTable<domain::ExchangeRate> &exchangeRateTable();
[[nodiscard]] const FactTable<domain::CalibrationFactor> &calibrationTable();

} // namespace xj::catalogue
