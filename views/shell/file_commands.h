// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/error.h"
#include "models/project/open_project.h"
#include "models/project/project_store.h"
#include "views/shell/dialogs.h"
#include "views/shell/settings.h"
#include "views/text/format.h"

#include <QObject>

namespace xj::shell {

/// What the File menu does: asks for a file, hands it on, and says in clear sentences what went wrong.
class FileCommands : public QObject
{
    Q_OBJECT

public:
    FileCommands(project::OpenProject &project, project::ProjectStore &store, Settings &settings,
                 Dialogs &dialogs, QWidget *window);

    void openStored(qint64 id);
    void importFile(const QString &path);
    void openSample(); ///< the product's own example, for a workspace without projects
    void warn(const QList<domain::Error> &errors);

public Q_SLOTS:
    void newProject();
    void importProject();
    void exportProject();
    void exportPdf();
    void exportFigures();
    void printPreview();
    void removeProject();

Q_SIGNALS:
    void done(const QString &sentence); ///< for the status line

private:
    [[nodiscard]] text::Style style() const;
    [[nodiscard]] QString suggestion(const QString &suffix) const;
    [[nodiscard]] QString fileToSave(Dialogs::FileKind kind, const QString &suffix);
    void opened();

    project::OpenProject &m_project;
    project::ProjectStore &m_store;
    Settings &m_settings;
    Dialogs &m_dialogs;
    QWidget *m_window;
};

} // namespace xj::shell
