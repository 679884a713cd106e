// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/report/report_preview.h"

#include <QPainter>
#include <QPaintEvent>

#include <algorithm>

namespace xj::pages {

namespace {
constexpr qreal kGap = 16.0;
constexpr qreal kWidestSheet = 900.0;
constexpr qreal kHeightOverWidth = 297.0 / 210.0;
} // namespace

ReportPreview::ReportPreview(QWidget *parent)
    : QWidget(parent)
{ }

void ReportPreview::setReport(const report::PagedReport &report)
{
    m_report = report;
    updateHeight();
    update();
}

QSizeF ReportPreview::sheetSize() const
{
    const qreal width = std::min(kWidestSheet, this->width() - 2 * kGap);
    return {width, width * kHeightOverWidth};
}

int ReportPreview::pageTop(int page) const
{
    return static_cast<int>(kGap + page * (sheetSize().height() + kGap));
}

void ReportPreview::updateHeight()
{
    setMinimumHeight(m_report ? pageTop(m_report->pageCount()) : 0);
}

void ReportPreview::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    updateHeight();
}

void ReportPreview::paintEvent(QPaintEvent *event)
{
    if (!m_report)
        return;
    QPainter painter(this);
    const QSizeF size = sheetSize();
    for (int page = 0; page < m_report->pageCount(); ++page) {
        const QRectF sheet(QPointF((width() - size.width()) / 2, pageTop(page)), size);
        if (!sheet.intersects(event->rect()))
            continue;
        painter.fillRect(sheet, Qt::white);
        painter.save();
        painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
        m_report->paintPage(page, painter, sheet);
        painter.restore();
        painter.setPen(palette().color(QPalette::Mid));
        painter.drawRect(sheet);
    }
}

} // namespace xj::pages
