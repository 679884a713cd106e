// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/items/cost_tables.h"

namespace xj::items {

using domain::AssumptionUsed;
using domain::CostCategory;
using domain::CostTerm;
using domain::Figure;
using domain::OptionCost;
using domain::SupplyOption;
using domain::Unit;

namespace {

Cell itemName(const CostRow &row)
{
    if (const auto *category = std::get_if<CostCategory>(&row.item))
        return *category;
    return domain::Term(std::get<CostTerm>(row.item));
}

template <SupplyOption option> Cell optionCell(const CostRow &row)
{
    return quantityCell(row.options[static_cast<std::size_t>(option)], row.unit);
}

QString costRowId(const CostRow &row)
{
    return std::visit(
        [&row](auto code) -> QString {
            return QString::number(row.item.index()) + u'/' + QString::number(static_cast<int>(code));
        },
        row.item);
}

std::optional<double> presentValue(const OptionCost &option, CostCategory category)
{
    for (const domain::CostLine &line : option.lines) {
        if (line.category == category)
            return line.presentValue;
    }
    return std::nullopt;
}

std::vector<CostRow> categoryRows(const domain::Tco &tco)
{
    std::vector<CostRow> rows;
    for (int code = 0; code <= static_cast<int>(CostCategory::Residual); ++code) {
        CostRow row{static_cast<CostCategory>(code), Unit::Currency, {}};
        bool used = false;
        for (const OptionCost &option : tco.options) {
            const std::optional<double> value = presentValue(option, static_cast<CostCategory>(code));
            // An option that has no such line spends nothing on it: that zero is known.
            row.options[static_cast<std::size_t>(option.option)] = value.value_or(0.0);
            used = used || value.has_value();
        }
        if (used)
            rows.push_back(row);
    }
    return rows;
}

CostRow summaryRow(const domain::Tco &tco, CostTerm term, Unit unit, Figure OptionCost::*figure)
{
    CostRow row{term, unit, {}};
    for (const OptionCost &option : tco.options)
        row.options[static_cast<std::size_t>(option.option)] = (option.*figure).value;
    return row;
}

} // namespace

CostTable::CostTable(QObject *parent)
    : RowTable({{Heading::Item, Unit::None, itemName},
                {Heading::Rent, Unit::None, optionCell<SupplyOption::Rent>},
                {Heading::Build, Unit::None, optionCell<SupplyOption::Build>},
                {Heading::Hybrid, Unit::None, optionCell<SupplyOption::Hybrid>}},
               costRowId, parent)
{ }

void CostTable::show(const domain::Tco &tco)
{
    std::vector<CostRow> rows = categoryRows(tco);
    rows.push_back(summaryRow(tco, CostTerm::NetPresentValue, Unit::Currency, &OptionCost::netPresentValue));
    rows.push_back(
        summaryRow(tco, CostTerm::UndiscountedTotal, Unit::Currency, &OptionCost::undiscountedTotal));
    rows.push_back(summaryRow(tco, CostTerm::EquivalentMonthlyCost, Unit::CurrencyPerMonth,
                              &OptionCost::equivalentMonthly));
    rows.push_back(
        summaryRow(tco, CostTerm::LevelisedCost, Unit::CurrencyPerGpuHour, &OptionCost::levelised));
    rows.push_back(summaryRow(tco, CostTerm::PeakCashNeed, Unit::Currency, &OptionCost::peakCash));
    setRows(std::move(rows));
}

AssumptionTable::AssumptionTable(project::OpenProject &project, QObject *parent)
    : RowTable(
        {{Heading::Item, Unit::None,
          [](const AssumptionUsed &row) -> Cell { return AssumptionKey{row.key}; }},
         {Heading::Value, Unit::None,
          [](const AssumptionUsed &row) { return quantityCell(row.value, row.unit); }},
         {Heading::Low, Unit::None,
          [](const AssumptionUsed &row) { return quantityCell(row.low, row.unit); }},
         {Heading::High, Unit::None,
          [](const AssumptionUsed &row) { return quantityCell(row.high, row.unit); }},
         {Heading::Default, Unit::None, [](const AssumptionUsed &row) -> Cell { return !row.overridden; }},
         {Heading::Source, Unit::None, [](const AssumptionUsed &row) -> Cell { return row.source; }},
         {Heading::Date, Unit::None,
          [](const AssumptionUsed &row) { return row.observedOn ? Cell(*row.observedOn) : Cell(); }}},
        [](const AssumptionUsed &row) { return row.key; }, parent)
    , m_project(project)
{ }

Qt::ItemFlags AssumptionTable::flags(const QModelIndex &index) const
{
    const Qt::ItemFlags flags = RowTable::flags(index);
    return index.isValid() && index.column() == columnOf(Heading::Value) ? flags | Qt::ItemIsEditable : flags;
}

bool AssumptionTable::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (role != Qt::EditRole || !(flags(index) & Qt::ItemIsEditable))
        return false;
    const QString key = rowAt(index.row()).key;
    if (!value.isValid()) {
        m_project.edit({project::EditKind::ResetAssumption, key, {}},
                       [&key](domain::Project &project) { project.assumptions.remove(key); });
        return true;
    }
    bool number = false;
    const double entered = value.toDouble(&number);
    if (!number)
        return false;
    // Entering the default again keeps it a default.
    if (entered == rowAt(index.row()).value)
        return true;
    m_project.edit({project::EditKind::SetAssumption, key, {}},
                   [&key, entered](domain::Project &project) { project.assumptions.insert(key, entered); });
    return true;
}

std::vector<Figure> figuresOf(const OptionCost &option)
{
    return {option.netPresentValue, option.undiscountedTotal, option.equivalentMonthly, option.levelised,
            option.peakCash};
}

std::vector<Figure> figuresOf(const domain::BreakEven &breakEven)
{
    return {breakEven.utilisation, breakEven.month, breakEven.lastingMonth};
}

} // namespace xj::items
