// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/items/project_form.h"

namespace xj::items {

namespace {
constexpr qint64 kContinuousMs = 1000;
}

ProjectForm::ProjectForm(project::OpenProject &project, std::vector<FormField> fields, QObject *parent)
    : QAbstractTableModel(parent)
    , m_project(project)
    , m_fields(std::move(fields))
    , m_shown(m_fields.size())
{
    for (std::size_t i = 0; i < m_fields.size(); ++i)
        m_shown[i] = m_fields[i].read(m_project.value());
    connect(&m_project, &project::OpenProject::valueChanged, this, &ProjectForm::refresh);
}

int ProjectForm::columnOf(const QString &key) const
{
    for (std::size_t i = 0; i < m_fields.size(); ++i) {
        if (m_fields[i].key == key)
            return static_cast<int>(i);
    }
    return -1;
}

QString ProjectForm::keyAt(int column) const
{
    return m_fields.at(static_cast<std::size_t>(column)).key;
}

QVariant ProjectForm::value(const QString &key) const
{
    const int column = columnOf(key);
    return column < 0 ? QVariant() : m_shown[static_cast<std::size_t>(column)];
}

QString ProjectForm::pathOf(const QString &key) const
{
    return key;
}

int ProjectForm::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : 1;
}

int ProjectForm::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_fields.size());
}

QVariant ProjectForm::data(const QModelIndex &index, int role) const
{
    if (role != Qt::EditRole || !checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    return m_shown[static_cast<std::size_t>(index.column())];
}

Qt::ItemFlags ProjectForm::flags(const QModelIndex &index) const
{
    return QAbstractTableModel::flags(index) | (index.isValid() ? Qt::ItemIsEditable : Qt::NoItemFlags);
}

bool ProjectForm::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (role != Qt::EditRole || !checkIndex(index, CheckIndexOption::IndexIsValid))
        return false;
    const FormField &field = m_fields[static_cast<std::size_t>(index.column())];
    const bool goesOn
        = m_lastColumn == index.column() && m_sinceEdit.isValid() && m_sinceEdit.elapsed() < kContinuousMs;
    m_lastColumn = index.column();
    m_sinceEdit.start();
    m_project.edit(
        {project::EditKind::ChangeField, field.key, subject()},
        [&](domain::Project &project) { field.write(project, value); },
        goesOn ? project::MergeMode::Continuous : project::MergeMode::Separate);
    return true;
}

void ProjectForm::refresh()
{
    for (std::size_t i = 0; i < m_fields.size(); ++i) {
        QVariant now = m_fields[i].read(m_project.value());
        if (now == m_shown[i] && now.isValid() == m_shown[i].isValid())
            continue;
        m_shown[i] = std::move(now);
        const QModelIndex changed = index(0, static_cast<int>(i));
        Q_EMIT dataChanged(changed, changed);
    }
}

} // namespace xj::items
