// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/items/sizing_table.h"
#include "views/pages/page.h"

QT_BEGIN_NAMESPACE
class QTabWidget;
QT_END_NAMESPACE

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
class WorkloadChoice;

/// 选型: what a workload needs on each accelerator, and how each figure came about.
class SizingPage : public Page
{
    Q_OBJECT

public:
    explicit SizingPage(project::OpenProject &project, QWidget *parent = nullptr);

protected:
    void retranslate() override;
    void showAnswer() override;

private:
    [[nodiscard]] const domain::WorkloadRecommendation *shownWorkload() const;
    void showAccelerator(int row);
    void hideForeignColumns(bool training);

    items::SizingTable m_sizing;
    WorkloadChoice *m_choice = nullptr;
    widgets::TableCard *m_table = nullptr;
    widgets::Card *m_chartCard = nullptr;
    charts::ChartView *m_chart = nullptr;
    widgets::Card *m_detail = nullptr;
    QTabWidget *m_tabs = nullptr;
    widgets::FigurePanel *m_acceleratorFigures = nullptr;
    widgets::FigurePanel *m_indicators = nullptr;
    SentenceList *m_notes = nullptr;
};

} // namespace xj::pages
