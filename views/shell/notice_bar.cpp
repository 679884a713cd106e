// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/shell/notice_bar.h"

#include "views/widgets/theme.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>

namespace xj::shell {

namespace {
constexpr qsizetype kMostShown = 3;
}

NoticeBar::NoticeBar(const QString &name, QWidget *parent)
    : QFrame(parent)
    , m_label(new QLabel(this))
{
    setObjectName(name);
    m_label->setObjectName(name + QStringLiteral("Text"));
    m_label->setWordWrap(true);
    m_label->setTextFormat(Qt::PlainText);
    m_label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(22, 8, 18, 8);
    layout->addWidget(m_label);
    hide();
}

void NoticeBar::setSentences(const QStringList &sentences)
{
    m_label->setText(sentences.mid(0, kMostShown).join(u'\n'));
    setToolTip(sentences.size() > kMostShown ? sentences.join(u'\n') : QString());
    setVisible(!sentences.isEmpty());
}

QString NoticeBar::text() const
{
    return m_label->text();
}

void NoticeBar::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    QColor tint = widgets::toneColour(widgets::Tone::Caution, palette());
    painter.fillRect(QRect(0, 0, 5, height()), tint);
    tint.setAlphaF(0.12F);
    painter.fillRect(rect(), tint);
}

} // namespace xj::shell
