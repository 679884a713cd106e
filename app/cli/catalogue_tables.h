// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/text_table.h"
#include "models/domain/catalogue.h"
#include "views/text/format.h"

namespace xj::app {

/// The facts that a reader at a terminal looks for first; everything is in the JSON.
[[nodiscard]] TextTable gpuTable(const domain::Catalogue &catalogue, const text::Style &style);
[[nodiscard]] TextTable modelTable(const domain::Catalogue &catalogue, const text::Style &style);
[[nodiscard]] TextTable serverTable(const domain::Catalogue &catalogue, const text::Style &style);
/// A provider without an offer shows "price on request".
[[nodiscard]] TextTable providerTable(const domain::Catalogue &catalogue, const text::Style &style);
[[nodiscard]] TextTable offerTable(const domain::Catalogue &catalogue, const text::Style &style);
[[nodiscard]] TextTable buildCostTable(const domain::Catalogue &catalogue, const text::Style &style);
[[nodiscard]] TextTable rateTable(const domain::Catalogue &catalogue, const text::Style &style);

} // namespace xj::app
