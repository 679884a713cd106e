// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/items/value_table.h"

#include <utility>
#include <vector>

namespace xj::items {

/// A ValueTable over a list of plain rows and one declarative list of columns.
template <typename Row> class RowTable : public ValueTable
{
public:
    struct RowColumn
    {
        Heading heading;
        domain::Unit unit = domain::Unit::None;
        Cell (*cell)(const Row &) = nullptr;
    };
    using IdOf = QString (*)(const Row &);

    RowTable(const std::vector<RowColumn> &columns, IdOf idOf, QObject *parent = nullptr)
        : ValueTable(parent)
        , m_idOf(idOf)
    {
        for (const RowColumn &column : columns) {
            m_columns.push_back({column.heading, column.unit});
            m_cells.push_back(column.cell);
        }
    }

    /// Shows other rows. If their ids are the same in the same order, only the rows that differ are told to
    /// have changed, so that selection, scroll position and open editors stay.
    void setRows(std::vector<Row> rows)
    {
        if (!sameIds(rows)) {
            beginResetModel();
            m_rows = std::move(rows);
            endResetModel();
            return;
        }
        std::swap(m_rows, rows);
        for (std::size_t i = 0; i < m_rows.size(); ++i) {
            if (!(m_rows[i] == rows[i]))
                emitRowChanged(static_cast<int>(i));
        }
    }

    [[nodiscard]] const std::vector<Row> &rows() const { return m_rows; }
    [[nodiscard]] const Row &rowAt(int row) const { return m_rows.at(static_cast<std::size_t>(row)); }

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override
    {
        return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
    }
    [[nodiscard]] const std::vector<Column> &columns() const override { return m_columns; }
    [[nodiscard]] Cell cellAt(int row, int column) const override
    {
        return m_cells[static_cast<std::size_t>(column)](rowAt(row));
    }
    [[nodiscard]] QString idAt(int row) const override { return m_idOf(rowAt(row)); }

private:
    [[nodiscard]] bool sameIds(const std::vector<Row> &rows) const
    {
        if (rows.size() != m_rows.size())
            return false;
        for (std::size_t i = 0; i < rows.size(); ++i) {
            if (m_idOf(rows[i]) != m_idOf(m_rows[i]))
                return false;
        }
        return true;
    }

    std::vector<Column> m_columns;
    std::vector<Cell (*)(const Row &)> m_cells;
    IdOf m_idOf;
    std::vector<Row> m_rows;
};

} // namespace xj::items
