// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/project.h"
#include "models/exchange/json_fields.h"

/// The tables of keys of the project file.
namespace xj::exchange {

[[nodiscard]] const Fields<domain::ModelArchitecture> &modelFields();
[[nodiscard]] const Fields<domain::Quote> &quoteFields();
[[nodiscard]] const Fields<domain::Constraints> &constraintFields();
[[nodiscard]] const Fields<domain::Expansion> &expansionFields();
[[nodiscard]] const Fields<domain::UsageMonth> &usageFields();
/// Without "schema", which stands for no member.
[[nodiscard]] const Fields<domain::Project> &projectFields();

/// A model is the id of one of the library, or an object with its own figures.
[[nodiscard]] std::optional<domain::ModelChoice> readModelChoice(JsonFaults &faults, const QString &path,
                                                                 const QJsonValue &value);
[[nodiscard]] QJsonValue writeModelChoice(const domain::ModelChoice &choice);
[[nodiscard]] QJsonObject modelChoiceSchema();

/// A workload's keys depend on its kind; a key of the other kind is a contradiction, not an unknown key.
[[nodiscard]] std::optional<domain::Workload> readWorkload(JsonFaults &faults, const QString &path,
                                                           const QJsonValue &value);
[[nodiscard]] QJsonObject writeWorkload(const domain::Workload &workload);
[[nodiscard]] QJsonObject workloadSchema();

} // namespace xj::exchange
