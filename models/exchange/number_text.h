// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>

/// Numbers as people write them into quotations. Amounts are counts of millionths: exact, like domain::Money.
namespace xj::exchange {

/// Full-width signs to plain ones, every kind of blank to a space, typographic apostrophes to "'", trimmed
/// (Unicode NFKC).
[[nodiscard]] QString plainText(const QString &text);

/// Which sign divides the whole from the fraction. It is decided once for a whole column.
enum class DecimalSign { Unknown, Point, Comma };

/// What one number says about it: "18.990,00" comma, "1.5" point, "1.250" nothing (a thousand or one and a
/// quarter).
[[nodiscard]] DecimalSign decimalSignOf(const QString &text);

/// Digits with groups and decimal sign, without sign or unit: 1,234,567 · 1 234 567 · 1'234'567
/// · 1.234.567,89 · 12,34,567. Nothing when the digits fit no grouping, have more than six decimals or leave
/// the range.
[[nodiscard]] std::optional<qint64> microsOf(const QString &digits, DecimalSign decimalSign);

/// A number found in a text.
struct FoundNumber
{
    qint64 micros = 0; ///< sign and multiplier (万 亿 k lakh crore) applied
    QString before; ///< of the text
    QString after;
};

/// The first number of a text (already plain). Brackets around it make it negative: (12,000).
[[nodiscard]] std::optional<FoundNumber> findNumber(const QString &text, DecimalSign decimalSign);

/// "36000", "0.06": the shortest exact decimal.
[[nodiscard]] QString decimalText(qint64 micros);

/// A whole number at the beginning of a text: "2台", "８", "8.0".
[[nodiscard]] std::optional<int> wholeNumberOf(const QString &text);

} // namespace xj::exchange
