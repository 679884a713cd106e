// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/figure.h"

#include <initializer_list>

namespace xj::sizing {

/// One ingredient of a formula, written where the formula is written.
struct Ingredient
{
    const char *symbol;
    domain::SizingTerm term;
    double value;
    domain::Unit unit;
};

/// A derivation out of literals (UTF-8).
[[nodiscard]] domain::Derivation derivation(const char *formula, const char *citation,
                                            std::initializer_list<Ingredient> ingredients);

/// A figure with a value, or, when the value is not finite, the reason instead.
[[nodiscard]] domain::Figure figure(domain::SizingTerm term, double value, domain::Unit unit,
                                    domain::Derivation derivation);

} // namespace xj::sizing
