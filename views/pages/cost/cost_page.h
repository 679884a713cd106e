// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/items/cost_tables.h"
#include "views/pages/page.h"

namespace xj::charts {
class ChartView;
}

namespace xj::widgets {
class Card;
class FigurePanel;
class TableCard;
} // namespace xj::widgets

namespace xj::pages {

class SentenceList;

/// 成本: rent against build and hybrid, when building pays, and every assumption behind it.
class CostPage : public Page
{
    Q_OBJECT

public:
    explicit CostPage(project::OpenProject &project, QWidget *parent = nullptr);

protected:
    void retranslate() override;
    void showAnswer() override;

private:
    [[nodiscard]] charts::ChartView *addChart(widgets::Card *card, const QString &name);
    void showCharts(const domain::Tco &tco);

    items::CostTable m_costs;
    items::AssumptionTable m_assumptions;
    widgets::TableCard *m_costCard = nullptr;
    widgets::Card *m_tcoCard = nullptr;
    widgets::Card *m_cumulativeCard = nullptr;
    widgets::Card *m_unitCostCard = nullptr;
    charts::ChartView *m_tco = nullptr;
    charts::ChartView *m_cumulative = nullptr;
    charts::ChartView *m_unitCost = nullptr;
    widgets::Card *m_notesCard = nullptr;
    SentenceList *m_notes = nullptr;
    widgets::TableCard *m_assumptionCard = nullptr;
    widgets::Card *m_figureCard = nullptr;
    widgets::FigurePanel *m_figures = nullptr;
};

} // namespace xj::pages
