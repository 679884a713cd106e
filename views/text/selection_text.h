// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/text/format.h"

namespace xj::text {

/// The word for a quantity of selection.
[[nodiscard]] QString selectionTerm(domain::SelectionTerm term);

/// The sentence for a finding; arguments in the order that the enumerator's comment gives.
[[nodiscard]] QString selectionSentence(domain::SelectionReason reason, const domain::Arguments &arguments,
                                        const Style &style);

} // namespace xj::text
