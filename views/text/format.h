// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/argument.h"
#include "models/domain/figure.h"
#include "models/domain/provenance.h"

#include <QLocale>
#include <QString>

#include <optional>

namespace xj::text {

/// How numbers, dates and money are shown: a language and the project's currency. A value; views hold the
/// current one.
struct Style
{
    QLocale locale;
    domain::Currency currency = domain::Currency::cny();
};

/// "—": an unknown figure.
[[nodiscard]] QString unknown();

/// A plain number with the given decimals, grouped by the locale.
[[nodiscard]] QString number(double value, int decimals, const Style &style);
[[nodiscard]] QString wholeNumber(qint64 value, const Style &style);

/// The unit's word or symbol as it stands behind a number; empty for None.
[[nodiscard]] QString unitSymbol(domain::Unit unit, const Style &style);

/// A number with its unit, with decimals that suit the unit and the size: "14.96 GiB", "62.5 %", "¥
/// 1,234,567".
[[nodiscard]] QString quantity(const domain::Quantity &quantity, const Style &style);
[[nodiscard]] QString quantity(const std::optional<double> &value, domain::Unit unit, const Style &style);

/// The same without the unit, for columns whose heading names it.
[[nodiscard]] QString bareQuantity(const std::optional<double> &value, domain::Unit unit, const Style &style);

/// An amount in any currency: sign, symbol or code, grouping; at most two decimals unless below one.
[[nodiscard]] QString money(double units, domain::Currency currency, const Style &style);
[[nodiscard]] QString compactMoney(double units, domain::Currency currency,
                                   const Style &style); ///< "¥ 12.3 万", "¥ 123 k"

[[nodiscard]] QString date(const QDate &date, const Style &style);
[[nodiscard]] QString date(const domain::Provenance &provenance,
                           const Style &style); ///< by its precision: "2026", "2026-05", "about ..."

/// The name in the style's language, else in the other.
[[nodiscard]] QString name(const domain::BilingualName &name, const Style &style);

[[nodiscard]] QString argument(const domain::Argument &argument, const Style &style);

/// Puts the arguments in place of %1, %2 ... of a translated pattern, in one pass: a "%2" inside an argument
/// stays text. A mark without an argument becomes the unknown sign.
[[nodiscard]] QString filled(const QString &pattern, const domain::Arguments &arguments, const Style &style);

} // namespace xj::text
