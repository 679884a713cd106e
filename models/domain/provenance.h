// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDate>
#include <QString>

#include <optional>

namespace xj::domain {

enum class Confidence { None, Low, Medium, High };

enum class DatePrecision { Day, Approximate, Month, Quarter, HalfYear, Year, Unknown };

/// Where a fact comes from. A price without a date is refused; other facts may be undated.
struct Provenance
{
    QString source;
    std::optional<QDate> observedOn;
    DatePrecision precision = DatePrecision::Day;
    Confidence confidence = Confidence::None;
    QString note;

    bool operator==(const Provenance &) const = default;
};

} // namespace xj::domain
