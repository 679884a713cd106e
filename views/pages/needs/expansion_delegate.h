// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/project/open_project.h"
#include "views/widgets/cell_delegate.h"

namespace xj::pages {

/// Editors for the planned changes of load: month, workload, factor, model.
class ExpansionDelegate : public widgets::CellDelegate
{
    Q_OBJECT

public:
    explicit ExpansionDelegate(project::OpenProject &project, QObject *parent = nullptr);

    [[nodiscard]] QWidget *createEditor(QWidget *parent, const QStyleOptionViewItem &option,
                                        const QModelIndex &index) const override;

private:
    project::OpenProject &m_project;
};

} // namespace xj::pages
