// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/exchange/price_catalogue_parts.h"

namespace xj::exchange {

/// Where the header of each format stands in the table; -1: it is another format.
[[nodiscard]] qsizetype skyPilotHeader(const TextTable &table);
[[nodiscard]] qsizetype gpuHuntHeader(const TextTable &table);
[[nodiscard]] qsizetype awsPriceListHeader(const TextTable &table);

[[nodiscard]] ImportedFile readSkyPilot(const TextTable &table, const ImportOptions &options);
[[nodiscard]] ImportedFile readGpuHunt(const TextTable &table, const ImportOptions &options);
[[nodiscard]] ImportedFile readAwsPriceList(const TextTable &table, const ImportOptions &options);

/// Google's machines and GPUs are two records of one zone, with a price each. Joins every GPU record with the
/// machines it can be rented in; the offer costs the sum.
void readSkyPilotOfGoogle(const TextTable &table, const Columns &columns, const ImportOptions &options,
                          ImportedFile &file);

/// The memory of one GPU in a SkyPilot GpuInfo cell, a Python literal, in GiB.
[[nodiscard]] std::optional<double> skyPilotMemoryGiB(const QString &gpuInfo);
/// Adds the on-demand and the spot offer of `base`, or says why there is none.
void addSkyPilotPrices(const ImportedOffer &base, const PriceCell &onDemand, const PriceCell &spot,
                       ImportedFile &file);

} // namespace xj::exchange
