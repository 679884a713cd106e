// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/result.h"

#include <QByteArray>
#include <QString>

namespace xj::app {

/// The bytes of a file of at most `limit` bytes. Errors: FileNotFound, FileNotReadable (also for a folder),
/// FileTooLarge.
[[nodiscard]] domain::Result<QByteArray> readFile(const QString &path, qint64 limit);

/// Replaces the file at once or not at all. Error: FileNotWritable.
[[nodiscard]] domain::Result<void> writeFile(const QString &path, const QByteArray &bytes);

} // namespace xj::app
