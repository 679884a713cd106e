// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/cost/power.h"
#include "models/cost/tiers.h"
#include "models/exchange/case_fields.h"

#include <vector>

namespace xj::exchange {

/// "tou": [{share, per_kwh}] or one "tariff_per_kwh".
[[nodiscard]] std::vector<cost::TariffPeriod> readTariff(CaseFields &in);

/// [[upper bound or null, unit price], …], ascending, only the last one open; none for an absent key.
[[nodiscard]] std::vector<cost::PriceTier> readTiers(CaseFields &in, const char *key, bool required);

} // namespace xj::exchange
