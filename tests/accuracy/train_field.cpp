// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/domain/units.h"
#include "models/sizing/layout_search.h"
#include "models/sizing/reliability.h"
#include "models/sizing/training_sizing.h"
#include "tests/accuracy/kinds.h"
#include "tests/accuracy/train_statement.h"

#include <QRegularExpression>

#include <cmath>

namespace accuracy {

namespace {

using namespace xj;
using domain::TrainingMethod;

const QString kKind = QStringLiteral("training in the field");
constexpr double kVerdictMargin = 0.9;
constexpr double kShortSample = 512.0; ///< where a report states no length

std::optional<double> setting(const CaseRow &row, const char *key)
{
    const QRegularExpression pattern(u"(?:^|;)\\s*" + QString::fromLatin1(key) + u"=([\\d.e+]+)");
    const auto match = pattern.match(row.text("other_settings"));
    return match.hasMatch() ? std::optional(match.captured(1).toDouble()) : std::nullopt;
}

/// Bytes per parameter by what the report runs: FSDP keeps FP32 parameters, DeepSpeed a 16-bit copy beside
/// FP32 masters, both through the Trainer's eager kernels with recompute.
void applyEngine(const CaseRow &row, TrainStatement &s)
{
    const QString engine = row.text("engine").toLower();
    sizing::TrainingRecipe &r = s.run.recipe;
    domain::ParallelLayout &layout = s.run.layout;
    r.kernels = sizing::KernelSet::Eager;
    layout.recompute = domain::Recompute::Full;
    if (engine.contains(u"zero3"))
        layout.zeroStage = 3;
    else if (engine.contains(u"deepspeed"))
        layout.zeroStage = row.text("other_settings").contains(u"zero3") ? 3 : 2;
    if (engine.contains(u"deepspeed")) {
        r.software = sizing::ShardingSoftware::DeepSpeed;
        r.gradientBytes = 2.0;
        r.adapterBytes = 20.0;
        r.stepBytes = layout.zeroStage < 3 && !s.run.adapters() ? 8.0 : 0.0;
    }
    if (engine.contains(u"fsdp")) {
        layout.zeroStage = 3;
        r.weightBytes = 4.0;
        r.gradientBytes = 4.0;
        r.optimizerBytes = 8.0;
    }
    layout.offload = engine.contains(u"offload");
    if (layout.data == 1)
        layout.zeroStage = 0;
    if (s.run.method == TrainingMethod::Qlora) {
        const bool gptq = row.text("precision").contains(u"int4");
        r.frozenLinearBytes = gptq ? 0.52 : 0.516;
        r.frozenEmbeddingBytes = gptq ? 4.0 : 2.0;
        r.logitBytes = gptq ? 7.0 : r.logitBytes;
        r.adapterBytes = 16.0;
        r.frozenInputCopies = 1.0;
    }
    const bool qwen = row.text("source").startsWith(u"QwenLM/Qwen");
    const double rank = qwen ? 64.0 : setting(row, "lora_r").value_or(8.0);
    if (s.run.adapters())
        s.run.adapterParameters = sizing::adapterParameters(s.shape, rank, !qwen);
}

TrainStatement fieldStatement(const CaseRow &row, const CaseLookup &lookup)
{
    TrainStatement s = trainStatement(row, lookup);
    if (!s.refused.isEmpty())
        return s;
    const QString task = row.text("task");
    s.run.method = task == u"qlora" ? TrainingMethod::Qlora
        : task == u"lora"           ? TrainingMethod::Lora
        : task == u"pretrain"       ? TrainingMethod::Pretrain
                                    : TrainingMethod::FullFineTune;
    s.run.recipe = {};
    s.run.layout = {};
    s.run.layout.data = std::max(1, static_cast<int>(row.number("gpu_count").value_or(1.0)));
    static const QRegularExpression first(QStringLiteral("^(\\d+)"));
    const auto batch = first.match(row.text("batch_or_concurrency"));
    s.run.layout.microBatch = batch.hasMatch() ? std::max(1, batch.captured(1).toInt()) : 1;
    s.run.sequence = row.number("context_len").value_or(kShortSample);
    s.run.microBatches = setting(row, "grad_accum").value_or(1.0);
    s.run.precision = row.text("precision") == u"fp16" ? domain::Precision::Fp16 : domain::Precision::Bf16;
    applyEngine(row, s);
    return s;
}

class TrainField final : public CaseKind
{
public:
    [[nodiscard]] bool recognises(const CaseFile &file) const override
    {
        return file.hasColumns({"case_id", "outcome", "measured_value", "other_settings", "task"});
    }

    void run(const CaseFile &file, const CaseLookup &lookup, Tally &tally) const override
    {
        const sizing::Calibration calibration(lookup.catalogue().calibration());
        for (const CaseRow &row : file.rows()) {
            if (row.text("task") == u"inference")
                continue;
            runRow(row, lookup, calibration, tally);
        }
    }

private:
    static void runRow(const CaseRow &row, const CaseLookup &lookup, const sizing::Calibration &calibration,
                       Tally &tally)
    {
        const QString id = row.text("case_id");
        const QString outcome = row.text("outcome");
        const auto refuse = [&](const QString &reason) { tally.unanswered(kKind, outcome, id, reason); };
        if (outcome != u"fits" && outcome != u"oom" && outcome != u"measured_memory" && outcome != u"mfu"
            && outcome != u"measured_time" && outcome != u"measured_throughput")
            return refuse(QStringLiteral("a contrast between two set-ups, not a figure of one"));
        const TrainStatement s = fieldStatement(row, lookup);
        if (!s.refused.isEmpty())
            return refuse(s.refused);
        if (outcome == u"fits" || outcome == u"oom")
            return judge(row, s, tally);
        if (outcome == u"measured_memory")
            return weigh(row, s, tally);
        time(row, s, calibration, tally);
    }

