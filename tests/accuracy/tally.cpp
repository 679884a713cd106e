// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/accuracy/tally.h"

#include <QJsonObject>

#include <algorithm>
#include <cmath>

namespace accuracy {

namespace {

constexpr size_t kWorstShown = 5;

/// Statistics of predicted/measured - 1.
struct Errors
{
    std::vector<double> absolute; ///< ascending
    double bias = 0.0; ///< median of the signed errors

    [[nodiscard]] double quantile(double share) const
    {
        if (absolute.empty())
            return 0.0;
        const double position = share * double(absolute.size() - 1);
        const auto low = static_cast<size_t>(position);
        const size_t high = std::min(low + 1, absolute.size() - 1);
        return absolute[low] + (position - double(low)) * (absolute[high] - absolute[low]);
    }
};

double signedError(const Outcome &o)
{
    return *o.predicted / *o.measured - 1.0;
}

Errors errorsOf(const std::vector<Outcome> &outcomes)
{
    Errors errors;
    std::vector<double> signedErrors;
    for (const Outcome &o : outcomes) {
        if (!o.predicted)
            continue;
        signedErrors.push_back(signedError(o));
        errors.absolute.push_back(std::abs(signedErrors.back()));
    }
    std::sort(errors.absolute.begin(), errors.absolute.end());
    std::sort(signedErrors.begin(), signedErrors.end());
    if (!signedErrors.empty())
        errors.bias = signedErrors[signedErrors.size() / 2];
    return errors;
}

CheckError worstErrorOf(const std::vector<Outcome> &outcomes)
{
    CheckError worst;
    for (const Outcome &o : outcomes) {
        if (!o.error)
            continue;
        worst.exact = std::max(worst.exact, o.error->exact);
        worst.published = std::max(worst.published, o.error->published);
    }
    return worst;
}

struct Summary
{
    size_t answered = 0;
    size_t checked = 0;
    size_t failed = 0;
    size_t verdicts = 0;
    size_t confusion[2][2] = {{0, 0}, {0, 0}}; ///< [did fit][says fits]
    std::map<QString, QStringList> reasons; ///< why unanswered, with the ids
};

Summary summaryOf(const std::vector<Outcome> &outcomes)
{
    Summary summary;
    for (const Outcome &o : outcomes) {
        if (!o.unanswered.isEmpty()) {
            summary.reasons[o.unanswered].push_back(o.id);
            continue;
        }
        ++summary.answered;
        if (o.passed) {
            ++summary.checked;
            summary.failed += *o.passed ? 0 : 1;
        }
        if (o.saysFits) {
            ++summary.verdicts;
            ++summary.confusion[*o.didFit ? 1 : 0][*o.saysFits ? 1 : 0];
        }
    }
    return summary;
}

std::vector<const Outcome *> worstOf(const std::vector<Outcome> &outcomes)
{
    std::vector<const Outcome *> scored;
    for (const Outcome &o : outcomes) {
        if (o.predicted)
            scored.push_back(&o);
    }
    const size_t shown = std::min(kWorstShown, scored.size());
    std::partial_sort(scored.begin(), scored.begin() + static_cast<std::ptrdiff_t>(shown), scored.end(),
                      [](const Outcome *a, const Outcome *b) {
                          return std::abs(signedError(*a)) > std::abs(signedError(*b));
                      });
    scored.resize(shown);
    return scored;
}

QString percent(double ratio)
{
    return QString::number(100.0 * ratio, 'f', 1) + u" %";
}

QJsonObject failure(const QString &id, const QString &reason)
{
    QJsonObject object;
    object.insert(u"id", id);
    object.insert(u"reason", reason);
    return object;
}

QJsonArray failuresOf(const std::vector<Outcome> &outcomes)
{
    QJsonArray failures;
    for (const Outcome &o : outcomes) {
        if (!o.unanswered.isEmpty())
            failures.append(failure(o.id, o.unanswered));
        else if (o.passed && !*o.passed)
            failures.append(failure(o.id, o.failure));
        else if (o.saysFits && *o.saysFits != *o.didFit)
            failures.append(failure(o.id,
                                    *o.saysFits ? QStringLiteral("says fits, ran out of memory")
                                                : QStringLiteral("says too big, fitted")));
    }
    return failures;
}

} // namespace

void Tally::score(const QString &kind, const QString &quantity, const QString &id, double predicted,
                  double measured)
{
    if (!std::isfinite(predicted) || !std::isfinite(measured) || measured == 0.0) {
        unanswered(kind, quantity, id, QStringLiteral("no finite figure"));
        return;
    }
    Outcome outcome;
    outcome.id = id;
    outcome.predicted = predicted;
    outcome.measured = measured;
    m_outcomes[{kind, quantity}].push_back(std::move(outcome));
}

void Tally::check(const QString &kind, const QString &quantity, const QString &id, bool passed,
                  const QString &failure, const std::optional<CheckError> &error)
{
    Outcome outcome;
    outcome.id = id;
    outcome.passed = passed;
    outcome.error = error;
    outcome.failure = failure;
    m_outcomes[{kind, quantity}].push_back(std::move(outcome));
}

void Tally::verdict(const QString &kind, const QString &quantity, const QString &id, bool saysFits,
                    bool didFit)
{
    Outcome outcome;
    outcome.id = id;
    outcome.saysFits = saysFits;
    outcome.didFit = didFit;
    m_outcomes[{kind, quantity}].push_back(std::move(outcome));
}

void Tally::unanswered(const QString &kind, const QString &quantity, const QString &id, const QString &reason)
{
    Outcome outcome;
    outcome.id = id;
    outcome.unanswered = reason;
    m_outcomes[{kind, quantity}].push_back(std::move(outcome));
}

void Tally::print(QTextStream &out) const
{
    for (const auto &[key, outcomes] : m_outcomes) {
        const Summary summary = summaryOf(outcomes);
        const Errors errors = errorsOf(outcomes);
        out << key.first << " / " << key.second << ": " << outcomes.size() << " rows, " << summary.answered
            << " answered";
        if (!errors.absolute.empty()) {
            out << ", median " << percent(errors.quantile(0.5)) << ", p80 " << percent(errors.quantile(0.8))
                << ", p90 " << percent(errors.quantile(0.9)) << ", bias " << percent(errors.bias);
        }
        if (summary.checked > 0)
            out << ", " << summary.checked - summary.failed << " of " << summary.checked << " passed";
        if (std::any_of(outcomes.begin(), outcomes.end(),
                        [](const Outcome &o) { return o.error.has_value(); })) {
            const CheckError worst = worstErrorOf(outcomes);
            out << ", worst relative error " << worst.exact;
            if (worst.published > 0.0)
                out << " (to rounded published figures " << worst.published << ')';
        }
        out << '\n';
        if (summary.verdicts > 0) {
            out << "    fitted: called fits " << summary.confusion[1][1] << ", called too big "
                << summary.confusion[1][0] << "; ran out: called fits " << summary.confusion[0][1]
                << ", called too big " << summary.confusion[0][0] << '\n';
        }
        for (const Outcome *o : worstOf(outcomes)) {
            out << "    worst " << o->id << ": " << *o->predicted << " for " << *o->measured << " ("
                << percent(signedError(*o)) << ")\n";
        }
        for (const Outcome &o : outcomes) {
            if (o.passed && !*o.passed)
                out << "    failed " << o.id << ": " << o.failure << '\n';
            if (o.saysFits && *o.saysFits != *o.didFit)
                out << "    wrong verdict " << o.id << '\n';
        }
        for (const auto &[reason, ids] : summary.reasons) {
            out << "    unanswered " << ids.size() << ": " << reason << " (" << ids.mid(0, 5).join(u", ")
                << QString(ids.size() > 5 ? QStringLiteral(", ...") : QString()) << ")\n";
        }
    }
}

QJsonArray Tally::json() const
{
    QJsonArray array;
    for (const auto &[key, outcomes] : m_outcomes) {
        const Summary summary = summaryOf(outcomes);
        const Errors errors = errorsOf(outcomes);
        QJsonObject entry;
        entry.insert(u"kind", key.first);
        entry.insert(u"quantity", key.second);
        entry.insert(u"n", static_cast<qint64>(outcomes.size()));
        entry.insert(u"answered", static_cast<qint64>(summary.answered));
        entry.insert(u"failures", failuresOf(outcomes));
        const bool scored = !errors.absolute.empty();
        const auto orNull = [scored](double value) { return scored ? QJsonValue(value) : QJsonValue(); };
        entry.insert(u"median_ape", orNull(errors.quantile(0.5)));
        entry.insert(u"p80_ape", orNull(errors.quantile(0.8)));
        entry.insert(u"p90_ape", orNull(errors.quantile(0.9)));
        entry.insert(u"bias", orNull(errors.bias));
        if (summary.checked > 0)
            entry.insert(u"passed", static_cast<qint64>(summary.checked - summary.failed));
        if (std::any_of(outcomes.begin(), outcomes.end(),
                        [](const Outcome &o) { return o.error.has_value(); }))
            entry.insert(u"worst_relative_error", worstErrorOf(outcomes).exact);
        if (summary.verdicts > 0) {
            entry.insert(u"fitted_called_fits", static_cast<qint64>(summary.confusion[1][1]));
            entry.insert(u"fitted_called_too_big", static_cast<qint64>(summary.confusion[1][0]));
            entry.insert(u"oom_called_fits", static_cast<qint64>(summary.confusion[0][1]));
            entry.insert(u"oom_called_too_big", static_cast<qint64>(summary.confusion[0][0]));
        }
        array.append(entry);
    }
    return array;
}

void Tally::printRows(QTextStream &out) const
{
    out << "kind,quantity,id,predicted,measured\n";
    for (const auto &[key, outcomes] : m_outcomes) {
        for (const Outcome &o : outcomes) {
            if (o.predicted)
                out << key.first << ',' << key.second << ',' << o.id << ',' << *o.predicted << ','
                    << *o.measured << '\n';
        }
    }
}

} // namespace accuracy
