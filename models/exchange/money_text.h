// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/exchange/number_text.h"

#include <QDate>
#include <QString>

#include <optional>

/// What stands around a number in a quotation: currency, period, basis, tax.
namespace xj::exchange {

struct CurrencyMention
{
    QString code; ///< ISO
    bool assumed = false; ///< a bare "$"

    bool operator==(const CurrencyMention &) const = default;
};

/// The currency that a text names: code, symbol or word. Nothing when it names none or two.
[[nodiscard]] std::optional<CurrencyMention> currencyIn(const QString &text);

/// hour, day, month, year, once or gb; empty when the text names none.
[[nodiscard]] QString periodIn(const QString &text);

/// server or gpu; empty when the text names neither.
[[nodiscard]] QString basisIn(const QString &text);

struct TaxMention
{
    std::optional<bool> included;
    QString rate; ///< ratio: "0.06"; empty: not written, or zero beside a net price

    bool operator==(const TaxMention &) const = default;
};

/// What a text says about tax; `taxColumn`: a bare percentage is the rate.
[[nodiscard]] TaxMention taxIn(const QString &text, bool taxColumn);

/// A cell that should hold a price.
struct PriceReading
{
    qint64 micros = 0;
    std::optional<CurrencyMention> currency;
    QString period;
    QString basis;
    TaxMention tax;
    QString remark; ///< what else stands in the cell, as written
    QString fault; ///< price_not_stated, price_not_a_number, price_zero, price_negative; empty: fine
};

[[nodiscard]] PriceReading readPrice(const QString &cell, DecimalSign decimalSign);

/// 2026/12/31, 2026.12.31, 2026-12-31, 2026年12月31日, an Excel day number; 31.12.2026 where the comma is
/// decimal. The first one in the text.
[[nodiscard]] std::optional<QDate> dateIn(const QString &text, bool dayFirst);

/// "30天", "30日内", "3 months": days (a month is 30, a week 7, a year 365; working days as five a week). The
/// longest of a range.
[[nodiscard]] std::optional<int> daysIn(const QString &text);

/// "12个月", "1年", "12-month", "一年期": months.
[[nodiscard]] std::optional<int> monthsIn(const QString &text);

} // namespace xj::exchange
