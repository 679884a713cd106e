// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/catalogue/connection.h"
#include "models/catalogue/workspace.h"

namespace xj::catalogue {

/// In the order in which they were added.
[[nodiscard]] domain::Result<std::vector<StoredProject>> loadProjects(const Connection &connection);
/// Errors: InvalidValue for an unknown number.
[[nodiscard]] domain::Result<QByteArray> loadProjectJson(const Connection &connection, qint64 id);
[[nodiscard]] domain::Result<qint64> insertProject(const Connection &connection, const QString &title,
                                                   const QByteArray &json);
[[nodiscard]] domain::Result<void> updateProject(const Connection &connection, qint64 id,
                                                 const QString &title, const QByteArray &json);
[[nodiscard]] domain::Result<void> deleteProject(const Connection &connection, qint64 id);

} // namespace xj::catalogue
