// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/text_table.h"

#include <algorithm>
#include <array>

namespace xj::app {

namespace {

struct Range
{
    char32_t first;
    char32_t last;
};

/// The blocks of Unicode's East Asian Width "W" and "F" that our texts can hold.
constexpr std::array kWide{Range{0x1100, 0x115f}, Range{0x2e80, 0x303e},   Range{0x3041, 0x33ff},
                           Range{0x3400, 0x4dbf}, Range{0x4e00, 0x9fff},   Range{0xac00, 0xd7a3},
                           Range{0xf900, 0xfaff}, Range{0xfe30, 0xfe4f},   Range{0xff00, 0xff60},
                           Range{0xffe0, 0xffe6}, Range{0x1f300, 0x1faff}, Range{0x20000, 0x3fffd}};

bool isWide(char32_t c)
{
    return std::any_of(kWide.begin(), kWide.end(),
                       [c](const Range &range) { return c >= range.first && c <= range.last; });
}

} // namespace

int terminalWidth(const QString &text)
{
    int width = 0;
    for (const char32_t c : text.toUcs4())
        width += isWide(c) ? 2 : 1;
    return width;
}

void TextTable::addColumn(const QString &heading, Align align)
{
    m_headings.append(heading);
    m_aligns.append(align);
}

void TextTable::addRow(const QStringList &cells)
{
    Q_ASSERT(cells.size() == m_headings.size());
    m_rows.append(cells);
}

QString TextTable::line(const QStringList &cells, const QList<int> &widths) const
{
    QString text;
    for (int i = 0; i < cells.size(); ++i) {
        const QString padding(widths.at(i) - terminalWidth(cells.at(i)), QLatin1Char(' '));
        text += m_aligns.at(i) == Align::Right ? padding + cells.at(i) : cells.at(i) + padding;
        text += QLatin1String("  ");
    }
    while (text.endsWith(QLatin1Char(' ')))
        text.chop(1);
    return text + QLatin1Char('\n');
}

QString TextTable::toText() const
{
    QList<int> widths;
    QStringList rules;
    for (int i = 0; i < m_headings.size(); ++i) {
        int width = terminalWidth(m_headings.at(i));
        for (const QStringList &row : m_rows)
            width = qMax(width, terminalWidth(row.at(i)));
        widths.append(width);
        rules.append(QString(width, QLatin1Char('-')));
    }
    QString text = line(m_headings, widths) + line(rules, widths);
    for (const QStringList &row : m_rows)
        text += line(row, widths);
    return text;
}

} // namespace xj::app
