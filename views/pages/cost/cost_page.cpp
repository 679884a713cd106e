// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/cost/cost_page.h"

#include "views/charts/chart_view.h"
#include "views/charts/charts.h"
#include "views/pages/cost/assumption_delegate.h"
#include "views/pages/sentence_list.h"
#include "views/text/sentences.h"
#include "views/widgets/card.h"
#include "views/widgets/data_table.h"
#include "views/widgets/figure_panel.h"
#include "views/widgets/table_card.h"

#include <QGridLayout>
#include <QVBoxLayout>

namespace xj::pages {

using widgets::Card;
using widgets::TableCard;

namespace {
constexpr int kChartLines = 19; ///< height of a chart in lines of text
}

CostPage::CostPage(project::OpenProject &project, QWidget *parent)
    : Page(project, parent)
    , m_assumptions(project)
    , m_costCard(new TableCard(m_costs, QStringLiteral("costTable"), this))
    , m_tcoCard(new Card(this))
    , m_cumulativeCard(new Card(this))
    , m_unitCostCard(new Card(this))
    , m_tco(addChart(m_tcoCard, QStringLiteral("tcoChart")))
    , m_cumulative(addChart(m_cumulativeCard, QStringLiteral("cumulativeChart")))
    , m_unitCost(addChart(m_unitCostCard, QStringLiteral("unitCostChart")))
    , m_notesCard(new Card(this))
    , m_notes(new SentenceList(m_notesCard))
    , m_assumptionCard(new TableCard(m_assumptions, QStringLiteral("assumptionTable"), this))
    , m_figureCard(new Card(this))
    , m_figures(new widgets::FigurePanel(QStringLiteral("cost"), m_figureCard))
{
    m_costCard->setFilterShown(false);
    m_costCard->table().setSortingEnabled(false);
    m_costCard->table().setVisibleRows(16);
    m_assumptionCard->table().setItemDelegate(new AssumptionDelegate(&m_assumptionCard->table()));
    m_assumptionCard->table().setMinimumHeight(fontMetrics().height() * 22);
    m_figureCard->content()->addWidget(m_figures);
    m_figures->setMinimumHeight(fontMetrics().height() * 16);
    m_notesCard->content()->addWidget(m_notes);
    auto *charts = new QGridLayout;
    charts->setSpacing(12);
    charts->addWidget(m_costCard, 0, 0);
    charts->addWidget(m_tcoCard, 0, 1);
    charts->addWidget(m_cumulativeCard, 1, 0);
    charts->addWidget(m_unitCostCard, 1, 1);
    charts->setColumnStretch(0, 1);
    charts->setColumnStretch(1, 1);
    QVBoxLayout *column = addScrollColumn();
    column->addWidget(m_notesCard);
    column->addLayout(charts);
    column->addWidget(m_figureCard);
    column->addWidget(m_assumptionCard);
    retranslate();
}

charts::ChartView *CostPage::addChart(Card *card, const QString &name)
{
    auto *view = new charts::ChartView(card);
    view->setObjectName(name);
    view->setMinimumHeight(fontMetrics().height() * kChartLines);
    card->content()->addWidget(view, 1);
    return view;
}

void CostPage::showAnswer()
{
    const domain::Tco &tco = openProject().recommendation()->tco;
    const text::Style style = textStyle();
    m_costs.show(tco);
    m_costCard->table().setStyleOfTexts(style);
    m_costCard->table().updateGeometry();
    m_assumptions.setRows(tco.assumptions);
    m_assumptionCard->table().setStyleOfTexts(style);
    std::vector<domain::Reason> notes{tco.breakEven.statement};
    notes.insert(notes.end(), tco.notes.begin(), tco.notes.end());
    m_notes->setReasons(notes, style);
    std::vector<domain::Figure> figures = items::figuresOf(tco.breakEven);
    if (const domain::OptionCost *cheapest = tco.cheapest ? tco.option(*tco.cheapest) : nullptr) {
        const std::vector<domain::Figure> more = items::figuresOf(*cheapest);
        figures.insert(figures.end(), more.begin(), more.end());
        m_figureCard->setExplanation(tr("Break-even, and the totals of the cheapest option: %1.")
                                         .arg(text::optionName(*tco.cheapest)));
    }
    m_figures->setFigures(std::move(figures), style);
    showCharts(tco);
}

void CostPage::showCharts(const domain::Tco &tco)
{
    const text::Style style = textStyle();
    const charts::ChartTheme theme = chartTheme();
    m_tco->setContent(charts::buildTcoChart(tco, theme, style), charts::tcoTable(tco, style), style);
    m_cumulative->setContent(charts::buildCumulativeCostChart(tco, theme, style),
                             charts::cumulativeCostTable(tco, style), style);
    m_unitCost->setContent(charts::buildUnitCostChart(tco.breakEven, theme, style),
                           charts::unitCostTable(tco.breakEven, style), style);
}

void CostPage::retranslate()
{
    m_notesCard->setTitle(tr("Rent or build"));
    m_costCard->setTitle(tr("Cost over the horizon, present value"));
    m_costCard->table().setAccessibleName(tr("Cost of each option by category"));
    m_tcoCard->setTitle(tr("By category"));
    m_cumulativeCard->setTitle(tr("Month by month"));
    m_unitCostCard->setTitle(tr("By utilisation"));
    m_figureCard->setTitle(tr("Where the figures come from"));
    m_assumptionCard->setTitle(tr("Assumptions"));
    m_assumptionCard->setExplanation(tr("Type over a value to make it your own; empty the entry to go back "
                                        "to the default. Own values are bold."));
    m_assumptionCard->table().setAccessibleName(tr("Assumptions of the cost model"));
}

} // namespace xj::pages
