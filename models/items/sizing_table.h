// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/catalogue.h"
#include "models/domain/sizing_result.h"
#include "models/items/row_table.h"

namespace xj::items {

/// One accelerator's answer for one workload, with the accelerator's name.
struct SizingRow
{
    domain::AcceleratorSizing sizing;
    QString gpuName;
    bool training = true;

    bool operator==(const SizingRow &) const = default;
};

/// The accelerators for one workload, in catalogue order.
class SizingTable : public RowTable<SizingRow>
{
public:
    explicit SizingTable(QObject *parent = nullptr);

    void show(const domain::WorkloadSizing &sizing, bool training, const domain::Catalogue &catalogue);
};

/// Every figure of one accelerator's answer that can be opened: the parts of memory, then speed, in order.
[[nodiscard]] std::vector<domain::Figure> figuresOf(const domain::AcceleratorSizing &sizing);
/// The hard indicators of a workload that have a value or a reason.
[[nodiscard]] std::vector<domain::Figure> figuresOf(const domain::HardIndicators &indicators);

} // namespace xj::items
