// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/error.h"

#include <QString>

#include <utility>

namespace xj::cost {

/// Gathers the faults of a plan's figures, each placed at its field. Field names are those of the case and
/// project files.
class PlanCheck
{
public:
    void inRange(const QString &field, double value, double low, double high)
    {
        if (!(value >= low && value <= high)) // also refuses NaN
            refuse(field, value, low, high);
    }
    void notNegative(const QString &field, double value) { inRange(field, value, 0.0, kLargest); }
    void positive(const QString &field, double value) { inRange(field, value, kSmallest, kLargest); }
    /// An effective yearly rate or price change: above -100 %.
    void yearlyRate(const QString &field, double value) { inRange(field, value, -0.99, 10.0); }

    void refuse(const QString &field, double value, double low, double high)
    {
        add(domain::ErrorCode::NumberOutOfRange, field,
            {QString::number(value, 'g', 12), QString::number(low, 'g', 12), QString::number(high, 'g', 12)});
    }
    void refuseShares(const QString &field, double sum)
    {
        add(domain::ErrorCode::SharesNotOne, field, {QString::number(sum, 'g', 12)});
    }
    void refuseRack(const QString &field, double rackKiloWatt, double nodeKiloWatt)
    {
        add(domain::ErrorCode::RackBelowNode, field,
            {QString::number(rackKiloWatt, 'g', 12), QString::number(nodeKiloWatt, 'g', 12)});
    }

    [[nodiscard]] bool passed() const { return m_errors.isEmpty(); }
    [[nodiscard]] const QList<domain::Error> &errors() const { return m_errors; }

    static constexpr double kSmallest = 1e-12;
    static constexpr double kLargest = 1e15;

private:
    void add(domain::ErrorCode code, const QString &field, domain::Arguments arguments)
    {
        domain::Error error;
        error.code = code;
        error.arguments = std::move(arguments);
        error.place.field = field;
        m_errors.append(error);
    }

    QList<domain::Error> m_errors;
};

} // namespace xj::cost
