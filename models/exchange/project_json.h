// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/project.h"
#include "models/domain/result.h"

#include <QByteArray>
#include <QString>

namespace xj::exchange {

/// Reads a project file (schema "xuanji.project/1"). All faults are told, each with its JSON path; unknown
/// keys are errors with the nearest known key. References to the catalogue are not checked here. `fileName`
/// only places errors.
[[nodiscard]] domain::CheckedResult<domain::Project> readProject(const QByteArray &json,
                                                                 const QString &fileName);

/// Writes the same: keys in a fixed order, absent values left out, numbers shortest that read back exactly.
/// readProject(writeProject(p)) equals p.
[[nodiscard]] QByteArray writeProject(const domain::Project &project);

} // namespace xj::exchange
