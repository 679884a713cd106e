// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/sizing/training_plan.h"

#include <algorithm>

namespace xj::sizing {

namespace {

using domain::Optimizer;
using domain::Precision;
using domain::Quantity;
using domain::SizingReason;
using domain::TrainingMethod;
using domain::TrainingNeed;
using domain::Unit;

constexpr int kDefaultSequence = 4096;
constexpr int kDefaultGlobalBatch = 128;
constexpr int kDefaultAdapterBatch = 32;
constexpr int kDefaultRank = 16;
constexpr double kDefaultCheckpointMinutes = 30.0;
constexpr double kDaysPerMonth = 365.0 / 12.0;

bool isAdapterMethod(TrainingMethod method)
{
    return method == TrainingMethod::Lora || method == TrainingMethod::Qlora;
}

/// Takes what was entered, or the default and a note of it.
class Defaults
{
public:
    explicit Defaults(std::vector<domain::Reason> &notes)
        : m_notes(notes)
    { }

    double number(const std::optional<double> &entered, const char *key, double fallback, Unit unit)
    {
        if (!entered)
            note(key, Quantity{fallback, unit});
        return entered.value_or(fallback);
    }
    int whole(const std::optional<int> &entered, const char *key, int fallback, Unit unit)
    {
        if (!entered)
            note(key, Quantity{double(fallback), unit});
        return entered.value_or(fallback);
    }
    template <typename T>
    T choice(const std::optional<T> &entered, const char *key, T fallback, const char *word)
    {
        if (!entered)
            note(key, QString::fromLatin1(word));
        return entered.value_or(fallback);
    }

private:
    void note(const char *key, domain::Argument value)
    {
        m_notes.push_back({SizingReason::DefaultTaken, {QString::fromLatin1(key), std::move(value)}});
    }

