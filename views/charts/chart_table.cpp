// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/charts/chart_table.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace xj::charts {

namespace {

/// Long charts (120 months) are not read out in full: the picture's answer is in its title.
constexpr std::size_t kSpokenRows = 12;

QString withoutTabs(QString text)
{
    return text.replace(u'\t', u' ').replace(u'\n', u' ');
}

} // namespace

QString headingWithUnit(const ChartColumn &column, const text::Style &style)
{
    const QString unit = text::unitSymbol(column.unit, style);
    if (unit.isEmpty())
        return column.heading;
    //: A column's heading and its unit, as in "Rent (¥)".
    return QCoreApplication::translate("xj::charts", "%1 (%2)", "column heading").arg(column.heading, unit);
}

QString cellText(const ChartRow &row, std::size_t column, const ChartTable &table, const text::Style &style)
{
    return text::bareQuantity(row.values.at(column), table.columns.at(column).unit, style);
}

QString tabSeparated(const ChartTable &table, const text::Style &style)
{
    QLocale plain = style.locale;
    plain.setNumberOptions(QLocale::OmitGroupSeparator);

    QStringList heading{withoutTabs(table.rowHeading)};
    for (const ChartColumn &column : table.columns)
        heading << withoutTabs(headingWithUnit(column, style));
    QStringList lines{heading.join(u'\t')};
    for (const ChartRow &row : table.rows) {
        QStringList cells{withoutTabs(row.label)};
        for (const std::optional<double> &value : row.values)
            cells << (value ? plain.toString(*value, 'g', QLocale::FloatingPointShortest) : QString());
        lines << cells.join(u'\t');
    }
    return lines.join(u'\n') + u'\n';
}

QString spokenDescription(const ChartTable &table, const text::Style &style)
{
    if (table.isEmpty())
        return table.nothingToShow;
    QStringList sentences;
    for (std::size_t index = 0; index < std::min(table.rows.size(), kSpokenRows); ++index) {
        const ChartRow &row = table.rows[index];
        QStringList parts;
        for (std::size_t column = 0; column < row.values.size(); ++column) {
            if (!row.values[column])
                continue;
            const domain::Quantity value{*row.values[column], table.columns[column].unit};
            //: A series' name and its value, read out by a screen reader.
            parts << QCoreApplication::translate("xj::charts", "%1 %2", "series, value")
                         .arg(table.columns[column].heading, text::quantity(value, style));
        }
        //: A category of a chart and its values, read out by a screen reader.
        sentences << QCoreApplication::translate("xj::charts", "%1: %2", "category, values")
                         .arg(row.label,
                              parts.join(QCoreApplication::translate("xj::charts", ", ",
                                                                     "between values of a list")));
    }
    return sentences.join(u'\n');
}

} // namespace xj::charts
