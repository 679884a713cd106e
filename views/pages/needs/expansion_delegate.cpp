// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/needs/expansion_delegate.h"

#include "models/items/value_table.h"
#include "views/widgets/code_combo.h"
#include "views/widgets/heading_text.h"
#include "views/widgets/model_picker.h"
#include "views/widgets/number_edit.h"

namespace xj::pages {

using items::Heading;

ExpansionDelegate::ExpansionDelegate(project::OpenProject &project, QObject *parent)
    : CellDelegate(parent)
    , m_project(project)
{ }

QWidget *ExpansionDelegate::createEditor(QWidget *parent, const QStyleOptionViewItem &,
                                         const QModelIndex &index) const
{
    const QVariant code
        = index.model()->headerData(index.column(), Qt::Horizontal, items::ValueTable::HeadingRole);
    const auto heading = static_cast<Heading>(code.toInt());
    QWidget *editor = nullptr;
    switch (heading) {
    case Heading::Month:
        editor = new widgets::NumberEdit(
            {1, static_cast<double>(m_project.value().horizonMonths), 0, true, false}, parent);
        break;
    case Heading::Scale:
        editor = new widgets::NumberEdit({0.01, 10000, 2, false, false}, parent);
        break;
    case Heading::Workload: {
        std::vector<QVariant> names;
        for (const domain::Workload &workload : m_project.value().workloads)
            names.emplace_back(workload.name);
        editor = new widgets::CodeCombo(
            names, [](const QVariant &name) { return name.toString(); }, parent);
        break;
    }
    case Heading::Model: {
        auto *picker = new widgets::ModelPicker(parent);
        picker->setCatalogue(m_project.catalogue());
        editor = picker;
        break;
    }
    default:
        return nullptr;
    }
    editor->setAccessibleName(widgets::headingText(heading));
    return editor;
}

} // namespace xj::pages
