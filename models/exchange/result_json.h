// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/figure.h"

#include <QJsonArray>
#include <QJsonObject>

#include <vector>

/// The parts that all results share: codes, quantities, figures with their derivation.
namespace xj::exchange {

/// A finite number, else null: JSON has neither NaN nor infinity, and a missing figure is not zero.
[[nodiscard]] QJsonValue numberOrNull(double value);
[[nodiscard]] QJsonValue numberOrNull(const std::optional<double> &value);
[[nodiscard]] QJsonValue dateOrNull(const std::optional<QDate> &date);

/// {"value": 12.5, "unit": "gib"}
[[nodiscard]] QJsonObject quantityToJson(const domain::Quantity &quantity);
/// A text or whole number as itself; {"value", "unit"}, {"amount", "currency"}, {"date"}, {"zh", "en"}.
[[nodiscard]] QJsonValue argumentToJson(const domain::Argument &argument);
[[nodiscard]] QJsonArray argumentsToJson(const domain::Arguments &arguments);
[[nodiscard]] QJsonObject nameToJson(const domain::BilingualName &name);

/// "memory_per_gpu"
[[nodiscard]] QString termToJson(const domain::Term &term);
/// {"code": "memory_short", "area": "selection", "arguments": [...]}
[[nodiscard]] QJsonObject reasonToJson(const domain::Reason &reason);
[[nodiscard]] QJsonArray reasonsToJson(const std::vector<domain::Reason> &reasons);

/// {"formula", "citation", "inputs": [{"symbol", "term", "value", "unit", "source"}]}
[[nodiscard]] QJsonObject derivationToJson(const domain::Derivation &derivation);
/// {"term", "value" or null, "unit", "undefined"?, "derivation"}
[[nodiscard]] QJsonObject figureToJson(const domain::Figure &figure);
[[nodiscard]] QJsonArray figuresToJson(const std::vector<domain::Figure> &figures);

[[nodiscard]] QJsonArray numbersToJson(const std::vector<double> &numbers);

} // namespace xj::exchange
