// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/cost/assumption_table.h"
#include "models/cost/published_default.h"
#include "models/cost/server_price.h"

namespace xj::cost {

/// The default of each parameter for one project and GPU.
class AssumptionDefaults
{
public:
    AssumptionDefaults(const domain::Project &project, const domain::Catalogue &catalogue,
                       const QString &gpuId);

    /// Nothing when no source publishes one. Errors: NoExchangeRate.
    [[nodiscard]] domain::Result<std::optional<PublishedDefault>> of(CostParameter parameter) const;

private:
    using Answer = domain::Result<std::optional<PublishedDefault>>;

    [[nodiscard]] Answer fact(const char *id, bool amount) const;
    [[nodiscard]] Answer discountRate() const;
    [[nodiscard]] Answer deliveryLag() const;
    [[nodiscard]] Answer loadPower() const;
    [[nodiscard]] Answer idlePower() const;
    [[nodiscard]] Answer pue() const;
    [[nodiscard]] Answer staffCost() const;
    [[nodiscard]] Answer maintenance() const;
    [[nodiscard]] Answer resaleLoss() const;
    [[nodiscard]] Answer serverVat() const;
    [[nodiscard]] Answer pricePerGpu() const;
    [[nodiscard]] Answer hostShare() const;

    const domain::Project &m_project;
    const domain::Catalogue &m_catalogue;
    QString m_gpuId;
    bool m_china;
    domain::Result<std::optional<ServerPrice>> m_server;
};

} // namespace xj::cost
