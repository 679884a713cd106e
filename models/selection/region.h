// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <optional>

namespace xj::selection {

/// The ISO 3166 countries that a region text of a catalogue or a quote may mean: "us-east-1" -> US, "Sichuan,
/// CN" -> CN, "CA;NO;US" -> three. Empty when the text says nothing known ("global", "").
[[nodiscard]] QStringList countriesOf(const QString &region);

enum class RegionMatch { Inside, Outside, Unknown };

/// Whether a region lies in one of the wanted ones. `wanted` holds ISO codes, "EU", "overseas" (anywhere but
/// CN), or region names, which match literally. A region of several countries is inside when any of them is
/// wanted.
[[nodiscard]] RegionMatch matchRegion(const QString &region, const QStringList &wanted);

/// Milliseconds until the first byte over the public network from a site to the farthest of the wanted
/// regions: three round trips (TCP, TLS 1.3, request) at typical round-trip times between parts of the world,
/// without the model's own time. Nothing when a place is not known.
[[nodiscard]] std::optional<double> firstByteMilliseconds(const QString &region, const QStringList &wanted);

} // namespace xj::selection
