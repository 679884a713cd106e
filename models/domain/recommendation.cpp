// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/domain/recommendation.h"

#include <algorithm>

namespace xj::domain {

const Figure *AcceleratorSizing::figure(SizingTerm term) const
{
    const auto it = std::ranges::find(figures, Term(term), &Figure::term);
    return it == figures.end() ? nullptr : &*it;
}

const AcceleratorSizing *WorkloadSizing::on(const QString &gpuId) const
{
    const auto it = std::ranges::find(accelerators, gpuId, &AcceleratorSizing::gpuId);
    return it == accelerators.end() ? nullptr : &*it;
}

const Candidate *Funnel::best() const
{
    return !candidates.empty() && candidates.front().rank == 1 ? &candidates.front() : nullptr;
}

const OptionCost *Tco::option(SupplyOption wanted) const
{
    const auto it = std::ranges::find(options, wanted, &OptionCost::option);
    return it == options.end() ? nullptr : &*it;
}

} // namespace xj::domain
