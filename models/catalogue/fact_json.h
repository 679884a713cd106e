// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/catalogue.h"

#include <QJsonArray>

namespace xj::catalogue {

/// Facts for other programs: one object per fact, keys as in the shipped tables, units by suffix. A figure
/// that is not stated is null. Prices are plain numbers in `currency`; lists are arrays.
[[nodiscard]] QJsonArray toJson(const std::vector<domain::Gpu> &gpus);
[[nodiscard]] QJsonArray toJson(const std::vector<domain::ModelArchitecture> &models);
[[nodiscard]] QJsonArray toJson(const std::vector<domain::Server> &servers);
[[nodiscard]] QJsonArray toJson(const std::vector<domain::Provider> &providers);
[[nodiscard]] QJsonArray toJson(const std::vector<domain::Offer> &offers);
[[nodiscard]] QJsonArray toJson(const std::vector<domain::BuildCost> &costs);
[[nodiscard]] QJsonArray toJson(const std::vector<domain::ExchangeRate> &rates);

} // namespace xj::catalogue
