// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/result.h"

#include <QByteArray>
#include <QJsonObject>
#include <QString>

namespace xj::exchange {

/// Files beyond this are not read: a project of a thousand quotes has less than one megabyte.
inline constexpr qsizetype kLargestJsonFile = 10 * 1000 * 1000;
/// Objects and arrays inside each other; ours need six.
inline constexpr int kDeepestJson = 64;

/// The object at the top of a JSON text (RFC 8259, UTF-8, a byte order mark is skipped), before anything in
/// it is judged. Unlike QJsonDocument it refuses an object that names a key twice. Errors: FileTooLarge,
/// JsonSyntax with line and column, JsonNotAnObject, DuplicateKey with the JSON path (all of them).
[[nodiscard]] domain::CheckedResult<QJsonObject> parseJsonObject(const QByteArray &json,
                                                                 const QString &fileName);

} // namespace xj::exchange
