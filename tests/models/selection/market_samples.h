// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/catalogue.h"
#include "models/domain/project.h"

namespace samples {

/// A small market: an 80 GB card with full-rate links, the same chip on PCIe, a 24 GB consumer card, and no
/// offers yet.
[[nodiscard]] xj::domain::CatalogueData market();

/// An offer of eight A100-80 SXM in the United States at so many dollars an hour, observed on 2026-06-01.
[[nodiscard]] xj::domain::Offer offer(const QString &id, const char *dollarsPerHour);

/// A complete quote of one box of eight A100-80 SXM at 60,000 CNY a month without tax.
[[nodiscard]] xj::domain::Quote quote(const QString &id);

/// Full fine-tuning of a 7B model on 400 M tokens.
[[nodiscard]] xj::domain::Workload fineTuning();

/// 7B with grouped queries, 20 requests in flight, no spare replica.
[[nodiscard]] xj::domain::Workload service();

} // namespace samples
