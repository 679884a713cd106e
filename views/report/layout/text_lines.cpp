// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/report/layout/text_lines.h"

#include <QFontMetricsF>
#include <QTextOption>

#include <algorithm>

namespace xj::report::layout {

namespace {

constexpr double kLeading = 1.32; // of the font size: Chinese fills its line, and needs more air than Latin

Qt::Alignment alignment(Align align)
{
    switch (align) {
    case Align::Left:
        return Qt::AlignLeft;
    case Align::Right:
        return Qt::AlignRight;
    case Align::Centre:
        return Qt::AlignHCenter;
    }
    return Qt::AlignLeft;
}

/// Line feeds of the user's own text become line separators; tabs and other controls become spaces.
QString cleaned(QString text)
{
    for (QChar &c : text) {
        if (c == u'\n')
            c = QChar::LineSeparator;
        else if (c.category() == QChar::Other_Control)
            c = u' ';
    }
    return text;
}

} // namespace

TextLines::TextLines(const QString &text, const QFont &font, double width, Align align)
    : m_layout(cleaned(text), font)
    , m_lineHeight(font.pixelSize() * kLeading)
{
    QTextOption option(alignment(align));
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    option.setUseDesignMetrics(true);
    m_layout.setTextOption(option);
    m_layout.setCacheEnabled(true);
    m_layout.beginLayout();
    double y = 0.0;
    for (QTextLine line = m_layout.createLine(); line.isValid(); line = m_layout.createLine()) {
        line.setLineWidth(std::max(width, 1.0));
        // Fallback faces have taller lines; the baseline stays where the main face puts it.
        line.setPosition({0.0, y + (m_lineHeight - line.height()) / 2});
        y += m_lineHeight;
    }
    m_layout.endLayout();
}

QString TextLines::lineText(int line) const
{
    const QTextLine at = m_layout.lineAt(line);
    return m_layout.text().mid(at.textStart(), at.textLength());
}

double TextLines::naturalWidth() const
{
    double widest = 0.0;
    for (int line = 0; line < count(); ++line)
        widest = std::max(widest, m_layout.lineAt(line).naturalTextWidth());
    return widest;
}

void TextLines::paint(QPainter &painter, QPointF topLeft, int first, int lines) const
{
    const int last = std::min(first + lines, count());
    const QPointF origin = topLeft - QPointF(0.0, m_lineHeight * first);
    for (int line = first; line < last; ++line)
        m_layout.lineAt(line).draw(&painter, origin);
}

} // namespace xj::report::layout
