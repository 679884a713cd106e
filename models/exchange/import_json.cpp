// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/exchange/import_json.h"

#include <QJsonArray>

namespace xj::exchange {

namespace {

QJsonValue textOrNull(const QString &text)
{
    return text.isEmpty() ? QJsonValue(QJsonValue::Null) : QJsonValue(text);
}

template <typename Value> QJsonValue valueOrNull(const std::optional<Value> &value)
{
    return value ? QJsonValue(*value) : QJsonValue(QJsonValue::Null);
}

QJsonValue dateOrNullText(const std::optional<QDate> &date)
{
    return date ? QJsonValue(date->toString(Qt::ISODate)) : QJsonValue(QJsonValue::Null);
}

QJsonObject offerToJson(const ImportedOffer &offer)
{
    QJsonObject object{{QStringLiteral("gpu"), textOrNull(offer.gpuId)},
                       {QStringLiteral("gpu_count"), valueOrNull(offer.gpuCount)},
                       {QStringLiteral("quantity"), valueOrNull(offer.quantity)},
                       {QStringLiteral("price"), textOrNull(offer.price)},
                       {QStringLiteral("price_net"), textOrNull(offer.priceNet)},
                       {QStringLiteral("upfront"), textOrNull(offer.upfront)},
                       {QStringLiteral("currency"), textOrNull(offer.currency)},
                       {QStringLiteral("period"), textOrNull(offer.period)},
                       {QStringLiteral("price_basis"), textOrNull(offer.priceBasis)},
                       {QStringLiteral("pricing_model"), textOrNull(offer.pricingModel)},
                       {QStringLiteral("payment"), textOrNull(offer.payment)},
                       {QStringLiteral("tax_included"), valueOrNull(offer.taxIncluded)},
                       {QStringLiteral("tax_rate"), textOrNull(offer.taxRate)},
                       {QStringLiteral("valid_until"), dateOrNullText(offer.validUntil)},
                       {QStringLiteral("interconnect"), textOrNull(offer.interconnect)},
                       {QStringLiteral("instance_type"), textOrNull(offer.instanceType)},
                       {QStringLiteral("vcpus"), valueOrNull(offer.vcpus)},
                       {QStringLiteral("cpu_cores"), valueOrNull(offer.cpuCores)},
                       {QStringLiteral("ram_gib"), textOrNull(offer.ramGiB)},
                       {QStringLiteral("local_nvme_gb"), textOrNull(offer.localNvmeGB)},
                       {QStringLiteral("network_type"), textOrNull(offer.networkType)},
                       {QStringLiteral("network_gbps_per_port"), textOrNull(offer.networkGbpsPerPort)},
                       {QStringLiteral("network_ports"), valueOrNull(offer.networkPorts)},
                       {QStringLiteral("term_months"), valueOrNull(offer.termMonths)},
                       {QStringLiteral("min_term_months"), valueOrNull(offer.minimumTermMonths)},
                       {QStringLiteral("min_quantity"), valueOrNull(offer.minimumQuantity)},
                       {QStringLiteral("delivery_days"), valueOrNull(offer.deliveryDays)},
                       {QStringLiteral("region"), textOrNull(offer.region)},
                       {QStringLiteral("region_text"), textOrNull(offer.regionText)},
                       {QStringLiteral("note"), textOrNull(offer.note)}};
    if (offer.rows.size() == 1) {
        object.insert(QStringLiteral("row"), offer.rows.constFirst());
    } else {
        QJsonArray rows;
        for (const int row : offer.rows)
            rows.append(row);
        object.insert(QStringLiteral("rows"), rows);
    }
    return object;
}

QJsonObject itemToJson(const ImportedItem &item)
{
    return {{QStringLiteral("row"), item.row},
            {QStringLiteral("item"), item.item},
            {QStringLiteral("quantity"), valueOrNull(item.quantity)},
            {QStringLiteral("price"), textOrNull(item.price)},
            {QStringLiteral("currency"), textOrNull(item.currency)},
            {QStringLiteral("period"), textOrNull(item.period)},
            {QStringLiteral("tax_included"), valueOrNull(item.taxIncluded)}};
}

/// `codeKey`: "reason" for what was skipped, "code" for the others. What is unknown is left out.
QJsonArray noticesToJson(const std::vector<ImportNotice> &notices, const QString &codeKey)
{
    QJsonArray array;
    for (const ImportNotice &notice : notices) {
        QJsonObject object{{codeKey, notice.code}};
        if (notice.row > 0)
            object.insert(QStringLiteral("row"), notice.row);
        const auto insertText = [&object](const QString &key, const QString &text) {
            if (!text.isEmpty())
                object.insert(key, text);
        };
        insertText(QStringLiteral("column"), notice.column);
        insertText(QStringLiteral("text"), notice.text);
        insertText(QStringLiteral("sheet"), notice.sheet);
        insertText(QStringLiteral("currency"), notice.currency);
        if (!notice.candidates.isEmpty())
            object.insert(QStringLiteral("candidates"), QJsonArray::fromStringList(notice.candidates));
        array.append(object);
    }
    return array;
}

QJsonObject termsToJson(const QuotationTerms &terms)
{
    return {{QStringLiteral("supplier"), textOrNull(terms.supplier)},
            {QStringLiteral("quote_no"), textOrNull(terms.quoteNumber)},
            {QStringLiteral("issued_on"), dateOrNullText(terms.issuedOn)},
            {QStringLiteral("valid_until"), dateOrNullText(terms.validUntil)},
            {QStringLiteral("observed_on"), dateOrNullText(terms.observedOn)},
            {QStringLiteral("currency"), textOrNull(terms.currency)},
            {QStringLiteral("tax_included"), valueOrNull(terms.taxIncluded)},
            {QStringLiteral("tax_rate"), textOrNull(terms.taxRate)},
            {QStringLiteral("invoice"), textOrNull(terms.invoice)}};
}

} // namespace

QJsonObject importToJson(const ImportedFile &file, const QString &fileName)
{
    QJsonArray offers;
    for (const ImportedOffer &offer : file.offers)
        offers.append(offerToJson(offer));
    QJsonArray items;
    for (const ImportedItem &item : file.items)
        items.append(itemToJson(item));
    QJsonArray adjustments;
    for (const ImportedAdjustment &adjustment : file.adjustments) {
        adjustments.append(QJsonObject{{QStringLiteral("row"), adjustment.row},
                                       {QStringLiteral("amount"), textOrNull(adjustment.amount)},
                                       {QStringLiteral("currency"), textOrNull(adjustment.currency)},
                                       {QStringLiteral("condition"), textOrNull(adjustment.condition)}});
    }
    QJsonObject object{{QStringLiteral("schema"), QStringLiteral("xuanji.import/1")},
                       {QStringLiteral("file"), fileName},
                       {QStringLiteral("as"), file.as},
                       {QStringLiteral("format"), file.format},
                       {QStringLiteral("encoding"), textOrNull(file.encoding)},
                       {QStringLiteral("delimiter"), textOrNull(file.separator)},
                       {QStringLiteral("rows"),
                        QJsonObject{{QStringLiteral("total"), file.totalRows},
                                    {QStringLiteral("imported"), file.importedRows()},
                                    {QStringLiteral("skipped"), static_cast<int>(file.skipped.size())},
                                    {QStringLiteral("rejected"), static_cast<int>(file.rejected.size())}}},
                       {QStringLiteral("document"), termsToJson(file.terms)},
                       {QStringLiteral("offers"), offers},
                       {QStringLiteral("items"), items},
                       {QStringLiteral("adjustments"), adjustments},
                       {QStringLiteral("skipped"), noticesToJson(file.skipped, QStringLiteral("reason"))},
                       {QStringLiteral("rejected"), noticesToJson(file.rejected, QStringLiteral("code"))},
                       {QStringLiteral("warnings"), noticesToJson(file.warnings, QStringLiteral("code"))}};
    if (!file.sheet.isEmpty())
        object.insert(QStringLiteral("sheet"), file.sheet);
    if (!file.error.isEmpty())
        object.insert(QStringLiteral("error"), QJsonObject{{QStringLiteral("code"), file.error}});
    return object;
}

} // namespace xj::exchange
