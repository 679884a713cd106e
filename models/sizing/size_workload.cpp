// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/sizing/calibration.h"
#include "models/sizing/host_shapes.h"
#include "models/sizing/inference_sizing.h"
#include "models/sizing/scaling_table.h"
#include "models/sizing/sizing.h"
#include "models/sizing/training_plan.h"
#include "models/sizing/training_sizing.h"

#include <algorithm>
#include <cmath>

namespace xj::sizing {

namespace {

using domain::AcceleratorSizing;
using domain::Catalogue;
using domain::Error;
using domain::ErrorCode;
using domain::Gpu;
using domain::Workload;

const Calibration &calibrationOf(const ResolvedModel &model)
{
    static const Calibration builtIn;
    return model.calibration ? *model.calibration : builtIn;
}

/// The 80 GB card in boxes of eight with full-rate links that hard indicators are told against.
Gpu referenceGpu()
{
    Gpu gpu;
    gpu.name = QStringLiteral("80 GB");
    gpu.architecture = QStringLiteral("Ampere");
    gpu.formFactor = QStringLiteral("SXM");
    gpu.vramGB = 80.0;
    gpu.visibleGiB = 79.25;
    gpu.memoryBandwidthGBps = 2039.0;
    gpu.bf16Tflops = 312.0;
    gpu.fp16Tflops = 312.0;
    gpu.fp8Tflops = 312.0;
    gpu.tf32Tflops = 156.0;
    gpu.fp32Tflops = 19.5;
    gpu.linkType = QStringLiteral("NVLink 3");
    gpu.linkGBps = 600.0;
    gpu.maxLinkGroup = 8;
    gpu.ecc = true;
    gpu.datacenterLicensed = true;
    return gpu;
}

/// What fits before what does not; one box before several, few boxes before many; then fewer GPUs; of equals
/// the larger box.
bool better(const AcceleratorSizing &a, const AcceleratorSizing &b)
{
    if (a.fits != b.fits)
        return a.fits;
    if (!a.fits)
        return a.gpusPerServer > b.gpusPerServer;
    const bool aAlone = a.servers <= 1;
    const bool bAlone = b.servers <= 1;
    if (aAlone != bAlone)
        return aAlone;
    if (!aAlone && a.servers != b.servers)
        return a.servers < b.servers;
    if (a.gpus != b.gpus)
        return a.gpus < b.gpus;
    return a.gpusPerServer > b.gpusPerServer;
}

class WorkloadSizer
{
public:
    WorkloadSizer(const Workload &workload, const ResolvedModel &model, double scale)
        : m_workload(workload)
        , m_model(model)
        , m_scale(scale)
        , m_calibration(calibrationOf(model))
    {
        if (const auto *need = workload.training())
            m_plan = trainingPlan(*need, model, scale);
    }

    [[nodiscard]] AcceleratorSizing onHost(const Gpu &gpu, const HostShape &host) const
    {
        if (m_plan)
            return sizeTrainingOnHost(*m_plan, m_model, gpu, host, m_calibration);
        return sizeInferenceOnHost(*m_workload.inference(), m_model, gpu, host, m_scale, m_calibration);
    }

    [[nodiscard]] AcceleratorSizing best(const Gpu &gpu, const Catalogue &catalogue) const
    {
        AcceleratorSizing best;
        bool any = false;
        for (const HostShape &host : purchasableHosts(gpu, catalogue.serversWith(gpu.id))) {
            AcceleratorSizing sizing = onHost(gpu, host);
            if (!any || better(sizing, best))
                best = std::move(sizing);
            any = true;
        }
        return best;
    }

