// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/recommendation.h"
#include "views/text/format.h"

#include <QString>

namespace xj::app {

/// The recommendation in a dozen lines for a terminal: action, costs, what runs each workload, break-even,
/// reasons, risks. The PDF and the JSON say the rest.
[[nodiscard]] QString summaryText(const domain::Recommendation &recommendation, const text::Style &style);

} // namespace xj::app
