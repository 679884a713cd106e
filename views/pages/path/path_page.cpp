// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/path/path_page.h"

#include "views/charts/chart_view.h"
#include "views/charts/charts.h"
#include "views/pages/path/stage_card.h"
#include "views/pages/sentence_list.h"
#include "views/widgets/card.h"
#include "views/widgets/data_table.h"
#include "views/widgets/table_card.h"

#include <QHBoxLayout>
#include <QVBoxLayout>

namespace xj::pages {

PathPage::PathPage(project::OpenProject &project, QWidget *parent)
    : Page(project, parent)
    , m_chartCard(new widgets::Card(this))
    , m_chart(new charts::ChartView(m_chartCard))
    , m_table(new widgets::TableCard(m_stages, QStringLiteral("stageTable"), this))
    , m_notesCard(new widgets::Card(this))
    , m_notes(new SentenceList(m_notesCard))
{
    m_chart->setObjectName(QStringLiteral("capacityChart"));
    m_chart->setMinimumHeight(fontMetrics().height() * 17);
    m_chartCard->content()->addWidget(m_chart);
    m_notesCard->content()->addWidget(m_notes);
    m_table->setFilterShown(false);
    m_table->table().setSortingEnabled(false);
    m_table->table().setVisibleRows(9);
    auto *stages = new QHBoxLayout;
    stages->setSpacing(12);
    for (StageCard *&card : m_cards) {
        card = new StageCard(this);
        stages->addWidget(card, 1);
    }
    QVBoxLayout *column = addScrollColumn();
    column->addLayout(stages);
    column->addWidget(m_table);
    column->addWidget(m_chartCard, 1);
    column->addWidget(m_notesCard);
    retranslate();
}

void PathPage::showAnswer()
{
    const domain::StagedPath &path = openProject().recommendation()->path;
    const text::Style style = textStyle();
    for (std::size_t i = 0; i < m_cards.size(); ++i) {
        m_cards[i]->setVisible(i < path.stages.size());
        if (i < path.stages.size())
            m_cards[i]->show(path.stages[i], style);
    }
    m_stages.show(path, openProject().catalogue());
    m_table->table().setStyleOfTexts(style);
    m_table->table().updateGeometry();
    m_notes->setReasons(path.notes, style);
    m_notesCard->setVisible(!path.notes.empty());
    m_chart->setContent(charts::buildCapacityChart(path, chartTheme(), style),
                        charts::capacityTable(path, style), style);
}

void PathPage::retranslate()
{
    m_chartCard->setTitle(tr("Demand and capacity"));
    m_table->setTitle(tr("What runs when"));
    m_table->table().setAccessibleName(tr("Configurations of each stage"));
    m_notesCard->setTitle(tr("Notes"));
}

} // namespace xj::pages
