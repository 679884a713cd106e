// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/result.h"

#include <QByteArray>
#include <QJsonObject>
#include <QString>
#include <QStringList>

namespace xj::exchange {

/// What a cost case answers: numbers and codes under the keys of the case format; null where no value exists.
struct CostCaseAnswer
{
    QString id;
    QString kind;
    QJsonObject result;
    QStringList unusedKeys; ///< of the inputs: given, but not part of this kind
};

/// Runs one case of the cost model: { "id", "kind", "inputs": {…} }. Errors, each with its JSON path:
/// JsonSyntax, JsonNotAnObject, MissingKey, WrongType, UnknownValue, NumberOutOfRange, NotAWholeNumber,
/// NotANumber, NotADate.
[[nodiscard]] domain::CheckedResult<CostCaseAnswer> runCostCase(const QByteArray &json,
                                                                const QString &fileName);
[[nodiscard]] domain::CheckedResult<CostCaseAnswer> runCostCase(const QJsonObject &root,
                                                                const QString &fileName);

/// All kinds, sorted.
[[nodiscard]] QStringList costCaseKinds();

} // namespace xj::exchange
