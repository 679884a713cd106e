// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/items/figure_table.h"

namespace xj::items {

using domain::DerivationInput;
using domain::Figure;
using domain::Unit;

namespace {

Cell valueOrReason(const Figure &figure)
{
    if (!figure.value && figure.undefined)
        return *figure.undefined;
    return quantityCell(figure.value, figure.unit);
}

QString figureId(const Figure &figure)
{
    const int code = std::visit([](auto term) { return static_cast<int>(term); }, figure.term);
    return QString::number(figure.term.index()) + u'/' + QString::number(code);
}

} // namespace

FigureTable::FigureTable(QObject *parent)
    : RowTable({{Heading::Quantity, Unit::None, [](const Figure &figure) -> Cell { return figure.term; }},
                {Heading::Value, Unit::None, valueOrReason}},
               figureId, parent)
{ }

DerivationTable::DerivationTable(QObject *parent)
    : RowTable(
        {{Heading::Symbol, Unit::None, [](const DerivationInput &input) -> Cell { return input.symbol; }},
         {Heading::Quantity, Unit::None, [](const DerivationInput &input) -> Cell { return input.term; }},
         {Heading::Value, Unit::None, [](const DerivationInput &input) -> Cell { return input.value; }},
         {Heading::Source, Unit::None, [](const DerivationInput &input) -> Cell { return input.source; }}},
        [](const DerivationInput &input) { return input.symbol; }, parent)
{ }

} // namespace xj::items
