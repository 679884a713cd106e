// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/items/project_form.h"
#include "models/items/workload_list.h"

#include <QWidget>

namespace xj::text {
struct Style;
}

namespace xj::widgets {
class Card;
class CodeCombo;
class FieldForm;
class TextEdit;
} // namespace xj::widgets

QT_BEGIN_NAMESPACE
class QLabel;
QT_END_NAMESPACE

namespace xj::pages {

/// The form of one workload: name and kind, model, and what the training or the service needs.
class WorkloadPanel : public QWidget
{
    Q_OBJECT

public:
    WorkloadPanel(project::OpenProject &project, items::WorkloadList &list, QWidget *parent = nullptr);

    void setWorkload(int row);
    void showDefaults(const text::Style &style);
    void showErrors(const text::Style &style);

protected:
    void changeEvent(QEvent *event) override;

private:
    /// How the model is given, and how the load of a service is given: what the user chose to fill in.
    enum class ModelEntry { Library, OwnFigures, ParameterCount };
    enum class LoadEntry { InFlight, Visits };

    void retranslate();
    void refresh();
    void readEntries();
    void chooseModelEntry(ModelEntry entry);
    void chooseLoadEntry(LoadEntry entry);
    void rename();
    [[nodiscard]] bool modelFieldShown(const QString &key) const;
    [[nodiscard]] bool inferenceFieldShown(const QString &key) const;
    [[nodiscard]] bool trainingFieldShown(const QString &key) const;

    project::OpenProject &m_project;
    items::WorkloadList &m_list;
    items::WorkloadForm m_form;
    ModelEntry m_modelEntry = ModelEntry::Library;
    LoadEntry m_loadEntry = LoadEntry::InFlight;
    widgets::Card *m_modelCard = nullptr;
    widgets::Card *m_needCard = nullptr;
    QLabel *m_nameLabel = nullptr;
    QLabel *m_kindLabel = nullptr;
    QLabel *m_modelEntryLabel = nullptr;
    QLabel *m_loadEntryLabel = nullptr;
    QLabel *m_nameProblem = nullptr;
    widgets::TextEdit *m_name = nullptr;
    widgets::CodeCombo *m_kind = nullptr;
    widgets::CodeCombo *m_modelEntryCombo = nullptr;
    widgets::CodeCombo *m_loadEntryCombo = nullptr;
    widgets::FieldForm *m_model = nullptr;
    widgets::FieldForm *m_training = nullptr;
    widgets::FieldForm *m_inference = nullptr;
};

} // namespace xj::pages
