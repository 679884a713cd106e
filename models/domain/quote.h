// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/money.h"
#include "models/domain/offer.h"

#include <QDate>
#include <QString>

#include <optional>

namespace xj::domain {

/// A supplier's answer to this project, normalised: one configuration at one price. What was not said stays
/// absent.
struct Quote
{
    QString id;
    QString supplier;
    QString gpuId; ///< empty: the text left several open
    int gpusPerServer = 0;
    int servers = 1;
    Topology topology = Topology::Unknown;
    std::optional<double> localNvmeTB;
    std::optional<double> localNvmeReadGBps;
    std::optional<double>
        storageWriteGBps; ///< sustained, of whatever storage takes the checkpoints, all servers
    std::optional<double> networkGbps;
    NetworkKind networkKind = NetworkKind::Unknown;
    std::optional<double> fabricGbpsPerGpu;
    std::optional<int> deliveryDays;
    std::optional<double> slaRatio;
    std::optional<bool> readyImage;
    std::optional<bool> accessControl; ///< DDoS protection and access rules included
    QString region;
    std::optional<Money> price; ///< absent: on request
    PricePeriod period = PricePeriod::Month;
    bool purchase = false; ///< true: the price buys the servers
    std::optional<bool> taxIncluded;
    std::optional<double> taxRate;
    std::optional<QDate> quotedOn;
    std::optional<QDate> validUntil;
    std::optional<double> measuredStepSeconds;
    std::optional<double> measuredTokensPerSecond;

    bool operator==(const Quote &) const = default;
};

} // namespace xj::domain
