// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/sizing/sizing_page.h"

#include "views/charts/chart_view.h"
#include "views/charts/charts.h"
#include "views/pages/sentence_list.h"
#include "views/pages/workload_choice.h"
#include "views/widgets/card.h"
#include "views/widgets/data_table.h"
#include "views/widgets/figure_panel.h"
#include "views/widgets/table_card.h"

#include <QScrollArea>
#include <QSplitter>
#include <QTabWidget>
#include <QVBoxLayout>

namespace xj::pages {

using items::Heading;

namespace {

QWidget *scrolledNotes(SentenceList *notes, QWidget *parent)
{
    auto *scroll = new QScrollArea(parent);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    notes->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    scroll->setWidget(notes);
    return scroll;
}

} // namespace

SizingPage::SizingPage(project::OpenProject &project, QWidget *parent)
    : Page(project, parent)
    , m_choice(new WorkloadChoice(this))
    , m_table(new widgets::TableCard(m_sizing, QStringLiteral("sizingTable"), this))
    , m_chartCard(new widgets::Card(this))
    , m_chart(new charts::ChartView(m_chartCard))
    , m_detail(new widgets::Card(this))
    , m_tabs(new QTabWidget(m_detail))
    , m_acceleratorFigures(new widgets::FigurePanel(QStringLiteral("accelerator"), m_tabs))
    , m_indicators(new widgets::FigurePanel(QStringLiteral("indicator"), m_tabs))
    , m_notes(new SentenceList(m_tabs))
{
    m_chart->setObjectName(QStringLiteral("memoryChart"));
    m_tabs->setObjectName(QStringLiteral("sizingTabs"));
    m_chartCard->content()->addWidget(m_chart);
    m_tabs->setDocumentMode(true);
    m_tabs->addTab(m_acceleratorFigures, QString());
    m_tabs->addTab(m_indicators, QString());
    m_tabs->addTab(scrolledNotes(m_notes, m_tabs), QString());
    m_detail->content()->addWidget(m_tabs);
    m_table->table().setSelectionMode(QAbstractItemView::SingleSelection);
    auto *upper = new QSplitter(Qt::Horizontal, this);
    upper->setHandleWidth(12);
    upper->setChildrenCollapsible(false);
    upper->addWidget(m_table);
    upper->addWidget(m_chartCard);
    upper->setStretchFactor(0, 3);
    upper->setStretchFactor(1, 2);
    upper->setSizes({620, 480});
    auto *parts = new QSplitter(Qt::Vertical, this);
    parts->setHandleWidth(12);
    parts->setChildrenCollapsible(false);
    parts->addWidget(upper);
    parts->addWidget(m_detail);
    parts->setStretchFactor(0, 3);
    parts->setStretchFactor(1, 2);
    parts->setSizes({370, 270});
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(16, 14, 16, 16);
    layout->setSpacing(10);
    layout->addWidget(m_choice);
    layout->addWidget(parts, 1);
    connect(m_choice, &WorkloadChoice::chosen, this, &SizingPage::showAnswer);
    connect(&m_table->table(), &widgets::DataTable::currentRowChanged, this, &SizingPage::showAccelerator);
    retranslate();
}

const domain::WorkloadRecommendation *SizingPage::shownWorkload() const
{
    const domain::Recommendation *answer = openProject().recommendation();
    const int index = m_choice->index();
    if (!answer || index < 0 || index >= static_cast<int>(answer->workloads.size()))
        return nullptr;
    return &answer->workloads[static_cast<std::size_t>(index)];
}

void SizingPage::showAnswer()
{
    m_choice->show(*openProject().recommendation());
    const domain::WorkloadRecommendation *workload = shownWorkload();
    if (!workload)
        return;
    const text::Style style = textStyle();
    const domain::Catalogue &catalogue = openProject().catalogue();
    const bool training = workload->sizing.indicators.checkpointSize.has_value();
    m_sizing.show(workload->sizing, training, catalogue);
    m_table->table().setStyleOfTexts(style);
    hideForeignColumns(training);
    if (m_table->table().currentRow() < 0) {
        const domain::Candidate *best = workload->funnel.best();
        m_table->table().selectRow(best ? best->gpuId : m_sizing.idAt(0));
    }
    showAccelerator(m_table->table().currentRow());
    m_indicators->setFigures(items::figuresOf(workload->sizing.indicators), style);
    m_notes->setReasons(workload->sizing.notes, style);
    m_chart->setContent(charts::buildMemoryChart(*workload, catalogue, chartTheme(), style),
                        charts::memoryTable(*workload, catalogue, style), style);
}

void SizingPage::hideForeignColumns(bool training)
{
    widgets::DataTable &table = m_table->table();
    table.setColumnHidden(m_sizing.columnOf(Heading::RunTime), !training);
    for (const Heading heading : {Heading::Replicas, Heading::TimeToFirstToken, Heading::TimePerToken})
        table.setColumnHidden(m_sizing.columnOf(heading), training);
}

void SizingPage::showAccelerator(int row)
{
    if (row < 0 || row >= m_sizing.rowCount()) {
        m_acceleratorFigures->setFigures({}, textStyle());
        return;
    }
    const items::SizingRow &shown = m_sizing.rowAt(row);
    m_acceleratorFigures->setFigures(items::figuresOf(shown.sizing), textStyle());
    m_tabs->setTabText(0, tr("Figures on %1").arg(shown.gpuName));
}

void SizingPage::retranslate()
{
    m_table->setTitle(tr("GPUs"));
    m_table->table().setAccessibleName(tr("What the workload needs on each GPU"));
    m_chartCard->setTitle(tr("Memory"));
    m_detail->setTitle(tr("Where the figures come from"));
    m_tabs->setAccessibleName(tr("Where the figures come from"));
    m_tabs->setTabText(0, tr("Figures"));
    m_tabs->setTabText(1, tr("Hard indicators"));
    m_tabs->setTabText(2, tr("Notes"));
}

} // namespace xj::pages
