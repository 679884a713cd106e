// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/exchange/import_result.h"

#include <QString>

namespace xj::exchange {

/// Takes what a free text says about a server into the offer, where the offer does not know it yet: processor
/// cores, memory, local disks, network, shortest term. "192核 / 2TB 内存 / 本地NVMe 30.72TB / 8×IB 400G".
void readConfiguration(const QString &text, ImportedOffer &offer);

/// Memory written in GB or TB counts as GiB (1 TB = 1024); `unit` from the heading when the cell has none.
/// Exact decimal.
[[nodiscard]] QString ramGiBOf(const QString &cell, const QString &heading);
/// Disks are decimal: 1 TB = 1000 GB; "7.68TB×2" counts both.
[[nodiscard]] QString nvmeGBOf(const QString &cell, const QString &heading);

} // namespace xj::exchange
