// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/page.h"

#include "views/widgets/theme.h"

#include <QEvent>
#include <QScrollArea>
#include <QVBoxLayout>

namespace xj::pages {

Page::Page(project::OpenProject &project, QWidget *parent)
    : QWidget(parent)
    , m_project(project)
{
    connect(&m_project, &project::OpenProject::recommendationChanged, this, &Page::answerChanged);
    connect(&m_project, &project::OpenProject::catalogueChanged, this, &Page::answerChanged);
}

text::Style Page::textStyle() const
{
    return {locale(), m_project.value().currency};
}

charts::ChartTheme Page::chartTheme() const
{
    const bool dark = widgets::schemeOf(palette()) == widgets::ColourScheme::Dark;
    charts::ChartTheme theme = charts::chartTheme(
        dark ? charts::ChartMedium::ScreenDark : charts::ChartMedium::ScreenLight, font());
    theme.background = palette().color(QPalette::Base);
    return theme;
}

void Page::answerChanged()
{
    m_stale = true;
    if (isVisible() && m_project.recommendation()) {
        m_stale = false;
        showAnswer();
    }
}

QVBoxLayout *Page::addScrollColumn()
{
    auto *scroll = new QScrollArea(this);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAsNeeded);
    auto *column = new QWidget(scroll);
    column->setBackgroundRole(QPalette::Window);
    scroll->setWidget(column);
    auto *outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    outer->addWidget(scroll);
    auto *layout = new QVBoxLayout(column);
    layout->setContentsMargins(16, 14, 16, 16);
    layout->setSpacing(12);
    return layout;
}

void Page::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange)
        answerChanged();
}

void Page::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (m_stale)
        answerChanged();
}

} // namespace xj::pages
