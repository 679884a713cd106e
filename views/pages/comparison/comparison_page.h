// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/items/candidate_table.h"
#include "views/pages/page.h"

QT_BEGIN_NAMESPACE
class QLabel;
class QTabWidget;
QT_END_NAMESPACE

namespace xj::charts {
class ChartView;
}

namespace xj::widgets {
class Card;
class DataTable;
class FigurePanel;
class TableCard;
} // namespace xj::widgets

namespace xj::pages {

class WorkloadChoice;

/// 比选: every offer with its verdict, layer by layer, and the reasons.
class ComparisonPage : public Page
{
    Q_OBJECT

public:
    explicit ComparisonPage(project::OpenProject &project, QWidget *parent = nullptr);

protected:
    void retranslate() override;
    void showAnswer() override;

private:
    void showCandidate(int row);
    void showRelaxation(const domain::Funnel &funnel);

    items::CandidateTable m_candidates;
    items::FindingTable m_findings;
    WorkloadChoice *m_choice = nullptr;
    widgets::Card *m_funnelCard = nullptr;
    charts::ChartView *m_funnel = nullptr;
    QLabel *m_relaxation = nullptr;
    widgets::TableCard *m_table = nullptr;
    widgets::Card *m_detail = nullptr;
    QTabWidget *m_tabs = nullptr;
    widgets::DataTable *m_findingTable = nullptr;
    widgets::FigurePanel *m_price = nullptr;
};

} // namespace xj::pages
