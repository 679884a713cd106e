// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/figure.h"
#include "models/domain/model_architecture.h"
#include "models/domain/server.h"
#include "models/domain/workload.h"

#include <QString>

#include <optional>
#include <vector>

namespace xj::domain {

/// A share of the memory of one GPU. `part` is one of Weights, Gradients, OptimizerStates, Activations,
/// Logits, Transient, KvCache, FrameworkContext, Fragmentation.
struct MemoryPart
{
    SizingTerm part = SizingTerm::Weights;
    double gibPerGpu = 0.0;
    Derivation derivation;

    bool operator==(const MemoryPart &) const = default;
};

/// How a model is spread. gpus = tensor * pipeline * data * context for training; tensor * pipeline per
/// inference replica.
struct ParallelLayout
{
    int tensor = 1;
    int pipeline = 1;
    int data = 1; ///< training: data-parallel replicas; inference: serving replicas
    int context = 1;
    int expert = 1;
    int zeroStage = 0;
    int microBatch = 1; ///< sequences
    Recompute recompute = Recompute::None; ///< the choice made, never Automatic
    bool offload = false;

    bool operator==(const ParallelLayout &) const = default;
};

/// A range around a computed figure, as factors of it: 0.7..1.3.
struct Band
{
    double low = 1.0;
    double high = 1.0;

    bool operator==(const Band &) const = default;
};

/// The answer for one workload on one accelerator. When `fits` is false the figures are those of the largest
/// layout tried, and `notes` says why not and what would help.
struct AcceleratorSizing
{
    QString gpuId;
    bool fits = false;
    Topology topology = Topology::Unknown; ///< assumed between the GPUs of a server: of the catalogue's
                                           ///< server, or of the GPU's link
    int gpusPerServer = 1; ///< a purchasable unit: 1, 2, 4, 8, 72 ...
    int minimumGpus = 0; ///< fewest that hold the model and its load
    int gpus = 0; ///< needed for deadline or latency and spare, whole purchasable units
    int servers = 0;
    ParallelLayout layout;
    std::vector<MemoryPart> memory; ///< of the fullest GPU
    double memoryPerGpuGiB = 0.0; ///< sum of `memory`
    double usablePerGpuGiB = 0.0;
    double memoryTotalGiB = 0.0; ///< of all `minimumGpus`
    double staticTotalGiB = 0.0;
    Band memoryBand;
    /// Training: StepTime, TokensPerSecond, RunTime, GpuHours, ModelFlopsUtilisation.
    /// Inference: ReplicaCount, GpusPerReplica, ConcurrencyPerReplica, TimeToFirstToken, TimePerOutputToken,
    /// TokensPerSecond, KvCapacityTokens. Each at most once.
    std::vector<Figure> figures;
    Band speedBand;
    Band firstTokenBand; ///< inference: around TimeToFirstToken, which varies more than any other figure
    std::optional<SizingReason> binding; ///< MemoryIsBinding, BandwidthIsBinding or ComputeIsBinding
    SizingBasis basis = SizingBasis::KnownArchitecture;
    std::vector<Reason> notes; ///< warnings, limits, remedies

    /// The figure of that name, or null.
    [[nodiscard]] const Figure *figure(SizingTerm term) const;

    bool operator==(const AcceleratorSizing &) const = default;
};

/// What any offer must bring for this workload, whatever the accelerator: the hard indicators.
struct HardIndicators
{
    Figure staticMemory; ///< GiB, all GPUs of one job or replica
    Figure itemisedMemory; ///< GiB, of the whole load on a reference 80 GB card
    double minimumGpuMemoryGB = 0.0;
    double preferredGpuMemoryGB = 0.0;
    std::optional<Figure> requestsInFlight; ///< inference
    std::optional<Figure> requestRate; ///< inference, per second at the peak
    Figure arithmetic; ///< Tflops sustained
    Topology topologyNeeded = Topology::Unknown; ///< Unknown: no requirement
    Figure fabricPerGpu; ///< Gbps per GPU between servers; 0 when one server suffices
    Figure localNvmeCapacity; ///< GB per server
    Figure localNvmeReadRate; ///< GBps per server
    Figure network; ///< Gbps per server
    std::optional<Figure> checkpointSize; ///< training, GB
    std::optional<Figure> checkpointWriteRate; ///< training, GBps for a stall under 5 %

    bool operator==(const HardIndicators &) const = default;
};

/// How much of its speed each GPU keeps when so many work together over this link.
struct ScalingPoint
{
    LinkOption link = LinkOption::Pcie;
    int gpus = 1;
    double efficiency = 1.0; ///< 0..1, against links that cost nothing

    bool operator==(const ScalingPoint &) const = default;
};

struct WorkloadSizing
{
    QString workload;
    ModelArchitecture model; ///< as used, typical values filled in
    HardIndicators indicators;
    std::vector<AcceleratorSizing> accelerators; ///< in catalogue order
    std::vector<Reason>
        notes; ///< defaults taken, warnings on the model, the guides' rules beside our figures
    /// Training: what links leave of the speed on an 80 GB card, by link and count; points that fit only.
    std::vector<ScalingPoint> scaling;

    [[nodiscard]] const AcceleratorSizing *on(const QString &gpuId) const;

    bool operator==(const WorkloadSizing &) const = default;
};

} // namespace xj::domain
