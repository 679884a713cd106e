// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/items/value_table.h"

namespace xj::items {

int ValueTable::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(columns().size());
}

QVariant ValueTable::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    switch (role) {
    case CellRole:
        return QVariant::fromValue(cellAt(index.row(), index.column()));
    case SortRole:
    case Qt::EditRole:
        return rawValue(cellAt(index.row(), index.column()));
    case IdRole:
        return idAt(index.row());
    case Qt::TextAlignmentRole: {
        const bool number = isNumeric(cellAt(index.row(), index.column()));
        return QVariant::fromValue<Qt::Alignment>((number ? Qt::AlignRight : Qt::AlignLeft)
                                                  | Qt::AlignVCenter);
    }
    default:
        return {};
    }
}

QVariant ValueTable::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= columnCount())
        return {};
    const Column &column = columns()[static_cast<std::size_t>(section)];
    if (role == HeadingRole)
        return static_cast<int>(column.heading);
    if (role == UnitRole)
        return static_cast<int>(column.unit);
    return {};
}

int ValueTable::columnOf(Heading heading) const
{
    for (std::size_t i = 0; i < columns().size(); ++i) {
        if (columns()[i].heading == heading)
            return static_cast<int>(i);
    }
    return -1;
}

int ValueTable::rowOf(const QString &id) const
{
    for (int row = 0; row < rowCount(); ++row) {
        if (idAt(row) == id)
            return row;
    }
    return -1;
}

void ValueTable::emitRowChanged(int row)
{
    Q_EMIT dataChanged(index(row, 0), index(row, columnCount() - 1));
}

} // namespace xj::items
