// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/project/open_project.h"
#include "models/project/project_store.h"
#include "views/shell/dialogs.h"
#include "views/shell/rail.h"
#include "views/shell/settings.h"
#include "views/widgets/theme.h"

#include <QHash>
#include <QMainWindow>

QT_BEGIN_NAMESPACE
class QStackedWidget;
QT_END_NAMESPACE

namespace xj::pages {
class Page;
}

namespace xj::shell {

class FileCommands;
class NoticeBar;
class VerdictBar;
class WindowMenus;

/// The window: rail, verdict bar, the screens, the menus. Screens are built when they are first shown.
class MainWindow : public QMainWindow
{
    Q_OBJECT

public:
    MainWindow(project::OpenProject &project, project::ProjectStore &store, Settings &settings,
               Dialogs &dialogs);
    ~MainWindow() override;

    void showScreen(Screen screen);
    [[nodiscard]] pages::Page *page(Screen screen); ///< builds it if need be
    [[nodiscard]] FileCommands &files() const { return *m_files; }
    /// Marks the language that the program now speaks.
    void setLanguage(const QString &code);
    /// Says why edits are not stored, or that all is well again.
    void showWorkspaceState();

Q_SIGNALS:
    /// The user chose a language: the application switches it.
    void languageRequested(const QString &code);

protected:
    void changeEvent(QEvent *event) override;
    void closeEvent(QCloseEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;

private:
    void connectActions();
    void retranslate();
    void showErrors();
    void updateAttention();
    [[nodiscard]] pages::Page *newPage(Screen screen);
    void rememberTables(const QWidget &page);
    void savePictures(const QWidget &page);
    void applyColours(widgets::ColourScheme scheme);

    project::OpenProject &m_project;
    project::ProjectStore &m_store;
    Settings &m_settings;
    Dialogs &m_dialogs;
    FileCommands *m_files = nullptr;
    WindowMenus *m_menus = nullptr;
    Rail *m_rail = nullptr;
    VerdictBar *m_verdict = nullptr;
    NoticeBar *m_workspaceNotice = nullptr;
    NoticeBar *m_projectNotice = nullptr;
    QStackedWidget *m_stack = nullptr;
    QHash<int, pages::Page *> m_pages;
};

} // namespace xj::shell
