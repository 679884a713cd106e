// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/card.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QVBoxLayout>

namespace xj::widgets {

namespace {
constexpr qreal kCorner = 6.0;
}

Card::Card(QWidget *parent)
    : QFrame(parent)
    , m_title(new QLabel(this))
    , m_explanation(quietLabel(this))
    , m_heading(new QHBoxLayout)
    , m_content(new QVBoxLayout)
{
    QFont font = m_title->font();
    font.setBold(true);
    font.setPointSizeF(font.pointSizeF() * 1.08);
    m_title->setFont(font);
    m_title->hide();
    m_explanation->hide();
    m_heading->addWidget(m_title);
    m_heading->addStretch();
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(14, 12, 14, 14);
    layout->setSpacing(8);
    layout->addLayout(m_heading);
    layout->addWidget(m_explanation);
    layout->addLayout(m_content, 1);
}

void Card::setTitle(const QString &title)
{
    m_title->setText(title);
    m_title->setVisible(!title.isEmpty());
    setAccessibleName(title);
}

void Card::setExplanation(const QString &explanation)
{
    m_explanation->setText(explanation);
    m_explanation->setVisible(!explanation.isEmpty());
}

void Card::addAction(QWidget *widget)
{
    m_heading->addWidget(widget);
}

void Card::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(palette().color(QPalette::Mid));
    painter.setBrush(palette().color(QPalette::Base));
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), kCorner, kCorner);
}

QLabel *quietLabel(QWidget *parent)
{
    auto *label = new QLabel(parent);
    label->setWordWrap(true);
    label->setForegroundRole(QPalette::PlaceholderText);
    return label;
}

} // namespace xj::widgets
