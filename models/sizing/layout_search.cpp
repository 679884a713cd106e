// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/sizing/layout_search.h"

#include "models/domain/units.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace xj::sizing {

namespace {

using domain::Recompute;

constexpr std::array kTensorSizes = {1, 2, 4, 8};
constexpr std::array kPipelineSizes = {1, 2, 4, 8, 12, 16, 24, 32};
constexpr double kLongSequence = 32768.0; ///< from here on context parallelism is tried

double driverGiB(const TrainingRun &run)
{
    return domain::gibFromBytes(trainingMemory(run).bytes(MemoryMeter::Driver));
}

/// The largest power of two up to `limit` that divides both the experts and the ranks.
int expertSize(const TrainingPlan &plan, int ranks, int limit)
{
    const int experts = static_cast<int>(plan.shape.experts);
    int size = 1;
    while (size * 2 <= std::min({limit, ranks, experts}) && experts % (size * 2) == 0
           && ranks % (size * 2) == 0)
        size *= 2;
    return size;
}

TrainingRun runOf(const TrainingPlan &plan)
{
    TrainingRun run;
    run.shape = &plan.shape;
    run.recipe = plan.recipe;
    run.method = plan.method;
    run.precision = plan.precision;
    run.sequence = plan.sequence;
    run.adapterParameters = plan.adapterParameters;
    run.layout.microBatch = plan.microBatch;
    return run;
}

/// The recompute settings to try, cheapest first.
struct RecomputeChoices
{
    std::array<Recompute, 3> values{Recompute::None, Recompute::Selective, Recompute::Full};
    size_t first = 0;
    size_t last = 2;
};

RecomputeChoices recomputeChoices(Recompute entered)
{
    switch (entered) {
    case Recompute::None:
        return {{Recompute::None}, 0, 0};
    case Recompute::Selective:
        return {{Recompute::Selective}, 0, 0};
    case Recompute::Full:
        return {{Recompute::Full}, 0, 0};
    case Recompute::Automatic:
        break;
    }
    return {};
}

/// Sets the lowest ZeRO stage and the least recompute that fit; false, and the leanest setting, when none
/// does.
bool settle(const TrainingPlan &plan, const LayoutSpace &space, TrainingRun &run)
{
    const RecomputeChoices choices = recomputeChoices(plan.recompute);
    const int replicas = run.layout.data * run.layout.context;
    const int firstStage = replicas > 1 ? 1 : 0;
    const int lastStage = replicas > 1 ? 3 : 0;
    run.layout.zeroStage = lastStage;
    run.layout.recompute = choices.values[choices.last];
    if (driverGiB(run) > space.usableGiB) {
        const bool staged = run.layout.pipeline > 1 && lastStage > 1;
        run.layout.zeroStage = staged ? 2 : lastStage; // gathered stages may need more than they save
        if (!staged || driverGiB(run) > space.usableGiB)
            return false;
    }
    for (size_t i = choices.first; i <= choices.last; ++i) {
        run.layout.recompute = choices.values[i];
        for (int stage = firstStage; stage <= lastStage; ++stage) {
            run.layout.zeroStage = stage;
            if (driverGiB(run) <= space.usableGiB)
                return true;
        }
    }
    return false;
}

/// Fine-tuning programs shard and rarely pipeline: only large models across boxes. Pre-training does both.
bool pipelined(const TrainingPlan &plan, const LayoutSpace &space, int gpus)
{
    constexpr double kLargeModel = 3e10;
    if (plan.method == domain::TrainingMethod::Pretrain)
        return true;
    return gpus > space.platform.gpusPerServer && plan.shape.parameters.total() > kLargeModel;
}

bool divides(int part, double whole)
{
    return std::fmod(whole, part) == 0.0;
}

/// Keeps the better of two: what fits before what does not, then the faster, then the leaner.
void keepBetter(const LayoutChoice &candidate, LayoutChoice &best, bool &any)
{
    const bool better = !any || (candidate.fits && !best.fits)
        || (candidate.fits == best.fits
            && (candidate.fits ? candidate.tokensPerSecond > best.tokensPerSecond
                               : candidate.driverGiB < best.driverGiB));
    if (better)
        best = candidate;
    any = true;
}

/// One layout but for ZeRO stage and recompute, which are settled here.
void tryLayout(const TrainingPlan &plan, const LayoutSpace &space, TrainingRun run, LayoutChoice &best,
               bool &any)
{
    LayoutChoice candidate;
    candidate.fits = settle(plan, space, run);
    candidate.run = run;
    candidate.driverGiB = driverGiB(run);
    const TrainingStep step = trainingStep(run, space.platform);
    candidate.stepSeconds = step.seconds();
    candidate.tokensPerSecond = tokensPerSecond(run, step);
    keepBetter(candidate, best, any);
}

/// One split of the GPUs. Experts are spread inside a box, and also over boxes.
void trySplit(const TrainingPlan &plan, const LayoutSpace &space, TrainingRun run, LayoutChoice &best,
              bool &any)
{
    const double replicas = double(run.layout.data) * run.layout.microBatch;
    run.microBatches = std::max(1.0, std::floor(plan.globalBatch / replicas));
    if (!plan.shape.mixtureOfExperts)
        return tryLayout(plan, space, run, best, any);
    constexpr int kMostExpertRanks = 64;
    const int ranks = run.layout.data * run.layout.context * run.layout.tensor;
    const int inside = expertSize(plan, ranks, std::max(1, space.platform.gpusPerServer));
    run.layout.expert = inside;
    tryLayout(plan, space, run, best, any);
    run.layout.expert = expertSize(plan, ranks, kMostExpertRanks);
    if (run.layout.expert > inside)
        tryLayout(plan, space, run, best, any);
}

} // namespace

LayoutChoice bestLayout(const TrainingPlan &plan, const LayoutSpace &space, int gpus)
{
    LayoutChoice best;
    bool any = false;
    const int mostReplicas = std::max(1, plan.globalBatch / plan.microBatch);
    for (const int context : {1, 2, 4, 8}) {
        if (context > 1 && (plan.sequence < kLongSequence || gpus % context != 0))
            continue;
        for (const int tensor : kTensorSizes) {
            if (tensor > space.linkGroup || !divides(tensor, plan.shape.heads)
                || gpus % (tensor * context) != 0)
                continue;
            for (const int pipeline : kPipelineSizes) {
                const int split = tensor * pipeline * context;
                if (gpus % split != 0 || pipeline > plan.shape.layers)
                    continue;
                if (pipeline > 1 && !pipelined(plan, space, gpus))
                    continue;
                TrainingRun run = runOf(plan);
                run.layout.tensor = tensor;
                run.layout.pipeline = pipeline;
                run.layout.context = context;
                run.layout.data = gpus / split;
                if (run.layout.data > mostReplicas)
                    continue;
                trySplit(plan, space, run, best, any);
            }
        }
    }
    return best;
}

} // namespace xj::sizing
