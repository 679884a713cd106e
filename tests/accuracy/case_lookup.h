// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/catalogue.h"

#include <QString>

#include <optional>

namespace accuracy {

/// Names as measurements print them ("A100-SXM-80GB", "Qwen2.5-7B-Instruct"), matched to the catalogue.
class CaseLookup
{
public:
    explicit CaseLookup(xj::domain::Catalogue catalogue);

    [[nodiscard]] const xj::domain::Catalogue &catalogue() const { return m_catalogue; }
    /// Null when no accelerator of the catalogue is meant. A bare "H100" is taken as the SXM part.
    [[nodiscard]] const xj::domain::Gpu *gpu(const QString &name) const;
    /// The shape of a published model by name: of the catalogue, or of a few older models that measurements
    /// name.
    [[nodiscard]] std::optional<xj::domain::ModelArchitecture> model(const QString &name) const;

private:
    xj::domain::Catalogue m_catalogue;
};

/// The product's catalogue.
[[nodiscard]] xj::domain::Catalogue productCatalogue();

} // namespace accuracy
