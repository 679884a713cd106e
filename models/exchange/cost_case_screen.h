// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/exchange/case_fields.h"

#include <QJsonObject>

namespace xj::exchange {

/// The kind "elimination": offers through the four layers, the first failing test decides.
[[nodiscard]] QJsonObject runElimination(CaseFields &in);

} // namespace xj::exchange
