// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace xj {

/// Makes the product's embedded files readable below ":/xuanji/" (fact tables in catalogue/, the schema in
/// schema/). A linker drops resources that sit in a static library and that nobody names, so whoever reads
/// one calls this first. May be called any number of times and from any thread.
void initResources();

} // namespace xj
