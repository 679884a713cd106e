// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/report/report.h"

#include "views/charts/chart_theme.h"
#include "views/report/layout/chart_picture.h"
#include "views/report/layout/paged_document.h"
#include "views/report/pdf_finish.h"
#include "views/report/report_fonts.h"
#include "views/report/sections/section.h"
#include "views/report/sections/wording.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QPageLayout>
#include <QPainter>
#include <QPdfWriter>
#include <QSaveFile>

namespace xj::report {

namespace {

constexpr double kChartPoints = 7.5;

layout::PageEdges pageEdges(const domain::Recommendation &recommendation, const domain::Catalogue &catalogue,
                            const text::Style &style)
{
    layout::PageEdges edges;
    edges.headerLeft = recommendation.projectTitle;
    edges.headerRight
        = QCoreApplication::translate("xj::report", "%1 · inputs %2", "date, short hash of the inputs")
              .arg(text::date(recommendation.asOf, style), recommendation.inputHash);
    const std::optional<QDate> newest = catalogue.newestObservation();
    edges.footerLeft
        = QCoreApplication::translate("xj::report", "Xuanji %1 · catalogue as of %2",
                                      "version of the program, newest price")
              .arg(QStringLiteral(XJ_VERSION), newest ? text::date(*newest, style) : text::unknown());
    edges.pageOf = QCoreApplication::translate("xj::report", "Page %1 of %2");
    return edges;
}

layout::Blocks allSections(const sections::Source &source)
{
    layout::Blocks blocks;
    for (layout::Blocks (*section)(const sections::Source &) :
         {sections::cover, sections::need, sections::sizing, sections::elimination, sections::cost,
          sections::stagedPath, sections::risks, sections::acceptance, sections::approval,
          sections::assumptions, sections::priceSources}) {
        for (layout::Block &block : section(source))
            blocks.push_back(std::move(block));
    }
    return blocks;
}

domain::Error pdfFailed(const QString &why)
{
    return {domain::ErrorCode::PdfFailed, {why}, {}, {}};
}

/// The pages as Qt writes them, before finishing.
domain::Result<QByteArray> rawPdf(const PagedReport &report, const QString &title)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setResolution(layout::kDotsPerInch);
    writer.setTitle(title);
    writer.setCreator(QStringLiteral("Xuanji"));
    if (const auto painted = report.paintAll(writer); !painted)
        return tl::unexpected(painted.error());
    buffer.close();
    return bytes;
}

domain::Result<void> store(const QByteArray &bytes, const QString &path)
{
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size() || !file.commit())
        return tl::unexpected(domain::Error{
            domain::ErrorCode::FileNotWritable, {path, file.errorString()}, {.file = path}, {}});
    return {};
}

} // namespace

PagedReport::PagedReport(std::shared_ptr<const layout::PagedDocument> document)
    : m_document(std::move(document))
{ }

int PagedReport::pageCount() const
{
    return m_document->pageCount();
}

const std::vector<OutlineEntry> &PagedReport::outline() const
{
    return m_document->outline();
}

void PagedReport::paintPage(int page, QPainter &painter, const QRectF &target) const
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(target.topLeft());
    painter.scale(target.width() / m_document->geometry().width,
                  target.height() / m_document->geometry().height);
    m_document->paintPage(page, painter);
    painter.restore();
}

domain::Result<void> PagedReport::paintAll(QPagedPaintDevice &device) const
{
    device.setPageLayout(
        QPageLayout(QPageSize(QPageSize::A4), QPageLayout::Portrait, QMarginsF(), QPageLayout::Millimeter));
    QPainter painter;
    if (!painter.begin(&device))
        return tl::unexpected(pdfFailed(QStringLiteral("the device cannot be painted on")));
    const QRectF sheet(0, 0, painter.device()->width(), painter.device()->height());
    for (int page = 0; page < pageCount(); ++page) {
        if (page > 0 && !device.newPage())
            return tl::unexpected(pdfFailed(QStringLiteral("no new page")));
        paintPage(page, painter, sheet);
    }
    if (!painter.end())
        return tl::unexpected(pdfFailed(QStringLiteral("the pages could not be closed")));
    return {};
}

domain::Result<PagedReport> layOutReport(const domain::Recommendation &recommendation,
                                         const domain::Project &project, const domain::Catalogue &catalogue,
                                         const text::Style &style)
{
    const auto families = reportFamilies();
    if (!families)
        return tl::unexpected(families.error());
    const layout::Typography typography(*families);
    const charts::ChartTheme theme = charts::chartTheme(
        charts::ChartMedium::Paper, typography.chartFont(kChartPoints, layout::kChartScenePerDot));
    text::Style own = style;
    own.currency
        = recommendation.currency; // the figures are in this one, whatever the caller shows otherwise
    const sections::Source source{recommendation, project, catalogue, own, theme};
    return PagedReport(std::make_shared<const layout::PagedDocument>(
        layout::paginate(allSections(source), pageEdges(recommendation, catalogue, own), typography)));
}

domain::Result<void> writeReport(const domain::Recommendation &recommendation, const domain::Project &project,
                                 const domain::Catalogue &catalogue, const text::Style &style,
                                 const QString &path)
{
    const auto report = layOutReport(recommendation, project, catalogue, style);
    if (!report)
        return tl::unexpected(report.error());
    const QString title = recommendation.projectTitle.isEmpty()
        ? QCoreApplication::translate("xj::report", "Procurement recommendation")
        : recommendation.projectTitle;
    const PdfFacts facts{title, QStringLiteral("Xuanji"), style.locale.bcp47Name(), recommendation.asOf,
                         report->outline()};
    return rawPdf(*report, title)
        .and_then([&](const QByteArray &raw) { return finishPdf(raw, facts); })
        .and_then([&](const QByteArray &finished) { return store(finished, path); });
}

} // namespace xj::report
