// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/needs/workload_specs.h"

#include "models/domain/project.h"
#include "models/domain/workload.h"
#include "views/text/sentences.h"
#include "views/widgets/cell_text.h"

#include <QCoreApplication>

namespace xj::pages {

using domain::Optimizer;
using domain::Precision;
using domain::Recompute;
using domain::TrainingMethod;
using domain::Unit;
using widgets::FieldKind;
using widgets::FieldSpec;
using widgets::NumberRange;

namespace {

class SpecText
{
    Q_DECLARE_TR_FUNCTIONS(xj::pages::SpecText)

public:
    static QString byDefault() { return tr("Default"); }
    static QString vat(domain::BuyerVat status)
    {
        switch (status) {
        case domain::BuyerVat::General:
            return tr("General taxpayer");
        case domain::BuyerVat::Small:
            return tr("Small-scale taxpayer");
        case domain::BuyerVat::None:
            return tr("Not a taxpayer");
        }
        return {};
    }
};

template <typename Code> using Namer = QString (*)(Code);

/// A choice among enumeration values, with "default" on top when the field may be empty.
template <typename Code>
FieldSpec choice(const QString &key, bool optional, std::initializer_list<Code> codes, Namer<Code> name)
{
    FieldSpec spec{key, FieldKind::Choice, Unit::None, {}, {}, {}};
    if (optional)
        spec.codes.emplace_back();
    for (const Code code : codes)
        spec.codes.emplace_back(static_cast<int>(code));
    spec.name = [name](const QVariant &code) {
        return code.isValid() ? name(static_cast<Code>(code.toInt())) : SpecText::byDefault();
    };
    return spec;
}

FieldSpec yesNoChoice(const QString &key)
{
    FieldSpec spec{key, FieldKind::Choice, Unit::None, {}, {QVariant(), true, false}, {}};
    spec.name = [](const QVariant &code) {
        return code.isValid() ? widgets::yesOrNo(code.toBool()) : SpecText::byDefault();
    };
    return spec;
}

FieldSpec currencyChoice()
{
    FieldSpec spec{QStringLiteral("currency"), FieldKind::Choice, Unit::None, {}, {}, {}};
    for (const QString &code : {QStringLiteral("CNY"), QStringLiteral("USD"), QStringLiteral("EUR")})
        spec.codes.emplace_back(code);
    spec.name = [](const QVariant &code) { return code.toString(); };
    return spec;
}

FieldSpec number(const QString &key, Unit unit, double low, double high, int decimals)
{
    return {key, FieldKind::Number, unit, NumberRange{low, high, decimals, false, false}, {}, {}};
}

FieldSpec whole(const QString &key, Unit unit, double low, double high)
{
    return {key, FieldKind::Number, unit, NumberRange{low, high, 0, true, false}, {}, {}};
}

FieldSpec percent(const QString &key, double low, double high)
{
    return {key, FieldKind::Number, Unit::Ratio, NumberRange{low, high, 3, false, true}, {}, {}};
}

FieldSpec plain(const QString &key, FieldKind kind)
{
    return {key, kind, Unit::None, {}, {}, {}};
}

} // namespace

std::vector<FieldSpec> modelSpecs()
{
    return {plain(QStringLiteral("model"), FieldKind::Model),
            number(QStringLiteral("params_b"), Unit::BillionParameters, 0.000001, 100000, 6),
            number(QStringLiteral("active_params_b"), Unit::BillionParameters, 0.000001, 100000, 6),
            whole(QStringLiteral("layers"), Unit::None, 1, 10000),
            whole(QStringLiteral("hidden_size"), Unit::None, 1, 1000000),
            whole(QStringLiteral("heads"), Unit::None, 1, 10000),
            whole(QStringLiteral("kv_heads"), Unit::None, 1, 10000),
            whole(QStringLiteral("ffn_size"), Unit::None, 1, 10000000),
            whole(QStringLiteral("vocab"), Unit::None, 1, 10000000)};
}

std::vector<FieldSpec> trainingSpecs()
{
    return {
        choice(QStringLiteral("method"), false,
               {TrainingMethod::Pretrain, TrainingMethod::FullFineTune, TrainingMethod::Lora,
                TrainingMethod::Qlora},
               &text::methodName),
        choice(QStringLiteral("precision"), true,
               {Precision::Bf16, Precision::Fp16, Precision::Fp8, Precision::Tf32, Precision::Fp32},
               &text::precisionName),
        choice(QStringLiteral("optimizer"), true,
               {Optimizer::AdamW, Optimizer::Adam8Bit, Optimizer::Sgd, Optimizer::Adafactor, Optimizer::Muon},
               &text::optimizerName),
        number(QStringLiteral("tokens"), Unit::Token, 1, 1e15, 0),
        number(QStringLiteral("epochs"), Unit::None, 0.001, 10000, 3),
        number(QStringLiteral("deadline_days"), Unit::Day, 0.001, 3650, 3),
        number(QStringLiteral("runs_per_month"), Unit::None, 0, 10000, 3),
        whole(QStringLiteral("seq_len"), Unit::Token, 1, 1e8),
        whole(QStringLiteral("global_batch"), Unit::None, 1, 1e7),
        whole(QStringLiteral("micro_batch"), Unit::None, 1, 1e5),
        whole(QStringLiteral("lora_rank"), Unit::None, 1, 100000),
        choice(QStringLiteral("recompute"), true,
               {Recompute::Automatic, Recompute::None, Recompute::Selective, Recompute::Full},
               &text::recomputeName),
        yesNoChoice(QStringLiteral("flash_attention")),
        number(QStringLiteral("dataset_gb"), Unit::GB, 0, 1e8, 1),
        number(QStringLiteral("checkpoint_interval_min"), Unit::Minute, 0.1, 1e5, 1)};
}

std::vector<FieldSpec> inferenceSpecs()
{
    return {choice(QStringLiteral("weight_precision"), true,
                   {Precision::Bf16, Precision::Fp16, Precision::Fp8, Precision::Int8, Precision::Fp4,
                    Precision::Int4},
                   &text::precisionName),
            choice(QStringLiteral("kv_precision"), true,
                   {Precision::Fp16, Precision::Bf16, Precision::Fp8, Precision::Int8}, &text::precisionName),
            whole(QStringLiteral("prompt_tokens"), Unit::Token, 1, 1e8),
            whole(QStringLiteral("output_tokens"), Unit::Token, 1, 1e8),
            whole(QStringLiteral("max_context"), Unit::Token, 1, 1e8),
            number(QStringLiteral("peak_concurrency"), Unit::Request, 0.01, 1e7, 2),
            number(QStringLiteral("daily_visits"), Unit::Visit, 0.01, 1e10, 0),
            number(QStringLiteral("requests_per_visit"), Unit::None, 0.01, 10000, 2),
            number(QStringLiteral("peak_factor"), Unit::None, 1, 1000, 2),
            number(QStringLiteral("ttft_ms_max"), Unit::Millisecond, 1, 1e6, 0),
            number(QStringLiteral("tpot_ms_max"), Unit::Millisecond, 0.1, 1e5, 1),
            whole(QStringLiteral("spare_replicas"), Unit::Replica, 0, 1000)};
}

std::vector<FieldSpec> projectSpecs()
{
    return {plain(QStringLiteral("title"), FieldKind::Text), currencyChoice(),
            whole(QStringLiteral("horizon_months"), Unit::Month, 1, 120),
            plain(QStringLiteral("as_of"), FieldKind::Date)};
}

std::vector<FieldSpec> constraintSpecs()
{
    return {number(QStringLiteral("budget_monthly"), Unit::CurrencyPerMonth, 0, 1e12, 2),
            number(QStringLiteral("budget_capital"), Unit::Currency, 0, 1e12, 2),
            whole(QStringLiteral("delivery_weeks_max"), Unit::Week, 0, 520),
            plain(QStringLiteral("regions"), FieldKind::List),
            plain(QStringLiteral("data_must_stay_in"), FieldKind::List),
            plain(QStringLiteral("excluded_providers"), FieldKind::List),
            choice(QStringLiteral("buyer_vat"), false,
                   {domain::BuyerVat::General, domain::BuyerVat::Small, domain::BuyerVat::None},
                   &SpecText::vat),
            number(QStringLiteral("minimum_gpu_memory_gb"), Unit::GB, 0, 10000, 1),
            number(QStringLiteral("minimum_network_gbps"), Unit::Gbps, 0, 100000, 1),
            percent(QStringLiteral("minimum_sla_ratio"), 0, 1),
            plain(QStringLiteral("ecc_required"), FieldKind::Check),
            plain(QStringLiteral("datacenter_gpu_only"), FieldKind::Check),
            plain(QStringLiteral("cuda_required"), FieldKind::Check)};
}

} // namespace xj::pages
