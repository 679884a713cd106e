// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/items/cell.h"
#include "models/items/heading.h"

#include <QAbstractTableModel>

#include <vector>

namespace xj::items {

/// A table of values: roles give raw values and typed cells, never formatted text. A proxy in views/widgets
/// words them.
class ValueTable : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Role {
        CellRole = Qt::UserRole, ///< the Cell
        SortRole, ///< rawValue() of the cell, comparable
        IdRole, ///< QString, the same in each column: keeps a selection over a reload
        HeadingRole, ///< of headerData: the Heading as int
        UnitRole ///< of headerData: the Unit that all cells of the column share, as int; None: each its own
    };

    struct Column
    {
        Heading heading;
        domain::Unit unit = domain::Unit::None;
    };

    using QAbstractTableModel::QAbstractTableModel;

    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

    /// The column of that heading, or -1.
    [[nodiscard]] int columnOf(Heading heading) const;
    /// The row of that id, or -1.
    [[nodiscard]] int rowOf(const QString &id) const;

    [[nodiscard]] virtual const std::vector<Column> &columns() const = 0;
    [[nodiscard]] virtual Cell cellAt(int row, int column) const = 0;
    [[nodiscard]] virtual QString idAt(int row) const = 0;

protected:
    void emitRowChanged(int row);
};

} // namespace xj::items
