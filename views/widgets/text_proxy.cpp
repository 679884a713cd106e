// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/text_proxy.h"

#include "models/items/value_table.h"
#include "views/widgets/cell_text.h"
#include "views/widgets/heading_text.h"

#include <algorithm>

namespace xj::widgets {

using items::ValueTable;

namespace {
constexpr int kRowsLookedAt = 30;
}

void TextProxy::setStyle(const text::Style &style)
{
    m_style = style;
    if (columnCount() == 0)
        return;
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
    if (rowCount() > 0)
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
}

QVariant TextProxy::data(const QModelIndex &index, int role) const
{
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole && role != Qt::AccessibleTextRole)
        return QIdentityProxyModel::data(index, role);
    const QVariant cell = QIdentityProxyModel::data(index, ValueTable::CellRole);
    if (!cell.isValid())
        return {};
    // A tool tip repeats the text: long sentences and sources are elided in the cell.
    return cellText(cell.value<items::Cell>(), unitOf(index.column()), m_style);
}

QVariant TextProxy::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation == Qt::Horizontal && role == Qt::TextAlignmentRole)
        return QVariant::fromValue(headingAlignment(section));
    if (orientation != Qt::Horizontal || (role != Qt::DisplayRole && role != Qt::ToolTipRole))
        return QIdentityProxyModel::headerData(section, orientation, role);
    const QVariant code = sourceModel()
        ? sourceModel()->headerData(section, orientation, ValueTable::HeadingRole)
        : QVariant();
    if (!code.isValid())
        return {};
    const QString heading = headingText(static_cast<items::Heading>(code.toInt()));
    const QString unit = text::unitSymbol(unitOf(section), m_style);
    return unit.isEmpty() ? heading : tr("%1 (%2)", "heading of a column and its unit").arg(heading, unit);
}

/// Over the digits of a column of numbers, else over the start of its texts.
Qt::Alignment TextProxy::headingAlignment(int section) const
{
    bool numeric = unitOf(section) != domain::Unit::None;
    for (int row = 0; row < std::min(rowCount(), kRowsLookedAt) && !numeric; ++row)
        numeric = items::isNumeric(index(row, section).data(ValueTable::CellRole).value<items::Cell>());
    return (numeric ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter;
}

domain::Unit TextProxy::unitOf(int section) const
{
    const QVariant unit = sourceModel()
        ? sourceModel()->headerData(section, Qt::Horizontal, ValueTable::UnitRole)
        : QVariant();
    return static_cast<domain::Unit>(unit.toInt());
}

} // namespace xj::widgets
