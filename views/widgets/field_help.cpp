// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/field_help.h"

#include <QCoreApplication>
#include <QHash>

namespace xj::widgets {

namespace {

class FieldHelp
{
    Q_DECLARE_TR_FUNCTIONS(xj::widgets::FieldHelp)

public:
    static QString of(const QString &key)
    {
        // Marked for translation here, translated on each call: the language may have changed in between.
        static const QHash<QString, const char *> kHelp{
            {QStringLiteral("as_of"),
             QT_TR_NOOP("The day that decides which prices are stale and which quotes have expired.")},
            {QStringLiteral("horizon_months"),
             QT_TR_NOOP("How many months rent and purchase are compared over.")},
            {QStringLiteral("monthly_growth_ratio"),
             QT_TR_NOOP("Expected growth of the load from month to month, compounding.")},
            {QStringLiteral("model"), QT_TR_NOOP("Type part of the name to search the library.")},
            {QStringLiteral("params_b"),
             QT_TR_NOOP("Total size of the model in billions of parameters: 7 for a 7B model.")},
            {QStringLiteral("active_params_b"),
             QT_TR_NOOP("Only for mixture-of-experts models: parameters used for each token.")},
            {QStringLiteral("method"),
             QT_TR_NOOP("Full fine-tuning changes all weights and needs most memory; LoRA and QLoRA train a "
                        "small addition.")},
            {QStringLiteral("precision"), QT_TR_NOOP("Number format of the weights during training.")},
            {QStringLiteral("optimizer"),
             QT_TR_NOOP("AdamW keeps two more numbers for each weight; 8-bit and other optimizers need less "
                        "memory.")},
            {QStringLiteral("tokens"),
             QT_TR_NOOP("Size of the training text in tokens. A Chinese character is about 0.6 to 1 token. "
                        "2e9 and 20亿 are understood.")},
            {QStringLiteral("epochs"), QT_TR_NOOP("How often the training text is gone through.")},
            {QStringLiteral("seq_len"),
             QT_TR_NOOP("Length of one training sample in tokens. Twice the length needs about twice the "
                        "activation memory.")},
            {QStringLiteral("global_batch"), QT_TR_NOOP("Sequences per optimizer step over all GPUs.")},
            {QStringLiteral("micro_batch"), QT_TR_NOOP("Sequences that one GPU holds at once.")},
            {QStringLiteral("recompute"),
             QT_TR_NOOP("Computes activations again instead of keeping them: less memory, a little slower.")},
            {QStringLiteral("deadline_days"), QT_TR_NOOP("Days within which one training run must be done.")},
            {QStringLiteral("runs_per_month"),
             QT_TR_NOOP("How often the training is run: decides how busy the GPUs are.")},
            {QStringLiteral("dataset_gb"), QT_TR_NOOP("Decides how much local NVMe each server needs.")},
            {QStringLiteral("checkpoint_interval_min"),
             QT_TR_NOOP("How often training saves its state: decides how fast the disks must write.")},
            {QStringLiteral("weight_precision"),
             QT_TR_NOOP("Number format of the served weights: FP8 needs half the memory of BF16.")},
            {QStringLiteral("kv_precision"),
             QT_TR_NOOP("Number format of the cache that each running request keeps.")},
            {QStringLiteral("prompt_tokens"),
             QT_TR_NOOP("Mean length of a question, with its history and documents.")},
            {QStringLiteral("output_tokens"), QT_TR_NOOP("Mean length of an answer.")},
            {QStringLiteral("max_context"),
             QT_TR_NOOP("Longest request that must be served, question and answer together.")},
            {QStringLiteral("peak_concurrency"),
             QT_TR_NOOP("Requests that are being answered at the same moment. Registered users or users "
                        "online are far more than that.")},
            {QStringLiteral("daily_visits"),
             QT_TR_NOOP("Use this when the number of requests in flight is not known.")},
            {QStringLiteral("requests_per_visit"), QT_TR_NOOP("Questions asked in one visit.")},
            {QStringLiteral("peak_factor"), QT_TR_NOOP("Load of the busiest hour over the mean of the day.")},
            {QStringLiteral("ttft_ms_max"), QT_TR_NOOP("How long a user may wait for the first word.")},
            {QStringLiteral("tpot_ms_max"), QT_TR_NOOP("50 ms per token reads as about 20 tokens a second.")},
            {QStringLiteral("spare_replicas"), QT_TR_NOOP("Copies beyond the need, so that one may fail.")},
            {QStringLiteral("regions"),
             QT_TR_NOOP("Country codes, separated by commas: CN, SG. Empty: anywhere.")},
            {QStringLiteral("data_must_stay_in"),
             QT_TR_NOOP("Country codes that the data may not leave, separated by commas.")},
            {QStringLiteral("excluded_providers"),
             QT_TR_NOOP("Ids of providers from the catalogue, separated by commas.")},
            {QStringLiteral("datacenter_gpu_only"),
             QT_TR_NOOP("Leaves out cards whose licence bars data-centre use, such as GeForce.")},
            {QStringLiteral("ecc_required"), QT_TR_NOOP("Leaves out cards without error-correcting memory.")},
            {QStringLiteral("cuda_required"),
             QT_TR_NOOP("Leaves out accelerators that do not run CUDA programs.")},
            {QStringLiteral("buyer_vat"),
             QT_TR_NOOP("A general taxpayer deducts input VAT: prices are then compared without it.")},
        };
        const auto help = kHelp.constFind(key);
        return help == kHelp.constEnd() ? QString() : tr(*help);
    }
};

} // namespace

QString fieldHelp(const QString &key)
{
    return FieldHelp::of(key);
}

} // namespace xj::widgets
