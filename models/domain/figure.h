// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/argument.h"
#include "models/domain/cost_codes.h"
#include "models/domain/path_codes.h"
#include "models/domain/selection_codes.h"
#include "models/domain/sizing_codes.h"

#include <optional>
#include <variant>

namespace xj::domain {

/// The name of a quantity.
using Term = std::variant<SizingTerm, CostTerm, SelectionTerm>;

/// A sentence as a code and its arguments: the view's edge words it, so that both languages and the PDF say
/// the same.
using ReasonCode = std::variant<SizingReason, CostReason, SelectionReason, PathReason>;

struct Reason
{
    ReasonCode code;
    Arguments arguments;

    bool operator==(const Reason &) const = default;
};

/// One ingredient of a figure.
struct DerivationInput
{
    QString symbol; ///< as in the formula: "L", "n_w"
    Term term;
    Quantity value;
    QString source; ///< empty: entered by the buyer or computed above

    bool operator==(const DerivationInput &) const = default;
};

/// How a figure came about: the formula in mathematical notation (which needs no language), where it is
/// published, and its ingredients.
struct Derivation
{
    QString formula;
    QString citation;
    QList<DerivationInput> inputs;

    bool operator==(const Derivation &) const = default;
};

/// A figure that can be opened. Without a value it says why: never zero, NaN or infinity in its place.
struct Figure
{
    Term term;
    std::optional<double> value;
    Unit unit = Unit::None;
    std::optional<Reason> undefined; ///< set if and only if there is no value
    Derivation derivation;

    bool operator==(const Figure &) const = default;
};

} // namespace xj::domain
