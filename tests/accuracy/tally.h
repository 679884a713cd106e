// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonArray>
#include <QString>
#include <QTextStream>

#include <map>
#include <optional>
#include <utility>
#include <vector>

namespace accuracy {

/// The worst relative errors of a check of many numbers: of figures that the case states exactly, and of
/// those it took rounded from a publication.
struct CheckError
{
    double exact = 0.0;
    double published = 0.0;
};

/// What became of one row for one quantity. Exactly one of the four: a prediction beside a measurement, a
/// check passed or failed, a fits/out-of-memory verdict beside the observed one, or a reason why there is no
/// answer.
struct Outcome
{
    QString id;
    std::optional<double> predicted;
    std::optional<double> measured;
    std::optional<bool> passed;
    std::optional<CheckError> error; ///< of a check that compares numbers
    QString failure; ///< what differs, when a check failed
    std::optional<bool> saysFits;
    std::optional<bool> didFit;
    QString unanswered; ///< the reason
};

/// Collects outcomes by kind of case and quantity, and prints them.
class Tally
{
public:
    void score(const QString &kind, const QString &quantity, const QString &id, double predicted,
               double measured);
    void check(const QString &kind, const QString &quantity, const QString &id, bool passed,
               const QString &failure = {}, const std::optional<CheckError> &error = std::nullopt);
    void verdict(const QString &kind, const QString &quantity, const QString &id, bool saysFits, bool didFit);
    void unanswered(const QString &kind, const QString &quantity, const QString &id, const QString &reason);

    void print(QTextStream &out) const;
    [[nodiscard]] QJsonArray json() const;
    /// Every scored row as id, predicted, measured: for fits outside the program.
    void printRows(QTextStream &out) const;

private:
    using Key = std::pair<QString, QString>;
    std::map<Key, std::vector<Outcome>> m_outcomes;
};

} // namespace accuracy
