// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/text/format.h"

namespace xj::text {

/// The word for a quantity of sizing.
[[nodiscard]] QString sizingTerm(domain::SizingTerm term);

/// The sentence for what sizing has to say; arguments in the order that the enumerator's comment gives.
[[nodiscard]] QString sizingSentence(domain::SizingReason reason, const domain::Arguments &arguments,
                                     const Style &style);

/// The name of a link between GPUs, for the scaling table.
[[nodiscard]] QString linkName(domain::LinkOption link);

} // namespace xj::text
