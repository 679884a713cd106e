// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/catalogue/connection.h"

namespace xj::catalogue {

/// A connection to the workspace file, created, checked, backed up and migrated as Workspace::open promises;
/// its facts are those of this build unless it is read-only.
[[nodiscard]] domain::Result<std::unique_ptr<Connection>> openWorkspaceFile(const QString &path,
                                                                            bool readOnly);

/// A fresh workspace in memory with the facts of this build.
[[nodiscard]] domain::Result<std::unique_ptr<Connection>> freshInMemory();

/// "workspace.sqlite" of version 3 is backed up as "workspace.before-v4.sqlite" beside it.
[[nodiscard]] QString migrationBackupPath(const QString &path, int toVersion);

} // namespace xj::catalogue
