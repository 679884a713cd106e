// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/figure.h"
#include "models/domain/path_codes.h"
#include "models/domain/provider.h"
#include "models/domain/recommendation.h"
#include "models/domain/server.h"

#include <QDate>
#include <QMetaType>
#include <QString>
#include <QVariant>

#include <optional>
#include <variant>

namespace xj::items {

/// A key of the cost model or of the project file, to be named by views/text.
struct AssumptionKey
{
    QString key;
};
struct FieldKey
{
    QString path;
};

/// How precise the day of a fact is known, beside the day itself.
struct FactDate
{
    domain::Provenance provenance;
};

/// The kind of a workload.
enum class WorkloadKind { Training, Inference };

/// What a table shows in one place: a value with its type and unit, never a text made from one. An absent
/// figure is std::monostate and is shown as unknown, never as zero.
using Cell = std::variant<std::monostate, bool, QString, domain::Quantity, domain::MoneyArgument, QDate,
                          FactDate, domain::BilingualName, domain::Reason, domain::Term, domain::Argument,
                          AssumptionKey, FieldKey, WorkloadKind, domain::Layer, domain::Verdict,
                          domain::CandidateStatus, domain::PricingModel, domain::Topology, domain::Confidence,
                          domain::ProviderKind, domain::Stage, domain::SupplyMode, domain::CostCategory,
                          domain::SupplyOption, domain::SizingReason, domain::PricePeriod>;

/// A quantity, or nothing when the value is absent.
[[nodiscard]] Cell quantityCell(const std::optional<double> &value, domain::Unit unit);
[[nodiscard]] Cell countCell(int value, domain::Unit unit = domain::Unit::None);
[[nodiscard]] Cell figureCell(const domain::Figure *figure);

/// The raw value that sorting and editing use: a number, a date or a text; invalid when absent. Codes sort in
/// the order of their enumeration.
[[nodiscard]] QVariant rawValue(const Cell &cell);

/// Whether the cell is a number, to be aligned by its digits.
[[nodiscard]] bool isNumeric(const Cell &cell);

} // namespace xj::items

Q_DECLARE_METATYPE(xj::items::Cell)
