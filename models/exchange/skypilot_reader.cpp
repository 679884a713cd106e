// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/exchange/price_catalogue_readers.h"

#include <QRegularExpression>

#include <cmath>

namespace xj::exchange {

namespace {

const QString kPrice = QStringLiteral("Price");

/// A record with too many fields lost its quotes in the last column (Azure's Generation "V1,V2"); all before
/// it is right. Said for records that give an offer only: half of Azure's 60,000 are like that.
void warnIfRagged(const Record &record, const Columns &columns, ImportedFile &file)
{
    if (qsizetype(record.cells.size()) > columns.count())
        file.warnings.push_back(notice(record.number, QStringLiteral("ragged_repaired")));
}

void readRecord(const Record &record, const Columns &columns, GpuResolver &gpus, ImportedFile &file)
{
    const auto cell = [&](const char *name) { return columns.text(record, QString(QLatin1String(name))); };
    const QString accelerator = cell("AcceleratorName");
    if (accelerator.isEmpty()) {
        file.skipped.push_back(notice(record.number, QStringLiteral("cpu_only")));
        return;
    }
    if (domain::isOtherAccelerator(accelerator)) {
        file.skipped.push_back(notice(record.number, QStringLiteral("not_a_gpu"), {}, accelerator));
        return;
    }
    const std::optional<double> count = numberIn(cell("AcceleratorCount"));
    if (!count) {
        file.rejected.push_back(notice(record.number, QStringLiteral("gpu_count_invalid"),
                                       QStringLiteral("AcceleratorCount"), cell("AcceleratorCount")));
        return;
    }
    if (*count != std::floor(*count)) {
        file.skipped.push_back(notice(record.number, QStringLiteral("fractional_gpu"), {}, accelerator));
        return;
    }
    ImportedOffer offer;
    offer.rows = {record.number};
    offer.instanceType = cell("InstanceType");
    offer.gpuCount = int(*count);
    offer.ramGiB = cell("MemoryGiB");
    offer.region = cell("Region");
    if (const std::optional<double> vcpus = numberIn(cell("vCPUs")))
        offer.vcpus = int(*vcpus);
    const size_t before = file.offers.size();
    addSkyPilotPrices(offer, priceCell(cell("Price")), priceCell(cell("SpotPrice")), file);
    if (file.offers.size() == before)
        return;
    warnIfRagged(record, columns, file);
    const std::optional<double> memory = skyPilotMemoryGiB(cell("GpuInfo"));
    domain::GpuMatch match = gpus.match(accelerator, memory, offer.instanceType);
    // Some lists give the memory of all GPUs together where others give that of one.
    if (match.ids.isEmpty() && memory && *count > 1)
        match = gpus.match(accelerator, *memory / *count, offer.instanceType);
    setGpu(file.offers[before], match, accelerator, file);
    for (size_t i = before + 1; i < file.offers.size(); ++i)
        file.offers[i].gpuId = file.offers[before].gpuId;
}

} // namespace

std::optional<double> skyPilotMemoryGiB(const QString &gpuInfo)
{
    constexpr double kMiBPerGiB = 1024.0;
    static const QRegularExpression size(QStringLiteral("'SizeInMiB': *([0-9]+)"));
    const QRegularExpressionMatch match = size.match(gpuInfo);
    if (!match.hasMatch())
        return std::nullopt;
    return match.captured(1).toDouble() / kMiBPerGiB;
}

void addSkyPilotPrices(const ImportedOffer &base, const PriceCell &onDemand, const PriceCell &spot,
                       ImportedFile &file)
{
    const int row = base.rows.constFirst();
    const bool spotIsUsable = spot.isPresent() || spot.fault == QLatin1String("price_missing")
        || spot.fault == QLatin1String("price_zero");
    if (!spotIsUsable)
        file.warnings.push_back(notice(row, spot.fault, QStringLiteral("SpotPrice")));
    // An empty on-demand price is usual for machines that are only sold as spot; a wrong one never is.
    if (!onDemand.isPresent() && (onDemand.fault != QLatin1String("price_missing") || !spot.isPresent())) {
        file.rejected.push_back(notice(row, onDemand.fault, kPrice));
        return;
    }
    if (onDemand.isPresent() && spot.isPresent()) {
        const int order = compareDecimals(spot.price, onDemand.price);
        if (order == 0)
            file.warnings.push_back(notice(row, QStringLiteral("spot_equals_on_demand")));
        else if (order > 0)
            file.warnings.push_back(notice(row, QStringLiteral("spot_above_on_demand")));
    }
    ImportedOffer offer = base;
    offer.currency = QStringLiteral("USD");
    offer.period = QStringLiteral("hour");
    offer.priceBasis = QStringLiteral("server");
    for (const auto &[cell, model] :
         {std::pair(onDemand, QStringLiteral("on_demand")), std::pair(spot, QStringLiteral("spot"))}) {
        if (!cell.isPresent())
            continue;
        offer.price = cell.price;
        offer.pricingModel = model;
        file.offers.push_back(offer);
    }
}

qsizetype skyPilotHeader(const TextTable &table)
{
    if (table.records.empty())
        return -1;
    const Columns columns(table.records.front());
    return columns.hasAll({QStringLiteral("InstanceType"), QStringLiteral("AcceleratorName"),
                           QStringLiteral("AcceleratorCount"), QStringLiteral("Price"),
                           QStringLiteral("Region")})
        ? 0
        : -1;
}

ImportedFile readSkyPilot(const TextTable &table, const ImportOptions &options)
{
    ImportedFile file;
    file.format = QStringLiteral("skypilot");
    file.totalRows = int(table.records.size());
    const Columns columns(table.records.front());
    file.skipped.push_back(notice(table.records.front().number, QStringLiteral("header")));
    if (options.provider == QLatin1String("gcp")) {
        readSkyPilotOfGoogle(table, columns, options, file);
        return file;
    }
    GpuResolver gpus(options.provider);
    for (size_t i = 1; i < table.records.size(); ++i)
        readRecord(table.records[i], columns, gpus, file);
    return file;
}

} // namespace xj::exchange
