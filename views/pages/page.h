// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/project/open_project.h"
#include "views/charts/chart_theme.h"
#include "views/text/format.h"

#include <QWidget>

QT_BEGIN_NAMESPACE
class QVBoxLayout;
QT_END_NAMESPACE

namespace xj::pages {

/// One screen over the open project. It shows the answer when it is visible, and catches up when it becomes
/// so.
class Page : public QWidget
{
    Q_OBJECT

public:
    explicit Page(project::OpenProject &project, QWidget *parent = nullptr);

protected:
    [[nodiscard]] project::OpenProject &openProject() const { return m_project; }
    [[nodiscard]] text::Style textStyle() const;
    [[nodiscard]] charts::ChartTheme chartTheme() const;

    /// Sets every text of the page itself, in the current language.
    virtual void retranslate() = 0;
    /// Shows the current answer, in the current language and colours. Not called before there is one.
    virtual void showAnswer() = 0;
    /// Asks for showAnswer() now, or as soon as the page is visible.
    void answerChanged();

    /// A scrolling column for pages that are taller than the window.
    [[nodiscard]] QVBoxLayout *addScrollColumn();

    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    project::OpenProject &m_project;
    bool m_stale = true;
};

} // namespace xj::pages
