// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/items/workload_list.h"

#include <algorithm>

namespace xj::items {

using domain::ExpansionEvent;
using domain::Project;
using domain::Unit;
using domain::Workload;
using project::EditKind;

namespace {

bool hasName(const Project &project, const QString &name)
{
    return std::any_of(project.workloads.begin(), project.workloads.end(),
                       [&name](const Workload &workload) { return workload.name == name; });
}

QString uniqueName(const Project &project, const QString &baseName)
{
    QString name = baseName;
    for (int number = 2; hasName(project, name); ++number)
        name = QStringLiteral("%1 %2").arg(baseName, QString::number(number));
    return name;
}

/// The list's row ids are positions: a rename then is a change of a row, not another list.
QString noId(const WorkloadRow &)
{
    return {};
}

QString eventId(const ExpansionEvent &)
{
    return {};
}

Cell eventModel(const ExpansionEvent &event)
{
    return event.model && !event.model->libraryId.isEmpty() ? Cell(event.model->libraryId) : Cell();
}

} // namespace

WorkloadList::WorkloadList(project::OpenProject &project, QObject *parent)
    : RowTable({{Heading::Workload, Unit::None, [](const WorkloadRow &row) -> Cell { return row.name; }},
                {Heading::WorkloadKind, Unit::None, [](const WorkloadRow &row) -> Cell { return row.kind; }}},
               noId, parent)
    , m_project(project)
{
    connect(&m_project, &project::OpenProject::valueChanged, this, &WorkloadList::refresh);
    refresh();
}

void WorkloadList::refresh()
{
    std::vector<WorkloadRow> rows;
    for (const Workload &workload : m_project.value().workloads)
        rows.push_back(
            {workload.name, workload.isTraining() ? WorkloadKind::Training : WorkloadKind::Inference});
    setRows(std::move(rows));
}

Qt::ItemFlags WorkloadList::flags(const QModelIndex &index) const
{
    const Qt::ItemFlags flags = RowTable::flags(index);
    return index.isValid() && index.column() == 0 ? flags | Qt::ItemIsEditable : flags;
}

bool WorkloadList::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (role != Qt::EditRole || !(flags(index) & Qt::ItemIsEditable))
        return false;
    const QString name = value.toString().trimmed();
    const QString old = rowAt(index.row()).name;
    if (name == old)
        return true;
    if (name.isEmpty() || hasName(m_project.value(), name))
        return false;
    const auto row = static_cast<std::size_t>(index.row());
    m_project.edit({EditKind::RenameWorkload, QStringLiteral("name"), name}, [&](Project &project) {
        project.workloads[row].name = name;
        for (ExpansionEvent &event : project.expansion.events) {
            if (event.workload == old)
                event.workload = name;
        }
    });
    return true;
}

int WorkloadList::add(const QString &baseName, WorkloadKind kind)
{
    const QString name = uniqueName(m_project.value(), baseName);
    m_project.edit({EditKind::AddWorkload, {}, name}, [&](Project &project) {
        Workload workload;
        workload.name = name;
        if (kind == WorkloadKind::Inference)
            workload.need = domain::InferenceNeed();
        // Something to start from: the first model of the library can be answered, an empty choice cannot.
        if (!m_project.catalogue().models().empty())
            workload.model.libraryId = m_project.catalogue().models().front().id;
        project.workloads.push_back(workload);
    });
    return rowCount() - 1;
}

int WorkloadList::duplicate(int row)
{
    const auto position = static_cast<std::size_t>(row);
    const QString name = uniqueName(m_project.value(), m_project.value().workloads.at(position).name);
    m_project.edit({EditKind::DuplicateWorkload, {}, name}, [&](Project &project) {
        Workload copy = project.workloads[position];
        copy.name = name;
        project.workloads.insert(project.workloads.begin() + row + 1, copy);
    });
    return row + 1;
}

void WorkloadList::remove(int row)
{
    const QString name = rowAt(row).name;
    m_project.edit({EditKind::RemoveWorkload, {}, name}, [&](Project &project) {
        project.workloads.erase(project.workloads.begin() + row);
        std::erase_if(project.expansion.events,
                      [&name](const ExpansionEvent &event) { return event.workload == name; });
    });
}

ExpansionTable::ExpansionTable(project::OpenProject &project, QObject *parent)
    : RowTable(
        {{Heading::Month, Unit::None, [](const ExpansionEvent &event) { return countCell(event.month); }},
         {Heading::Workload, Unit::None, [](const ExpansionEvent &event) -> Cell { return event.workload; }},
         {Heading::Scale, Unit::None,
          [](const ExpansionEvent &event) { return quantityCell(event.scale, Unit::None); }},
         {Heading::Model, Unit::None, eventModel}},
        eventId, parent)
    , m_project(project)
{
    connect(&m_project, &project::OpenProject::valueChanged, this, &ExpansionTable::refresh);
    refresh();
}

void ExpansionTable::refresh()
{
    setRows(m_project.value().expansion.events);
}

Qt::ItemFlags ExpansionTable::flags(const QModelIndex &index) const
{
    const Qt::ItemFlags flags = RowTable::flags(index);
    return index.isValid() ? flags | Qt::ItemIsEditable : flags;
}

bool ExpansionTable::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (role != Qt::EditRole || !index.isValid())
        return false;
    ExpansionEvent event = rowAt(index.row());
    switch (columns()[static_cast<std::size_t>(index.column())].heading) {
    case Heading::Month:
        event.month = value.toInt();
        break;
    case Heading::Workload:
        event.workload = value.toString();
        break;
    case Heading::Scale:
        event.scale = value.isValid() ? std::optional(value.toDouble()) : std::nullopt;
        break;
    case Heading::Model:
        event.model = value.toString().isEmpty() ? std::nullopt
                                                 : std::optional(domain::ModelChoice{value.toString(), {}});
        break;
    default:
        return false;
    }
    const auto row = static_cast<std::size_t>(index.row());
    m_project.edit({EditKind::ChangeExpansion, {}, event.workload},
                   [&](Project &project) { project.expansion.events.at(row) = event; });
    return true;
}

void ExpansionTable::add()
{
    const Project &now = m_project.value();
    if (now.workloads.empty())
        return;
    const ExpansionEvent event{std::max(1, now.horizonMonths / 2), now.workloads.front().name, 2.0,
                               std::nullopt};
    m_project.edit({EditKind::ChangeExpansion, {}, event.workload},
                   [&event](Project &project) { project.expansion.events.push_back(event); });
}

void ExpansionTable::remove(int row)
{
    m_project.edit({EditKind::ChangeExpansion, {}, rowAt(row).workload}, [row](Project &project) {
        project.expansion.events.erase(project.expansion.events.begin() + row);
    });
}

} // namespace xj::items
