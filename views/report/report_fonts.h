// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/result.h"

#include <QStringList>

namespace xj::report {

/// The families that text of a report may use, first choice first: our own face (two real weights), WenQuanYi
/// Micro Hei (exact text, synthetic bold), DejaVu Sans for what both lack.
inline constexpr QStringView kOwnFamily = u"Xuanji Sans";
inline constexpr QStringView kFallbackFamily = u"WenQuanYi Micro Hei";
inline constexpr QStringView kSymbolFamily = u"DejaVu Sans";

/// Which of them to name, given those at hand. Error: FontMissing when neither of the first two is: the
/// system would take Noto Sans CJK, and the PDF's text would lose digits and come out as radicals.
[[nodiscard]] domain::Result<QStringList> chooseFamilies(const QStringList &available);

/// Registers our own faces with the application, once, and chooses among what it then has.
[[nodiscard]] domain::Result<QStringList> reportFamilies();

} // namespace xj::report
