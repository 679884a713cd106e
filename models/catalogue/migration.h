// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/catalogue/connection.h"

#include <QStringList>

namespace xj::catalogue {

/// The schema's versions: resources/schema/0001_*.sql makes version 1 of an empty file, 0002_*.sql version 2
/// of version 1, and so on. The version known is the number of scripts.
[[nodiscard]] int knownSchemaVersion();
/// A script's statements, which end with a semicolon at the end of a line; comment lines are left out.
[[nodiscard]] QStringList splitStatements(const QString &script);
/// The statements of the script that leads to `version`, in order.
[[nodiscard]] QStringList schemaStatements(int version);

[[nodiscard]] domain::Result<int> schemaVersion(const Connection &connection);

/// Brings the database from its version to `target`, one transaction per version; when another program was
/// faster, its work counts. Does nothing when it is there already. Errors: DatabaseNewer, DatabaseLocked,
/// DatabaseFailed.
[[nodiscard]] domain::Result<void> migrateTo(const Connection &connection, int target);

} // namespace xj::catalogue
