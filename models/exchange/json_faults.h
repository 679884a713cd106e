// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/error.h"

#include <QJsonObject>
#include <QJsonValue>
#include <QStringList>

namespace xj::exchange {

/// Collects what is wrong with a JSON file while it is read, so that all faults are told at once. Knows the
/// place of the value at hand as a JSON path.
class JsonFaults
{
public:
    /// Told at most; a file with more is not the file that was meant.
    static constexpr int kMost = 200;

    explicit JsonFaults(QString fileName)
        : m_fileName(std::move(fileName))
    { }

    void add(const QString &path, domain::ErrorCode code, const domain::Arguments &arguments);
    [[nodiscard]] const QList<domain::Error> &all() const { return m_errors; }
    [[nodiscard]] bool none() const { return m_errors.isEmpty(); }

    void wrongType(const QString &path, const QString &expected);
    void unknownKey(const QString &path, const QString &key, const QStringList &known);
    void unknownValue(const QString &path, const QString &value, const QStringList &allowed);

private:
    QString m_fileName;
    QList<domain::Error> m_errors;
};

/// "workloads[0]" and "seq_len" make "workloads[0].seq_len".
[[nodiscard]] QString memberPath(const QString &path, const QString &key);
[[nodiscard]] QString elementPath(const QString &path, qsizetype index);

/// The known key that is fewest edits away; empty when none is near.
[[nodiscard]] QString nearestKey(const QString &key, const QStringList &known);

/// The closed range of a number in a file. Both ends are finite.
struct Range
{
    double lowest = 0.0;
    double highest = 0.0;
    bool lowestExcluded = false; ///< greater than `lowest`, not equal
};

/// A finite number within the range, else nothing and a fault.
[[nodiscard]] std::optional<double> readNumber(JsonFaults &faults, const QString &path,
                                               const QJsonValue &value, const Range &range);
/// The same, without a fraction.
[[nodiscard]] std::optional<int> readWholeNumber(JsonFaults &faults, const QString &path,
                                                 const QJsonValue &value, const Range &range);
[[nodiscard]] std::optional<QString> readText(JsonFaults &faults, const QString &path,
                                              const QJsonValue &value);
[[nodiscard]] std::optional<bool> readFlag(JsonFaults &faults, const QString &path, const QJsonValue &value);
/// "2026-12-31".
[[nodiscard]] std::optional<QDate> readDate(JsonFaults &faults, const QString &path, const QJsonValue &value);
[[nodiscard]] std::optional<QStringList> readTexts(JsonFaults &faults, const QString &path,
                                                   const QJsonValue &value);

} // namespace xj::exchange
