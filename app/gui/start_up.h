// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/run_window.h"

#include <QObject>

namespace xj::project {
class ProjectStore;
}

namespace xj::shell {
class MainWindow;
class Settings;
} // namespace xj::shell

namespace xj::app {

/// Opens the workspace and a project once the window has been painted, so that the window is there at once.
class StartUp : public QObject
{
    Q_OBJECT

public:
    StartUp(shell::MainWindow &window, project::ProjectStore &store, shell::Settings &settings,
            WindowOptions options);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void start();
    void openProject();
    [[nodiscard]] QString workspacePath() const;

    shell::MainWindow &m_window;
    project::ProjectStore &m_store;
    shell::Settings &m_settings;
    WindowOptions m_options;
};

} // namespace xj::app
