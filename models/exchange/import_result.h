// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDate>
#include <QList>
#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

/// What was read from a supplier's quotation or a public price catalogue. Codes and exact decimals, no
/// sentences; what was not said stays absent or empty.
namespace xj::exchange {

/// What the caller knows and the file does not say.
struct ImportOptions
{
    QString provider;
    std::optional<QDate> observedOn;
    std::optional<QDate> today; ///< decides what has expired; absent: nothing has
    QString sheet; ///< of a workbook; empty: the one with the table

    bool operator==(const ImportOptions &) const = default;
};

/// One price of one configuration.
struct ImportedOffer
{
    QList<int> rows; ///< usually one record, sometimes two
    QString instanceType;
    QString gpuId; ///< empty: unknown or ambiguous
    std::optional<int> gpuCount;
    std::optional<int> quantity; ///< servers
    QString price; ///< exact decimal, for one unit of priceBasis and one period
    QString priceNet; ///< beside a gross price
    QString upfront;
    QString currency; ///< ISO code
    QString period; ///< hour, month, year, once
    QString priceBasis; ///< server or gpu
    QString pricingModel; ///< on_demand, spot, monthly, reserved_1y, reserved_3y
    QString payment; ///< no_upfront, partial_upfront, all_upfront
    std::optional<bool> taxIncluded;
    QString taxRate; ///< ratio as an exact decimal: "0.06"
    std::optional<QDate> validUntil;
    QString interconnect; ///< nvlink, pcie, hccs
    std::optional<int> vcpus;
    std::optional<int> cpuCores;
    QString ramGiB; ///< exact decimals
    QString localNvmeGB;
    QString networkType; ///< infiniband, ethernet, roce
    QString networkGbpsPerPort;
    std::optional<int> networkPorts;
    std::optional<int> termMonths;
    std::optional<int> minimumTermMonths;
    std::optional<int> minimumQuantity;
    std::optional<int> deliveryDays;
    QString region; ///< as the provider's catalogue names it
    QString regionText; ///< as a supplier wrote it
    QString note;

    bool operator==(const ImportedOffer &) const = default;
};

/// A priced line that is no GPU server: bandwidth, storage, installation, egress.
struct ImportedItem
{
    int row = 0;
    QString item;
    std::optional<int> quantity;
    QString price;
    QString currency;
    QString period; ///< hour, month, year, once, gb
    std::optional<bool> taxIncluded;

    bool operator==(const ImportedItem &) const = default;
};

/// A discount line: shown, never applied.
struct ImportedAdjustment
{
    int row = 0;
    QString amount;
    QString currency;
    QString condition;

    bool operator==(const ImportedAdjustment &) const = default;
};

/// Something to know, about the file, a row or a cell.
struct ImportNotice
{
    int row = 0; ///< 0: the whole file
    QString column; ///< heading
    QString code;
    QString text; ///< as it stands in the file
    QString sheet;
    QString currency;
    QStringList candidates;

    bool operator==(const ImportNotice &) const = default;
};

/// What stands above the table and holds for all of it.
struct QuotationTerms
{
    QString supplier;
    QString quoteNumber;
    std::optional<QDate> issuedOn;
    std::optional<QDate> validUntil;
    std::optional<QDate> observedOn;
    QString currency;
    QString period;
    std::optional<bool> taxIncluded;
    QString taxRate;
    QString invoice; ///< special, general

    bool operator==(const QuotationTerms &) const = default;
};

/// The reading of one file: imported + skipped + rejected = totalRows.
struct ImportedFile
{
    QString as; ///< quotes, offers
    QString format; ///< skypilot, gpuhunt, aws-price-list, supplier-quote, unknown
    QString encoding;
    QString separator;
    QString sheet;
    QString error; ///< code; the file as a whole could not be used
    int totalRows = 0;
    QuotationTerms terms;
    std::vector<ImportedOffer> offers;
    std::vector<ImportedItem> items;
    std::vector<ImportedAdjustment> adjustments;
    std::vector<ImportNotice> skipped; ///< code: the reason
    std::vector<ImportNotice> rejected;
    std::vector<ImportNotice> warnings;

    /// Records that gave an offer or an item.
    [[nodiscard]] int importedRows() const;

    bool operator==(const ImportedFile &) const = default;
};

} // namespace xj::exchange
