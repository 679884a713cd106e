// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/domain/units.h"
#include "models/sizing/calibration.h"
#include "models/sizing/inference_memory.h"
#include "models/sizing/process_memory.h"
#include "tests/accuracy/infer_statement.h"
#include "tests/accuracy/kinds.h"

#include <QRegularExpression>

namespace accuracy {

namespace {

namespace domain = xj::domain;
namespace sizing = xj::sizing;

const QString kKind = QStringLiteral("infer_memory");

/// A row in the engine's terms.
struct MemoryCase
{
    QString id;
    sizing::InferenceShape shape;
    sizing::WeightFormat format = sizing::WeightFormat::Bf16;
    QString engineName;
    const domain::Gpu *gpu = nullptr; ///< null when not stated
    sizing::ReplicaLayout layout;
    int gpus = 1;
    double kvBytes = 2.0;
};

QString widthQuantity(sizing::WeightFormat format)
{
    const double bytes = sizing::bytesPerWeight(format);
    if (bytes >= 1.9)
        return QStringLiteral("total_16bit");
    return bytes >= 0.9 ? QStringLiteral("total_8bit") : QStringLiteral("total_4bit");
}

double kvBytesOfMemoryRow(const CaseRow &row)
{
    const QString named = row.text("kv_dtype");
    if (named.startsWith(u"fp8") || named.startsWith(u"int8"))
        return 1.0;
    return named.startsWith(u"fp32") ? 4.0 : 2.0;
}

/// Builds that a row names by season stand for the version of that season.
QString datedEngineName(const CaseRow &row)
{
    const QString name = row.text("engine");
    if (name.contains(u"late 2025"))
        return QStringLiteral("vLLM 0.11");
    if (name == u"vLLM V1")
        return QStringLiteral("vLLM 0.8");
    if (name.contains(u"2023"))
        return QStringLiteral("vLLM 0.2");
    if (name == u"vLLM")
        return row.text("source").contains(u"21348") ? QStringLiteral("vLLM 0.9")
                                                     : QStringLiteral("vLLM 0.6");
    return engineNameOf(name);
}

/// Memory as the framework reports it, a little below the driver's figure; a row may print it: "(79.19 GiB)".
double frameworkMemoryBytes(const QString &gpuText, const domain::Gpu *gpu)
{
    static const QRegularExpression printed(QStringLiteral("\\(([\\d.]+) GiB\\)"));
    if (const auto match = printed.match(gpuText); match.hasMatch())
        return match.captured(1).toDouble() * domain::kBytesPerGiB;
    constexpr double kFrameworkShare = 0.9942;
    return gpu ? sizing::visibleMemoryBytes(*gpu) * kFrameworkShare : 0.0;
}

/// Paged engines: the breakdown that they log, and the pool.
void scorePaged(const CaseRow &row, const MemoryCase &c, const sizing::Calibration &calibration, Tally &tally)
{
    const auto compare = [&](const char *quantity, double predicted, std::optional<double> measured) {
        if (measured && *measured > 0.0)
            tally.score(kKind, QString::fromLatin1(quantity), c.id, predicted, *measured);
    };
    const double memoryBytes = frameworkMemoryBytes(row.text("gpu"), c.gpu);
    if (memoryBytes <= 0.0)
        return tally.unanswered(kKind, QStringLiteral("engine_pool"), c.id,
                                QStringLiteral("GPU not stated or not in the library"));
    sizing::EngineMemorySettings settings = calibration.engineMemoryNamed(c.engineName);
    if (c.layout.pipeline > 1)
        settings.sequences = 0.0; // the log is the first stage's, which samples nothing
    if (const auto share = row.number("gpu_mem_util"))
        settings.memoryShare = *share;
    const sizing::ReplicaMemory memory = sizing::replicaMemory(
        c.shape, sizing::weightBytes(c.shape, c.format), c.layout, memoryBytes, settings);
    const double gib = domain::kBytesPerGiB;
    const bool failed = row.text("oom") == u"yes";
    compare("weights", memory.weights / gib, row.number("weights_gib"));
    compare("activations", memory.activations / gib, row.number("activation_gib"));
    if (failed)
        return tally.verdict(kKind, QStringLiteral("pool_verdict"), c.id, memory.pool > 0.0, false);
    compare("engine_pool", memory.pool / gib, row.number("kv_gib"));
    if (const auto tokens = row.number("kv_pool_tokens")) {
        const double split = sizing::cacheShare(c.shape, c.layout);
        compare("engine_kv_tokens", sizing::poolTokens(c.shape, c.layout, memory.pool, c.kvBytes), tokens);
        if (const auto pool = row.number("kv_gib"))
            compare("kv_bytes_per_token", sizing::cacheBytesPerToken(c.shape, c.kvBytes) * split,
                    *pool * gib / *tokens);
    }
}

void scoreUnpaged(const CaseRow &row, const MemoryCase &c, const sizing::Calibration &calibration,
                  Tally &tally)
{
    sizing::UnpagedRun run;
    run.batch = row.number("batch").value_or(1.0);
    run.promptTokens = row.number("input_len").value_or(1.0);
    run.totalTokens
        = row.number("context_total").value_or(run.promptTokens + row.number("output_len").value_or(50.0));
    run.kvBytesPerElement = c.kvBytes;
    run.gpus = c.gpus;
    const double bytes = sizing::unpagedProcessBytes(c.shape, c.format, run,
                                                     sizing::unpagedSettings(calibration, c.engineName));
    if (row.text("oom") == u"yes") {
        if (!c.gpu)
            return tally.unanswered(kKind, QStringLiteral("verdict"), c.id, QStringLiteral("GPU not stated"));
        return tally.verdict(kKind, QStringLiteral("verdict"), c.id,
                             bytes < sizing::visibleMemoryBytes(*c.gpu) * c.gpus, false);
    }
    if (const auto total = row.number("total_gib"))
        tally.score(kKind, widthQuantity(c.format), c.id, bytes / domain::kBytesPerGiB, *total);
    else
        tally.unanswered(kKind, QStringLiteral("row"), c.id, QStringLiteral("no total measured"));
}

/// Memory of inference processes: totals, or the parts that engines log.
class InferMemory final : public CaseKind
{
public:
    [[nodiscard]] bool recognises(const CaseFile &file) const override
    {
        return file.hasColumns({"weight_quant", "weights_gib", "kv_gib", "total_gib", "kv_pool_tokens"});
    }

