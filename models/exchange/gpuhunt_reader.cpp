// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/exchange/price_catalogue_readers.h"

#include <cmath>

namespace xj::exchange {

namespace {

/// As Python prints a bool; old lists leave the column out, which means False.
std::optional<bool> pythonBool(const QString &text)
{
    if (text.isEmpty() || text == QLatin1String("False"))
        return false;
    return text == QLatin1String("True") ? std::optional(true) : std::nullopt;
}

void readRecord(const Record &record, const Columns &columns, GpuResolver &gpus, ImportedFile &file)
{
    const auto cell = [&](const char *name) { return columns.text(record, QString(QLatin1String(name))); };
    const auto reject = [&](const QString &code, const char *column) {
        file.rejected.push_back(notice(record.number, code, QString(QLatin1String(column)), cell(column)));
    };
    const QString gpuName = cell("gpu_name");
    const QString countText = cell("gpu_count");
    if (gpuName.isEmpty() && (countText.isEmpty() || countText.toDouble() == 0)) {
        file.skipped.push_back(notice(record.number, QStringLiteral("cpu_only")));
        return;
    }
    if (domain::isOtherAccelerator(gpuName)) {
        file.skipped.push_back(notice(record.number, QStringLiteral("not_a_gpu"), {}, gpuName));
        return;
    }
    const std::optional<double> count = numberIn(countText);
    if (!count)
        return reject(QStringLiteral("gpu_count_invalid"), "gpu_count");
    if (*count != std::floor(*count)) {
        file.skipped.push_back(notice(record.number, QStringLiteral("fractional_gpu"), {}, gpuName));
        return;
    }
    const PriceCell price = priceCell(cell("price"));
    if (!price.isPresent())
        return reject(price.fault, "price");
    const std::optional<bool> spot = pythonBool(cell("spot"));
    if (!spot)
        return reject(QStringLiteral("boolean_invalid"), "spot");
    ImportedOffer offer;
    offer.rows = {record.number};
    offer.instanceType = cell("instance_name");
    offer.gpuCount = int(*count);
    offer.price = price.price;
    offer.currency = QStringLiteral("USD");
    offer.period = QStringLiteral("hour");
    offer.priceBasis = QStringLiteral("server");
    offer.pricingModel = *spot ? QStringLiteral("spot") : QStringLiteral("on_demand");
    offer.region = cell("location");
    offer.ramGiB = cell("memory");
    if (const std::optional<double> vcpus = numberIn(cell("cpu")))
        offer.vcpus = int(*vcpus);
    setGpu(offer, gpus.match(gpuName, numberIn(cell("gpu_memory")), offer.instanceType), gpuName, file);
    file.offers.push_back(std::move(offer));
}

} // namespace

qsizetype gpuHuntHeader(const TextTable &table)
{
    if (table.records.empty())
        return -1;
    const Columns columns(table.records.front());
    return columns.hasAll({QStringLiteral("instance_name"), QStringLiteral("location"),
                           QStringLiteral("price"), QStringLiteral("gpu_count"), QStringLiteral("gpu_name")})
        ? 0
        : -1;
}

ImportedFile readGpuHunt(const TextTable &table, const ImportOptions &options)
{
    ImportedFile file;
    file.format = QStringLiteral("gpuhunt");
    file.totalRows = int(table.records.size());
    const Columns columns(table.records.front());
    file.skipped.push_back(notice(table.records.front().number, QStringLiteral("header")));
    GpuResolver gpus(options.provider);
    for (size_t i = 1; i < table.records.size(); ++i)
        readRecord(table.records[i], columns, gpus, file);
    return file;
}

} // namespace xj::exchange
