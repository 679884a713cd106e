// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace xj::selection {

/// The ISO 3166 countries that a region text of a catalogue or a quote may mean: "us-east-1" -> US, "Sichuan,
/// CN" -> CN, "CA;NO;US" -> three. Empty when the text says nothing known ("global", "").
[[nodiscard]] QStringList countriesOf(const QString &region);

enum class RegionMatch { Inside, Outside, Unknown };

/// Whether a region lies in one of the wanted ones. `wanted` holds ISO codes, "EU", "overseas" (anywhere but
/// CN), or region names, which match literally. A region of several countries is inside when any of them is
/// wanted.
[[nodiscard]] RegionMatch matchRegion(const QString &region, const QStringList &wanted);

} // namespace xj::selection
