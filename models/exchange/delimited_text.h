// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/exchange/text_table.h"

#include <QString>

namespace xj::exchange {

/// The separator of a delimited text: the one of comma, semicolon, tab and bar that divides the first fifty
/// records into equally many fields most often. Null when the text has only one column.
[[nodiscard]] QChar findSeparator(const QString &text);

/// Splits text into records by RFC 4180: quotes, doubled quotes, line breaks inside quotes; CR, LF and CRLF
/// alike; records may be short or long. A quote inside an unquoted field is an ordinary character. Blank
/// records are left out.
[[nodiscard]] TextTable readDelimited(const QString &text, QChar separator);

} // namespace xj::exchange
