// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/project.h"
#include "models/project/open_project.h"

#include <QAbstractTableModel>
#include <QElapsedTimer>

#include <functional>
#include <optional>
#include <vector>

namespace xj::items {

/// One entry of a form: the JSON key that names it, and how it is read from and written to the project. An
/// invalid QVariant is an entry left empty, which takes the documented default.
struct FormField
{
    QString key;
    std::function<QVariant(const domain::Project &)> read;
    std::function<void(domain::Project &, const QVariant &)> write;
};

/// A form as a model of one row for QDataWidgetMapper: columns are fields, EditRole the raw value (number,
/// text, list, date, or the int of an enumeration). Setting a value is an undoable edit; repeated edits of
/// the same field within a second are one.
class ProjectForm : public QAbstractTableModel
{
    Q_OBJECT

public:
    ProjectForm(project::OpenProject &project, std::vector<FormField> fields, QObject *parent = nullptr);

    [[nodiscard]] int columnOf(const QString &key) const; ///< -1: no such field
    [[nodiscard]] QString keyAt(int column) const;
    [[nodiscard]] QVariant value(const QString &key) const;
    /// The JSON path of a field in the project file, where errors and defaults are placed.
    [[nodiscard]] virtual QString pathOf(const QString &key) const;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role) override;

protected:
    /// Name of the workload that an edit concerns, if any.
    [[nodiscard]] virtual QString subject() const { return {}; }
    void refresh();
    [[nodiscard]] project::OpenProject &openProject() const { return m_project; }

private:
    project::OpenProject &m_project;
    std::vector<FormField> m_fields;
    std::vector<QVariant> m_shown;
    QElapsedTimer m_sinceEdit;
    int m_lastColumn = -1;
};

/// The project as a whole: title, currency, horizon, growth, constraints.
class OverallForm : public ProjectForm
{
public:
    explicit OverallForm(project::OpenProject &project, QObject *parent = nullptr);

    [[nodiscard]] QString pathOf(const QString &key) const override;
};

/// One workload. Fields of the other kind of workload read as invalid and refuse to be set.
class WorkloadForm : public ProjectForm
{
    Q_OBJECT

public:
    explicit WorkloadForm(project::OpenProject &project, QObject *parent = nullptr);

    void setWorkload(int index);
    [[nodiscard]] int workload() const { return *m_workload; }
    [[nodiscard]] const domain::Workload *current() const;
    [[nodiscard]] QString pathOf(const QString &key) const override;

protected:
    [[nodiscard]] QString subject() const override;

private:
    WorkloadForm(project::OpenProject &project, std::shared_ptr<int> workload, QObject *parent);

    std::shared_ptr<int> m_workload;
};

} // namespace xj::items
