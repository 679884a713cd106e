// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/charts/chart_table.h"
#include "views/report/layout/block.h"
#include "views/report/sections/section.h"

#include <QStringList>

#include <memory>
#include <span>

namespace xj::report::sections {

/// The figure with its unit, or the sentence that says why there is none.
[[nodiscard]] QString figureText(const domain::Figure &figure, const text::Style &style);
[[nodiscard]] QString gpuName(const QString &gpuId, const domain::Catalogue &catalogue);
[[nodiscard]] QStringList sentences(std::span<const domain::Reason> reasons, const text::Style &style);
[[nodiscard]] QString yesNo(bool value);
/// Who offers what: the provider alone where the instance has no name.
[[nodiscard]] QString offerName(const domain::Candidate &candidate, const text::Style &style);

/// A title above a list; nothing when the list is empty.
void appendList(layout::Blocks &blocks, const QString &title, const QStringList &items);
void append(layout::Blocks &to, layout::Blocks &&from);

/// A chart's numbers as a table of the report, first column the rows' labels.
[[nodiscard]] layout::Table printedTable(const charts::ChartTable &table, const text::Style &style);

/// A chart as a figure; its title becomes the caption above it.
[[nodiscard]] layout::Figure figureOf(std::unique_ptr<QChart> chart, double heightMm);

} // namespace xj::report::sections
