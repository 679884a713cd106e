// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/accuracy/train_statement.h"

#include "models/domain/units.h"
#include "tests/accuracy/known_models.h"

#include <QRegularExpression>

#include <algorithm>
#include <cmath>

namespace accuracy {

namespace {

using namespace xj;
using domain::TrainingMethod;
using sizing::KernelSet;
using sizing::MemoryMeter;
using sizing::ShardingSoftware;
using sizing::TrainingRun;

/// Programs whose habits are public.
enum class Program { Unknown, Torchtitan, Torchtune, QwenRecipe, Litgpt, MegatronDeepSpeed, Megatron };

Program programOf(const CaseRow &row)
{
    const QString text
        = (row.text("source") + u' ' + row.text("framework") + u' ' + row.text("engine")).toLower();
    if (text.contains(u"torchtitan"))
        return Program::Torchtitan;
    if (text.contains(u"torchtune"))
        return Program::Torchtune;
    if (text.contains(u"qwenlm/qwen"))
        return Program::QwenRecipe;
    if (text.contains(u"litgpt"))
        return Program::Litgpt;
    if (text.contains(u"bigscience") || text.contains(u"megatron-deepspeed"))
        return Program::MegatronDeepSpeed;
    return text.contains(u"megatron") || text.contains(u"nemo") ? Program::Megatron : Program::Unknown;
}

int whole(const CaseRow &row, const char *column, int fallback)
{
    return std::max(1, static_cast<int>(row.number(column).value_or(fallback)));
}

sizing::TrainingProgram trainingProgramOf(const CaseRow &row)
{
    const QString text = (row.text("framework") + u' ' + row.text("engine")).toLower();
    if (text.contains(u"megatron-core") || text.contains(u"nemo") || text.contains(u"bridge"))
        return sizing::TrainingProgram::MegatronCore;
    if (text.contains(u"megatron") || text.contains(u"zero-3"))
        return sizing::TrainingProgram::EarlyMegatron;
    return text.contains(u"trainer") ? sizing::TrainingProgram::Trainer : sizing::TrainingProgram::General;
}

/// "4x100 Gbps RoCE/node", "1600 Gbps/node", "400 Gbps/GPU RDMA".
std::optional<double> nicRate(const QString &text, int gpusPerServer)
{
    static const QRegularExpression several(QStringLiteral("(\\d+)x(\\d+)\\s?G"));
    static const QRegularExpression perGpu(QStringLiteral("(\\d+) Gbps/GPU"));
    static const QRegularExpression perNode(QStringLiteral("(\\d+) Gbps/node"));
    if (const auto match = several.match(text); match.hasMatch())
        return match.captured(1).toDouble() * match.captured(2).toDouble();
    if (const auto match = perGpu.match(text); match.hasMatch())
        return match.captured(1).toDouble() * gpusPerServer;
    if (const auto match = perNode.match(text); match.hasMatch())
        return match.captured(1).toDouble();
    return std::nullopt;
}

void readModel(const CaseRow &row, const CaseLookup &lookup, TrainStatement &s)
{
    if (const auto model = lookup.model(row.text("model"))) {
        s.architecture = *model;
        return;
    }
    const double parameters = row.number("params_b").value_or(0.0) * 1e9;
    const double hidden = row.number("hidden").value_or(0.0);
    if (parameters > 0.0 && hidden > 0.0) {
        s.architecture = gptLike(parameters, row.number("layers").value_or(0.0), hidden,
                                 row.number("heads").value_or(0.0), row.number("vocab").value_or(0.0));
        return;
    }
    if (parameters <= 0.0) {
        s.refused = QStringLiteral("model without shape or parameter count");
        return;
    }
    domain::ModelChoice choice;
    choice.own.parametersBillion = parameters / 1e9;
    if (const auto resolved = sizing::resolveModel(choice, lookup.catalogue()))
        s.architecture = resolved->architecture;
}

void readLayout(const CaseRow &row, TrainStatement &s)
{
    domain::ParallelLayout &layout = s.run.layout;
    // Speed tables leave the count out where a full box is meant.
    const int gpus = whole(row, "n_gpus", row.text("gpus_per_node").isEmpty() ? 1 : 8);
    layout.tensor = whole(row, "tp", 1);
    layout.pipeline = whole(row, "pp", 1);
    layout.context = whole(row, "cp", 1);
    layout.data = whole(row, "dp", std::max(1, gpus / (layout.tensor * layout.pipeline * layout.context)));
    layout.microBatch = whole(row, "micro_batch", 1);
    layout.zeroStage = static_cast<int>(row.number("zero_stage").value_or(0.0));
    const QString sharding = row.text("sharding").toLower();
    if (sharding.contains(u"zero3") || sharding.startsWith(u"fsdp2") || sharding == u"hsdp")
        layout.zeroStage = 3;
    else if (sharding.contains(u"zero2"))
        layout.zeroStage = 2;
    else if (sharding.contains(u"zero1") && layout.zeroStage == 0)
        layout.zeroStage = 1;
    static const QRegularExpression within(QStringLiteral("within (\\d+)"));
    if (const auto match = within.match(sharding); match.hasMatch())
        s.run.shardGroup = match.captured(1).toDouble();
    else if (sharding == u"hsdp")
        s.run.shardGroup = 8.0;
    s.run.sequence = row.number("seq_len").value_or(0.0);
    const double replicaBatch = double(layout.data) * layout.microBatch;
    if (const auto batch = row.number("global_batch"))
        s.run.microBatches = std::max(1.0, std::round(*batch / replicaBatch));
    else
        s.run.microBatches = row.number("grad_accum").value_or(1.0);
}

void readMethod(const CaseRow &row, TrainStatement &s)
{
    const QString method = (row.text("method") + u' ' + row.text("task")).toLower();
    if (method.contains(u"qlora") || row.text("base_quant").startsWith(u"bnb"))
        s.run.method = TrainingMethod::Qlora;
    else if (method.contains(u"lora") || method.contains(u"adapter"))
        s.run.method = TrainingMethod::Lora;
    else
        s.run.method = method.contains(u"pretrain") ? TrainingMethod::Pretrain : TrainingMethod::FullFineTune;
    s.run.recipe.scaledOutputs = method.contains(u"adapter_v2");
    s.run.adapterParameters = row.number("trainable_params").value_or(0.0);
    const QString recompute = row.text("act_ckpt").toLower();
    s.recomputeStated = !recompute.isEmpty();
    s.run.layout.recompute = recompute.startsWith(u"full") ? domain::Recompute::Full
        : recompute.startsWith(u"selective")               ? domain::Recompute::Selective
                                                           : domain::Recompute::None;
    const QString precision = row.text("precision").toLower();
    if (precision.contains(u"fp8"))
        s.run.precision = domain::Precision::Fp8;
    else if (precision == u"fp32")
        s.run.precision = domain::Precision::Fp32;
    else if (precision.startsWith(u"fp16"))
        s.run.precision = domain::Precision::Fp16;
}

double frozenBytes(const CaseRow &row)
{
    const QString quant = row.text("base_quant").toLower();
    if (quant.contains(u"dq") || (quant == u"nf4" && programOf(row) == Program::Torchtune))
        return 0.516;
    if (quant.contains(u"nf4") || quant.contains(u"fp4"))
        return 0.5625;
    return quant.contains(u"int8") ? 1.03 : 0.52;
}

/// FSDP2 with FP32 parameters; the norms and residuals follow tensor parallelism; under a pipeline the local
/// batch is cut into as many micro-batches as stages.
void torchtitan(const CaseRow &row, TrainStatement &s)
{
    s.meter = MemoryMeter::Reserved;
    s.run.recipe.weightBytes = 4.0;
    s.run.recipe.gradientBytes = 4.0;
    s.run.recipe.optimizerBytes = 8.0;
    s.run.recipe.kernels = KernelSet::Fused;
    s.run.layout.zeroStage = 3;
    static const QRegularExpression local(QStringLiteral("local batch (\\d+)"));
    const auto match = local.match(row.text("notes"));
    if (s.run.layout.pipeline > 1 && match.hasMatch()) {
        s.run.microBatches = s.run.layout.pipeline;
        s.run.layout.microBatch = std::max(1, match.captured(1).toInt() / s.run.layout.pipeline);
        s.run.virtualStages = row.text("notes").contains(u"interleaved") ? 2.0 : 1.0;
    }
}

/// Pure BF16, chunked loss, allocated memory; full fine-tuning steps inside the backward pass with a paged
/// 8-bit optimizer, so that neither gradients nor moments stay on the card.
void torchtune(const CaseRow &row, TrainStatement &s)
{
    s.meter = MemoryMeter::Allocated;
    s.run.recipe.kernels = KernelSet::Fused;
    s.run.recipe.logitBytes = 2.0;
    s.run.recipe.gradientBytes = s.run.adapters() ? 2.0 : 0.0;
    s.run.recipe.optimizerBytes = 0.0;
    s.run.recipe.adapterBytes = 8.0;
    s.run.layout.zeroStage = s.run.layout.data > 1 ? 3 : 0;
    if (s.run.adapterParameters <= 0.0)
        s.run.adapterParameters = sizing::adapterParameters(s.shape, 8.0, true);
    if (s.run.method == TrainingMethod::Qlora)
        s.run.recipe.frozenLinearBytes = frozenBytes(row);
}

/// Hugging Face Trainer with DeepSpeed: eager kernels, rank 64 on every linear layer, ZeRO-2 for adapters on
/// several GPUs, GPTQ bases with FP32 embeddings.
void qwenRecipe(const CaseRow &row, TrainStatement &s)
{
    sizing::TrainingRecipe &r = s.run.recipe;
    r.software = ShardingSoftware::DeepSpeed;
    r.kernels = KernelSet::Eager;
    r.gradientBytes = 2.0;
    r.adapterBytes = 20.0;
    s.run.adapterParameters = s.run.adapters() ? sizing::adapterParameters(s.shape, 64.0) : 0.0;
    if (!s.recomputeStated)
        s.run.layout.recompute = domain::Recompute::Full;
    if (s.run.adapters() && s.run.layout.data > 1 && s.run.layout.zeroStage == 0)
        s.run.layout.zeroStage = 2;
    if (!s.run.adapters() && s.run.layout.zeroStage < 3)
        r.stepBytes = 8.0;
    if (s.run.method == TrainingMethod::Qlora) {
        r.frozenLinearBytes = 0.52;
        r.frozenEmbeddingBytes = 4.0;
        r.logitBytes = 7.0;
        r.adapterBytes = 16.0;
        r.frozenInputCopies = 1.0;
    }
    if (row.text("method").contains(u"emb") || row.text("task").contains(u"emb"))
        r.trainedEmbeddingBytes = 11.0;
}

double statedAdapterParameters(const CaseRow &row, const sizing::ModelShape &s)
{
    static const QRegularExpression rank(QStringLiteral("lora_r=(\\d+) on ([a-z+]+)"));
    const auto match = rank.match(row.text("notes"));
    const double r = match.hasMatch() ? match.captured(1).toDouble() : 32.0;
    const QString targets = match.hasMatch() ? match.captured(2) : QStringLiteral("query+value");
    const double query = s.heads * s.headDim;
    const double kv = s.kvHeads * s.headDim;
    double perLayer = 0.0;
    perLayer += targets.contains(u"query") ? s.hidden + query : 0.0;
    perLayer += targets.contains(u"key") ? s.hidden + kv : 0.0;
    perLayer += targets.contains(u"value") ? s.hidden + kv : 0.0;
    perLayer += targets.contains(u"projection") ? query + s.hidden : 0.0;
    perLayer += targets.contains(u"mlp") ? (s.gated ? 3.0 : 2.0) * (s.hidden + s.ffn) : 0.0;
    const double head = targets.contains(u"head") ? s.hidden + s.vocabulary : 0.0;
    return r * (perLayer * s.layers + head);
}

/// 16-bit throughout, live tensors; kernels as the row's compiler says.
void litgpt(const CaseRow &row, TrainStatement &s)
{
    const QString notes = row.text("notes");
    sizing::TrainingRecipe &r = s.run.recipe;
    s.meter = MemoryMeter::Allocated;
    r.gradientBytes = 2.0;
    r.optimizerBytes = 4.0;
    r.adapterBytes = 8.0;
    r.kernels = KernelSet::Eager;
    if (notes.contains(u"thunder nvfuser"))
        r.kernels = KernelSet::PartlyFused;
    else if (notes.contains(u"compiler:") && !notes.contains(u"compiler: eager"))
        r.kernels = KernelSet::Fused;
    r.gradientBuckets = r.kernels == KernelSet::Eager;
    const bool newer = row.text("source").contains(u"config_hub");
    if (s.run.method == TrainingMethod::Qlora) {
        r.frozenLinearBytes = frozenBytes(row);
        r.frozenInputCopies = newer ? 2.3 : 1.15;
    }
    if (!s.run.adapters())
        return;
    if (s.run.adapterParameters <= 0.0)
        s.run.adapterParameters = statedAdapterParameters(row, s.shape);
    if (notes.contains(u"mlp") && r.frozenInputCopies == 0.0)
        r.frozenInputCopies = 1.0;
    if (notes.contains(u"+head"))
        r.logitBytes += 8.0;
    if (s.run.layout.data > 1) {
        s.run.layout.zeroStage = 3;
        s.run.layout.recompute = domain::Recompute::Full;
        r.gathersWholeModel = true;
    }
}

/// Megatron-DeepSpeed of 2022: no flash attention, FP32 gradients at the step, flat buffers and NCCL in a
/// context of about 9 GiB.
void megatronDeepSpeed(const CaseRow &row, TrainStatement &s)
{
    sizing::TrainingRecipe &r = s.run.recipe;
    r.software = ShardingSoftware::DeepSpeed;
    r.kernels = KernelSet::Fused;
    r.flashAttention = false;
    r.gradientBytes = row.text("notes").contains(u"bf16 optimizer") ? 6.0 : 2.0;
    r.stepBytes = 8.0;
    r.gradientBuckets = true;
    r.contextGiBJob = 9.0;
    r.contextGiBSingle = 9.0;
    r.fragmentation = 1.0;
    s.run.sequenceParallel = false;
}

void applyProgram(const CaseRow &row, TrainStatement &s)
{
    switch (programOf(row)) {
    case Program::Torchtitan:
        return torchtitan(row, s);
    case Program::Torchtune:
        return torchtune(row, s);
    case Program::QwenRecipe:
        return qwenRecipe(row, s);
    case Program::Litgpt:
        return litgpt(row, s);
    case Program::MegatronDeepSpeed:
        return megatronDeepSpeed(row, s);
    case Program::Megatron:
        s.run.recipe.software = ShardingSoftware::Megatron;
        s.run.recipe.kernels = KernelSet::Fused;
        s.meter = MemoryMeter::Allocated;
        return;
    case Program::Unknown:
        break;
    }
    if (s.run.method == TrainingMethod::Qlora) {
        s.run.recipe.frozenLinearBytes = frozenBytes(row);
        s.run.recipe.frozenInputCopies = 1.0;
    }
    if (s.run.adapters() && s.run.adapterParameters <= 0.0)
        s.run.adapterParameters = sizing::adapterParameters(s.shape, 16.0);
}

} // namespace

std::optional<double> TrainStatement::usableGiB() const
{
    if (gpu && (cardGB <= 0.0 || std::abs(gpu->vramGB.value_or(0.0) - cardGB) < 1.0))
        return gpu->visibleGiB;
    // A part of another size than the catalogue's: about 0.99 GiB are visible for each GB in its name.
    return cardGB > 0.0 ? std::optional(0.989 * cardGB) : std::nullopt;
}

void settleRecompute(TrainStatement &s)
{
    if (s.recomputeStated || !s.usableGiB())
        return;
    const auto memory = sizing::trainingMemory(s.use());
    if (domain::gibFromBytes(memory.bytes(MemoryMeter::Driver)) > *s.usableGiB())
        s.run.layout.recompute = domain::Recompute::Full;
}

TrainStatement trainStatement(const CaseRow &row, const CaseLookup &lookup)
{
    TrainStatement s;
    readModel(row, lookup, s);
    if (!s.refused.isEmpty())
        return s;
    s.shape = sizing::shapeOf(s.architecture);
    s.run.shape = &s.shape;
    s.gpu = lookup.gpu(row.text("gpu"));
    static const QRegularExpression memory(QStringLiteral("(\\d+)\\s?GB"));
    if (const auto match = memory.match(row.text("gpu")); match.hasMatch())
        s.cardGB = match.captured(1).toDouble();
    s.program = trainingProgramOf(row);
    s.deepSpeed
        = row.text("framework").contains(u"DeepSpeed") || s.program == sizing::TrainingProgram::Trainer;
    s.gpusPerServer = whole(row, "gpus_per_node", 8);
    s.nicGbpsPerServer = nicRate(row.text("interconnect"), s.gpusPerServer);
    s.pcieInside = row.text("gpu").contains(u"PCIe in node") || row.text("interconnect").startsWith(u"PCIe");
    readLayout(row, s);
    readMethod(row, s);
    applyProgram(row, s);
    return s;
}

TrainStatement recentTrainStatement(const CaseRow &row, const CaseLookup &lookup)
{
    TrainStatement s;
    readModel(row, lookup, s);
    if (!s.refused.isEmpty())
        return s;
    s.shape = sizing::shapeOf(s.architecture);
    s.gpu = lookup.gpu(row.text("gpu"));
    s.program = trainingProgramOf(row);
    const auto size = [](const QString &text, const char *key, double fallback) {
        const QRegularExpression pattern(u"(?:^|;)" + QString::fromLatin1(key) + u"=?(\\d+)");
        const auto match = pattern.match(text);
        return match.hasMatch() ? match.captured(1).toDouble() : fallback;
    };
    const QString parallelism = row.text("parallelism");
    domain::ParallelLayout &layout = s.run.layout;
    layout.tensor = static_cast<int>(size(parallelism, "TP", 1.0));
    layout.pipeline = static_cast<int>(size(parallelism, "PP", 1.0));
    layout.context = static_cast<int>(size(parallelism, "CP", 1.0));
    layout.expert = static_cast<int>(size(parallelism, "EP", 1.0));
    layout.zeroStage = parallelism.contains(u"FSDP") ? 3 : 1;
    s.run.virtualStages = size(parallelism, "VP", 1.0);
    const int split = layout.tensor * layout.pipeline * layout.context;
    layout.data = std::max(1, whole(row, "gpu_count", 1) / split);
    const QString batch = row.text("concurrency_or_batch");
    layout.microBatch = static_cast<int>(size(batch, "MBS", 1.0));
    s.run.microBatches = std::max(1.0, size(batch, "GBS", 1.0) / (double(layout.data) * layout.microBatch));
    s.run.sequence = row.number("isl").value_or(0.0);
    if (row.text("precision").contains(u"fp8"))
        s.run.precision = domain::Precision::Fp8;
    const bool lora = row.text("note").contains(u"LoRA");
    s.run.method = lora ? TrainingMethod::Lora : TrainingMethod::Pretrain;
    s.gpusPerServer = s.gpu ? std::max(8, s.gpu->maxLinkGroup.value_or(8)) : 8;
    return s;
}

sizing::TrainingPlatform platformOf(const TrainStatement &s, const sizing::Calibration &calibration)
{
    const bool deepSpeed = s.run.recipe.software == ShardingSoftware::DeepSpeed || s.deepSpeed;
    const auto topology = s.pcieInside ? domain::Topology::Pcie : domain::Topology::Unknown;
    constexpr double kHopperGbps = 3200.0;
    constexpr double kAmpereGbps = 1600.0;
    const bool ampere = s.gpu->architecture.startsWith(u"Ampere");
    const double nic = s.nicGbpsPerServer.value_or(ampere ? kAmpereGbps : kHopperGbps);
    return sizing::trainingPlatform(*s.gpu, topology, s.gpusPerServer, nic, s.program, deepSpeed,
                                    calibration);
}

} // namespace accuracy
