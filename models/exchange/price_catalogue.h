// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/exchange/import_result.h"
#include "models/exchange/text_table.h"

#include <optional>

namespace xj::exchange {

/// Public price lists that are read as they are published.
enum class PriceCatalogueFormat {
    SkyPilot, ///< one vms.csv per cloud: an on-demand and a spot price a record
    GpuHunt, ///< one CSV per provider, a record per price
    AwsPriceList ///< five lines of preamble, then one record per SKU and price dimension
};

/// By the columns, wherever the header stands in the first lines; nothing for any other table.
[[nodiscard]] std::optional<PriceCatalogueFormat> detectPriceCatalogue(const TextTable &table);

/// Reads such a table. Every record ends in exactly one of the offers, `skipped` and `rejected`; the codes
/// are: skipped: header, note, cpu_only, not_a_gpu, fractional_gpu, host_without_gpu, other_operating_system,
/// other_tenancy, capacity_reservation, other_software, other_product. rejected: price_missing, price_zero,
/// price_negative, price_not_a_number, host_price_missing, gpu_count_invalid, boolean_invalid, unit_unknown,
/// currency_missing. warnings: spot_equals_on_demand, spot_above_on_demand, host_price_zero, ragged_repaired,
/// gpu_unknown, gpu_ambiguous. An accelerator that cannot be told leaves gpuId empty and a warning; the offer
/// is kept. `encoding`, `separator` and `as` are the caller's. A table of no known format gives `error`
/// "format_unknown".
[[nodiscard]] ImportedFile readPriceCatalogue(const TextTable &table, const ImportOptions &options);

} // namespace xj::exchange
