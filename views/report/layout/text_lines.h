// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/report/layout/block.h"

#include <QFont>
#include <QPointF>
#include <QString>
#include <QTextLayout>

QT_BEGIN_NAMESPACE
class QPainter;
QT_END_NAMESPACE

namespace xj::report::layout {

/// A text broken into lines of one height over a given width, once; painted line by line, so that a paragraph
/// can go on on the next page.
class TextLines
{
public:
    TextLines(const QString &text, const QFont &font, double width, Align align);

    [[nodiscard]] QString text() const { return m_layout.text(); }
    [[nodiscard]] int count() const { return m_layout.lineCount(); }
    [[nodiscard]] double lineHeight() const { return m_lineHeight; }
    [[nodiscard]] double height() const { return m_lineHeight * count(); }
    [[nodiscard]] QString lineText(int line) const;
    /// The widest line.
    [[nodiscard]] double naturalWidth() const;

    /// Paints lines [first, first + lines) with the first one's top at `topLeft`.
    void paint(QPainter &painter, QPointF topLeft, int first, int lines) const;

private:
    QTextLayout m_layout;
    double m_lineHeight = 0.0;
};

} // namespace xj::report::layout
