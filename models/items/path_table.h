// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/catalogue.h"
#include "models/domain/path_result.h"
#include "models/domain/recommendation.h"
#include "models/items/row_table.h"

namespace xj::items {

/// One configuration of one stage; a skipped stage is one row without a configuration.
struct StageRow
{
    domain::Stage stage = domain::Stage::Validate;
    bool skipped = false;
    int firstMonth = 1;
    int lastMonth = 1;
    std::optional<domain::StageConfiguration> configuration;
    QString gpuName;

    bool operator==(const StageRow &) const = default;
};

/// The staged path: what runs when, on what, for how much.
class StageTable : public RowTable<StageRow>
{
public:
    explicit StageTable(QObject *parent = nullptr);

    void show(const domain::StagedPath &path, const domain::Catalogue &catalogue);
};

/// Every default the buyer did not set.
class DefaultTable : public RowTable<domain::DefaultUsed>
{
public:
    explicit DefaultTable(QObject *parent = nullptr);
};

} // namespace xj::items
