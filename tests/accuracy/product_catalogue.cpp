// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/catalogue/workspace.h"
#include "tests/accuracy/case_lookup.h"

#include <cstdio>

namespace accuracy {

xj::domain::Catalogue productCatalogue()
{
    const auto workspace = xj::catalogue::Workspace::inMemory();
    if (workspace) {
        if (auto catalogue = (*workspace)->snapshot())
            return *std::move(catalogue);
    }
    std::fputs("the product's catalogue does not open; every row will lack its facts\n", stderr);
    return {};
}

} // namespace accuracy
