// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/shell/window_menus.h"

#include "models/project/open_project.h"
#include "models/project/project_store.h"
#include "views/shell/edit_text.h"

#include <QAction>
#include <QActionGroup>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>

namespace xj::shell {

namespace {
constexpr int kScreens = static_cast<int>(Screen::Catalogue) + 1;
}

WindowMenus::WindowMenus(QMainWindow &window, project::OpenProject &project, project::ProjectStore &store)
    : QObject(&window)
    , m_window(window)
    , m_project(project)
    , m_store(store)
{
    addFileMenu();
    addEditMenu();
    addViewMenu();
    m_help = window.menuBar()->addMenu(QString());
    about = add(m_help, QStringLiteral("actionAbout"));
    about->setMenuRole(QAction::AboutRole);
    connect(&project, &project::OpenProject::valueChanged, this, &WindowMenus::updateEdits);
    connect(&project.undoGroup(), &QUndoGroup::indexChanged, this, &WindowMenus::updateEdits);
    connect(&project, &project::OpenProject::busyChanged, this, &WindowMenus::updateExports);
    connect(&project, &project::OpenProject::errorsChanged, this, &WindowMenus::updateExports);
    retranslate();
    updateExports();
}

QAction *WindowMenus::add(QMenu *menu, const QString &name)
{
    QAction *action = menu->addAction(QString());
    action->setObjectName(name);
    return action;
}

void WindowMenus::addFileMenu()
{
    m_file = m_window.menuBar()->addMenu(QString());
    newProject = add(m_file, QStringLiteral("actionNew"));
    newProject->setShortcut(QKeySequence::New);
    m_projects = m_file->addMenu(QString());
    m_projects->setObjectName(QStringLiteral("menuProjects"));
    connect(m_projects, &QMenu::aboutToShow, this, &WindowMenus::fillProjects);
    m_file->addSeparator();
    importProject = add(m_file, QStringLiteral("actionImport"));
    importProject->setShortcut(QKeySequence::Open);
    exportProject = add(m_file, QStringLiteral("actionExport"));
    exportProject->setShortcut(QKeySequence::SaveAs);
    m_file->addSeparator();
    exportPdf = add(m_file, QStringLiteral("actionPdf"));
    exportPdf->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_E));
    exportFigures = add(m_file, QStringLiteral("actionFigures"));
    printPreview = add(m_file, QStringLiteral("actionPrint"));
    printPreview->setShortcut(QKeySequence::Print);
    m_file->addSeparator();
    removeProject = add(m_file, QStringLiteral("actionRemove"));
    m_file->addSeparator();
    quit = add(m_file, QStringLiteral("actionQuit"));
    quit->setShortcut(QKeySequence::Quit);
}

void WindowMenus::addEditMenu()
{
    m_edit = m_window.menuBar()->addMenu(QString());
    undo = add(m_edit, QStringLiteral("actionUndo"));
    undo->setShortcut(QKeySequence::Undo);
    redo = add(m_edit, QStringLiteral("actionRedo"));
    redo->setShortcuts({QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z), QKeySequence(Qt::CTRL | Qt::Key_Y)});
    connect(undo, &QAction::triggered, &m_project.undoGroup(), &QUndoGroup::undo);
    connect(redo, &QAction::triggered, &m_project.undoGroup(), &QUndoGroup::redo);
}

