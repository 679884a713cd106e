// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/accuracy/tally.h"

#include <QJsonObject>
#include <QString>
#include <QStringList>

namespace accuracy {

/// Holds a JSON answer against the expected one under the tolerances that the case states: {"rel"} and/or
/// {"abs"} (either is enough), {"abs_sigma": k} of the listed standard error, {"exact": true}; per field with
/// "default" for the rest; on a list or map for each element, where a map of tolerances goes key by key.
/// Everything that is not a number is compared exactly. Keys that the case does not expect are not judged.
class Expectation
{
public:
    Expectation(const QJsonObject &expected, const QJsonObject &tolerance);

    /// What differs, as "path: got for expected".
    [[nodiscard]] QStringList differences(const QJsonObject &answer);
    /// Of the last comparison.
    [[nodiscard]] CheckError worst() const { return m_worst; }

private:
    void compare(const QString &path, const QJsonValue &expected, const QJsonValue &got,
                 const QJsonObject &tolerance);
    void compareNumbers(const QString &path, double expected, double got, const QJsonObject &tolerance);

    QJsonObject m_expected;
    QJsonObject m_tolerance;
    QStringList m_differences;
    CheckError m_worst;
};

} // namespace accuracy
