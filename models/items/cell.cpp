// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/items/cell.h"

#include <type_traits>

namespace xj::items {

using domain::Quantity;
using domain::Unit;

Cell quantityCell(const std::optional<double> &value, Unit unit)
{
    return value ? Cell(Quantity{*value, unit}) : Cell();
}

Cell countCell(int value, Unit unit)
{
    return Quantity{static_cast<double>(value), unit};
}

Cell figureCell(const domain::Figure *figure)
{
    return figure ? quantityCell(figure->value, figure->unit) : Cell();
}

namespace {

template <typename... Visitors> struct Overloaded : Visitors...
{
    using Visitors::operator()...;
};
template <typename... Visitors> Overloaded(Visitors...) -> Overloaded<Visitors...>;

/// Without a word of its own in any language, a code or an argument sorts by its number or its plain text.
QVariant rawArgument(const domain::Argument &argument)
{
    return std::visit(Overloaded{
                          [](const QString &text) { return QVariant(text); },
                          [](qint64 number) { return QVariant(static_cast<double>(number)); },
                          [](const Quantity &quantity) { return QVariant(quantity.value); },
                          [](const domain::MoneyArgument &money) {
                              return QVariant(static_cast<double>(money.micros) / 1e6);
                          },
                          [](const QDate &date) { return QVariant(date); },
                          [](const domain::BilingualName &name) {
                              return QVariant(name.english.isEmpty() ? name.chinese : name.english);
                          },
                      },
                      argument);
}

QVariant rawTerm(const domain::Term &term)
{
    const auto code = std::visit([](auto value) { return static_cast<int>(value); }, term);
    return static_cast<int>(term.index()) * 1000 + code;
}

QVariant rawReason(const domain::Reason &reason)
{
    const auto code = std::visit([](auto value) { return static_cast<int>(value); }, reason.code);
    return static_cast<int>(reason.code.index()) * 1000 + code;
}

} // namespace

QVariant rawValue(const Cell &cell)
{
    return std::visit(Overloaded{
                          [](std::monostate) { return QVariant(); },
                          [](bool value) { return QVariant(value); },
                          [](const FactDate &fact) {
                              return fact.provenance.observedOn ? QVariant(*fact.provenance.observedOn)
                                                                : QVariant();
                          },
                          [](const AssumptionKey &key) { return QVariant(key.key); },
                          [](const FieldKey &key) { return QVariant(key.path); },
                          [](const domain::Reason &reason) { return rawReason(reason); },
                          [](const domain::Term &term) { return rawTerm(term); },
                          [](const domain::Argument &argument) { return rawArgument(argument); },
                          [](const auto &value) {
                              if constexpr (std::is_enum_v<std::decay_t<decltype(value)>>)
                                  return QVariant(static_cast<int>(value));
                              else
                                  return rawArgument(value);
                          },
                      },
                      cell);
}

bool isNumeric(const Cell &cell)
{
    return std::holds_alternative<Quantity>(cell) || std::holds_alternative<domain::MoneyArgument>(cell);
}

} // namespace xj::items
