// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/money.h"

#include <QString>

namespace xj::report {

/// An amount of yuan in the formal numerals of Chinese contracts (大写金额), rounded half up to the fen:
/// 1,001 is 壹仟零壹元整. 整 closes an amount without fen; a run of zeros is one 零. Negative amounts begin
/// with 负. Only for yuan: the formal numerals name its units.
[[nodiscard]] QString moneyInWords(const domain::Money &amount);

} // namespace xj::report
