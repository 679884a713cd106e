// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/domain/units.h"
#include "models/sizing/calibration.h"
#include "models/sizing/inference_memory.h"
#include "models/sizing/process_memory.h"
#include "tests/accuracy/infer_statement.h"
#include "tests/accuracy/kinds.h"

#include <QRegularExpression>

#include <algorithm>

namespace accuracy {

namespace {

namespace domain = xj::domain;
namespace sizing = xj::sizing;

/// Rows that a program printed count; rows that a person reported are kept apart.
QString kindOf(const CaseRow &row)
{
    return row.text("note").startsWith(u"[L]") ? QStringLiteral("field_inference_logged")
                                               : QStringLiteral("field_inference_reported");
}

std::optional<double> setting(const CaseRow &row, const char *key)
{
    const QString pattern = QStringLiteral("(?:^|;)%1=(-?[\\d.]+)").arg(QString::fromLatin1(key));
    const auto match = QRegularExpression(pattern).match(row.text("other_settings"));
    return match.hasMatch() ? std::optional(match.captured(1).toDouble()) : std::nullopt;
}

/// The build that was current at the statement's date, where the row names no version.
QString datedEngine(const CaseRow &row)
{
    static const QRegularExpression version(QStringLiteral("v(\\d+\\.\\d+(?:\\.\\d+)?)"));
    const QString engine = row.text("engine").toLower();
    if (engine.startsWith(u"sglang"))
        return QStringLiteral("SGLang");
    if (const auto match = version.match(row.text("other_settings")); match.hasMatch())
        return QStringLiteral("vLLM ") + match.captured(1);
    const QString date = row.text("date");
    if (date < u"2024-09")
        return QStringLiteral("vLLM 0.4");
    if (date < u"2025-06")
        return QStringLiteral("vLLM 0.6");
    return date < u"2026-04" ? QStringLiteral("vLLM 0.9") : QStringLiteral("vLLM");
}

double statedMemoryBytes(const CaseRow &row, const CaseLookup &lookup)
{
    if (const auto total = setting(row, "total_gib"))
        return *total * domain::kBytesPerGiB;
    const QString text = row.text("gpu");
    constexpr double kFrameworkShare = 0.9942;
    // "(80GB class)", "RTX4090-48GB (modified)": the size decides, not the part.
    static const QRegularExpression size(QStringLiteral("(\\d+)GB"));
    const auto match = size.match(text);
    const bool odd = text.startsWith(u"unstated") || text.contains(u"modified");
    if (odd)
        return match.hasMatch() ? match.captured(1).toDouble() * domain::kBytesPerGiB * kFrameworkShare : 0.0;
    const domain::Gpu *gpu = lookup.gpu(text);
    return gpu ? sizing::visibleMemoryBytes(*gpu) * kFrameworkShare : 0.0;
}

/// Memory outcomes of serving engines and of plain processes, as people met them.
class InferField final : public CaseKind
{
public:
    [[nodiscard]] bool recognises(const CaseFile &file) const override
    {
        return file.hasColumns({"case_id", "task", "outcome", "measured_value", "other_settings"});
    }

    void run(const CaseFile &file, const CaseLookup &lookup, Tally &tally) const override
    {
        const sizing::Calibration calibration(lookup.catalogue().calibration());
        for (const CaseRow &row : file.rows()) {
            if (row.text("task") == u"inference")
                score(row, lookup, calibration, tally);
        }
    }

private:
    static void score(const CaseRow &row, const CaseLookup &lookup, const sizing::Calibration &calibration,
                      Tally &tally)
    {
        const QString kind = kindOf(row);
        const QString id = row.text("case_id");
        const auto skip
            = [&](const QString &reason) { tally.unanswered(kind, QStringLiteral("row"), id, reason); };
        const auto model = lookup.model(row.text("model").section(u' ', 0, 0));
        if (!model)
            return skip(QStringLiteral("model not in the library: ") + row.text("model"));
        const auto format = formatOf(row.text("precision"), *model);
        if (!format)
            return skip(QStringLiteral("precision not stated"));
        const QString engine = row.text("engine").toLower();
        if (engine == u"transformers")
            return scoreProcess(row, *model, *format, calibration, tally);
        if (engine == u"vllm" || engine == u"sglang")
            return scoreEngine(row, *model, *format, lookup, calibration, tally);
        skip(QStringLiteral("engine not covered: ") + row.text("engine"));
    }

