// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/cost_result.h"
#include "models/items/row_table.h"
#include "models/project/open_project.h"

namespace xj::items {

/// One line of the comparison of options: a category's present value under each, or a summary figure.
struct CostRow
{
    std::variant<domain::CostCategory, domain::CostTerm> item;
    domain::Unit unit = domain::Unit::Currency;
    std::array<std::optional<double>, 3> options{}; ///< by SupplyOption; absent: not costed

    bool operator==(const CostRow &) const = default;
};

/// Rent, build and hybrid side by side: categories bottom up, then totals.
class CostTable : public RowTable<CostRow>
{
public:
    explicit CostTable(QObject *parent = nullptr);

    void show(const domain::Tco &tco);
};

/// The parameters of the cost model as used; a value that is edited becomes the project's own, an empty one
/// goes back to the default.
class AssumptionTable : public RowTable<domain::AssumptionUsed>
{
public:
    explicit AssumptionTable(project::OpenProject &project, QObject *parent = nullptr);

    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;
    /// Takes a number in the parameter's own unit, or an invalid value to go back to the default.
    bool setData(const QModelIndex &index, const QVariant &value, int role) override;

private:
    project::OpenProject &m_project;
};

/// The figures of all options that can be opened, and of the break-even.
[[nodiscard]] std::vector<domain::Figure> figuresOf(const domain::OptionCost &option);
[[nodiscard]] std::vector<domain::Figure> figuresOf(const domain::BreakEven &breakEven);

} // namespace xj::items
