// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/build_cost.h"
#include "models/domain/calibration.h"
#include "models/domain/exchange_rate.h"
#include "models/domain/gpu.h"
#include "models/domain/model_architecture.h"
#include "models/domain/offer.h"
#include "models/domain/provider.h"
#include "models/domain/server.h"

#include <QDate>
#include <QString>

#include <memory>
#include <vector>

namespace xj::domain {

/// The facts as plain lists. Ids are unique in each; references between lists hold.
struct CatalogueData
{
    std::vector<Gpu> gpus;
    std::vector<ModelArchitecture> models;
    std::vector<Server> servers;
    std::vector<Provider> providers;
    std::vector<Offer> offers;
    std::vector<BuildCost> buildCosts;
    std::vector<ExchangeRate> rates;
    std::vector<CalibrationFactor> calibration;

    bool operator==(const CatalogueData &) const = default;
};

/// A shared, immutable snapshot of the facts: cheap to copy, safe on any thread, looked up by id in O(1).
class Catalogue
{
public:
    Catalogue();
    explicit Catalogue(CatalogueData data);

    [[nodiscard]] const CatalogueData &data() const { return *m_data; }
    [[nodiscard]] const std::vector<Gpu> &gpus() const { return m_data->gpus; }
    [[nodiscard]] const std::vector<ModelArchitecture> &models() const { return m_data->models; }
    [[nodiscard]] const std::vector<Server> &servers() const { return m_data->servers; }
    [[nodiscard]] const std::vector<Provider> &providers() const { return m_data->providers; }
    [[nodiscard]] const std::vector<Offer> &offers() const { return m_data->offers; }
    [[nodiscard]] const std::vector<BuildCost> &buildCosts() const { return m_data->buildCosts; }
    [[nodiscard]] const std::vector<ExchangeRate> &rates() const { return m_data->rates; }
    [[nodiscard]] const std::vector<CalibrationFactor> &calibration() const { return m_data->calibration; }

    /// Null when the id is unknown. The pointer lives as long as any copy of this catalogue.
    [[nodiscard]] const Gpu *gpu(const QString &id) const;
    [[nodiscard]] const ModelArchitecture *model(const QString &id) const;
    [[nodiscard]] const Provider *provider(const QString &id) const;
    [[nodiscard]] const BuildCost *buildCost(const QString &id) const;
    /// The servers that carry this GPU, in catalogue order.
    [[nodiscard]] std::vector<const Server *> serversWith(const QString &gpuId) const;

    /// The newest observation date of any offer; nothing for an empty catalogue.
    [[nodiscard]] std::optional<QDate> newestObservation() const;

    /// Compares the facts, not the addresses.
    bool operator==(const Catalogue &other) const;

private:
    struct Index;

    std::shared_ptr<const CatalogueData> m_data;
    std::shared_ptr<const Index> m_index;
};

} // namespace xj::domain
