// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/catalogue/connection.h"

#include <QByteArray>
#include <QMap>

namespace xj::catalogue {

/// The shipped fact tables by file name ("gpus.csv").
using FactFiles = QMap<QString, QByteArray>;

/// The files that this build carries.
[[nodiscard]] FactFiles shippedFactFiles();

/// Takes over every fact table that differs from the edition the database last took over, all in one
/// transaction. What a user entered or changed stays. A corrected price replaces the wrong one; observations
/// from elsewhere stay. Errors: CatalogueRowInvalid (nothing is changed then), DatabaseLocked, DatabaseFailed
/// and kin.
[[nodiscard]] domain::Result<void> importFacts(const Connection &connection, const FactFiles &files);

} // namespace xj::catalogue
