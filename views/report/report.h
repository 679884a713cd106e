// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/catalogue.h"
#include "models/domain/project.h"
#include "models/domain/recommendation.h"
#include "models/domain/result.h"
#include "views/text/format.h"

#include <QString>

#include <memory>
#include <vector>

QT_BEGIN_NAMESPACE
class QPagedPaintDevice;
class QPainter;
QT_END_NAMESPACE

/// The printed recommendation (采购建议书). It shows a Recommendation and computes nothing. All words are in
/// the current language (install the translators first), numbers in the style's.
///
/// A QApplication must exist, since charts are graphics items; the platform "offscreen" will do. Call from
/// the application's thread.
namespace xj::report {

namespace layout {
class PagedDocument;
}

/// An entry of the outline: a section and the page it starts on, from 0.
struct OutlineEntry
{
    QString title;
    int page = 0;

    bool operator==(const OutlineEntry &) const = default;
};

/// The report laid out on A4 pages, to be painted on a screen, a printer or into a PDF. A value; cheap to
/// copy.
class PagedReport
{
public:
    explicit PagedReport(std::shared_ptr<const layout::PagedDocument> document);

    [[nodiscard]] int pageCount() const;
    [[nodiscard]] const std::vector<OutlineEntry> &outline() const;

    /// Paints one page (from 0) so that the whole sheet of A4 fills `target`; keep its ratio, 210 : 297.
    void paintPage(int page, QPainter &painter, const QRectF &target) const;

    /// Paints all pages on a printer or PDF writer: sets A4 without margins, and starts a new page for each.
    /// Error: PdfFailed when the device cannot be painted on.
    [[nodiscard]] domain::Result<void> paintAll(QPagedPaintDevice &device) const;

private:
    std::shared_ptr<const layout::PagedDocument> m_document;
};

/// Lays the report out. Error: FontMissing when neither the report's own face nor WenQuanYi Micro Hei is
/// there: any other face may lose characters of the text on the way into a PDF.
[[nodiscard]] domain::Result<PagedReport> layOutReport(const domain::Recommendation &recommendation,
                                                       const domain::Project &project,
                                                       const domain::Catalogue &catalogue,
                                                       const text::Style &style);

/// Writes the report as a PDF: 300 dpi, charts as vectors, fonts embedded, outline, language, dates from
/// recommendation.asOf. The same inputs give the same bytes. The file is replaced at once or not at all.
/// Errors: FontMissing, PdfFailed, FileNotWritable.
[[nodiscard]] domain::Result<void> writeReport(const domain::Recommendation &recommendation,
                                               const domain::Project &project,
                                               const domain::Catalogue &catalogue, const text::Style &style,
                                               const QString &path);

} // namespace xj::report
