// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/error.h"

#include <QString>

#include <cmath>

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
        domain::Error error;
        error.code = domain::ErrorCode::NumberOutOfRange;
        error.arguments = {QString::number(value, 'g', 12), QString::number(low, 'g', 12),
                           QString::number(high, 'g', 12)};
        error.place.field = field;
        m_errors.append(error);
    }

    [[nodiscard]] bool passed() const { return m_errors.isEmpty(); }
    [[nodiscard]] const QList<domain::Error> &errors() const { return m_errors; }

    static constexpr double kSmallest = 1e-12;
    static constexpr double kLargest = 1e15;

private:
    QList<domain::Error> m_errors;
};

} // namespace xj::cost
