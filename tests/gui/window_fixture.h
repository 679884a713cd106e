// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/language.h"
#include "models/project/open_project.h"
#include "models/project/project_store.h"
#include "views/shell/dialogs.h"
#include "views/shell/main_window.h"
#include "views/shell/settings.h"

#include <QStringList>
#include <QTemporaryDir>

#include <memory>

namespace xj::tests {

/// Answers at once, and keeps what was said.
class ScriptedDialogs : public shell::Dialogs
{
public:
    QString nextFile;
    bool nextConfirmation = true;
    QStringList warnings;
    int previews = 0;

    void warn(QWidget *parent, const QString &title, const QString &text) override;
    bool confirm(QWidget *parent, const QString &title, const QString &text, const QString &action) override;
    QString fileToOpen(QWidget *parent, FileKind kind, const QString &folder) override;
    QString fileToSave(QWidget *parent, FileKind kind, const QString &suggestion) override;
    void printPreview(QWidget *parent, const std::function<void(QPrinter *)> &paint) override;
    void about(QWidget *parent, const QString &title, const QString &text) override;
};

/// The whole window on a temporary workspace and temporary settings, with the hand-built answer of
/// tests/support in place of the engine: its monthly cost follows the horizon, so that an edit shows.
class WindowFixture
{
public:
    explicit WindowFixture(const QString &language);

    [[nodiscard]] QString path(const QString &name) const { return m_folder.filePath(name); }
    /// Shows every screen once, so that all of them are built, and waits for the answer.
    [[nodiscard]] bool openAllScreens();

private:
    QTemporaryDir m_folder;

public:
    shell::Settings settings;
    ScriptedDialogs dialogs;
    app::LanguageController language;
    project::OpenProject project;
    project::ProjectStore store;
    std::unique_ptr<shell::MainWindow> window;
};

} // namespace xj::tests
