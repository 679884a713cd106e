// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/result.h"
#include "views/report/report.h"

#include <QDate>
#include <QString>

#include <vector>

namespace xj::report {

/// What a PDF of Qt lacks.
struct PdfFacts
{
    QString title;
    QString author;
    QString language; ///< BCP 47: "zh-CN"
    QDate date; ///< creation and modification: midnight UTC of this day
    std::vector<OutlineEntry> outline;
};

/// Rewrites `pdf` with outline, language, title bar, fixed dates and an identifier made from the content, so
/// that equal pages give equal bytes. Error: PdfFailed.
[[nodiscard]] domain::Result<QByteArray> finishPdf(const QByteArray &pdf, const PdfFacts &facts);

} // namespace xj::report