    static void scoreProcess(const CaseRow &row, const domain::ModelArchitecture &model,
                             sizing::WeightFormat format, const sizing::Calibration &calibration,
                             Tally &tally)
    {
        const QString outcome = row.text("outcome");
        const auto measured = row.number("measured_value");
        sizing::UnpagedRun run;
        run.batch = row.number("batch_or_concurrency").value_or(1.0);
        run.totalTokens = row.number("context_len").value_or(1.0);
        run.kvBytesPerElement = row.text("precision").contains(u"int8 KV") ? 1.0 : 2.0;
        run.gpus = static_cast<int>(row.number("gpu_count").value_or(1.0));
        const auto settings = sizing::unpagedSettings(calibration, QStringLiteral("HF Transformers"));
        const double bytes
            = sizing::unpagedProcessBytes(sizing::inferenceShape(model), format, run, settings);
        if (outcome == u"measured_memory" && measured)
            return tally.score(kindOf(row), QStringLiteral("process_total"), row.text("case_id"),
                               bytes / domain::kBytesPerGiB, *measured);
        tally.unanswered(kindOf(row), QStringLiteral("row"), row.text("case_id"),
                         QStringLiteral("request lengths or engine version not stated"));
    }

    static void scoreEngine(const CaseRow &row, const domain::ModelArchitecture &model,
                            sizing::WeightFormat format, const CaseLookup &lookup,
                            const sizing::Calibration &calibration, Tally &tally)
    {
        const QString kind = kindOf(row);
        const QString id = row.text("case_id");
        const QString outcome = row.text("outcome");
        const double memoryBytes = statedMemoryBytes(row, lookup);
        const auto shape = sizing::inferenceShape(model);
        const int gpus = static_cast<int>(row.number("gpu_count").value_or(1.0));
        sizing::ReplicaLayout layout;
        layout.pipeline = static_cast<int>(setting(row, "pp").value_or(1.0));
        layout.tensor = static_cast<int>(setting(row, "tp").value_or(layout.pipeline > 1 ? 1.0 : gpus));
        if (row.text("other_settings").contains(u"tensor_parallel_size unset"))
            layout.tensor = 1;
        constexpr double kWide = 2.0;
        const auto tokens = setting(row, "kv_tokens");
        std::optional<double> pool = setting(row, "kv_gib");
        if (const auto perGpu = setting(row, "kv_gib_per_gpu"))
            pool = perGpu;
        if (const auto keys = setting(row, "k_gb"))
            pool = *keys + setting(row, "v_gb").value_or(*keys);
        bool scored = false;
        if (tokens && pool && *pool > 0.0) {
            tally.score(kind, QStringLiteral("kv_tokens_of_stated_pool"), id,
                        sizing::poolTokens(shape, layout, *pool * domain::kBytesPerGiB, kWide), *tokens);
            scored = true;
        }
        if (memoryBytes <= 0.0)
            return scored
                ? void()
                : tally.unanswered(kind, QStringLiteral("row"), id, QStringLiteral("GPU memory not stated"));
        auto settings = calibration.engineMemoryNamed(datedEngine(row));
        settings.memoryShare
            = setting(row, "gpu_mem_util")
                  .value_or(setting(row, "mem_fraction_static").value_or(settings.memoryShare));
        constexpr double kUnchunkedMax = 32768.0;
        const double context = row.number("context_len").value_or(shape.maxContext);
        if (settings.profilesContext && context > 1.0 && context <= kUnchunkedMax)
            settings.activationTokens = context;
        if (const auto batched = setting(row, "max_num_batched_tokens"))
            settings.activationTokens = std::min(settings.activationTokens, *batched);
        const auto memory
            = sizing::replicaMemory(shape, sizing::weightBytes(shape, format), layout, memoryBytes, settings);
        const double held = sizing::poolTokens(shape, layout, memory.pool, kWide);
        if (outcome == u"fits" || outcome == u"oom" || outcome == u"kv_refuse") {
            // A lone "fits" without a length says that the engine starts.
            const double asked = outcome == u"fits" && row.text("context_len").isEmpty() ? 1.0 : context;
            tally.verdict(kind, QStringLiteral("verdict"), id, held >= asked, outcome == u"fits");
            scored = true;
        }
        if (tokens) {
            tally.score(kind, QStringLiteral("engine_kv_tokens"), id, held, *tokens);
            scored = true;
        }
        if (!scored)
            tally.unanswered(kind, QStringLiteral("row"), id, QStringLiteral("outcome not a memory figure"));
    }
};

} // namespace

std::unique_ptr<CaseKind> inferFieldKind()
{
    return std::make_unique<InferField>();
}

} // namespace accuracy
