// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/units.h"
#include "views/text/format.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace xj::charts {

/// One series of a chart: its name and what its numbers count.
struct ChartColumn
{
    QString heading;
    domain::Unit unit = domain::Unit::None;

    bool operator==(const ChartColumn &) const = default;
};

/// One category of a bar chart, or one point of every line of a line chart.
struct ChartRow
{
    QString label;
    double position = 0.0; ///< along the axis of a line chart; the row's index in a bar chart
    std::vector<std::optional<double>> values; ///< one per column, unrounded; absent: not known

    bool operator==(const ChartRow &) const = default;
};

/// The numbers of a chart, and the answer they give. A chart is drawn from its table and from nothing else,
/// so that what is seen, what is copied and what is printed below it are the same.
struct ChartTable
{
    QString title; ///< the answer in words
    QString rowHeading;
    std::vector<ChartColumn> columns;
    std::vector<ChartRow> rows;
    QString nothingToShow; ///< why there are no numbers; empty when there are

    [[nodiscard]] bool isEmpty() const { return rows.empty(); }

    bool operator==(const ChartTable &) const = default;
};

/// The heading of a column with its unit: "Rent (¥)".
[[nodiscard]] QString headingWithUnit(const ChartColumn &column, const text::Style &style);

/// The value of a column as the locale writes it, without its unit; "—" when absent.
[[nodiscard]] QString cellText(const ChartRow &row, std::size_t column, const ChartTable &table,
                               const text::Style &style);

/// Tab-separated lines for a spreadsheet: a heading line, then one line a row. Numbers keep their full
/// precision, without grouping, so that the spreadsheet takes them for numbers; unknown cells are empty.
[[nodiscard]] QString tabSeparated(const ChartTable &table, const text::Style &style);

/// The rows as short sentences, for a screen reader.
[[nodiscard]] QString spokenDescription(const ChartTable &table, const text::Style &style);

} // namespace xj::charts
