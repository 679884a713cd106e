// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/items/row_table.h"
#include "models/project/open_project.h"

namespace xj::items {

/// One workload as the list shows it.
struct WorkloadRow
{
    QString name;
    WorkloadKind kind = WorkloadKind::Training;

    bool operator==(const WorkloadRow &) const = default;
};

/// The workloads of the open project. Renaming is an edit of the name's cell; every change is undoable.
class WorkloadList : public RowTable<WorkloadRow>
{
    Q_OBJECT

public:
    explicit WorkloadList(project::OpenProject &project, QObject *parent = nullptr);

    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;
    /// Refuses an empty name and one that another workload has.
    bool setData(const QModelIndex &index, const QVariant &value, int role) override;

    /// Adds a workload under a name that is made unique by a number; returns its row.
    int add(const QString &baseName, WorkloadKind kind);
    int duplicate(int row); ///< returns the copy's row
    void remove(int row); ///< with the events planned for it

private:
    void refresh();

    project::OpenProject &m_project;
};

/// Planned changes of load: month, workload, factor, model.
class ExpansionTable : public RowTable<domain::ExpansionEvent>
{
    Q_OBJECT

public:
    explicit ExpansionTable(project::OpenProject &project, QObject *parent = nullptr);

    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role) override;

    void add(); ///< twice the load of the first workload in the middle of the horizon
    void remove(int row);

private:
    void refresh();

    project::OpenProject &m_project;
};

} // namespace xj::items
