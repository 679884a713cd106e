// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/report/report_page.h"

#include "views/pages/report/report_preview.h"
#include "views/text/sentences.h"
#include "views/widgets/card.h"
#include "views/widgets/theme.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>

namespace xj::pages {

ReportPage::ReportPage(project::OpenProject &project, QWidget *parent)
    : Page(project, parent)
    , m_pdf(new QPushButton(this))
    , m_print(new QPushButton(this))
    , m_json(new QPushButton(this))
    , m_outline(new QListWidget(this))
    , m_problem(new QLabel(this))
    , m_scroll(new QScrollArea(this))
    , m_preview(new ReportPreview(m_scroll))
{
    m_pdf->setObjectName(QStringLiteral("exportPdf"));
    m_print->setObjectName(QStringLiteral("printPreview"));
    m_json->setObjectName(QStringLiteral("exportJson"));
    m_outline->setObjectName(QStringLiteral("reportOutline"));
    m_scroll->setObjectName(QStringLiteral("reportScroll"));
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setWidget(m_preview);
    m_problem->setWordWrap(true);
    m_problem->hide();
    auto *side = new widgets::Card(this);
    side->content()->addWidget(m_pdf);
    side->content()->addWidget(m_print);
    side->content()->addWidget(m_json);
    side->content()->addSpacing(8);
    side->content()->addWidget(m_outline, 1);
    m_outline->setFrameShape(QFrame::NoFrame);
    side->setFixedWidth(fontMetrics().horizontalAdvance(u'0') * 30);
    auto *right = new QVBoxLayout;
    right->addWidget(m_problem);
    right->addWidget(m_scroll, 1);
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(16, 14, 0, 0);
    layout->setSpacing(12);
    layout->addWidget(side);
    layout->addLayout(right, 1);
    connect(m_pdf, &QPushButton::clicked, this, &ReportPage::exportPdfRequested);
    connect(m_print, &QPushButton::clicked, this, &ReportPage::printPreviewRequested);
    connect(m_json, &QPushButton::clicked, this, &ReportPage::exportJsonRequested);
    connect(m_outline, &QListWidget::currentRowChanged, this, &ReportPage::goToSection);
    connect(&project, &project::OpenProject::busyChanged, this, &ReportPage::updateButtons);
    connect(&project, &project::OpenProject::errorsChanged, this, &ReportPage::updateButtons);
    retranslate();
    updateButtons();
}

void ReportPage::showAnswer()
{
    const domain::Result<report::PagedReport> laidOut = report::layOutReport(
        *openProject().recommendation(), openProject().value(), openProject().catalogue(), textStyle());
    m_problem->setVisible(!laidOut);
    m_scroll->setVisible(laidOut.has_value());
    if (!laidOut) {
        m_problem->setText(text::sentence(laidOut.error(), textStyle()));
        return;
    }
    m_preview->setReport(*laidOut);
    const QSignalBlocker blocker(m_outline);
    m_outline->clear();
    for (const report::OutlineEntry &entry : laidOut->outline()) {
        auto *item = new QListWidgetItem(entry.title, m_outline);
        item->setData(Qt::UserRole, entry.page);
    }
}

void ReportPage::goToSection(int row)
{
    if (const QListWidgetItem *item = m_outline->item(row))
        m_scroll->verticalScrollBar()->setValue(m_preview->pageTop(item->data(Qt::UserRole).toInt()) - 12);
}

void ReportPage::updateButtons()
{
    const bool ready = openProject().canExport();
    m_pdf->setEnabled(ready);
    m_print->setEnabled(ready);
    m_json->setEnabled(ready);
}

void ReportPage::retranslate()
{
    m_pdf->setText(tr("Export as PDF …"));
    m_print->setText(tr("Print preview …"));
    m_json->setText(tr("Export figures as JSON …"));
    m_pdf->setIcon(widgets::themedIcon(QStringLiteral("report"), palette()));
    m_outline->setAccessibleName(tr("Sections of the report"));
    m_scroll->setAccessibleName(tr("Pages of the report"));
}

} // namespace xj::pages
