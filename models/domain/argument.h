// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/currency.h"
#include "models/domain/units.h"

#include <QDate>
#include <QList>
#include <QString>

#include <variant>

namespace xj::domain {

/// A name that exists in both languages; an empty one falls back to the other.
struct BilingualName
{
    QString chinese;
    QString english;

    bool operator==(const BilingualName &) const = default;
};

/// An exact amount as an argument: see Money, which this header must not need.
struct MoneyArgument
{
    qint64 micros = 0;
    Currency currency;

    bool operator==(const MoneyArgument &) const = default;
};

/// What a reason or an error fills its sentence with: typed, so that each language formats it by its own
/// rules.
using Argument = std::variant<QString, qint64, Quantity, MoneyArgument, QDate, BilingualName>;
using Arguments = QList<Argument>;

} // namespace xj::domain
