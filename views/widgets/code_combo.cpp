// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/code_combo.h"

#include "views/widgets/theme.h"

#include <QEvent>
#include <QSignalBlocker>
#include <QWheelEvent>

#include <utility>

namespace xj::widgets {

namespace {

bool sameCode(const QVariant &a, const QVariant &b)
{
    return a.isValid() == b.isValid() && (!a.isValid() || a == b);
}

} // namespace

CodeCombo::CodeCombo(std::vector<QVariant> codes, NameOf name, QWidget *parent)
    : QComboBox(parent)
    , m_name(std::move(name))
{
    setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    setMinimumContentsLength(8);
    setCodes(std::move(codes));
    connect(this, &QComboBox::activated, this, &CodeCombo::edited);
}

QVariant CodeCombo::code() const
{
    return currentData(Qt::UserRole);
}

void CodeCombo::setCode(const QVariant &code)
{
    const QSignalBlocker blocker(this);
    for (std::size_t i = 0; i < m_codes.size(); ++i) {
        if (sameCode(m_codes[i], code)) {
            setCurrentIndex(static_cast<int>(i));
            return;
        }
    }
    setCurrentIndex(-1);
}

void CodeCombo::setCodes(std::vector<QVariant> codes)
{
    const QVariant chosen = code();
    const QSignalBlocker blocker(this);
    m_codes = std::move(codes);
    clear();
    for (const QVariant &each : m_codes)
        addItem(QString(), each);
    retranslate();
    setCode(chosen);
}

void CodeCombo::setDefaultText(const QString &text)
{
    m_defaultText = text;
    retranslate();
}

void CodeCombo::changeEvent(QEvent *event)
{
    QComboBox::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

QSize CodeCombo::sizeHint() const
{
    return {QComboBox::sizeHint().width(), fontMetrics().height() + kEntryPadding};
}

void CodeCombo::wheelEvent(QWheelEvent *event)
{
    // A page is scrolled over its entries: the wheel must not change one by accident.
    if (hasFocus())
        QComboBox::wheelEvent(event);
    else
        event->ignore();
}

void CodeCombo::retranslate()
{
    const QSignalBlocker blocker(this);
    for (int i = 0; i < count(); ++i) {
        const QVariant each = itemData(i, Qt::UserRole);
        setItemText(i, !each.isValid() && !m_defaultText.isEmpty() ? m_defaultText : m_name(each));
    }
}

} // namespace xj::widgets
