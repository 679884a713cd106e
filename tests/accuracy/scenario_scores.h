// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/accuracy/tally.h"

#include <QJsonObject>
#include <QStringList>

namespace accuracy {

/// Comprehensive scores of the offers that survive, by the benchmark formula, against `expect.scores`.
void checkScores(const QJsonObject &scenario, const QStringList &surviving, const QString &kind,
                 Tally &tally);

/// Owning against renting by month and the break-even utilisation, for scenarios that state both sides.
void checkRentOrBuild(const QJsonObject &scenario, const QString &kind, Tally &tally);

} // namespace accuracy
