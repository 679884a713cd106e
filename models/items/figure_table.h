// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/items/row_table.h"

namespace xj::items {

/// Figures that can be opened: name, value or why there is none.
class FigureTable : public RowTable<domain::Figure>
{
public:
    explicit FigureTable(QObject *parent = nullptr);
};

/// The ingredients of one figure.
class DerivationTable : public RowTable<domain::DerivationInput>
{
public:
    explicit DerivationTable(QObject *parent = nullptr);
};

} // namespace xj::items