    /// Host memory too, where states are offloaded to it.
    static bool hostHolds(const CaseRow &row, const TrainStatement &s)
    {
        static const QRegularExpression ram(QStringLiteral("host_ram=(\\d+)\\s*(TB|GB)?"));
        const auto match = ram.match(row.text("other_settings"));
        if (!s.run.layout.offload || !match.hasMatch())
            return true;
        const double gigabytes = match.captured(1).toDouble() * (match.captured(2) == u"TB" ? 1000.0 : 1.0);
        const double need = sizing::offloadHostBytes(s.shape.parameters.total(), s.run.layout.zeroStage);
        return need <= gigabytes * domain::kBytesPerGB;
    }

    static void judge(const CaseRow &row, const TrainStatement &s, Tally &tally)
    {
        const QString id = row.text("case_id");
        const auto usable = s.usableGiB();
        const bool logged = row.text("note").startsWith(u"[L]");
        const QString quantity = logged ? QStringLiteral("fits, logged") : QStringLiteral("fits, reported");
        if (!usable)
            return tally.unanswered(kKind, quantity, id, QStringLiteral("memory of the part not stated"));
        const bool fitted = row.text("outcome") == u"fits";
        const auto memory = sizing::trainingMemory(s.use());
        const double gib = domain::gibFromBytes(memory.bytes(sizing::MemoryMeter::Driver));
        const double limit = fitted ? *usable / kVerdictMargin : *usable * kVerdictMargin;
        tally.verdict(kKind, quantity, id, gib <= limit && hostHolds(row, s), fitted);
    }

    static void weigh(const CaseRow &row, const TrainStatement &s, Tally &tally)
    {
        const QString id = row.text("case_id");
        const QString quantity = QStringLiteral("memory per GPU");
        if (row.text("context_len").isEmpty())
            return tally.unanswered(kKind, quantity, id, QStringLiteral("no sequence length"));
        const bool total = row.text("unit").contains(u"total");
        const double gpus = total ? s.run.layout.data : 1.0;
        const auto memory = sizing::trainingMemory(s.use());
        const double gib = domain::gibFromBytes(memory.bytes(sizing::MemoryMeter::Driver));
        tally.score(kKind, quantity, id, gib, row.number("measured_value").value_or(0.0) / gpus);
    }

    /// Run times and utilisation of jobs whose token count is stated, on the planner's own layout.
    static void time(const CaseRow &row, const TrainStatement &s, const sizing::Calibration &calibration,
                     Tally &tally)
    {
        const QString id = row.text("case_id");
        const QString outcome = row.text("outcome");
        const auto tokens = setting(row, "tokens");
        const bool utilisation = outcome == u"mfu";
        if (!s.gpu)
            return tally.unanswered(kKind, outcome, id, QStringLiteral("part not stated"));
        if (!utilisation && !tokens)
            return tally.unanswered(kKind, outcome, id, QStringLiteral("no token count"));
        domain::TrainingNeed need;
        need.method = TrainingMethod::Pretrain;
        need.tokens = tokens.value_or(1e9);
        need.sequenceLength = static_cast<int>(row.text("context_len").isEmpty() ? 2048.0 : s.run.sequence);
        need.precision = s.run.precision;
        const auto sequences = row.number("batch_or_concurrency");
        static const QRegularExpression count(QStringLiteral("^(\\d+) seq"));
        const auto match = count.match(row.text("batch_or_concurrency"));
        constexpr int kTokensPerStep = 4194304;
        need.globalBatch = match.hasMatch() ? match.captured(1).toInt()
                                            : kTokensPerStep / std::max(1, *need.sequenceLength);
        Q_UNUSED(sequences)
        sizing::ResolvedModel model;
        model.architecture = s.architecture;
        const auto plan = sizing::trainingPlan(need, model, 1.0);
        sizing::LayoutSpace space;
        TrainStatement placed = s;
        placed.program = utilisation ? sizing::TrainingProgram::MegatronCore : s.program;
        space.platform = platformOf(placed, calibration);
        space.usableGiB = sizing::kPlannedMemoryShare * s.usableGiB().value_or(0.0);
        space.linkGroup = 8;
        const int gpus = s.run.layout.data;
        const auto choice = sizing::bestLayout(plan, space, gpus);
        if (!choice.run.shape || !choice.fits)
            return tally.unanswered(kKind, outcome, id, QStringLiteral("no layout fits"));
        const double measured = row.number("measured_value").value_or(0.0);
        if (utilisation) {
            const auto step = sizing::trainingStep(choice.run, space.platform);
            tally.score(kKind, outcome, id,
                        100.0 * sizing::modelFlopsUtilisation(choice.run, step, space.platform), measured);
            return;
        }
        const double hours = sizing::kRunOverhead * *plan.tokens / choice.tokensPerSecond / 3600.0
            / (1.0 - sizing::wastedShare({}, gpus, plan.checkpointMinutes));
        const double unit = row.text("unit") == u"days" ? 24.0 : 1.0;
        tally.score(kKind, outcome, id, hours / unit, measured);
    }
};

} // namespace

std::unique_ptr<CaseKind> trainFieldKind()
{
    return std::make_unique<TrainField>();
}

} // namespace accuracy
