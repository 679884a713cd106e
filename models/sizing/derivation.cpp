// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/sizing/derivation.h"

#include <cmath>

namespace xj::sizing {

domain::Derivation derivation(const char *formula, const char *citation,
                              std::initializer_list<Ingredient> ingredients)
{
    domain::Derivation result;
    result.formula = QString::fromUtf8(formula);
    result.citation = QString::fromUtf8(citation);
    result.inputs.reserve(static_cast<qsizetype>(ingredients.size()));
    for (const Ingredient &ingredient : ingredients) {
        result.inputs.push_back({QString::fromUtf8(ingredient.symbol), ingredient.term,
                                 domain::Quantity{ingredient.value, ingredient.unit}, QString()});
    }
    return result;
}

domain::Figure figure(domain::SizingTerm term, double value, domain::Unit unit, domain::Derivation derivation)
{
    domain::Figure result;
    result.term = term;
    result.unit = unit;
    result.derivation = std::move(derivation);
    if (std::isfinite(value))
        result.value = value;
    else
        result.undefined = domain::Reason{domain::SizingReason::ComputeUnknown, {QString()}};
    return result;
}

} // namespace xj::sizing
