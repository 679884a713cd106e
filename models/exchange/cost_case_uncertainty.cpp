// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/cost/break_even.h"
#include "models/cost/sensitivity.h"
#include "models/cost/uncertainty.h"
#include "models/exchange/cost_case_kinds.h"

#include <QJsonArray>

namespace xj::exchange {

namespace {

QJsonObject runTriangular(CaseFields &in)
{
    cost::Triangular shape;
    shape.low = in.number("low", kAnyAmount);
    shape.mode = in.number("mode", {shape.low, kAnyAmount.highest});
    shape.high = in.number("high", {shape.mode, kAnyAmount.highest});
    return {{QStringLiteral("mean"), shape.mean()},
            {QStringLiteral("p10"), shape.quantile(0.1)},
            {QStringLiteral("p50"), shape.quantile(0.5)},
            {QStringLiteral("p90"), shape.quantile(0.9)}};
}

QJsonObject runBuildWins(CaseFields &in)
{
    cost::LognormalRent rent;
    rent.build = in.number("npv_build", kNotNegative);
    rent.gpuHoursDiscounted = in.number("gpu_hours_discounted", kNotNegative);
    rent.priceMedian = in.number("price_median", kNotNegative);
    rent.priceSigmaLog = in.number("price_sigma_log", {0.0, 10.0});
    const double samples = in.number("samples", {1.0, 1e12}, 10000.0);
    const double probability = rent.buildWins();
    return {{QStringLiteral("probability"), probability},
            {QStringLiteral("rent_p10"), rent.rentQuantile(0.1)},
            {QStringLiteral("rent_p50"), rent.rentQuantile(0.5)},
            {QStringLiteral("rent_p90"), rent.rentQuantile(0.9)},
            {QStringLiteral("break_even_price"), orNull(rent.breakEvenPrice())},
            {QStringLiteral("standard_error"), cost::standardError(probability, samples)}};
}

/// The closed form of the break-even utilisation over named parameters.
std::optional<double> breakEvenOf(const std::map<QString, double> &values)
{
    const auto value = [&values](const char *name, double fallback) {
        const auto it = values.find(QString::fromUtf8(name));
        return it == values.end() ? fallback : it->second;
    };
    const double fixed = value("own_fixed_per_month", 0.0) - value("rent_fixed_per_month", 0.0);
    const double perUse = value("gpus", 1.0) * value("hours_per_month", 730.0)
        * (value("rent_per_gpu_hour", 0.0) - value("own_var_per_gpu_hour", 0.0));
    return cost::linearBreakEven(fixed, perUse).utilisation;
}

QJsonObject runTornado(CaseFields &in)
{
    static const QStringList kParameters{QStringLiteral("own_fixed_per_month"),
                                         QStringLiteral("rent_fixed_per_month"),
                                         QStringLiteral("gpus"),
                                         QStringLiteral("hours_per_month"),
                                         QStringLiteral("rent_per_gpu_hour"),
                                         QStringLiteral("own_var_per_gpu_hour")};
    CaseFields baseFields = in.object("base");
    CaseFields rangeFields = in.object("ranges");
    std::map<QString, double> base;
    std::map<QString, cost::ParameterRange> ranges;
    const auto known = [&](const QString &name) {
        if (!kParameters.contains(name))
            in.refuse("ranges", domain::ErrorCode::UnknownKey, {name, QString()});
    };
    const QStringList baseNames = baseFields.json().keys();
    for (const QString &name : baseNames) {
        base[name] = baseFields.number(name.toUtf8().constData(), kAnyAmount);
    }
    const QStringList rangeNames = rangeFields.json().keys();
    for (const QString &name : rangeNames) {
        known(name);
        CaseFields range = rangeFields.object(name.toUtf8().constData());
        const double low = range.number("low", kAnyAmount);
        ranges[name] = {low, range.number("high", kAnyAmount)};
    }
    if (!in.ok())
        return {};
    QJsonArray rows;
    for (const cost::TornadoRow &row : cost::tornado(breakEvenOf, base, ranges))
        rows.append(QJsonObject{{QStringLiteral("parameter"), row.parameter},
                                {QStringLiteral("at_low"), orNull(row.atLow)},
                                {QStringLiteral("at_high"), orNull(row.atHigh)},
                                {QStringLiteral("swing"), orNull(row.swing)}});
    return {{QStringLiteral("base_value"), orNull(breakEvenOf(base))}, {QStringLiteral("rows"), rows}};
}

constexpr CostCaseKind kKinds[]
    = {{"triangular", runTriangular}, {"prob_build_wins", runBuildWins}, {"tornado", runTornado}};

} // namespace

std::span<const CostCaseKind> uncertaintyCaseKinds()
{
    return kKinds;
}

} // namespace xj::exchange
