// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/sizing/layout_search.h"
#include "models/sizing/reliability.h"
#include "models/sizing/training_sizing.h"
#include "tests/accuracy/kinds.h"
#include "tests/accuracy/train_statement.h"

#include <cmath>

namespace accuracy {

namespace {

using namespace xj;

const QString kKind = QStringLiteral("training speed");

/// FLOP per token as Narayanan et al. 2021 count them (non-causal attention, head included), `passes` 3
/// without recompute and 4 with it.
double megatronFlopPerToken(const sizing::ModelShape &s, double sequence, double passes)
{
    const double layer = s.layers * s.hidden * s.hidden;
    return 24.0 * passes * layer * (1.0 + sequence / (6.0 * s.hidden)) + 6.0 * s.vocabulary * s.hidden;
}

/// Tokens per second and GPU that a row states, or that its FLOP rate or utilisation implies.
std::optional<double> measuredRate(const CaseRow &row, const TrainStatement &s,
                                   const sizing::TrainingPlatform &platform)
{
    if (const auto tokens = row.number("tokens_per_s_per_gpu"))
        return tokens;
    if (const auto tokens = row.number("tok_s_per_gpu"))
        return tokens;
    constexpr double kTera = 1e12;
    const double sequence = s.run.sequence;
    if (const auto tflops = row.number("tflops_per_gpu")) {
        const bool hardware = row.text("tflops_kind").startsWith(u"hardware");
        return *tflops * kTera / megatronFlopPerToken(s.shape, sequence, hardware ? 4.0 : 3.0);
    }
    if (const auto mfu = row.number("mfu_pct")) {
        const double peak = sizing::peakOf(platform, s.run.precision);
        const double flop = s.shape.gated ? 3.0 * sizing::forwardFlopPerToken(s.shape, 2.0 * sequence)
                                          : megatronFlopPerToken(s.shape, sequence, 3.0);
        return *mfu / 100.0 * peak / flop;
    }
    return std::nullopt;
}

QString quantityOf(const TrainStatement &s)
{
    if (s.run.method != domain::TrainingMethod::Pretrain)
        return QStringLiteral("fine-tuning");
    if (s.shape.mixtureOfExperts)
        return QStringLiteral("MoE");
    return s.run.precision == domain::Precision::Fp8 ? QStringLiteral("FP8") : QStringLiteral("dense 16-bit");
}

/// Layouts that papers give and tables leave out.
void completeFromPaper(const CaseRow &row, TrainStatement &s)
{
    const QString model = row.text("model");
    if (!model.contains(u"Korthikanti"))
        return;
    const bool large = model.contains(u"530B"); // table 3: 8 x 35 stages of 3 chunks; 22B: 8 x 1
    const int data = std::max(1, static_cast<int>(row.number("n_gpus").value_or(280.0)) / 280);
    s.run.layout.tensor = 8;
    s.run.layout.pipeline = large ? 35 : 1;
    s.run.layout.data = large ? data : 1;
    s.run.microBatches = large ? 280.0 : 4.0;
    s.run.virtualStages = large ? 3.0 : 1.0;
    s.run.sequence = 2048.0;
    // Selective recompute as that paper means it repeats the scores alone.
    if (s.run.layout.recompute == domain::Recompute::Selective)
        s.run.layout.recompute = domain::Recompute::None;
}

class TrainSpeed final : public CaseKind
{
public:
    [[nodiscard]] bool recognises(const CaseFile &file) const override
    {
        return file.hasColumns({"tokens_per_s_per_gpu", "tflops_kind", "task"})
            || file.hasColumns({"mfu_or_tflops", "parallelism", "tok_s_per_gpu"});
    }

