// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/items/project_form.h"
#include "models/items/workload_list.h"
#include "views/pages/page.h"

QT_BEGIN_NAMESPACE
class QLabel;
class QPushButton;
class QTabWidget;
class QToolButton;
QT_END_NAMESPACE

namespace xj::widgets {
class Card;
class DataTable;
class FieldForm;
} // namespace xj::widgets

namespace xj::pages {

class WorkloadPanel;

/// 需求: what is to be run, within which limits, and how it will grow.
class NeedsPage : public Page
{
    Q_OBJECT

public:
    explicit NeedsPage(project::OpenProject &project, QWidget *parent = nullptr);

protected:
    void retranslate() override;
    void showAnswer() override;

private:
    [[nodiscard]] QWidget *newWorkloadTab();
    [[nodiscard]] QWidget *newConstraintTab();
    [[nodiscard]] QWidget *newExpansionTab();
    void showErrors();
    void selectWorkload(int row);
    void updateButtons();

    items::WorkloadList m_list;
    items::OverallForm m_overall;
    items::ExpansionTable m_events;
    QTabWidget *m_tabs = nullptr;
    WorkloadPanel *m_panel = nullptr;
    widgets::DataTable *m_workloads = nullptr;
    widgets::DataTable *m_eventTable = nullptr;
    widgets::FieldForm *m_projectForm = nullptr;
    widgets::FieldForm *m_constraintForm = nullptr;
    widgets::FieldForm *m_growthForm = nullptr;
    widgets::Card *m_listCard = nullptr;
    widgets::Card *m_projectCard = nullptr;
    widgets::Card *m_constraintCard = nullptr;
    widgets::Card *m_growthCard = nullptr;
    widgets::Card *m_eventCard = nullptr;
    QPushButton *m_addTraining = nullptr;
    QPushButton *m_addInference = nullptr;
    QPushButton *m_duplicate = nullptr;
    QPushButton *m_remove = nullptr;
    QPushButton *m_addEvent = nullptr;
    QPushButton *m_removeEvent = nullptr;
};

} // namespace xj::pages
