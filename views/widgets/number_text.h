// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLocale>
#include <QString>

#include <optional>

namespace xj::widgets {

/// Reads a number as people type it: the locale's grouping, full-width digits, an exponent, and a scale
/// behind it (万, 亿; K, M, B, T). Nothing for anything else.
[[nodiscard]] std::optional<double> numberFromText(const QString &text, const QLocale &locale);

/// The number as it stands in an entry: grouped, as many decimals as it has, at most `decimals`.
[[nodiscard]] QString entryText(double value, int decimals, const QLocale &locale);

} // namespace xj::widgets
