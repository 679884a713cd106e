// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/cost/assumption_defaults.h"
#include "models/cost/plan_check.h"
#include "models/cost/tco.h"

#include <QHash>

#include <algorithm>

namespace xj::cost {

using domain::AssumptionUsed;

namespace {

QString fieldOf(const QString &key)
{
    return QStringLiteral("assumptions.") + key;
}

/// The known key with the most leading letters in common: enough to catch a wrong ending or a missing unit.
QString nearestKey(const QString &key)
{
    QString nearest;
    qsizetype most = 3;
    for (const AssumptionKey &row : assumptionKeys()) {
        const QString known = QString::fromLatin1(row.key);
        qsizetype same = 0;
        while (same < std::min(known.size(), key.size()) && known.at(same) == key.at(same))
            ++same;
        if (same > most) {
            most = same;
            nearest = known;
        }
    }
    return nearest;
}

void checkOverrides(const domain::Project &project, QList<domain::Error> &errors)
{
    PlanCheck ranges;
    for (auto it = project.assumptions.constBegin(); it != project.assumptions.constEnd(); ++it) {
        if (const AssumptionKey *row = findAssumption(it.key())) {
            ranges.inRange(fieldOf(it.key()), it.value(), row->lowest, row->highest);
            continue;
        }
        domain::Error error;
        error.code = domain::ErrorCode::UnknownKey;
        error.arguments = {it.key(), nearestKey(it.key())};
        error.place.field = fieldOf(it.key());
        errors.append(error);
    }
    errors.append(ranges.errors());
}

} // namespace

domain::CheckedResult<std::vector<AssumptionUsed>>
resolveAssumptions(const domain::Project &project, const domain::Catalogue &catalogue, const QString &gpuId)
{
    QList<domain::Error> errors;
    checkOverrides(project, errors);
    const AssumptionDefaults defaults(project, catalogue, gpuId);
    std::vector<AssumptionUsed> used;
    for (const AssumptionKey &row : assumptionKeys()) {
        AssumptionUsed assumption;
        assumption.key = QString::fromLatin1(row.key);
        assumption.unit = row.unit;
        const auto chosen = project.assumptions.constFind(assumption.key);
        assumption.overridden = chosen != project.assumptions.constEnd();
        const auto published = defaults.of(row.parameter);
        if (!published && !assumption.overridden) {
            domain::Error error = published.error();
            error.place.field = fieldOf(assumption.key);
            errors.append(error);
            continue;
        }
        const std::optional<PublishedDefault> known = published ? *published : std::nullopt;
        if (!known && !assumption.overridden)
            continue; // nothing published: what needs it is not costed, and says so
        assumption.value = assumption.overridden ? *chosen : known->value;
        if (known) {
            assumption.low = known->low;
            assumption.high = known->high;
        }
        if (known && !assumption.overridden) {
            assumption.source = known->source;
            assumption.observedOn = known->observedOn;
        }
        used.push_back(std::move(assumption));
    }
    if (!errors.isEmpty())
        return tl::unexpected(std::move(errors));
    std::sort(used.begin(), used.end(),
              [](const AssumptionUsed &a, const AssumptionUsed &b) { return a.key < b.key; });
    return used;
}

} // namespace xj::cost