    std::vector<domain::Reason> &m_notes;
};

double momentBytes(Optimizer optimizer)
{
    switch (optimizer) {
    case Optimizer::AdamW:
        return 8.0;
    case Optimizer::Adam8Bit:
        return 2.0;
    case Optimizer::Sgd:
    case Optimizer::Muon:
        return 4.0;
    case Optimizer::Adafactor:
        break;
    }
    return 0.0;
}

/// Bytes of one frozen weight of the base model of QLoRA.
double frozenBytes(Precision precision)
{
    switch (precision) {
    case Precision::Fp8:
    case Precision::Int8:
        return 1.03;
    case Precision::Int4:
        return 0.52;
    case Precision::Fp4:
        return 0.5625;
    default:
        return 0.516; // NF4, scales quantised again
    }
}

int defaultSequence(const ModelShape &shape)
{
    const int maximum = static_cast<int>(shape.maxContext);
    return maximum > 0 ? std::min(kDefaultSequence, maximum) : kDefaultSequence;
}

void readBatch(const TrainingNeed &need, Defaults &defaults, TrainingPlan &plan)
{
    plan.microBatch = std::max(1, defaults.whole(need.microBatch, "micro_batch", 1, Unit::None));
    const int batch = isAdapterMethod(plan.method) ? kDefaultAdapterBatch : kDefaultGlobalBatch;
    plan.globalBatch = defaults.whole(need.globalBatch, "global_batch", batch, Unit::None);
    plan.globalBatch = std::max(plan.globalBatch, plan.microBatch);
    plan.sequence = defaults.whole(need.sequenceLength, "seq_len", defaultSequence(plan.shape), Unit::Token);
    if (plan.shape.maxContext > 0.0 && plan.sequence > plan.shape.maxContext) {
        plan.notes.push_back(
            {SizingReason::ContextBeyondModel,
             {Quantity{plan.sequence, Unit::Token}, Quantity{plan.shape.maxContext, Unit::Token}}});
    }
}

void readWork(const TrainingNeed &need, double scale, Defaults &defaults, TrainingPlan &plan)
{
    const double epochs = defaults.number(need.epochs, "epochs", 1.0, Unit::None);
    if (need.tokens)
        plan.tokens = *need.tokens * epochs * scale;
    else
        plan.notes.push_back({SizingReason::TokensUnknown, {}});
    plan.deadlineDays = need.deadlineDays;
    if (const double runs = need.runsPerMonth.value_or(0.0); runs > 0.0)
        plan.deadlineDays = std::min(plan.deadlineDays.value_or(kDaysPerMonth), kDaysPerMonth / runs);
    plan.datasetGB = need.datasetGB.value_or(0.0);
    plan.checkpointMinutes = defaults.number(need.checkpointIntervalMinutes, "checkpoint_interval_min",
                                             kDefaultCheckpointMinutes, Unit::Minute);
}

} // namespace

TrainingRecipe trainingRecipe(TrainingMethod method, Precision precision, Optimizer optimizer,
                              bool flashAttention)
{
    TrainingRecipe recipe;
    const bool wide = precision == Precision::Fp32 || precision == Precision::Tf32;
    const double moments = momentBytes(optimizer);
    recipe.flashAttention = flashAttention;
    recipe.weightBytes = wide ? 4.0 : 2.0;
    recipe.gradientBytes = 4.0;
    recipe.optimizerBytes = (wide ? 0.0 : 4.0) + moments;
    recipe.adapterBytes = 2.0 + 4.0 + 4.0 + moments;
    recipe.logitBytes = wide ? 8.0 : 12.0;
    recipe.frozenLinearBytes = wide ? 4.0 : 2.0;
    recipe.frozenEmbeddingBytes = recipe.frozenLinearBytes;
    if (method == TrainingMethod::Qlora) {
        recipe.frozenLinearBytes = frozenBytes(precision);
        recipe.frozenInputCopies = 1.0;
    }
    return recipe;
}

TrainingPlan trainingPlan(const TrainingNeed &need, const ResolvedModel &model, double scale)
{
    TrainingPlan plan;
    Defaults defaults(plan.notes);
    plan.shape = shapeOf(model.architecture);
    plan.method = need.method;
    const Precision entered = defaults.choice(need.precision, "precision", Precision::Bf16, "BF16");
    const Optimizer optimizer = defaults.choice(need.optimizer, "optimizer", Optimizer::AdamW, "AdamW");
    const bool flash = defaults.choice(need.flashAttention, "flash_attention", true, "true");
    plan.recompute = defaults.choice(need.recompute, "recompute", domain::Recompute::Automatic, "auto");
    plan.recipe = trainingRecipe(plan.method, entered, optimizer, flash);
    const bool packed = entered == Precision::Int4 || entered == Precision::Nf4 || entered == Precision::Fp4
        || entered == Precision::Int8;
    plan.precision = packed ? Precision::Bf16 : entered;
    if (isAdapterMethod(plan.method)) {
        const int rank = defaults.whole(need.loraRank, "lora_rank", kDefaultRank, Unit::None);
        plan.adapterParameters = adapterParameters(plan.shape, std::max(1, rank));
    }
    readBatch(need, defaults, plan);
    readWork(need, scale, defaults, plan);
    return plan;
}

double TrainingPlan::staticBytes() const
{
    const ParameterCount &count = shape.parameters;
    if (isAdapterMethod(method)) {
        return recipe.frozenLinearBytes * count.linear() + recipe.frozenEmbeddingBytes * count.kept16Bit()
            + recipe.adapterBytes * adapterParameters;
    }
    return (recipe.weightBytes + recipe.gradientBytes + recipe.optimizerBytes) * count.total();
}

double TrainingPlan::checkpointBytes() const
{
    if (isAdapterMethod(method))
        return (recipe.adapterBytes - recipe.gradientBytes) * adapterParameters;
    return (recipe.weightBytes + recipe.optimizerBytes) * shape.parameters.total();
}

} // namespace xj::sizing
