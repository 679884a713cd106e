// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/sizing/calibration.h"
#include "models/sizing/inference_shape.h"

#include <algorithm>
#include <array>

namespace xj::sizing {

/// Bytes that a served model holds in memory, by how parallelism divides them.
struct WeightBytes
{
    double dense = 0.0; ///< outside the routed experts, head included: read at every step
    double experts = 0.0; ///< routed experts: read as far as tokens reach them
    double resident = 0.0; ///< held but not read per step: an input embedding

    [[nodiscard]] double total() const { return dense + experts + resident; }
};

/// How one replica is spread over GPUs and which formats it runs in.
struct ServingSetup
{
    int tensor = 1;
    int pipeline = 1;
    int expert = 1;
    int attentionData = 1; ///< copies of the attention part; 1: off
    ComputeWidth computeWidth = ComputeWidth::Bits16;
    WeightPath weightPath = WeightPath::Native16;
    double kvBytesPerElement = 2.0;

    /// GPUs that share the layers of one pipeline stage.
    [[nodiscard]] int stageGpus() const { return std::max({tensor, expert, attentionData}); }
    [[nodiscard]] int gpus() const { return stageGpus() * pipeline; }
};

/// An accelerator as the performance model sees it.
struct ServingHardware
{
    double bandwidth = 0.0; ///< bytes per second
    std::array<double, kComputeWidths> peak{}; ///< dense FLOP per second by width
    double memoryBytes = 0.0; ///< visible to a program
    LinkFactors link; ///< between the GPUs of a stage
    bool smallCard = false; ///< below 80 GB: engines batch fewer sequences
};

/// Requests of one size.
struct RequestShape
{
    double promptTokens = 0.0;
    double outputTokens = 1.0;
};

/// What a replica does at a given number of requests in flight.
struct ServingPoint
{
    double inFlight = 0.0; ///< requests offered to the replica
    double running = 0.0; ///< of them in the batch; the rest waits
    double stepSeconds = 0.0;
    double tpotSeconds = 0.0; ///< time per output token, prefills of others included
    double ttftSeconds = 0.0; ///< time to first token, queueing for memory included
    double outputTokensPerSecond = 0.0; ///< closed loop
};

/// Roofline with calibrated efficiencies plus per-layer, per-sequence and per-step overheads: one replica of
/// one model on one accelerator. Times in seconds, sizes in bytes; every method is O(1) and allocates
/// nothing. The formulas are those of the project's performance model: decode step, prefill, serving.
class ServingSpeed
{
public:
    ServingSpeed(const InferenceShape &shape, const WeightBytes &weights, const ServingSetup &setup,
                 const ServingHardware &hardware, const GenerationFactors &generation,
                 const EngineFactors &engine, const StructureFactors &structure);

    /// One decode step of `batch` sequences at mid-answer context.
    [[nodiscard]] double stepSeconds(double batch, const RequestShape &request) const;
    /// Prefill of one request.
    [[nodiscard]] double prefillSeconds(double promptTokens) const;
    /// Time to first token on an idle replica.
    [[nodiscard]] double loneFirstTokenSeconds(const RequestShape &request) const;
    /// Requests of this size whose cache fits, on average, at once; 0 when the weights alone do not fit.
    [[nodiscard]] double capacity(const RequestShape &request) const;
    /// The most sequences that the engine batches.
    [[nodiscard]] double batchLimit() const;
    /// Requests per second of a replica that never runs out of work.
    [[nodiscard]] double saturatedRate(double batch, const RequestShape &request) const;
    [[nodiscard]] ServingPoint at(double inFlight, const RequestShape &request) const;
    /// The same where the cache is known to hold `capacity` requests.
    [[nodiscard]] ServingPoint at(double inFlight, const RequestShape &request, double capacity) const;
    /// False when the accelerator's bandwidth or arithmetic rate is not published: no speed can be told.
    [[nodiscard]] bool hasRates() const { return m_memoryRate > 0.0 && m_decodeRate > 0.0; }

    /// Shares of a decode step, for naming what limits it.
    struct StepParts
    {
        double weightRead = 0.0;
        double compute = 0.0;
        double cacheRead = 0.0;
        double communication = 0.0;
        double overhead = 0.0;
    };
    [[nodiscard]] StepParts stepParts(double batch, const RequestShape &request) const;

private:
    [[nodiscard]] double weightReadSeconds(double tokens) const;
    [[nodiscard]] double cacheReadSeconds(double batch, double context) const;
    [[nodiscard]] double expertReach(double tokens) const;
    [[nodiscard]] double allReduceCount() const;

    InferenceShape m_shape;
    WeightBytes m_weights;
    ServingSetup m_setup;
    ServingHardware m_hardware;
    GenerationFactors m_generation;
    EngineFactors m_engine;
    StructureFactors m_structure;
    double m_stageGpus = 1.0;
    double m_pipeline = 1.0;
    double m_denseSplit = 1.0; ///< ways in which the dense weights are divided
    double m_memoryRate = 1.0; ///< effective bytes per second for weights
    double m_decodeRate = 1.0; ///< effective FLOP per second
    double m_prefillRate = 1.0;
};

} // namespace xj::sizing
