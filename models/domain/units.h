// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

namespace xj::domain {

/// What a number counts. Every quantity that reaches a view carries one; nothing is shown bare.
/// GB is 10^9 bytes and GiB 2^30: the two are 7.4 % apart and never stand for each other.
enum class Unit {
    None, ///< a pure number: a count without a noun, a factor
    Ratio, ///< 0..1, shown as per cent
    Byte,
    GiB,
    GB,
    TB,
    GBps, ///< 10^9 bytes per second
    Gbps, ///< 10^9 bits per second
    Tflops, ///< 10^12 floating point operations per second, dense
    Flop,
    Watt,
    KiloWatt,
    KiloWattHour,
    Microsecond,
    Millisecond,
    Second,
    Minute,
    Hour,
    Day,
    Week,
    Month,
    Year,
    Token,
    TokensPerSecond,
    RequestsPerSecond,
    BytesPerToken,
    BillionParameters,
    Gpu,
    Server,
    Replica,
    Request, ///< requests in flight
    Visit,
    Rack,
    FullTimeEquivalent,
    GpuHour,
    Currency, ///< an amount in the project's currency
    CurrencyPerMonth,
    CurrencyPerYear,
    CurrencyPerGpuHour,
    CurrencyPerKiloWattHour,
    CurrencyPerKiloWattMonth,
    CurrencyPerGbMonth,
    CurrencyPerGb,
    CurrencyPerMillionTokens,
    RatioPerYear
};

inline constexpr double kBytesPerGiB = 1024.0 * 1024.0 * 1024.0;
inline constexpr double kBytesPerGB = 1e9;

[[nodiscard]] constexpr double gibFromBytes(double bytes)
{
    return bytes / kBytesPerGiB;
}
[[nodiscard]] constexpr double gbFromBytes(double bytes)
{
    return bytes / kBytesPerGB;
}
[[nodiscard]] constexpr double gibFromGB(double gb)
{
    return gb * kBytesPerGB / kBytesPerGiB;
}
[[nodiscard]] constexpr double gbFromGiB(double gib)
{
    return gib * kBytesPerGiB / kBytesPerGB;
}
/// Bytes per second out of a link rate in bits per second: 8 bits to the byte, no framing overhead.
[[nodiscard]] constexpr double gbpsBytesFromBits(double gigabitsPerSecond)
{
    return gigabitsPerSecond / 8.0;
}

/// A number with its unit, as an argument of a reason or an input of a derivation.
struct Quantity
{
    double value = 0.0;
    Unit unit = Unit::None;

    bool operator==(const Quantity &) const = default;
};

} // namespace xj::domain
