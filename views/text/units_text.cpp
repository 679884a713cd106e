// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/text/units_text.h"

#include <QCoreApplication>

#include <cmath>

namespace xj::text {

namespace {

class UnitText
{
    Q_DECLARE_TR_FUNCTIONS(xj::text::UnitText)

public:
    static QString word(domain::Unit unit)
    {
        using domain::Unit;
        switch (unit) {
        case Unit::None:
        case Unit::Currency:
        case Unit::CurrencyPerMonth:
        case Unit::CurrencyPerYear:
        case Unit::CurrencyPerGpuHour:
        case Unit::CurrencyPerKiloWattHour:
        case Unit::CurrencyPerKiloWattMonth:
        case Unit::CurrencyPerGbMonth:
        case Unit::CurrencyPerGb:
        case Unit::CurrencyPerMillionTokens:
            return {};
        case Unit::Ratio:
            return QStringLiteral("%");
        case Unit::RatioPerYear:
            return tr("% a year");
        case Unit::Byte:
            return tr("B", "bytes");
        case Unit::GiB:
            return QStringLiteral("GiB");
        case Unit::GB:
            return QStringLiteral("GB");
        case Unit::TB:
            return QStringLiteral("TB");
        case Unit::GBps:
            return QStringLiteral("GB/s");
        case Unit::Gbps:
            return QStringLiteral("Gbit/s");
        case Unit::Tflops:
            return QStringLiteral("TFLOP/s");
        case Unit::Flop:
            return QStringLiteral("FLOP");
        case Unit::Watt:
            return QStringLiteral("W");
        case Unit::KiloWatt:
            return QStringLiteral("kW");
        case Unit::KiloWattHour:
            return QStringLiteral("kWh");
        case Unit::Microsecond:
            return QStringLiteral("µs");
        case Unit::Millisecond:
            return QStringLiteral("ms");
        case Unit::Second:
            return tr("s", "seconds");
        case Unit::Minute:
            return tr("min", "minutes");
        case Unit::Hour:
            return tr("h", "hours");
        case Unit::Day:
            return tr("days");
        case Unit::Week:
            return tr("weeks");
        case Unit::Month:
            return tr("months");
        case Unit::Year:
            return tr("years");
        case Unit::Token:
            return tr("tokens");
        case Unit::TokensPerSecond:
            return tr("tokens/s");
        case Unit::RequestsPerSecond:
            return tr("requests/s");
        case Unit::BytesPerToken:
            return tr("B/token", "bytes per token");
        case Unit::BillionParameters:
            return tr("B parameters", "10^9 parameters");
        case Unit::Gpu:
            return tr("GPUs", "unit of a count");
        case Unit::Server:
            return tr("servers", "unit of a count");
        case Unit::Replica:
            return tr("replicas", "unit of a count");
        case Unit::Request:
            return tr("requests", "unit of a count");
        case Unit::Visit:
            return tr("visits", "unit of a count");
        case Unit::Rack:
            return tr("racks", "unit of a count");
        case Unit::FullTimeEquivalent:
            return tr("FTE", "full-time equivalents of staff");
        case Unit::GpuHour:
            return tr("GPU-hours");
        }
        return {};
    }

    static QString per(domain::Unit unit)
    {
        using domain::Unit;
        switch (unit) {
        case Unit::CurrencyPerMonth:
            return tr("month", "price per");
        case Unit::CurrencyPerYear:
            return tr("year", "price per");
        case Unit::CurrencyPerGpuHour:
            return tr("GPU-hour", "price per");
        case Unit::CurrencyPerKiloWattHour:
            return QStringLiteral("kWh");
        case Unit::CurrencyPerKiloWattMonth:
            return tr("kW and month", "price per");
        case Unit::CurrencyPerGbMonth:
            return tr("GB and month", "price per");
        case Unit::CurrencyPerGb:
            return QStringLiteral("GB");
        case Unit::CurrencyPerMillionTokens:
            return tr("million tokens", "price per");
        default:
            return {};
        }
    }
};

} // namespace

QString unitWord(domain::Unit unit)
{
    return UnitText::word(unit);
}

QString pricePer(domain::Unit unit)
{
    return UnitText::per(unit);
}

int decimalsFor(domain::Unit unit, double value)
{
    using domain::Unit;
    const double magnitude = std::abs(value);
    switch (unit) {
    case Unit::Gpu:
    case Unit::Server:
    case Unit::Replica:
    case Unit::Request:
    case Unit::Visit:
    case Unit::Rack:
    case Unit::Token:
    case Unit::Byte:
    case Unit::BytesPerToken:
        return magnitude == std::floor(magnitude) || magnitude >= 100 ? 0 : 1;
    case Unit::Ratio:
    case Unit::RatioPerYear:
        return 1;
    case Unit::CurrencyPerGpuHour:
    case Unit::CurrencyPerKiloWattHour:
    case Unit::CurrencyPerGbMonth:
    case Unit::CurrencyPerGb:
    case Unit::CurrencyPerMillionTokens:
    case Unit::CurrencyPerKiloWattMonth:
        return 2;
    case Unit::Currency:
    case Unit::CurrencyPerMonth:
    case Unit::CurrencyPerYear:
        return magnitude > 0 && magnitude < 1000 ? 2 : 0;
    default:
        if (magnitude == std::floor(magnitude) && magnitude < 1e6)
            return 0;
        return magnitude >= 1000 ? 0 : magnitude >= 100 ? 1 : magnitude >= 0.1 ? 2 : 4;
    }
}

} // namespace xj::text
