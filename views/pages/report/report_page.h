// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/pages/page.h"

QT_BEGIN_NAMESPACE
class QLabel;
class QListWidget;
class QPushButton;
class QScrollArea;
QT_END_NAMESPACE

namespace xj::pages {

class ReportPreview;

/// 报告: the printed recommendation as it will look, and the ways to hand it on.
class ReportPage : public Page
{
    Q_OBJECT

public:
    explicit ReportPage(project::OpenProject &project, QWidget *parent = nullptr);

Q_SIGNALS:
    void exportPdfRequested();
    void printPreviewRequested();
    void exportJsonRequested();

protected:
    void retranslate() override;
    void showAnswer() override;

private:
    void updateButtons();
    void goToSection(int row);

    QPushButton *m_pdf = nullptr;
    QPushButton *m_print = nullptr;
    QPushButton *m_json = nullptr;
    QListWidget *m_outline = nullptr;
    QLabel *m_problem = nullptr;
    QScrollArea *m_scroll = nullptr;
    ReportPreview *m_preview = nullptr;
};

} // namespace xj::pages