    void describe(domain::WorkloadSizing &result) const
    {
        result.notes = m_model.notes;
        std::vector<domain::Reason> notes;
        if (m_plan) {
            const HostShape box{8, domain::Topology::FullMesh, 200.0};
            result.indicators = trainingIndicators(*m_plan, onHost(referenceGpu(), box));
            notes = trainingNotes(*m_plan, result.indicators);
            result.scaling = scalingTable(*m_plan, referenceGpu(), m_calibration);
        } else {
            const auto &need = *m_workload.inference();
            result.indicators = inferenceIndicators(need, m_model, m_scale, m_calibration);
            notes = inferenceNotes(need, m_model);
        }
        result.notes.insert(result.notes.end(), notes.begin(), notes.end());
    }

private:
    const Workload &m_workload;
    const ResolvedModel &m_model;
    double m_scale;
    const Calibration &m_calibration;
    std::optional<TrainingPlan> m_plan;
};

Error errorAt(const char *field, double value, double lowest, double highest)
{
    Error error;
    error.code = ErrorCode::NumberOutOfRange;
    error.arguments
        = {domain::Quantity{value, domain::Unit::None}, domain::Quantity{lowest, domain::Unit::None},
           domain::Quantity{highest, domain::Unit::None}};
    error.place.field = QString::fromLatin1(field);
    return error;
}

template <typename T>
std::optional<Error> outside(const std::optional<T> &value, const char *field, double lowest, double highest)
{
    if (!value)
        return std::nullopt;
    const double number = static_cast<double>(*value);
    if (number >= lowest && number <= highest) // false for NaN
        return std::nullopt;
    return errorAt(field, number, lowest, highest);
}

std::optional<Error> invalid(const domain::TrainingNeed &need)
{
    constexpr double kMost = 1e18;
    for (const auto &error :
         {outside(need.tokens, "tokens", 1.0, kMost), outside(need.epochs, "epochs", 1e-6, 1e6),
          outside(need.sequenceLength, "seq_len", 1.0, 1e8),
          outside(need.globalBatch, "global_batch", 1.0, 1e7),
          outside(need.microBatch, "micro_batch", 1.0, 1e5),
          outside(need.loraRank, "lora_rank", 1.0, 65536.0),
          outside(need.deadlineDays, "deadline_days", 1e-3, 1e5),
          outside(need.runsPerMonth, "runs_per_month", 0.0, 1e5),
          outside(need.datasetGB, "dataset_gb", 0.0, 1e9),
          outside(need.checkpointIntervalMinutes, "checkpoint_interval_min", 0.1, 1e5)}) {
        if (error)
            return error;
    }
    return std::nullopt;
}

std::optional<Error> invalid(const domain::InferenceNeed &need)
{
    constexpr double kMost = 1e12;
    for (const auto &error :
         {outside(need.promptTokens, "prompt_tokens", 1.0, 1e8),
          outside(need.outputTokens, "output_tokens", 1.0, 1e8),
          outside(need.maxContext, "max_context", 1.0, 1e9),
          outside(need.peakConcurrency, "peak_concurrency", 1e-3, kMost),
          outside(need.dailyVisits, "daily_visits", 1e-3, kMost),
          outside(need.requestsPerVisit, "requests_per_visit", 1e-6, 1e6),
          outside(need.peakFactor, "peak_factor", 1.0, 1e4), outside(need.ttftMsMax, "ttft_ms_max", 1.0, 1e9),
          outside(need.tpotMsMax, "tpot_ms_max", 0.1, 1e9),
          outside(need.spareReplicas, "spare_replicas", 0.0, 1e5)}) {
        if (error)
            return error;
    }
    return std::nullopt;
}

std::optional<Error> invalid(const Workload &workload, double scale)
{
    constexpr double kMostScale = 1e9;
    if (!(scale > 0.0 && scale <= kMostScale))
        return errorAt("scale", scale, 0.0, kMostScale);
    return workload.isTraining() ? invalid(*workload.training()) : invalid(*workload.inference());
}

} // namespace

domain::Result<domain::WorkloadSizing> sizeWorkload(const Workload &workload, const Catalogue &catalogue,
                                                    double scale, const domain::Progress &progress)
{
    if (auto error = invalid(workload, scale))
        return tl::unexpected(*error);
    const auto model = resolveModel(workload.model, catalogue);
    if (!model)
        return tl::unexpected(model.error());
    const WorkloadSizer sizer(workload, *model, scale);
    domain::WorkloadSizing result;
    result.workload = workload.name;
    result.model = model->architecture;
    result.accelerators.reserve(catalogue.gpus().size());
    for (const Gpu &gpu : catalogue.gpus()) {
        const double done = double(result.accelerators.size()) / double(catalogue.gpus().size());
        if (progress && !progress(done)) {
            Error cancelled;
            cancelled.code = ErrorCode::Cancelled;
            return tl::unexpected(cancelled);
        }
        result.accelerators.push_back(sizer.best(gpu, catalogue));
    }
    sizer.describe(result);
    return result;
}

AcceleratorSizing sizeOnHost(const Workload &workload, const ResolvedModel &model, const Gpu &gpu,
                             const HostShape &host, double scale)
{
    return WorkloadSizer(workload, model, scale).onHost(gpu, host);
}

} // namespace xj::sizing
