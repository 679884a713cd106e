// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/catalogue/workspace.h"
#include "models/domain/project.h"
#include "models/domain/result.h"

#include <QObject>
#include <QString>

#include <memory>
#include <optional>
#include <vector>

namespace xj::project {

class OpenProject;

/// Keeps the open project in the workspace: every edit is one transaction, so there is no Save to forget.
/// Moves projects in from and out to JSON files. All failures are values or saveFailed(), never silence.
class ProjectStore : public QObject
{
    Q_OBJECT

public:
    explicit ProjectStore(OpenProject &project, QObject *parent = nullptr);
    ~ProjectStore() override;

    /// Opens the workspace and hands its facts to the open project. A newer or a write-protected file is
    /// opened to be read, and the reason is kept in readOnlyReason(); any other failure leaves the product's
    /// own facts in memory, so that work can go on, and is returned.
    [[nodiscard]] domain::Result<void> openWorkspace(const QString &path);
    /// The product's own facts, nothing on disk: for tests and as the last resort.
    [[nodiscard]] domain::Result<void> openInMemory();

    [[nodiscard]] bool isOpen() const { return m_workspace != nullptr; }
    [[nodiscard]] bool isReadOnly() const;
    [[nodiscard]] QString path() const;
    /// Why edits are not stored; nothing when they are.
    [[nodiscard]] const std::optional<domain::Error> &readOnlyReason() const { return m_readOnlyReason; }

    [[nodiscard]] std::vector<catalogue::StoredProject> projects() const;
    /// Shows a stored project.
    [[nodiscard]] domain::CheckedResult<void> openStored(qint64 id);
    /// Stores a new project and shows it. In a read-only workspace it is shown without being stored.
    [[nodiscard]] domain::Result<void> addProject(const domain::Project &project);
    [[nodiscard]] domain::Result<void> removeStored(qint64 id);

    /// Reads a project file into the workspace and shows it. On errors nothing changes.
    [[nodiscard]] domain::CheckedResult<void> importFile(const QString &path);
    /// Writes the open project to a file, whole or not at all.
    [[nodiscard]] domain::Result<void> exportFile(const QString &path) const;

Q_SIGNALS:
    void projectsChanged();
    void saveFailed(const domain::Error &error);

private:
    [[nodiscard]] domain::Result<void> adopt(std::unique_ptr<catalogue::Workspace> workspace);
    void saveOpenProject();

    OpenProject &m_project;
    std::unique_ptr<catalogue::Workspace> m_workspace;
    std::optional<domain::Error> m_readOnlyReason;
    qint64 m_nextUnstoredId = -1;
    bool m_loading = false;
};

} // namespace xj::project
