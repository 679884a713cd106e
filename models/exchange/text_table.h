// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

#include <vector>

namespace xj::exchange {

/// A cell as text, with what a workbook says about it.
struct Cell
{
    QString text; ///< numbers as their shortest decimal, dates as 2026-12-31, percentages as "6%"
    QString formatCurrency; ///< ISO code that the cell's number format shows; empty: none
    bool formulaWithoutValue = false; ///< a formula that was never computed

    bool operator==(const Cell &) const = default;
};

/// A line of the table. Records that are wholly blank are left out, but counted in the numbering.
struct Record
{
    int number = 0; ///< from 1; in a workbook the row number that a spreadsheet shows
    bool hidden = false;
    std::vector<Cell> cells;

    /// The text at a column, from 0; empty beyond the record's end.
    [[nodiscard]] QString text(qsizetype column) const
    {
        return column >= 0 && column < static_cast<qsizetype>(cells.size())
            ? cells[static_cast<size_t>(column)].text
            : QString();
    }

    bool operator==(const Record &) const = default;
};

/// A sheet of a workbook, or a text file.
struct TextTable
{
    QString sheet; ///< empty for a text file
    bool hidden = false;
    std::vector<Record> records;
    QList<int> hiddenColumns; ///< from 0
    /// Cells that a merge spans beyond its first: row (as numbered), column, and the row and column of the
    /// first.
    struct MergedRange
    {
        int firstRow = 0;
        int lastRow = 0;
        int firstColumn = 0;
        int lastColumn = 0;

        bool operator==(const MergedRange &) const = default;
    };
    QList<MergedRange> merged;

    bool operator==(const TextTable &) const = default;
};

/// A file taken apart, before anything in it is understood.
struct TableFile
{
    QString encoding; ///< "utf-8", "utf-8-bom", "gb18030", "utf-16le-bom", "utf-16be-bom", "xlsx", "xls"
    QString separator; ///< of a text file: "," ";" "\t"; empty: none found
    std::vector<TextTable> sheets;
    QString error; ///< code: the file as a whole cannot be used

    bool operator==(const TableFile &) const = default;
};

} // namespace xj::exchange
