// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/exchange/price_catalogue.h"

#include "models/exchange/price_catalogue_readers.h"

namespace xj::exchange {

std::optional<PriceCatalogueFormat> detectPriceCatalogue(const TextTable &table)
{
    if (skyPilotHeader(table) >= 0)
        return PriceCatalogueFormat::SkyPilot;
    if (gpuHuntHeader(table) >= 0)
        return PriceCatalogueFormat::GpuHunt;
    if (awsPriceListHeader(table) >= 0)
        return PriceCatalogueFormat::AwsPriceList;
    return std::nullopt;
}

ImportedFile readPriceCatalogue(const TextTable &table, const ImportOptions &options)
{
    const std::optional<PriceCatalogueFormat> format = detectPriceCatalogue(table);
    if (format) {
        switch (*format) {
        case PriceCatalogueFormat::SkyPilot:
            return readSkyPilot(table, options);
        case PriceCatalogueFormat::GpuHunt:
            return readGpuHunt(table, options);
        case PriceCatalogueFormat::AwsPriceList:
            return readAwsPriceList(table, options);
        }
    }
    ImportedFile unknown;
    unknown.format = QStringLiteral("unknown");
    unknown.error = QStringLiteral("format_unknown");
    unknown.totalRows = int(table.records.size());
    return unknown;
}

} // namespace xj::exchange
