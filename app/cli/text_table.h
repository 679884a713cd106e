// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

namespace xj::app {

/// Columns that a terminal takes: its Chinese and other wide characters fill two.
[[nodiscard]] int terminalWidth(const QString &text);

/// A table in plain text with aligned columns.
class TextTable
{
public:
    enum class Align { Left, Right };

    void addColumn(const QString &heading, Align align);
    /// As many cells as there are columns.
    void addRow(const QStringList &cells);

    /// A heading, a rule, the rows; two blanks between columns, none at the ends of lines.
    [[nodiscard]] QString toText() const;

private:
    [[nodiscard]] QString line(const QStringList &cells, const QList<int> &widths) const;

    QStringList m_headings;
    QList<Align> m_aligns;
    QList<QStringList> m_rows;
};

} // namespace xj::app