    void run(const CaseFile &file, const CaseLookup &lookup, Tally &tally) const override
    {
        const sizing::Calibration calibration(lookup.catalogue().calibration());
        for (const CaseRow &row : file.rows())
            score(row, lookup, calibration, tally);
    }

private:
    static void score(const CaseRow &row, const CaseLookup &lookup, const sizing::Calibration &calibration,
                      Tally &tally)
    {
        MemoryCase c;
        c.id = row.text("id");
        const auto model = lookup.model(row.text("model"));
        if (!model)
            return tally.unanswered(kKind, QStringLiteral("row"), c.id,
                                    QStringLiteral("model not in the library: ") + row.text("model"));
        const auto format = formatOf(row.text("weight_quant"), *model);
        if (!format)
            return tally.unanswered(kKind, QStringLiteral("row"), c.id,
                                    QStringLiteral("precision not stated"));
        c.shape = sizing::inferenceShape(*model);
        c.format = *format;
        c.gpu = lookup.gpu(row.text("gpu"));
        c.engineName = datedEngineName(row);
        c.kvBytes = kvBytesOfMemoryRow(row);
        c.gpus = static_cast<int>(row.number("n_gpus").value_or(1.0));
        c.layout.tensor = static_cast<int>(row.number("tp").value_or(1.0));
        c.layout.pipeline = static_cast<int>(row.number("pp").value_or(1.0));
        const bool paged = c.engineName.startsWith(u"vLLM") || c.engineName.startsWith(u"SGLang");
        if (paged)
            scorePaged(row, c, calibration, tally);
        else
            scoreUnpaged(row, c, calibration, tally);
    }
};

} // namespace

std::unique_ptr<CaseKind> inferMemoryKind()
{
    return std::make_unique<InferMemory>();
}

} // namespace accuracy
