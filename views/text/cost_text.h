// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/text/format.h"

namespace xj::text {

/// The word for a quantity of cost.
[[nodiscard]] QString costTerm(domain::CostTerm term);

/// The sentence for what the cost engine has to say; arguments in the order that the enumerator's comment
/// gives.
[[nodiscard]] QString costSentence(domain::CostReason reason, const domain::Arguments &arguments,
                                   const Style &style);

/// The label of a parameter of the cost model; the key itself when it is unknown.
[[nodiscard]] QString assumptionLabel(const QString &key);

} // namespace xj::text
