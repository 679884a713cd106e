// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/calibration.h"

#include <QFile>
#include <QStringList>

#include <vector>

namespace xj::test {

/// The factors that the product ships with, read straight from the seed file (which quotes nothing).
inline std::vector<domain::CalibrationFactor> shippedCalibration()
{
    QFile file(QStringLiteral(XJ_SOURCE_DIR "/resources/catalogue/calibration.csv"));
    std::vector<domain::CalibrationFactor> factors;
    if (!file.open(QIODevice::ReadOnly))
        return factors;
    const QStringList lines = QString::fromUtf8(file.readAll()).split(u'\n', Qt::SkipEmptyParts);
    for (const QString &line : lines.mid(1)) {
        const QStringList cells = line.split(u',');
        if (cells.size() != 9)
            return {};
        domain::CalibrationFactor factor;
        factor.scope = cells[0];
        factor.subject = cells[1];
        factor.name = cells[2];
        factor.value = cells[3].toDouble();
        factor.provenance.source = cells[4];
        factor.provenance.observedOn = QDate::fromString(cells[5], Qt::ISODate);
        factors.push_back(factor);
    }
    return factors;
}

} // namespace xj::test
