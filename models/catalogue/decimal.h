// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

#include <optional>

class QStringView;

namespace xj::catalogue {

/// A plain decimal in the C locale times 10^decimals, exactly: ("1.1699", 9) gives 1169900000. Nothing when
/// it is no such number, has more decimals than that, or does not fit 64 bits. No sign: our tables hold none.
[[nodiscard]] std::optional<qint64> scaledDecimal(QStringView text, int decimals);

} // namespace xj::catalogue
