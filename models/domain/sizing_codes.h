// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace xj::domain {

/// Names of the quantities of sizing. views/text/sizing_text gives each its word in both languages.
enum class SizingTerm {
    Parameters,
    ActiveParameters,
    Weights,
    Gradients,
    OptimizerStates,
    Activations,
    Logits,
    Transient,
    KvCache,
    KvBytesPerToken,
    FrameworkContext,
    Fragmentation,
    StaticMemory, ///< weights + gradients + optimizer states; weights alone for inference
    ItemisedMemory, ///< the sum of all parts over all GPUs
    MemoryPerGpu,
    MemoryTotal,
    UsableMemoryPerGpu,
    GpuCount,
    ServerCount,
    ReplicaCount,
    GpusPerReplica,
    TrainingFlopPerToken,
    ModelFlopsUtilisation,
    StepTime,
    TokensPerSecond,
    RunTime,
    GpuHours,
    TimeToFirstToken,
    TimePerOutputToken,
    ConcurrencyPerReplica,
    KvCapacityTokens,
    RequestRate,
    RequestsInFlight,
    ArithmeticNeeded,
    ScalingEfficiency,
    LinkBandwidthNeeded,
    FabricBandwidthNeeded,
    CheckpointSize,
    CheckpointWriteRate,
    LocalNvmeCapacity,
    LocalNvmeReadRate,
    NetworkBandwidth,
    ModelLoadTime
};

/// What sizing has to say in words: warnings, limits, remedies, defaults taken. Arguments in the comment, in
/// order.
enum class SizingReason {
    DefaultTaken, ///< JSON key (QString), value taken (Quantity or QString)
    ArchitectureAssumed, ///< billion parameters (Quantity): only the count was given, a typical shape was
                         ///< taken
    ParameterCountDiffers, ///< computed (Quantity), stated (Quantity)
    ContextBeyondModel, ///< asked tokens (Quantity), model's maximum (Quantity)
    MemoryUnknown, ///< GPU name: its memory is not published
    ComputeUnknown, ///< GPU name: no published rate for this precision
    PrecisionUnsupported, ///< GPU name, precision (QString): e.g. no BF16 on Turing, no FP8 on Ampere
    DoesNotFitOneServer, ///< need GiB (Quantity), have GiB (Quantity)
    NeedsOtherCard, ///< smallest GPU count tried (Quantity): no layout fits
    LinkLimitsScaling, ///< efficiency (Quantity)
    MemoryIsBinding,
    BandwidthIsBinding,
    ComputeIsBinding,
    DeadlineMissed, ///< days needed (Quantity), days allowed (Quantity)
    LatencyMissed, ///< reached ms (Quantity), allowed ms (Quantity)
    HeadroomBelowPreferred, ///< factor (Quantity)
    LessEvidence, ///< GPU name: few published measurements
    ConsumerLicence, ///< GPU name
    NoPeerToPeer, ///< GPU name
    RegisteredOrInFlight, ///< concurrency (Quantity): ask whether these are registered, online or in flight
    RemedyRecompute, ///< GiB saved (Quantity)
    RemedyLowerPrecision, ///< GiB saved (Quantity), precision (QString)
    RemedySmallerMicroBatch, ///< GiB saved (Quantity)
    RemedySharding, ///< GiB saved (Quantity), stage (Quantity)
    RemedyOffload, ///< GiB saved (Quantity)
    RemedyQuantisedKv, ///< GiB saved (Quantity)
    RemedyShorterContext, ///< GiB saved (Quantity), tokens (Quantity)
    RemedyLargerCard, ///< GPU name
    RemedyMoreCards, ///< GPUs (Quantity)
    GuideHeadroomRule, ///< guide's low GiB (Quantity), guide's high GiB (Quantity), own figure GiB (Quantity)
    GuidePcieRule, ///< guide's equivalent GPUs (Quantity), own figure (Quantity)
    GuideSmallModelRule, ///< billion parameters (Quantity): under ten, an A100-class card is enough by the
                         ///< guides
    TokensUnknown, ///< no token count was given: neither time nor arithmetic can be told
    GuideMemoryRule ///< GB per card (Quantity): guides start training at 40 GB and prefer 80 GB
};

/// How sure a figure is, from how it was got.
enum class SizingBasis {
    KnownArchitecture, ///< shape known, calibrated accelerator
    TypicalArchitecture, ///< shape assumed from the parameter count
    UncalibratedAccelerator ///< no published measurement on this accelerator's generation
};

/// Links between GPUs that scaling is told for: inside a box, and between boxes of eight with full-rate
/// links.
enum class LinkOption {
    Pcie,
    NvlinkBridge, ///< pairs
    NvlinkFull,
    Ethernet10, ///< Gbit/s a box, TCP
    Ethernet25,
    Ethernet100,
    InfiniBand100, ///< Gbit/s a GPU, remote direct memory access (RoCE likewise)
    InfiniBand200,
    InfiniBand400
};

} // namespace xj::domain
