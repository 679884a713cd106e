// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/number_edit.h"

#include "views/widgets/number_text.h"

#include <QKeyEvent>

#include <algorithm>
#include <cmath>

namespace xj::widgets {

NumberEdit::NumberEdit(const NumberRange &range, QWidget *parent)
    : EntryEdit(parent)
    , m_range(range)
{
    setAlignment(Qt::AlignLeft);
    if (m_range.percent)
        setSuffix(QStringLiteral("%"));
}

std::optional<QVariant> NumberEdit::parsed(const QString &text, QString &problem) const
{
    QString digits = text;
    if (m_range.percent)
        digits.remove(u'%').remove(u'％');
    const std::optional<double> number = numberFromText(digits, locale());
    if (!number) {
        problem = tr("This is not a number. Type digits, for example 1500 or 2e9.");
        return std::nullopt;
    }
    const double value = m_range.percent ? *number / 100.0 : *number;
    if (m_range.whole && value != std::floor(value)) {
        problem = tr("Type a whole number.");
        return std::nullopt;
    }
    if (value < m_range.low || value > m_range.high) {
        const double scale = m_range.percent ? 100.0 : 1.0;
        problem = tr("Type a number from %1 to %2.")
                      .arg(entryText(m_range.low * scale, m_range.decimals, locale()),
                           entryText(m_range.high * scale, m_range.decimals, locale()));
        return std::nullopt;
    }
    return m_range.whole ? QVariant(static_cast<int>(value)) : QVariant(value);
}

QString NumberEdit::shown(const QVariant &value) const
{
    const double scale = m_range.percent ? 100.0 : 1.0;
    return entryText(value.toDouble() * scale, m_range.decimals, locale());
}

void NumberEdit::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Up)
        step(1);
    else if (event->key() == Qt::Key_Down)
        step(-1);
    else
        EntryEdit::keyPressEvent(event);
}

void NumberEdit::step(int steps)
{
    commit();
    if (!problem().isEmpty())
        return;
    const double scale = m_range.percent ? 100.0 : 1.0;
    const double now = value().isValid() ? value().toDouble() * scale : m_range.low * scale;
    // One in the second leading digit: 5 steps by 1, 1500 by 100, 2e9 by 1e8.
    const double magnitude
        = std::abs(now) >= 10.0 ? std::pow(10.0, std::floor(std::log10(std::abs(now))) - 1) : 1.0;
    const double next = std::clamp((now + steps * magnitude) / scale, m_range.low, m_range.high);
    take(m_range.whole ? QVariant(static_cast<int>(next)) : QVariant(next));
    selectAll();
}

} // namespace xj::widgets
