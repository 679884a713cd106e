// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/selection/region.h"

#include <algorithm>
#include <array>
#include <utility>

namespace xj::selection {

namespace {

/// Parts of the world between which public round-trip times differ by more than a site inside them does.
enum class Place { Mainland, EastAsia, SoutheastAsia, SouthAsia, Europe, America, Oceania, Unknown };
constexpr size_t kPlaces = 7;

/// Typical public round-trip times, ms, by Place; symmetric. The orders that operators' latency tables print
/// (Shanghai-Frankfurt about 220, Tokyo-Frankfurt 230, Singapore-Frankfurt 165, Tokyo-Singapore 70,
/// Frankfurt-Virginia 95); the mainland's international gateways add to its own. Evening peaks are worse.
constexpr std::array<std::array<double, kPlaces>, kPlaces> kRoundTrip{{
    {30, 60, 90, 170, 220, 190, 190}, // mainland China
    {60, 30, 70, 120, 220, 140, 120}, // Hong Kong, Taiwan, Japan, Korea
    {90, 70, 30, 60, 165, 200, 100}, // Southeast Asia
    {170, 120, 60, 30, 130, 220, 160}, // South Asia
    {220, 220, 165, 130, 25, 100, 260}, // Europe
    {190, 140, 200, 220, 100, 45, 180}, // America
    {190, 120, 100, 160, 260, 180, 25}, // Oceania
}};
constexpr double kRoundTripsToFirstByte = 3.0;

using Entry = std::pair<QLatin1String, Place>;

Place placeOf(const QString &country)
{
    static constexpr std::array kPlace{
        Entry{QLatin1String("CN"), Place::Mainland},      Entry{QLatin1String("HK"), Place::EastAsia},
        Entry{QLatin1String("TW"), Place::EastAsia},      Entry{QLatin1String("JP"), Place::EastAsia},
        Entry{QLatin1String("KR"), Place::EastAsia},      Entry{QLatin1String("SEA"), Place::SoutheastAsia},
        Entry{QLatin1String("SG"), Place::SoutheastAsia}, Entry{QLatin1String("MY"), Place::SoutheastAsia},
        Entry{QLatin1String("TH"), Place::SoutheastAsia}, Entry{QLatin1String("VN"), Place::SoutheastAsia},
        Entry{QLatin1String("ID"), Place::SoutheastAsia}, Entry{QLatin1String("PH"), Place::SoutheastAsia},
        Entry{QLatin1String("IN"), Place::SouthAsia},     Entry{QLatin1String("US"), Place::America},
        Entry{QLatin1String("CA"), Place::America},       Entry{QLatin1String("GB"), Place::Europe},
        Entry{QLatin1String("NO"), Place::Europe},        Entry{QLatin1String("CH"), Place::Europe},
        Entry{QLatin1String("AU"), Place::Oceania},       Entry{QLatin1String("NZ"), Place::Oceania},
    };
    const auto it = std::ranges::find_if(kPlace, [&](const Entry &entry) { return country == entry.first; });
    if (it != kPlace.end())
        return it->second;
    return matchRegion(country, {QStringLiteral("EU")}) == RegionMatch::Inside ? Place::Europe
                                                                               : Place::Unknown;
}

} // namespace

std::optional<double> firstByteMilliseconds(const QString &region, const QStringList &wanted)
{
    const QStringList sites = countriesOf(region);
    double worst = 0.0;
    for (const QString &want : wanted) {
        const QStringList named = countriesOf(want);
        const Place goal = placeOf(named.isEmpty() ? want : named.first());
        std::optional<double> nearest;
        for (const QString &site : sites) {
            const Place from = placeOf(site);
            if (from == Place::Unknown || goal == Place::Unknown)
                continue;
            const double trip = kRoundTrip[static_cast<size_t>(from)][static_cast<size_t>(goal)];
            nearest = std::min(nearest.value_or(trip), trip);
        }
        if (!nearest)
            return std::nullopt;
        worst = std::max(worst, *nearest);
    }
    return worst > 0.0 ? std::optional(kRoundTripsToFirstByte * worst) : std::nullopt;
}

} // namespace xj::selection
