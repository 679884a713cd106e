// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace xj::domain {

/// The four layers, in the order in which they eliminate. Price plays no part in them.
enum class Layer {
    MemoryAndModel, ///< 显存与型号
    Interconnect, ///< 互联
    IoAndNetwork, ///< IO 与网络
    StabilityAndDelivery ///< 稳定与交付
};

enum class Verdict {
    Pass,
    Warning, ///< passes, with something to know
    NotStated, ///< 未说明: neither pass nor fail
    Fail
};

enum class SelectionTerm {
    OfferGpuMemory,
    OfferTotalMemory,
    OfferNvme,
    OfferNetwork,
    ComparablePricePerGpuHour,
    ComparablePricePerMonth,
    EffectivePricePerGpuHour,
    CostPerUnitOfWork,
    InstancesNeeded,
    GpusBilled,
    ExchangeRate,
    TaxDivisor ///< 1 + VAT rate
};

/// Why an offer passes, stops or needs a question. Arguments in the comment, in order.
enum class SelectionReason {
    // Layer 1
    MemoryShort, ///< have GB, need GB, static GB, headroom factor (Quantities)
    GpuMemoryBelowMinimum, ///< have GB, minimum GB
    GpuMemoryBelowPreferred, ///< have GB, preferred GB (warning)
    HeadroomBelowPreferred, ///< factor, preferred factor (warning)
    ShardDoesNotFit, ///< per GPU GiB, usable GiB
    PrecisionUnsupported, ///< GPU name, precision
    GpuMemoryUnknown, ///< GPU name
    CudaRequired, ///< GPU name
    EccMissing, ///< GPU name
    ConsumerCard, ///< GPU name
    ExportRestricted, ///< note
    OverSpecified, ///< GPUs of the instance, GPUs needed
    MeetsMemory, ///< have GB, need GB
    // Layer 2
    TopologyUndisclosed, ///< GPUs
    TopologyInsufficient, ///< GPUs, links (QString key of Topology)
    FabricInsufficient, ///< have Gbps per GPU, need Gbps per GPU
    FabricUndisclosed,
    InterconnectNotNeeded,
    InterconnectSufficient,
    // Layer 3
    NvmeMissing,
    NvmeTooSmall, ///< have GB, need GB
    NvmeUndisclosed, ///< need GB
    NvmeReadTooSlow, ///< have GBps, need GBps
    NetworkTooSlow, ///< have Gbps, need Gbps
    NetworkUndisclosed, ///< need Gbps
    StorageWriteTooSlow, ///< have GBps, need GBps: checkpoints would hold up the run
    NetworkLatencyTooHigh, ///< first byte ms over the public network, allowed ms
    IoSufficient,
    // Layer 4
    DeliveryTooLate, ///< have days, allowed days
    DeliveryUndisclosed,
    SlaTooLow, ///< have ratio, need ratio
    SlaUndisclosed,
    RegionExcluded, ///< region
    ProviderExcluded, ///< provider
    InterruptibleForService, ///< spot capacity cannot carry a service
    SpotInterruptionsUnknown, ///< how often it is interrupted is not known, so its price cannot be compared
    MarketIndexOnly, ///< provider: an index of prices, not somebody who rents
    PurchasePrice, ///< a price to buy at: it feeds the build option, it is no rent
    CountMustBeRaised, ///< GPUs offered, GPUs needed
    ImageMissing,
    AccessControlMissing,
    QuoteExpired, ///< date
    PriceOnRequest, ///< provider: 未找到公开报价
    PriceStale, ///< date
    DeadlineMissed, ///< days needed, days allowed
    LatencyMissed, ///< reached ms, allowed ms
    OverBudget, ///< monthly cost, budget
    StabilitySufficient,
    // Ranking
    RankedByPrice, ///< comparable price of a month or of a run (Quantity), workload
    NotMeasured, ///< 未实测: ranked on computed throughput
    LowestPrice,
    NoRate ///< currency: cannot be compared
};

} // namespace xj::domain
