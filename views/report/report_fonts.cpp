// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/report/report_fonts.h"

#include "resources/fonts/fonts.h"

#include <QFontDatabase>

namespace xj::report {

domain::Result<QStringList> chooseFamilies(const QStringList &available)
{
    QStringList chosen;
    for (const QStringView family : {kOwnFamily, kFallbackFamily}) {
        if (available.contains(family))
            chosen << family.toString();
    }
    if (chosen.isEmpty())
        return tl::unexpected(
            domain::Error{domain::ErrorCode::FontMissing, {kFallbackFamily.toString()}, {}, {}});
    return chosen << kSymbolFamily.toString();
}

domain::Result<QStringList> reportFamilies()
{
    QStringList available = QFontDatabase::families();
    if (!available.contains(kOwnFamily)) {
        const QStringList faces = fonts::facePaths();
        for (const QString &face : faces)
            available << QFontDatabase::applicationFontFamilies(QFontDatabase::addApplicationFont(face));
    }
    return chooseFamilies(available);
}

} // namespace xj::report
