// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/units.h"

#include <QString>

namespace xj::text {

/// The symbol or word of a unit without a currency ("GiB", "天"); empty for None and for units of money.
[[nodiscard]] QString unitWord(domain::Unit unit);

/// What money is counted per ("GPU-hour"); empty for units that are no price.
[[nodiscard]] QString pricePer(domain::Unit unit);

/// Decimals that suit the unit and the size of the number: whole GPUs, two decimals for GiB, one for per
/// cent.
[[nodiscard]] int decimalsFor(domain::Unit unit, double value);

} // namespace xj::text
