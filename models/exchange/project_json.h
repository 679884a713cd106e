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

/// The same without the contradictions: for the workspace, where a project may be stored while it is being
/// changed (two loads entered, an event beyond a shortened horizon).
[[nodiscard]] domain::CheckedResult<domain::Project> readProjectDraft(const QByteArray &json,
                                                                      const QString &fileName);

/// What readProject would find contradictory in this project, with the JSON paths.
[[nodiscard]] QList<domain::Error> contradictions(const domain::Project &project);

/// Writes the same: keys in a fixed order, absent values left out, numbers shortest that read back exactly.
/// readProjectDraft(writeProject(p)) equals p; figures of a model's own are dropped beside a library id.
[[nodiscard]] QByteArray writeProject(const domain::Project &project);

/// JSON Schema (draft 2020-12) of the project file, from the tables that read and write it.
[[nodiscard]] QByteArray projectSchema();

} // namespace xj::exchange
