// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/text/sentences.h"

#include <QCoreApplication>
#include <QHash>

namespace xj::text {

namespace {

class ProjectText
{
    Q_DECLARE_TR_FUNCTIONS(xj::text::ProjectText)

public:
    static QString field(const QString &key)
    {
        // Marked for translation here, translated on each call: the language may have changed in between.
        static const QHash<QString, const char *> kLabels{
            {QStringLiteral("title"), QT_TR_NOOP("Project title")},
            {QStringLiteral("currency"), QT_TR_NOOP("Currency")},
            {QStringLiteral("horizon_months"), QT_TR_NOOP("Planning horizon")},
            {QStringLiteral("as_of"), QT_TR_NOOP("Date of the answer")},
            {QStringLiteral("name"), QT_TR_NOOP("Name")},
            {QStringLiteral("kind"), QT_TR_NOOP("Kind of work")},
            {QStringLiteral("model"), QT_TR_NOOP("Model")},
            {QStringLiteral("params_b"), QT_TR_NOOP("Parameters")},
            {QStringLiteral("active_params_b"), QT_TR_NOOP("Active parameters")},
            {QStringLiteral("layers"), QT_TR_NOOP("Layers")},
            {QStringLiteral("hidden_size"), QT_TR_NOOP("Hidden size")},
            {QStringLiteral("heads"), QT_TR_NOOP("Attention heads")},
            {QStringLiteral("kv_heads"), QT_TR_NOOP("KV heads")},
            {QStringLiteral("ffn_size"), QT_TR_NOOP("Feed-forward size")},
            {QStringLiteral("vocab"), QT_TR_NOOP("Vocabulary")},
            {QStringLiteral("method"), QT_TR_NOOP("Training method")},
            {QStringLiteral("precision"), QT_TR_NOOP("Training precision")},
            {QStringLiteral("optimizer"), QT_TR_NOOP("Optimizer")},
            {QStringLiteral("tokens"), QT_TR_NOOP("Training tokens per epoch")},
            {QStringLiteral("epochs"), QT_TR_NOOP("Epochs")},
            {QStringLiteral("seq_len"), QT_TR_NOOP("Sequence length")},
            {QStringLiteral("global_batch"), QT_TR_NOOP("Global batch")},
            {QStringLiteral("micro_batch"), QT_TR_NOOP("Micro-batch")},
            {QStringLiteral("lora_rank"), QT_TR_NOOP("LoRA rank")},
            {QStringLiteral("recompute"), QT_TR_NOOP("Activation recomputation")},
            {QStringLiteral("flash_attention"), QT_TR_NOOP("Flash attention")},
            {QStringLiteral("deadline_days"), QT_TR_NOOP("Deadline of one run")},
            {QStringLiteral("runs_per_month"), QT_TR_NOOP("Runs per month")},
            {QStringLiteral("dataset_gb"), QT_TR_NOOP("Size of the data set")},
            {QStringLiteral("checkpoint_interval_min"), QT_TR_NOOP("Interval between checkpoints")},
            {QStringLiteral("weight_precision"), QT_TR_NOOP("Precision of the weights")},
            {QStringLiteral("kv_precision"), QT_TR_NOOP("Precision of the KV cache")},
            {QStringLiteral("prompt_tokens"), QT_TR_NOOP("Prompt length")},
            {QStringLiteral("output_tokens"), QT_TR_NOOP("Output length")},
            {QStringLiteral("max_context"), QT_TR_NOOP("Longest request")},
            {QStringLiteral("peak_concurrency"), QT_TR_NOOP("Requests in flight at the peak")},
            {QStringLiteral("daily_visits"), QT_TR_NOOP("Visits per day")},
            {QStringLiteral("requests_per_visit"), QT_TR_NOOP("Requests per visit")},
            {QStringLiteral("peak_factor"), QT_TR_NOOP("Peak over the daily mean")},
            {QStringLiteral("ttft_ms_max"), QT_TR_NOOP("Limit for the time to the first token")},
            {QStringLiteral("tpot_ms_max"), QT_TR_NOOP("Limit for the time per output token")},
            {QStringLiteral("spare_replicas"), QT_TR_NOOP("Spare replicas")},
            {QStringLiteral("monthly_growth_ratio"), QT_TR_NOOP("Growth per month")},
            {QStringLiteral("regions"), QT_TR_NOOP("Regions")},
            {QStringLiteral("budget_monthly"), QT_TR_NOOP("Monthly budget")},
            {QStringLiteral("budget_capital"), QT_TR_NOOP("Capital budget")},
            {QStringLiteral("delivery_weeks_max"), QT_TR_NOOP("Delivery within")},
            {QStringLiteral("data_must_stay_in"), QT_TR_NOOP("Data must stay in")},
            {QStringLiteral("ecc_required"), QT_TR_NOOP("ECC memory required")},
            {QStringLiteral("datacenter_gpu_only"), QT_TR_NOOP("Data-centre GPUs only")},
            {QStringLiteral("cuda_required"), QT_TR_NOOP("CUDA required")},
            {QStringLiteral("excluded_providers"), QT_TR_NOOP("Excluded providers")},
            {QStringLiteral("buyer_vat"), QT_TR_NOOP("Buyer's VAT status")},
            {QStringLiteral("minimum_gpu_memory_gb"), QT_TR_NOOP("Least memory per GPU")},
            {QStringLiteral("minimum_network_gbps"), QT_TR_NOOP("Least network bandwidth")},
            {QStringLiteral("minimum_sla_ratio"), QT_TR_NOOP("Least availability promised")},
        };
        const auto label = kLabels.constFind(key);
        return label == kLabels.constEnd() ? key : tr(*label);
    }
};

} // namespace

QString projectFieldName(const QString &jsonKey)
{
    // "workloads[0].seq_len" is named by its last part.
    const qsizetype dot = jsonKey.lastIndexOf(u'.');
    return ProjectText::field(dot < 0 ? jsonKey : jsonKey.mid(dot + 1));
}

} // namespace xj::text