    void run(const CaseFile &file, const CaseLookup &lookup, Tally &tally) const override
    {
        const sizing::Calibration calibration(lookup.catalogue().calibration());
        const bool recent = file.hasColumns({"mfu_or_tflops"});
        for (const CaseRow &row : file.rows()) {
            if (!recent)
                runRow(row.text("id"), row, trainStatement(row, lookup), lookup, calibration, tally);
            else if (row.text("concurrency_or_batch").contains(u"GBS="))
                runRow(row.text("case_id"), row, recentTrainStatement(row, lookup), lookup, calibration,
                       tally);
            else if (row.text("engine").contains(u"MLPerf"))
                tally.unanswered(kKind, QStringLiteral("dense 16-bit"), row.text("case_id"),
                                 QStringLiteral("row states no throughput"));
        }
    }

private:
    static void runRow(const QString &id, const CaseRow &row, TrainStatement s, const CaseLookup &lookup,
                       const sizing::Calibration &calibration, Tally &tally)
    {
        completeFromPaper(row, s);
        const QString quantity = s.refused.isEmpty() ? quantityOf(s) : QStringLiteral("dense 16-bit");
        const auto refuse = [&](const QString &reason) { tally.unanswered(kKind, quantity, id, reason); };
        if (row.text("task").contains(u"RLHF"))
            return refuse(QStringLiteral("reinforcement learning is not modelled"));
        if (!s.refused.isEmpty())
            return refuse(s.refused);
        if (!s.gpu)
            return refuse(QStringLiteral("part unknown"));
        const auto platform = platformOf(s, calibration);
        const bool speedStated = row.number("tokens_per_s_per_gpu") || row.number("tflops_per_gpu")
            || row.number("mfu_pct") || row.number("tok_s_per_gpu");
        if (!speedStated)
            return runHours(id, row, s, lookup, calibration, tally);
        if (s.run.sequence <= 0.0)
            return refuse(QStringLiteral("no sequence length"));
        const auto measured = measuredRate(row, s, platform);
        if (sizing::peakOf(platform, s.run.precision) <= 0.0)
            return refuse(QStringLiteral("no published rate for this precision"));
        // Tables of tuned pre-training leave the recompute out where there is none.
        if (s.run.method != domain::TrainingMethod::Pretrain)
            settleRecompute(s);
        const auto run = s.use();
        const double predicted
            = sizing::tokensPerSecond(run, sizing::trainingStep(run, platform)) / run.gpus();
        tally.score(kKind, quantity, id, predicted, *measured);
    }

    /// GPU-hours of a programme: the planner's own layout on 1024 GPUs, its overheads included.
    static void runHours(const QString &id, const CaseRow &row, TrainStatement s, const CaseLookup &lookup,
                         const sizing::Calibration &calibration, Tally &tally)
    {
        const QString quantity = QStringLiteral("programme GPU-hours");
        const auto hours = row.number("gpu_hours");
        const auto tokens = row.number("train_tokens_b");
        if (!hours || !tokens)
            return tally.unanswered(kKind, quantity, id, QStringLiteral("row states no speed"));
        domain::TrainingNeed need;
        need.method = domain::TrainingMethod::Pretrain;
        need.tokens = *tokens * 1e9;
        need.sequenceLength = static_cast<int>(s.run.sequence > 0.0 ? s.run.sequence : 4096.0);
        need.globalBatch = static_cast<int>(4194304.0 / *need.sequenceLength);
        if (s.run.precision == domain::Precision::Fp8)
            need.precision = domain::Precision::Fp8;
        sizing::ResolvedModel model;
        model.architecture = s.architecture;
        const auto plan = sizing::trainingPlan(need, model, 1.0);
        // Mixtures of experts at this size are trained with stacks tuned for them.
        if (s.shape.mixtureOfExperts)
            s.program = sizing::TrainingProgram::MegatronCore;
        sizing::LayoutSpace space;
        space.platform = platformOf(s, calibration);
        space.usableGiB = sizing::kPlannedMemoryShare * s.gpu->visibleGiB.value_or(0.0);
        space.linkGroup = 8;
        constexpr int kClusterGpus = 1024;
        const auto choice = sizing::bestLayout(plan, space, kClusterGpus);
        if (!choice.fits)
            return tally.unanswered(kKind, quantity, id, QStringLiteral("no layout fits"));
        const double waste = sizing::wastedShare({}, kClusterGpus, plan.checkpointMinutes);
        const double predicted = sizing::kProgrammeOverhead * *plan.tokens
            / (choice.tokensPerSecond / kClusterGpus) / 3600.0 / (1.0 - waste);
        tally.score(kKind, quantity, id, predicted, *hours);
        Q_UNUSED(lookup)
    }
};

} // namespace

std::unique_ptr<CaseKind> trainSpeedKind()
{
    return std::make_unique<TrainSpeed>();
}

} // namespace accuracy
