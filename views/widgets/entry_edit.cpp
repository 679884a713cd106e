// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/entry_edit.h"

#include "views/widgets/theme.h"

#include <QEvent>
#include <QKeyEvent>
#include <QPainter>

namespace xj::widgets {

EntryEdit::EntryEdit(QWidget *parent)
    : QLineEdit(parent)
{
    connect(this, &QLineEdit::editingFinished, this, &EntryEdit::commit);
}

void EntryEdit::setValue(const QVariant &value)
{
    m_value = value;
    const QString text = value.isValid() ? shown(value) : QString();
    if (text != this->text())
        setText(text);
    m_entryProblem.clear();
    setProblem(m_outsideProblem);
}

void EntryEdit::setDefaultText(const QString &text)
{
    setPlaceholderText(text);
}

void EntryEdit::setSuffix(const QString &suffix)
{
    m_suffix = suffix;
    updateMargins();
}

void EntryEdit::setOutsideProblem(const QString &sentence)
{
    m_outsideProblem = sentence;
    setProblem(m_entryProblem.isEmpty() ? m_outsideProblem : m_entryProblem);
}

QSize EntryEdit::sizeHint() const
{
    const QSize hint = QLineEdit::sizeHint();
    return {hint.width(), fontMetrics().height() + kEntryPadding};
}

void EntryEdit::commit()
{
    const QString entered = text().trimmed();
    m_entryProblem.clear();
    const std::optional<QVariant> value
        = entered.isEmpty() ? std::optional(QVariant()) : parsed(entered, m_entryProblem);
    if (!value) {
        setProblem(m_entryProblem);
        return;
    }
    setProblem(m_outsideProblem);
    if (*value == m_value && value->isValid() == m_value.isValid())
        setValue(m_value);
    else
        take(*value);
}

void EntryEdit::take(const QVariant &value)
{
    setValue(value);
    Q_EMIT edited();
}

void EntryEdit::setProblem(const QString &sentence)
{
    if (sentence == m_problem)
        return;
    m_problem = sentence;
    update();
    Q_EMIT problemChanged(m_problem);
}

bool EntryEdit::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        const auto *key = static_cast<QKeyEvent *>(event);
        const bool nothingToUndo
            = key->matches(QKeySequence::Undo) && (!isUndoAvailable() || text() == shown(m_value));
        const bool nothingToRedo = key->matches(QKeySequence::Redo) && !isRedoAvailable();
        if (nothingToUndo || nothingToRedo) {
            event->ignore();
            return true;
        }
    }
    return QLineEdit::event(event);
}

void EntryEdit::changeEvent(QEvent *event)
{
    QLineEdit::changeEvent(event);
    if (event->type() == QEvent::LanguageChange && m_entryProblem.isEmpty() && !isModified())
        setValue(m_value);
    if (event->type() == QEvent::LanguageChange && !m_entryProblem.isEmpty())
        commit();
}

void EntryEdit::paintEvent(QPaintEvent *event)
{
    QLineEdit::paintEvent(event);
    QPainter painter(this);
    if (!m_suffix.isEmpty()) {
        painter.setPen(palette().color(QPalette::PlaceholderText));
        painter.drawText(rect().adjusted(0, 0, -8, 0), Qt::AlignRight | Qt::AlignVCenter, m_suffix);
    }
    if (!m_problem.isEmpty()) {
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(QPen(toneColour(Tone::Negative, palette()), 2));
        painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 2, 2);
    }
}

void EntryEdit::resizeEvent(QResizeEvent *event)
{
    QLineEdit::resizeEvent(event);
    updateMargins();
}

void EntryEdit::updateMargins()
{
    const int suffixWidth = m_suffix.isEmpty() ? 0 : fontMetrics().horizontalAdvance(m_suffix) + 10;
    setTextMargins(2, 0, suffixWidth, 0);
}

} // namespace xj::widgets