void WindowMenus::addViewMenu()
{
    m_view = m_window.menuBar()->addMenu(QString());
    for (int i = 0; i < kScreens; ++i) {
        QAction *action = add(m_view, QStringLiteral("actionScreen%1").arg(i));
        action->setShortcut(QKeySequence(Qt::CTRL | static_cast<Qt::Key>(Qt::Key_1 + i)));
        connect(action, &QAction::triggered, this,
                [this, i] { Q_EMIT screenChosen(static_cast<Screen>(i)); });
        m_screens.push_back(action);
    }
    m_view->addSeparator();
    m_languages = m_view->addMenu(QString());
    m_languages->setObjectName(QStringLiteral("menuLanguage"));
    m_languageGroup = new QActionGroup(this);
    // Each language is called by its own name in every language.
    for (const auto &[code, name] : {std::pair{QStringLiteral("zh_CN"), QStringLiteral("中文")},
                                     std::pair{QStringLiteral("en"), QStringLiteral("English")}}) {
        QAction *action = add(m_languages, QStringLiteral("language_") + code);
        action->setText(name);
        action->setData(code);
        action->setCheckable(true);
        m_languageGroup->addAction(action);
    }
    m_colours = m_view->addMenu(QString());
    m_colourGroup = new QActionGroup(this);
    for (const widgets::ColourScheme scheme : {widgets::ColourScheme::Light, widgets::ColourScheme::Dark}) {
        QAction *action = add(m_colours, QStringLiteral("colours%1").arg(static_cast<int>(scheme)));
        action->setData(static_cast<int>(scheme));
        action->setCheckable(true);
        m_colourGroup->addAction(action);
    }
    connect(m_languageGroup, &QActionGroup::triggered, this,
            [this](const QAction *action) { Q_EMIT languageChosen(action->data().toString()); });
    connect(m_colourGroup, &QActionGroup::triggered, this, [this](const QAction *action) {
        Q_EMIT colourSchemeChosen(static_cast<widgets::ColourScheme>(action->data().toInt()));
    });
}

void WindowMenus::fillProjects()
{
    m_projects->clear();
    for (const catalogue::StoredProject &project : m_store.projects()) {
        QAction *action = m_projects->addAction(QString(project.title).replace(u'&', QStringLiteral("&&")));
        action->setCheckable(true);
        action->setChecked(project.id == m_project.id());
        connect(action, &QAction::triggered, this, [this, id = project.id] { Q_EMIT projectChosen(id); });
    }
}

void WindowMenus::updateEdits()
{
    const std::optional<project::EditName> undone = m_project.undoName();
    const std::optional<project::EditName> redone = m_project.redoName();
    undo->setEnabled(undone.has_value());
    redo->setEnabled(redone.has_value());
    undo->setText(undone ? tr("&Undo: %1", "edit").arg(editText(*undone)) : tr("&Undo"));
    redo->setText(redone ? tr("&Redo: %1", "edit").arg(editText(*redone)) : tr("&Redo"));
}

void WindowMenus::updateExports()
{
    const bool ready = m_project.canExport();
    exportPdf->setEnabled(ready);
    exportFigures->setEnabled(ready);
    printPreview->setEnabled(ready);
}

void WindowMenus::setLanguage(const QString &code)
{
    for (QAction *action : m_languageGroup->actions())
        action->setChecked(action->data().toString() == code);
}

void WindowMenus::setColourScheme(widgets::ColourScheme scheme)
{
    for (QAction *action : m_colourGroup->actions())
        action->setChecked(action->data().toInt() == static_cast<int>(scheme));
}

void WindowMenus::retranslate()
{
    m_file->setTitle(tr("&File"));
    newProject->setText(tr("&New project"));
    m_projects->setTitle(tr("&Projects"));
    importProject->setText(tr("&Import a project file …"));
    exportProject->setText(tr("E&xport the project …"));
    exportPdf->setText(tr("Export the report as &PDF …"));
    exportFigures->setText(tr("Export the &figures as JSON …"));
    printPreview->setText(tr("Print p&review …"));
    removeProject->setText(tr("&Delete the project …"));
    quit->setText(tr("&Quit"));
    m_edit->setTitle(tr("&Edit"));
    m_view->setTitle(tr("&View"));
    for (int i = 0; i < kScreens; ++i)
        m_screens[static_cast<std::size_t>(i)]->setText(screenName(static_cast<Screen>(i)));
    m_languages->setTitle(tr("&Language"));
    m_colours->setTitle(tr("&Colours"));
    m_colourGroup->actions().at(0)->setText(tr("Light"));
    m_colourGroup->actions().at(1)->setText(tr("Dark"));
    m_help->setTitle(tr("&Help"));
    about->setText(tr("&About Xuanji"));
    updateEdits();
}

} // namespace xj::shell
