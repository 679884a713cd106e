// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/comparison/comparison_page.h"

#include "views/charts/chart_view.h"
#include "views/charts/charts.h"
#include "views/pages/workload_choice.h"
#include "views/text/sentences.h"
#include "views/widgets/card.h"
#include "views/widgets/data_table.h"
#include "views/widgets/figure_panel.h"
#include "views/widgets/table_card.h"

#include <QLabel>
#include <QSplitter>
#include <QTabWidget>
#include <QVBoxLayout>

namespace xj::pages {

ComparisonPage::ComparisonPage(project::OpenProject &project, QWidget *parent)
    : Page(project, parent)
    , m_choice(new WorkloadChoice(this))
    , m_funnelCard(new widgets::Card(this))
    , m_funnel(new charts::ChartView(m_funnelCard))
    , m_relaxation(widgets::quietLabel(m_funnelCard))
    , m_table(new widgets::TableCard(m_candidates, QStringLiteral("candidateTable"), this))
    , m_detail(new widgets::Card(this))
    , m_tabs(new QTabWidget(m_detail))
    , m_findingTable(new widgets::DataTable(m_findings, QStringLiteral("findingTable"), m_tabs))
    , m_price(new widgets::FigurePanel(QStringLiteral("price"), m_tabs))
{
    m_funnel->setObjectName(QStringLiteral("funnelChart"));
    m_tabs->setObjectName(QStringLiteral("candidateTabs"));
    m_funnelCard->content()->addWidget(m_funnel, 1);
    m_funnelCard->content()->addWidget(m_relaxation);
    m_relaxation->hide();
    m_findingTable->setSortingEnabled(false);
    m_tabs->setDocumentMode(true);
    m_tabs->addTab(m_findingTable, QString());
    m_tabs->addTab(m_price, QString());
    m_detail->content()->addWidget(m_tabs);
    auto *lower = new QSplitter(Qt::Horizontal, this);
    lower->setHandleWidth(12);
    lower->setChildrenCollapsible(false);
    lower->addWidget(m_funnelCard);
    lower->addWidget(m_detail);
    lower->setStretchFactor(0, 2);
    lower->setStretchFactor(1, 3);
    lower->setSizes({460, 640});
    auto *parts = new QSplitter(Qt::Vertical, this);
    parts->setHandleWidth(12);
    parts->setChildrenCollapsible(false);
    parts->addWidget(m_table);
    parts->addWidget(lower);
    parts->setStretchFactor(0, 1);
    parts->setStretchFactor(1, 1);
    parts->setSizes({320, 340});
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(16, 14, 16, 16);
    layout->setSpacing(10);
    layout->addWidget(m_choice);
    layout->addWidget(parts, 1);
    connect(m_choice, &WorkloadChoice::chosen, this, &ComparisonPage::showAnswer);
    connect(&m_table->table(), &widgets::DataTable::currentRowChanged, this, &ComparisonPage::showCandidate);
    retranslate();
}

void ComparisonPage::showAnswer()
{
    const domain::Recommendation &answer = *openProject().recommendation();
    m_choice->show(answer);
    if (m_choice->index() < 0)
        return;
    const text::Style style = textStyle();
    const domain::Funnel &funnel = answer.workloads[static_cast<std::size_t>(m_choice->index())].funnel;
    m_candidates.show(funnel, openProject().catalogue());
    m_table->table().setStyleOfTexts(style);
    m_findingTable->setStyleOfTexts(style);
    if (m_table->table().currentRow() < 0)
        m_table->table().selectSourceRow(0);
    showCandidate(m_table->table().currentRow());
    showRelaxation(funnel);
    m_funnel->setContent(charts::buildFunnelChart(funnel, chartTheme(), style),
                         charts::funnelTable(funnel, style), style);
}

void ComparisonPage::showRelaxation(const domain::Funnel &funnel)
{
    m_relaxation->setVisible(funnel.smallestRelaxation.has_value());
    if (!funnel.smallestRelaxation)
        return;
    const QString requirement = text::sentence({*funnel.smallestRelaxation, {}}, textStyle());
    m_relaxation->setText(
        tr("Nothing qualifies. What stops most offers: %1 Without it, %n offer(s) would remain.", nullptr,
           funnel.relaxationFrees)
            .arg(requirement));
}

void ComparisonPage::showCandidate(int row)
{
    if (row < 0 || row >= m_candidates.rowCount()) {
        m_findings.setRows({});
        m_price->setFigures({}, textStyle());
        return;
    }
    const items::CandidateRow &shown = m_candidates.rowAt(row);
    m_findings.setRows(shown.candidate.findings);
    m_findingTable->setStyleOfTexts(textStyle());
    m_price->setFigures(shown.candidate.figures, textStyle());
    const QString provider = text::name(shown.candidate.provider, textStyle());
    m_detail->setTitle(shown.candidate.instance.isEmpty()
                           ? provider
                           : tr("%1 · %2", "provider and instance").arg(provider, shown.candidate.instance));
}

void ComparisonPage::retranslate()
{
    m_table->setTitle(tr("Offers"));
    m_table->table().setAccessibleName(tr("Offers and their verdicts"));
    m_funnelCard->setTitle(tr("Elimination"));
    m_tabs->setAccessibleName(tr("Details of the chosen offer"));
    m_tabs->setTabText(0, tr("Findings"));
    m_tabs->setTabText(1, tr("Comparable price"));
    m_findingTable->setAccessibleName(tr("Findings on the chosen offer"));
    showCandidate(m_table->table().currentRow());
}

} // namespace xj::pages
