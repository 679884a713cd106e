// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QJsonObject>

namespace xj::exchange {

/// JSON Schema of the key "assumptions" of the project file, from the cost model's own table: names, units,
/// ranges.
[[nodiscard]] QJsonObject assumptionsSchema();

/// The same as a document: what `xuanji schema cost` prints.
[[nodiscard]] QByteArray costSchema();

} // namespace xj::exchange
