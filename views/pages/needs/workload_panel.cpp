// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/needs/workload_panel.h"

#include "views/pages/needs/workload_specs.h"
#include "views/text/sentences.h"
#include "views/widgets/card.h"
#include "views/widgets/cell_text.h"
#include "views/widgets/code_combo.h"
#include "views/widgets/field_form.h"
#include "views/widgets/text_edits.h"

#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QVBoxLayout>

namespace xj::pages {

using widgets::Card;
using widgets::CodeCombo;
using widgets::FieldForm;

namespace {
constexpr int kColumns = 3;
}

WorkloadPanel::WorkloadPanel(project::OpenProject &project, items::WorkloadList &list, QWidget *parent)
    : QWidget(parent)
    , m_project(project)
    , m_list(list)
    , m_form(project)
    , m_modelCard(new Card(this))
    , m_needCard(new Card(this))
    , m_nameLabel(new QLabel(this))
    , m_kindLabel(new QLabel(this))
    , m_modelEntryLabel(new QLabel(this))
    , m_loadEntryLabel(new QLabel(this))
    , m_nameProblem(new QLabel(this))
    , m_name(new widgets::TextEdit(this))
    , m_kind(new CodeCombo(
          {0, 1},
          [](const QVariant &code) {
              return widgets::workloadKindName(static_cast<items::WorkloadKind>(code.toInt()));
          },
          this))
    , m_modelEntryCombo(new CodeCombo(
          {0, 1, 2},
          [](const QVariant &code) {
              switch (static_cast<ModelEntry>(code.toInt())) {
              case ModelEntry::Library:
                  return tr("A model of the library");
              case ModelEntry::OwnFigures:
                  return tr("A model's own figures");
              case ModelEntry::ParameterCount:
                  return tr("The parameter count alone");
              }
              return QString();
          },
          this))
    , m_loadEntryCombo(new CodeCombo(
          {0, 1},
          [](const QVariant &code) {
              return code.toInt() == 0 ? tr("Requests in flight at the peak") : tr("Visits per day");
          },
          this))
    , m_model(new FieldForm(m_form, modelSpecs(), kColumns, this))
    , m_training(new FieldForm(m_form, trainingSpecs(), kColumns, this))
    , m_inference(new FieldForm(m_form, inferenceSpecs(), kColumns, this))
{
    m_name->setObjectName(QStringLiteral("workloadName"));
    m_kind->setObjectName(QStringLiteral("workloadKind"));
    m_modelEntryCombo->setObjectName(QStringLiteral("modelEntry"));
    m_loadEntryCombo->setObjectName(QStringLiteral("loadEntry"));
    m_nameProblem->setWordWrap(true);
    m_nameProblem->hide();
    auto *head = new QGridLayout;
    head->setHorizontalSpacing(16);
    head->setVerticalSpacing(3);
    int column = 0;
    for (const auto &[label, editor] : {std::pair<QLabel *, QWidget *>{m_nameLabel, m_name},
                                        {m_kindLabel, m_kind},
                                        {m_modelEntryLabel, m_modelEntryCombo}}) {
        label->setBuddy(editor);
        head->addWidget(label, 0, column);
        head->addWidget(editor, 1, column);
        head->setColumnStretch(column++, 1);
    }
    head->addWidget(m_nameProblem, 2, 0);
    m_modelCard->content()->addLayout(head);
    m_modelCard->content()->addWidget(m_model);
    auto *load = new QGridLayout;
    load->setHorizontalSpacing(16);
    load->setVerticalSpacing(3);
    m_loadEntryLabel->setBuddy(m_loadEntryCombo);
    load->addWidget(m_loadEntryLabel, 0, 0);
    load->addWidget(m_loadEntryCombo, 1, 0);
    for (int i = 0; i < kColumns; ++i)
        load->setColumnStretch(i, 1);
    m_needCard->content()->addLayout(load);
    m_needCard->content()->addWidget(m_inference);
    m_needCard->content()->addWidget(m_training);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(12);
    layout->addWidget(m_modelCard);
    layout->addWidget(m_needCard);
    layout->addStretch();

    connect(m_name, &widgets::EntryEdit::edited, this, &WorkloadPanel::rename);
    connect(m_kind, &CodeCombo::edited, this, [this] {
        m_form.setData(m_form.index(0, m_form.columnOf(QStringLiteral("kind"))), m_kind->code(),
                       Qt::EditRole);
    });
    connect(m_modelEntryCombo, &CodeCombo::edited, this,
            [this] { chooseModelEntry(static_cast<ModelEntry>(m_modelEntryCombo->code().toInt())); });
    connect(m_loadEntryCombo, &CodeCombo::edited, this,
            [this] { chooseLoadEntry(static_cast<LoadEntry>(m_loadEntryCombo->code().toInt())); });
    connect(&m_project, &project::OpenProject::valueChanged, this, &WorkloadPanel::refresh);
    connect(&m_project, &project::OpenProject::catalogueChanged, this,
            [this] { m_model->setCatalogue(m_project.catalogue()); });
    m_model->setCatalogue(m_project.catalogue());
    retranslate();
    refresh();
}

void WorkloadPanel::setWorkload(int row)
{
    m_form.setWorkload(row);
    if (const domain::Workload *workload = m_form.current()) {
        m_modelEntry = !workload->model.libraryId.isEmpty() ? ModelEntry::Library
            : workload->model.own.layers                    ? ModelEntry::OwnFigures
                                                            : ModelEntry::ParameterCount;
        const domain::InferenceNeed *service = workload->inference();
        m_loadEntry = service && service->dailyVisits && !service->peakConcurrency ? LoadEntry::Visits
                                                                                   : LoadEntry::InFlight;
    }
    refresh();
}

/// What the value says outweighs what was chosen, where the two differ: after undo, or another project.
void WorkloadPanel::readEntries()
{
    const domain::Workload *workload = m_form.current();
    if (!workload)
        return;
    if (!workload->model.libraryId.isEmpty())
        m_modelEntry = ModelEntry::Library;
    else if (workload->model.own.layers)
        m_modelEntry = ModelEntry::OwnFigures;
    else if (m_modelEntry == ModelEntry::Library)
        m_modelEntry = ModelEntry::ParameterCount;
    if (const domain::InferenceNeed *service = workload->inference()) {
        if (service->dailyVisits && !service->peakConcurrency)
            m_loadEntry = LoadEntry::Visits;
        else if (service->peakConcurrency && !service->dailyVisits)
            m_loadEntry = LoadEntry::InFlight;
    }
}

void WorkloadPanel::refresh()
{
    const domain::Workload *workload = m_form.current();
    setVisible(workload != nullptr);
    if (!workload)
        return;
    readEntries();
    m_name->setValue(workload->name);
    m_kind->setCode(workload->isTraining() ? 0 : 1);
    m_modelEntryCombo->setCode(static_cast<int>(m_modelEntry));
    m_loadEntryCombo->setCode(static_cast<int>(m_loadEntry));
    m_model->setShown([this](const QString &key) { return modelFieldShown(key); });
    m_training->setShown([this](const QString &key) { return trainingFieldShown(key); });
    m_inference->setShown([this](const QString &key) { return inferenceFieldShown(key); });
    m_training->setVisible(workload->isTraining());
    m_inference->setVisible(!workload->isTraining());
    m_loadEntryCombo->setVisible(!workload->isTraining());
    m_loadEntryLabel->setVisible(!workload->isTraining());
    m_needCard->setTitle(workload->isTraining() ? tr("Training") : tr("Service"));
}

bool WorkloadPanel::modelFieldShown(const QString &key) const
{
    switch (m_modelEntry) {
    case ModelEntry::Library:
        return key == u"model";
    case ModelEntry::OwnFigures:
        return key != u"model";
    case ModelEntry::ParameterCount:
        return key == u"params_b" || key == u"active_params_b";
    }
    return false;
}

bool WorkloadPanel::trainingFieldShown(const QString &key) const
{
    const domain::Workload *workload = m_form.current();
    const domain::TrainingNeed *need = workload ? workload->training() : nullptr;
    const bool adapter = need
        && (need->method == domain::TrainingMethod::Lora || need->method == domain::TrainingMethod::Qlora);
    return key != u"lora_rank" || adapter;
}

bool WorkloadPanel::inferenceFieldShown(const QString &key) const
{
    if (key == u"peak_concurrency")
        return m_loadEntry == LoadEntry::InFlight;
    if (key == u"daily_visits" || key == u"requests_per_visit" || key == u"peak_factor")
        return m_loadEntry == LoadEntry::Visits;
    return true;
}

void WorkloadPanel::chooseModelEntry(ModelEntry entry)
{
    const domain::Workload *workload = m_form.current();
    if (!workload || entry == m_modelEntry)
        return;
    m_modelEntry = entry;
    domain::ModelChoice choice = workload->model;
    const domain::ModelArchitecture *known = m_project.catalogue().model(choice.libraryId);
    if (entry == ModelEntry::Library) {
        const auto &models = m_project.catalogue().models();
        choice = {models.empty() ? QString() : models.front().id, {}};
    } else {
        // Start from the library's figures, so that one of them can be changed.
        if (known)
            choice.own = *known;
        choice.own.id.clear();
        choice.libraryId.clear();
        if (entry == ModelEntry::ParameterCount) {
            domain::ModelArchitecture count;
            count.parametersBillion = choice.own.parametersBillion;
            count.activeParametersBillion = choice.own.activeParametersBillion;
            choice.own = count;
        }
    }
    const auto row = static_cast<std::size_t>(m_form.workload());
    m_project.edit({project::EditKind::ChangeField, QStringLiteral("model"), workload->name},
                   [&](domain::Project &project) { project.workloads.at(row).model = choice; });
    refresh();
}

void WorkloadPanel::chooseLoadEntry(LoadEntry entry)
{
    const domain::Workload *workload = m_form.current();
    if (!workload || !workload->inference() || entry == m_loadEntry)
        return;
    m_loadEntry = entry;
    const auto row = static_cast<std::size_t>(m_form.workload());
    // Only one of the two may hold; the other is taken back with undo.
    m_project.edit(
        {project::EditKind::ChangeField,
         entry == LoadEntry::InFlight ? QStringLiteral("peak_concurrency") : QStringLiteral("daily_visits"),
         workload->name},
        [&](domain::Project &project) {
            auto &need = std::get<domain::InferenceNeed>(project.workloads.at(row).need);
            if (entry == LoadEntry::InFlight) {
                need.dailyVisits.reset();
                need.requestsPerVisit.reset();
                need.peakFactor.reset();
            } else {
                need.peakConcurrency.reset();
            }
        });
    refresh();
}

void WorkloadPanel::rename()
{
    const bool renamed = m_list.setData(m_list.index(m_form.workload(), 0), m_name->value(), Qt::EditRole);
    const QString sentence
        = renamed ? QString() : tr("Another workload has this name, or the name is empty.");
    m_name->setOutsideProblem(sentence);
    m_nameProblem->setText(sentence);
    m_nameProblem->setVisible(!renamed);
}

void WorkloadPanel::showDefaults(const text::Style &style)
{
    if (const domain::Recommendation *answer = m_project.recommendation()) {
        for (FieldForm *form : {m_model, m_training, m_inference})
            form->setDefaults(answer->defaults, style);
    }
}

void WorkloadPanel::showErrors(const text::Style &style)
{
    for (FieldForm *form : {m_model, m_training, m_inference})
        form->setErrors(m_project.errors(), style);
}

void WorkloadPanel::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void WorkloadPanel::retranslate()
{
    m_modelCard->setTitle(tr("Model"));
    m_nameLabel->setText(tr("Name of the workload"));
    m_kindLabel->setText(tr("Kind of work"));
    m_modelEntryLabel->setText(tr("Given by"));
    m_loadEntryLabel->setText(tr("Load given by"));
    m_name->setAccessibleName(m_nameLabel->text());
    m_kind->setAccessibleName(m_kindLabel->text());
    m_modelEntryCombo->setAccessibleName(tr("How the model is given"));
    m_loadEntryCombo->setAccessibleName(m_loadEntryLabel->text());
    refresh();
}

} // namespace xj::pages
