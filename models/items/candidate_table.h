// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/catalogue.h"
#include "models/domain/selection_result.h"
#include "models/items/row_table.h"

namespace xj::items {

/// A judged offer with its accelerator's name and the verdict of each layer: the worst of its findings there.
struct CandidateRow
{
    domain::Candidate candidate;
    QString gpuName;
    std::array<std::optional<domain::Verdict>, 4> layers{}; ///< by Layer; absent: no finding

    bool operator==(const CandidateRow &) const = default;
};

/// All that was judged for one workload: ranked first, then pending, then eliminated.
class CandidateTable : public RowTable<CandidateRow>
{
public:
    explicit CandidateTable(QObject *parent = nullptr);

    void show(const domain::Funnel &funnel, const domain::Catalogue &catalogue);
};

/// The findings on one candidate, layer by layer.
class FindingTable : public RowTable<domain::Finding>
{
public:
    explicit FindingTable(QObject *parent = nullptr);
};

} // namespace xj::items
