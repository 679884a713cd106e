// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/gpu_names.h"
#include "models/exchange/import_result.h"
#include "models/exchange/text_table.h"

#include <QHash>

/// What the readers of the price catalogues share.
namespace xj::exchange {

/// The columns of a table by their headings.
class Columns
{
public:
    Columns() = default;
    explicit Columns(const Record &header);

    [[nodiscard]] bool hasAll(const QStringList &names) const;
    /// The trimmed cell under that heading; empty when there is no such column.
    [[nodiscard]] QString text(const Record &record, const QString &name) const;
    [[nodiscard]] qsizetype count() const { return m_count; }

private:
    QHash<QString, qsizetype> m_columns;
    qsizetype m_count = 0;
};

/// A price cell: an exact decimal without superfluous zeros, or why there is none.
struct PriceCell
{
    QString price; ///< empty: see `fault`
    QString fault; ///< price_missing, price_zero, price_negative, price_not_a_number

    [[nodiscard]] bool isPresent() const { return !price.isEmpty(); }
};
[[nodiscard]] PriceCell priceCell(const QString &text);

/// The exact sum of two decimals as priceCell() writes them.
[[nodiscard]] QString sumOf(const QString &a, const QString &b);
/// Below zero, zero or above as a < b, a = b, a > b.
[[nodiscard]] int compareDecimals(const QString &a, const QString &b);

/// A whole number of GPUs: nothing for "eight" or "-1".
[[nodiscard]] std::optional<double> numberIn(const QString &text);

/// Resolves names once each, however often a list repeats them.
class GpuResolver
{
public:
    explicit GpuResolver(QString providerId)
        : m_providerId(std::move(providerId))
    { }

    [[nodiscard]] domain::GpuMatch match(const QString &name, std::optional<double> memoryGiB,
                                         const QString &instanceType);

private:
    QString m_providerId;
    QHash<QString, domain::GpuMatch> m_known;
};

/// Sets the id, or warns that the name is unknown or leaves several open.
void setGpu(ImportedOffer &offer, const domain::GpuMatch &match, const QString &name, ImportedFile &file);

[[nodiscard]] ImportNotice notice(int row, const QString &code, const QString &column = {},
                                  const QString &text = {});

} // namespace xj::exchange
