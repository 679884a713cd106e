// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/calibration.h"
#include "models/domain/gpu.h"

#include <QHash>
#include <QString>
#include <QStringView>

#include <array>
#include <optional>
#include <utility>
#include <vector>

namespace xj::sizing {

/// Width class of the multiply units that a precision uses.
enum class ComputeWidth { Bits16, Bits8, Bits4 };
inline constexpr int kComputeWidths = 3;

/// Hardware families whose measured behaviour differs; the row of the calibration table that a GPU uses.
enum class Generation { Unlisted, Ampere, Ada, Hopper, BlackwellSxm, Cdna3, Cdna4, Ascend910 };

/// Serving programs with calibrated overheads.
enum class ServingEngine { Vllm, TensorRtLlm, Sglang, MindIe };

/// How weights reach the multiply units; older engines pay per layer for unpacking.
enum class WeightPath { Native16, Native8, WeightOnly8, WeightOnly4, Native4 };
inline constexpr int kWeightPaths = 5;

/// Kinds of path between the GPUs of one replica.
enum class LinkClass {
    NvLink3,
    NvLink4,
    NvLink5,
    Pcie5Peer,
    Pcie4Switch,
    Pcie4Host,
    PcieNoPeer,
    InfinityFabric3,
    InfinityFabric4
};

/// Efficiencies of one hardware family, as shares of the published peak.
struct GenerationFactors
{
    double memoryEfficiency = 0.72;
    std::array<double, kComputeWidths> prefillEfficiency{0.45, 0.40, 0.35};
    double decodeComputeScale = 1.0; ///< multiplies the global decode efficiency
    double softwareOverhead = 1.2; ///< multiplies the engine's time per layer
    bool calibrated = false; ///< false: priors above, no measurement of this family
};

/// Overheads and batching behaviour of one engine.
struct EngineFactors
{
    double secondsPerLayerDense = 45e-6;
    double secondsPerLayerMoe = 60e-6;
    double secondsPerSequence = 30e-6;
    double secondsPerStep = 200e-6;
    double prefillInterference = 0.9; ///< share of the others' prefills that an output token waits for
    double prefillInterferenceTokens = 60.0; ///< output length at which half of that share shows
    double prefillFixedSeconds = 0.05; ///< scheduling, tokenising and network before the first token
    double firstTokenQueueing = 0.1; ///< share of the other prefills in flight that a first token waits for
    double batchLimit = 1024.0; ///< sequences per step and replica
    double batchLimitSmallCard = 256.0; ///< the same on cards below 80 GB
    bool calibrated = false;
    std::array<double, kWeightPaths> secondsPerLayerExtra{}; ///< added per layer, by weight path
    std::array<double, kWeightPaths> memoryRateScale{1.0, 1.0, 1.0, 1.0, 1.0}; ///< of weight reads
    double prefillScale = 1.0; ///< of the family's prefill efficiency
    double softwareScale = 1.0; ///< of the times per layer and step: newer versions are leaner
    double graphContextTokens = 0.0; ///< captured launch graphs serve contexts up to this; 0: all
    double secondsPerLayerUncaptured = 0.0; ///< added per layer beyond that context
    double cacheCopies
        = 1.0; ///< times that a step moves a sequence's cache: 1, more where it is re-allocated
    double cacheGroupCopies = 0.0; ///< the same per query head of a KV head: caches expanded to all heads
    double firstTokenSteps = 0.0; ///< decode steps that a first token waits for
};

/// What a paged engine sets aside before its cache: dated, because versions differ by gigabytes.
struct EngineMemorySettings
{
    double memoryShare = 0.90; ///< of the visible memory that the engine may fill
    double activationTokens = 8192.0; ///< tokens of one forward pass
    double hiddenWidths = 7.0; ///< hidden-sized buffers of that pass alive at its peak
    double sequences = 1024.0; ///< sequences whose logits are sampled at once
    double sequencesSmallCard = 256.0; ///< the same on cards below 80 GB
    double bytesPerLogit = 6.5; ///< of vocabulary x sequences
    double contextGiB = 0.2; ///< driver context and libraries, one GPU
    double contextParallelGiB = 2.1; ///< the same with communication buffers
    bool profilesContext = false; ///< the longest admitted prompt passes at once, up to 32768 tokens
    double graphGiB = 1.0; ///< captured launch graphs, beside the share above
};

/// Factors of the model's structure, common to all hardware.
struct StructureFactors
{
    std::array<double, kComputeWidths> decodeEfficiency{0.388, 0.427, 0.438};
    double mlaDecodeEfficiency = 0.316;
    double moeDecodeEfficiency = 0.684;
    double moePrefillEfficiency = 0.366;
    double w4a16MemoryEfficiency = 0.932;
    double secondsPerLayerMla = 25.8e-6;
    double secondsPerLayerSparseAttention = 58.2e-6;
    double memoryUtilisation = 0.92; ///< of the visible memory, given to the engine's pool
    double runtimeReserveBytes = 1e9;
    double prefillChunkTokens = 8192.0;
    double youngSoftwareFactor = 0.45;
    double prefillCommunicationShare = 1.0; ///< of the prefill's all-reduces that nothing hides
    double decodeCommunicationShare = 1.0; ///< of the payload part of a decode step's
};

/// All-reduce time = alpha + beta * payload bytes.
struct LinkFactors
{
    double alphaSeconds = 0.0;
    double betaSecondsPerByte = 0.0;
};

/// The catalogue's dated calibration factors, looked up once and read many times. Without data every factor
/// keeps the documented prior of the structs above, and nothing counts as calibrated.
class Calibration
{
public:
    /// A listed engine as a family and a comparable version (none for a bare name).
    struct EngineVersion
    {
        QString subject;
        QString family;
        std::vector<int> version;
    };

