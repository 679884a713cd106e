// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/exchange/import_result.h"

#include <QByteArray>
#include <QJsonObject>

namespace xj::exchange {

/// What was read, as `xuanji import` prints it (schema "xuanji.import/1"): exact decimals as strings, unknown
/// as null.
[[nodiscard]] QJsonObject importToJson(const ImportedFile &file, const QString &fileName);

} // namespace xj::exchange
