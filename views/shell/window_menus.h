// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/shell/rail.h"
#include "views/widgets/theme.h"

#include <QObject>

#include <vector>

QT_BEGIN_NAMESPACE
class QAction;
class QActionGroup;
class QMainWindow;
class QMenu;
QT_END_NAMESPACE

namespace xj::project {
class OpenProject;
class ProjectStore;
} // namespace xj::project

namespace xj::shell {

/// The menus of the window: every action with its words, keys and state. What an action does is connected by
/// the window.
class WindowMenus : public QObject
{
    Q_OBJECT

public:
    WindowMenus(QMainWindow &window, project::OpenProject &project, project::ProjectStore &store);

    QAction *newProject = nullptr;
    QAction *importProject = nullptr;
    QAction *exportProject = nullptr;
    QAction *exportPdf = nullptr;
    QAction *exportFigures = nullptr;
    QAction *printPreview = nullptr;
    QAction *removeProject = nullptr;
    QAction *quit = nullptr;
    QAction *undo = nullptr;
    QAction *redo = nullptr;
    QAction *about = nullptr;

    void setLanguage(const QString &code); ///< marks it; emits nothing
    void setColourScheme(widgets::ColourScheme scheme);
    void retranslate();

Q_SIGNALS:
    void projectChosen(qint64 id);
    void screenChosen(Screen screen);
    void languageChosen(const QString &code);
    void colourSchemeChosen(widgets::ColourScheme scheme);

private:
    [[nodiscard]] QAction *add(QMenu *menu, const QString &name);
    void addFileMenu();
    void addEditMenu();
    void addViewMenu();
    void fillProjects();
    void updateEdits();
    void updateExports();

    QMainWindow &m_window;
    project::OpenProject &m_project;
    project::ProjectStore &m_store;
    QMenu *m_file = nullptr;
    QMenu *m_projects = nullptr;
    QMenu *m_edit = nullptr;
    QMenu *m_view = nullptr;
    QMenu *m_languages = nullptr;
    QMenu *m_colours = nullptr;
    QMenu *m_help = nullptr;
    QActionGroup *m_languageGroup = nullptr;
    QActionGroup *m_colourGroup = nullptr;
    std::vector<QAction *> m_screens;
};

} // namespace xj::shell
