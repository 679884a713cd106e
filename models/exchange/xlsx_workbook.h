// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/exchange/text_table.h"

#include <QByteArray>

namespace xj::exchange {

/// Reads a workbook of the Office Open XML kind: shared and inline strings, stored formula values (nothing is
/// computed), dates, percentages and currencies by number format, merged cells (the value counts for all of
/// them below the header), hidden rows, columns and sheets (marked). Errors: workbook_broken,
/// workbook_too_large (a zip bomb).
[[nodiscard]] TableFile readXlsx(const QByteArray &bytes);

} // namespace xj::exchange
