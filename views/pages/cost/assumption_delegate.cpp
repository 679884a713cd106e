// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/cost/assumption_delegate.h"

#include "models/items/value_table.h"
#include "views/widgets/heading_text.h"
#include "views/widgets/number_edit.h"

namespace xj::pages {

using items::ValueTable;

QWidget *AssumptionDelegate::createEditor(QWidget *parent, const QStyleOptionViewItem &,
                                          const QModelIndex &index) const
{
    const auto cell = index.data(ValueTable::CellRole).value<items::Cell>();
    const auto *quantity = std::get_if<domain::Quantity>(&cell);
    const bool percent
        = quantity && (quantity->unit == domain::Unit::Ratio || quantity->unit == domain::Unit::RatioPerYear);
    auto *editor = new widgets::NumberEdit({-1e12, 1e12, 6, false, percent}, parent);
    editor->setAccessibleName(widgets::headingText(items::Heading::Value));
    return editor;
}

void AssumptionDelegate::initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const
{
    CellDelegate::initStyleOption(option, index);
    for (int column = 0; column < index.model()->columnCount(); ++column) {
        const QVariant heading = index.model()->headerData(column, Qt::Horizontal, ValueTable::HeadingRole);
        if (heading.toInt() != static_cast<int>(items::Heading::Default))
            continue;
        if (!index.sibling(index.row(), column).data(ValueTable::SortRole).toBool())
            option->font.setBold(true);
    }
}

} // namespace xj::pages
