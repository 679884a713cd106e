// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/text/format.h"

namespace xj::text {

/// The sentence for why a stage starts or ends; arguments in the order that the enumerator's comment gives.
[[nodiscard]] QString pathSentence(domain::PathReason reason, const domain::Arguments &arguments,
                                   const Style &style);

} // namespace xj::text