    Calibration();
    explicit Calibration(const std::vector<domain::CalibrationFactor> &factors);

    /// One raw factor, in the unit that its name carries.
    [[nodiscard]] std::optional<double> find(QStringView scope, QStringView subject, QStringView name) const;
    [[nodiscard]] double value(QStringView scope, QStringView subject, QStringView name,
                               double fallback) const;

    [[nodiscard]] const GenerationFactors &generation(Generation generation) const;
    [[nodiscard]] const EngineFactors &engine(ServingEngine engine) const;
    /// By published name, "vLLM 0.6.3": the newest listed version that is not newer than the one asked for,
    /// else the family's current factors, else priors.
    [[nodiscard]] EngineFactors engineNamed(const QString &name) const;
    /// Memory that an engine sets aside; by published name as engineNamed resolves it.
    [[nodiscard]] const EngineMemorySettings &engineMemory(ServingEngine engine) const;
    [[nodiscard]] EngineMemorySettings engineMemoryNamed(const QString &name) const;
    /// One raw factor of an engine by published name, resolved as engineNamed resolves it.
    [[nodiscard]] double engineValue(const QString &engineName, QStringView name, double fallback) const;
    [[nodiscard]] const StructureFactors &structure() const { return m_structure; }
    /// `gpus` 1 gives no cost; counts between the measured 2, 4 and 8 are interpolated in log2, more than 8
    /// take the value of 8.
    [[nodiscard]] LinkFactors link(LinkClass link, int gpus) const;
    /// False when the link's factors are priors.
    [[nodiscard]] bool linkCalibrated(LinkClass link) const;

private:
    static constexpr int kGenerations = 8;
    static constexpr int kEngines = 4;
    static constexpr int kLinks = 9;
    static constexpr int kLinkCounts = 3; ///< 2, 4 and 8 GPUs

    /// The listed subject that stands for a published name; empty when the family is not listed.
    [[nodiscard]] QString engineSubject(const QString &name) const;
    [[nodiscard]] EngineFactors readEngine(const QString &subject, EngineFactors base) const;
    void readGenerations();
    void readEngines();
    void readStructure();
    void readLinks();

    QHash<QString, double> m_values;
    std::vector<EngineVersion> m_listedEngines;
    std::array<GenerationFactors, kGenerations> m_generations;
    std::array<EngineFactors, kEngines> m_engines;
    std::array<EngineMemorySettings, kEngines> m_engineMemory;
    StructureFactors m_structure;
    std::array<std::array<LinkFactors, kLinkCounts>, kLinks> m_links;
    std::array<bool, kLinks> m_linkCalibrated{};
};

/// The family of a GPU by its published architecture and form factor. Data-centre and PCIe Blackwell differ.
[[nodiscard]] Generation generationOf(const domain::Gpu &gpu);

/// Subjects of the calibration table: "Hopper", "vLLM", "NVLink 4 switched".
[[nodiscard]] QString calibrationSubject(Generation generation);
[[nodiscard]] QString calibrationSubject(ServingEngine engine);
[[nodiscard]] QString calibrationSubject(LinkClass link);

} // namespace xj::sizing
