// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/needs/needs_page.h"

#include "views/pages/needs/expansion_delegate.h"
#include "views/pages/needs/workload_panel.h"
#include "views/pages/needs/workload_specs.h"
#include "views/widgets/card.h"
#include "views/widgets/data_table.h"
#include "views/widgets/field_form.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QPushButton>
#include <QScrollArea>
#include <QTabWidget>
#include <QVBoxLayout>

namespace xj::pages {

using widgets::Card;
using widgets::DataTable;
using widgets::FieldForm;

namespace {

QScrollArea *scrolled(QWidget *content, QWidget *parent)
{
    auto *scroll = new QScrollArea(parent);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setWidget(content);
    content->setBackgroundRole(QPalette::Window);
    return scroll;
}

std::vector<widgets::FieldSpec> growthSpecs()
{
    return {{QStringLiteral("monthly_growth_ratio"),
             widgets::FieldKind::Number,
             domain::Unit::Ratio,
             widgets::NumberRange{-0.5, 1.0, 2, false, true},
             {},
             {}}};
}

} // namespace

NeedsPage::NeedsPage(project::OpenProject &project, QWidget *parent)
    : Page(project, parent)
    , m_list(project)
    , m_overall(project)
    , m_events(project)
    , m_tabs(new QTabWidget(this))
{
    m_tabs->setObjectName(QStringLiteral("needsTabs"));
    m_tabs->setDocumentMode(true);
    m_tabs->addTab(newWorkloadTab(), QString());
    m_tabs->addTab(newConstraintTab(), QString());
    m_tabs->addTab(newExpansionTab(), QString());
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(16, 10, 16, 0);
    layout->addWidget(m_tabs);
    connect(&project, &project::OpenProject::errorsChanged, this, &NeedsPage::showErrors);
    connect(&project, &project::OpenProject::loaded, this, [this] { selectWorkload(0); });
    connect(&project, &project::OpenProject::valueChanged, this, &NeedsPage::updateButtons);
    retranslate();
    selectWorkload(0);
    showErrors();
}

QWidget *NeedsPage::newWorkloadTab()
{
    auto *tab = new QWidget(this);
    m_listCard = new Card(tab);
    m_workloads = new DataTable(m_list, QStringLiteral("workloadList"), m_listCard);
    m_workloads->setSelectionMode(QAbstractItemView::SingleSelection);
    m_workloads->setSortingEnabled(false);
    m_addTraining = new QPushButton(m_listCard);
    m_addInference = new QPushButton(m_listCard);
    m_duplicate = new QPushButton(m_listCard);
    m_remove = new QPushButton(m_listCard);
    m_addTraining->setObjectName(QStringLiteral("addTraining"));
    m_addInference->setObjectName(QStringLiteral("addInference"));
    m_duplicate->setObjectName(QStringLiteral("duplicateWorkload"));
    m_remove->setObjectName(QStringLiteral("removeWorkload"));
    auto *buttons = new QGridLayout;
    buttons->addWidget(m_addTraining, 0, 0);
    buttons->addWidget(m_addInference, 0, 1);
    buttons->addWidget(m_duplicate, 1, 0);
    buttons->addWidget(m_remove, 1, 1);
    m_listCard->content()->addWidget(m_workloads, 1);
    m_listCard->content()->addLayout(buttons);
    m_listCard->setFixedWidth(fontMetrics().horizontalAdvance(u'0') * 32);
    m_panel = new WorkloadPanel(openProject(), m_list, tab);
    auto *layout = new QHBoxLayout(tab);
    layout->setContentsMargins(0, 12, 0, 12);
    layout->setSpacing(12);
    layout->addWidget(m_listCard);
    layout->addWidget(scrolled(m_panel, tab), 1);
    connect(m_workloads, &DataTable::currentRowChanged, this, [this](int row) {
        if (row >= 0)
            m_panel->setWorkload(row);
        updateButtons();
        showErrors();
    });
    connect(m_addTraining, &QPushButton::clicked, this,
            [this] { selectWorkload(m_list.add(tr("Training"), items::WorkloadKind::Training)); });
    connect(m_addInference, &QPushButton::clicked, this,
            [this] { selectWorkload(m_list.add(tr("Service"), items::WorkloadKind::Inference)); });
    connect(m_duplicate, &QPushButton::clicked, this,
            [this] { selectWorkload(m_list.duplicate(m_workloads->currentRow())); });
    connect(m_remove, &QPushButton::clicked, this, [this] {
        const int row = m_workloads->currentRow();
        m_list.remove(row);
        selectWorkload(std::min(row, m_list.rowCount() - 1));
    });
    return tab;
}

QWidget *NeedsPage::newConstraintTab()
{
    auto *tab = new QWidget(this);
    m_projectCard = new Card(tab);
    m_projectForm = new FieldForm(m_overall, projectSpecs(), 4, m_projectCard);
    m_projectCard->content()->addWidget(m_projectForm);
    m_constraintCard = new Card(tab);
    m_constraintForm = new FieldForm(m_overall, constraintSpecs(), 3, m_constraintCard);
    m_constraintCard->content()->addWidget(m_constraintForm);
    auto *layout = new QVBoxLayout(tab);
    layout->setContentsMargins(0, 12, 0, 12);
    layout->setSpacing(12);
    layout->addWidget(m_projectCard);
    layout->addWidget(m_constraintCard);
    layout->addStretch();
    return scrolled(tab, this);
}

QWidget *NeedsPage::newExpansionTab()
{
    auto *tab = new QWidget(this);
    m_growthCard = new Card(tab);
    m_growthForm = new FieldForm(m_overall, growthSpecs(), 3, m_growthCard);
    m_growthCard->content()->addWidget(m_growthForm);
    m_eventCard = new Card(tab);
    m_eventTable = new DataTable(m_events, QStringLiteral("expansionEvents"), m_eventCard);
    m_eventTable->setItemDelegate(new ExpansionDelegate(openProject(), m_eventTable));
    m_eventTable->setSortingEnabled(false);
    m_addEvent = new QPushButton(m_eventCard);
    m_removeEvent = new QPushButton(m_eventCard);
    m_addEvent->setObjectName(QStringLiteral("addEvent"));
    m_removeEvent->setObjectName(QStringLiteral("removeEvent"));
    m_eventCard->addAction(m_addEvent);
    m_eventCard->addAction(m_removeEvent);
    m_eventCard->content()->addWidget(m_eventTable, 1);
    auto *layout = new QVBoxLayout(tab);
    layout->setContentsMargins(0, 12, 0, 12);
    layout->setSpacing(12);
    layout->addWidget(m_growthCard);
    layout->addWidget(m_eventCard, 1);
    connect(m_addEvent, &QPushButton::clicked, this, [this] { m_events.add(); });
    connect(m_removeEvent, &QPushButton::clicked, this,
            [this] { m_events.remove(m_eventTable->currentRow()); });
    connect(m_eventTable, &DataTable::currentRowChanged, this, &NeedsPage::updateButtons);
    return tab;
}

void NeedsPage::selectWorkload(int row)
{
    m_workloads->selectSourceRow(row);
    m_panel->setWorkload(row);
    updateButtons();
}

void NeedsPage::updateButtons()
{
    const bool chosen = m_workloads->currentRow() >= 0;
    m_duplicate->setEnabled(chosen);
    m_remove->setEnabled(chosen);
    m_addEvent->setEnabled(m_list.rowCount() > 0);
    m_removeEvent->setEnabled(m_eventTable->currentRow() >= 0);
}

void NeedsPage::showErrors()
{
    m_panel->showErrors(textStyle());
    for (FieldForm *form : {m_projectForm, m_constraintForm, m_growthForm})
        form->setErrors(openProject().errors(), textStyle());
}

void NeedsPage::showAnswer()
{
    m_panel->showDefaults(textStyle());
    for (FieldForm *form : {m_projectForm, m_constraintForm, m_growthForm})
        form->setDefaults(openProject().recommendation()->defaults, textStyle());
    m_workloads->setStyleOfTexts(textStyle());
    m_eventTable->setStyleOfTexts(textStyle());
}

void NeedsPage::retranslate()
{
    m_tabs->setTabText(0, tr("Workloads"));
    m_tabs->setTabText(1, tr("Limits"));
    m_tabs->setTabText(2, tr("Expansion plan"));
    m_tabs->setAccessibleName(tr("Parts of the needs"));
    m_listCard->setTitle(tr("Workloads"));
    m_addTraining->setText(tr("Add training"));
    m_addInference->setText(tr("Add service"));
    m_duplicate->setText(tr("Duplicate"));
    m_remove->setText(tr("Remove"));
    m_workloads->setAccessibleName(tr("Workloads"));
    m_projectCard->setTitle(tr("Project"));
    m_constraintCard->setTitle(tr("What an offer must keep to"));
    m_constraintCard->setExplanation(tr("An entry left empty is not required."));
    m_growthCard->setTitle(tr("Steady growth"));
    m_eventCard->setTitle(tr("Planned changes"));
    m_eventCard->setExplanation(
        tr("From its month on, the workload is so many times as large, or runs another model."));
    m_addEvent->setText(tr("Add a change"));
    m_removeEvent->setText(tr("Remove the change"));
    m_eventTable->setAccessibleName(tr("Planned changes"));
    m_workloads->setStyleOfTexts(textStyle());
    m_eventTable->setStyleOfTexts(textStyle());
}

} // namespace xj::pages
