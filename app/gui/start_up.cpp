// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/start_up.h"

#include "models/catalogue/workspace.h"
#include "models/project/project_store.h"
#include "resources/resources.h"
#include "views/shell/file_commands.h"
#include "views/shell/main_window.h"
#include "views/shell/settings.h"

#include <QDir>
#include <QEvent>
#include <QTimer>

#include <algorithm>
#include <utility>

namespace xj::app {

StartUp::StartUp(shell::MainWindow &window, project::ProjectStore &store, shell::Settings &settings,
                 WindowOptions options)
    : m_window(window)
    , m_store(store)
    , m_settings(settings)
    , m_options(std::move(options))
{
    m_window.installEventFilter(this);
}

bool StartUp::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Paint) {
        m_window.removeEventFilter(this);
        QTimer::singleShot(0, this, &StartUp::start);
    }
    return QObject::eventFilter(watched, event);
}

QString StartUp::workspacePath() const
{
    if (!m_options.workspace.isEmpty())
        return m_options.workspace;
    const QString remembered = m_settings.value(shell::Setting::WorkspacePath).toString();
    return remembered.isEmpty() ? catalogue::Workspace::defaultPath() : remembered;
}

void StartUp::start()
{
    const domain::Result<void> opened = m_store.openWorkspace(workspacePath());
    m_window.showWorkspaceState();
    if (!opened && !m_store.isOpen()) {
        m_window.files().warn({opened.error()});
        return;
    }
    openProject();
    m_window.showScreen(static_cast<shell::Screen>(m_settings.value(shell::Setting::CurrentPage).toInt()));
}

void StartUp::openProject()
{
    if (!m_options.projectFile.isEmpty()) {
        const std::vector<catalogue::StoredProject> before = m_store.projects();
        m_window.files().importFile(m_options.projectFile);
        if (m_store.projects().size() > before.size() || m_store.isReadOnly())
            return;
    }
    const std::vector<catalogue::StoredProject> stored = m_store.projects();
    if (stored.empty()) {
        m_window.files().openSample();
        return;
    }
    const qint64 last = m_settings.value(shell::Setting::LastProject).toLongLong();
    const auto found
        = std::find_if(stored.begin(), stored.end(), [last](const auto &each) { return each.id == last; });
    m_window.files().openStored(found == stored.end() ? stored.front().id : found->id);
}

} // namespace xj::app
