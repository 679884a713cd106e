// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/exchange/project_fields.h"

namespace xj::exchange {

using domain::InferenceNeed;
using domain::TrainingNeed;
using domain::Workload;

namespace {

constexpr Range kTokens{1, 1e8};
constexpr Range kBatch{1, 1e7};

const QString &kindKey()
{
    static const QString kKey = QStringLiteral("kind");
    return kKey;
}

const Fields<Workload> &commonFields()
{
    static const Fields<Workload> kFields{
        required(text(QStringLiteral("name"), &Workload::name, "Unique in the project.")),
        required(Field<Workload>{
            .key = QStringLiteral("model"),
            .read =
                [](JsonFaults &faults, const QString &path, const QJsonValue &value, Workload &workload) {
                    if (auto choice = readModelChoice(faults, path, value))
                        workload.model = *std::move(choice);
                },
            .write = [](const Workload &workload) { return writeModelChoice(workload.model); },
            .isDefault = [](const Workload &) { return false; },
            .schema = modelChoiceSchema()}),
    };
    return kFields;
}

const Fields<TrainingNeed> &trainingFields()
{
    using T = TrainingNeed;
    static const Fields<T> kFields{
        required(choice(QStringLiteral("method"), &T::method,
                        "From scratch, all weights, low-rank adapters, adapters on 4-bit weights.")),
        choice(QStringLiteral("precision"), &T::precision, "Of the computation. Default: bf16."),
        choice(QStringLiteral("optimizer"), &T::optimizer, "Default: adamw."),
        number(QStringLiteral("tokens"), &T::tokens, {0.0, 1e16, true}, "Training tokens per epoch."),
        number(QStringLiteral("epochs"), &T::epochs, {0.0, 1e4, true}, "Passes over the data. Default: 1."),
        number(QStringLiteral("seq_len"), &T::sequenceLength, kTokens,
               "Tokens per sequence. Default: 4096, at most the model's."),
        number(QStringLiteral("global_batch"), &T::globalBatch, kBatch, "Sequences per optimizer step."),
        number(QStringLiteral("micro_batch"), &T::microBatch, kBatch,
               "Sequences per GPU and pass. Default: 1."),
        number(QStringLiteral("lora_rank"), &T::loraRank, {1, 65536}, "Rank of the adapters. Default: 16."),
        choice(QStringLiteral("recompute"), &T::recompute,
               "Activation recomputation. Default: auto, the cheapest that fits."),
        flag(QStringLiteral("flash_attention"), &T::flashAttention, "Default: true."),
        number(QStringLiteral("deadline_days"), &T::deadlineDays, {0.0, 36500.0, true},
               "Wall time that one run may take."),
        number(QStringLiteral("runs_per_month"), &T::runsPerMonth, {0.0, 1e5}, "Such runs in a month."),
        number(QStringLiteral("dataset_gb"), &T::datasetGB, {0.0, 1e9}, "Training data on disk, 10^9 bytes."),
        number(QStringLiteral("checkpoint_interval_min"), &T::checkpointIntervalMinutes, {0.0, 1e6, true},
               "Minutes between checkpoints. Default: 30."),
    };
    return kFields;
}

const Fields<InferenceNeed> &inferenceFields()
{
    using I = InferenceNeed;
    static const Fields<I> kFields{
        choice(QStringLiteral("weight_precision"), &I::weightPrecision, "Default: bf16."),
        choice(QStringLiteral("kv_precision"), &I::kvPrecision, "Of the KV cache. Default: fp16."),
        number(QStringLiteral("prompt_tokens"), &I::promptTokens, kTokens, "Mean. Default: 1000."),
        number(QStringLiteral("output_tokens"), &I::outputTokens, kTokens, "Mean. Default: 300."),
        number(QStringLiteral("max_context"), &I::maxContext, kTokens, "Longest request, prompt and answer."),
        number(QStringLiteral("peak_concurrency"), &I::peakConcurrency, {0.0, 1e8, true},
               "Requests in flight at the peak (not registered users). Excludes daily_visits."),
        number(QStringLiteral("daily_visits"), &I::dailyVisits, {0.0, 1e11, true},
               "Visits per day. Excludes peak_concurrency."),
        number(QStringLiteral("requests_per_visit"), &I::requestsPerVisit, {0.0, 1e5, true}, "Default: 1."),
        number(QStringLiteral("peak_factor"), &I::peakFactor, {1.0, 1000.0},
               "Busiest hour over the daily mean. Default: 3."),
        number(QStringLiteral("ttft_ms_max"), &I::ttftMsMax, {0.0, 1e7, true},
               "Longest time to the first token, milliseconds."),
        number(QStringLiteral("tpot_ms_max"), &I::tpotMsMax, {0.0, 1e6, true},
               "Longest time per further token, milliseconds."),
        number(QStringLiteral("spare_replicas"), &I::spareReplicas, {0, 1000}, "Default: 1."),
    };
    return kFields;
}

template <typename Need, typename OtherNeed>
void readNeed(JsonFaults &faults, const QString &path, const QJsonObject &object, const Fields<Need> &fields,
              const Fields<OtherNeed> &otherFields, Workload &workload)
{
    Need need;
    const QStringList known = QStringList{kindKey()} + keysOf(commonFields()) + keysOf(fields);
    checkRequired(faults, path, object, commonFields());
    checkRequired(faults, path, object, fields);
    for (auto it = object.begin(); it != object.end(); ++it) {
        const QString memberAt = memberPath(path, it.key());
        if (it.key() == kindKey())
            continue;
        if (const auto *field = findField(commonFields(), it.key()))
            field->read(faults, memberAt, it.value(), workload);
        else if (const auto *needField = findField(fields, it.key()))
            needField->read(faults, memberAt, it.value(), need);
        else if (findField(otherFields, it.key()))
            faults.add(memberAt, domain::ErrorCode::Contradiction, {kindKey(), it.key()});
        else
            faults.unknownKey(path, it.key(), known);
    }
    workload.need = need;
}

/// The kind, or nothing and a fault.
std::optional<WorkloadKind> readKind(JsonFaults &faults, const QString &path, const QJsonObject &object)
{
    const QString kindPath = memberPath(path, kindKey());
    if (!object.contains(kindKey())) {
        faults.add(kindPath, domain::ErrorCode::MissingKey, {kindKey()});
        return {};
    }
    const std::optional<QString> name = readText(faults, kindPath, object[kindKey()]);
    if (!name)
        return {};
    const std::optional<WorkloadKind> kind = enumFromName<WorkloadKind>(*name);
    if (!kind)
        faults.unknownValue(kindPath, *name, namesOf<WorkloadKind>());
    return kind;
}

template <typename Need> QJsonObject kindSchema(WorkloadKind kind, const Fields<Need> &fields)
{
    const QJsonObject common = schemaOf(commonFields());
    QJsonObject schema = schemaOf(fields);
    QJsonObject properties = schema[QStringLiteral("properties")].toObject();
    const QJsonObject commonProperties = common[QStringLiteral("properties")].toObject();
    for (auto it = commonProperties.begin(); it != commonProperties.end(); ++it)
        properties.insert(it.key(), it.value());
    properties.insert(kindKey(), QJsonObject{{QStringLiteral("const"), nameOf(kind)}});
    QJsonArray required{kindKey()};
    for (const auto &list : {common, schema}) {
        for (const QJsonValue &key : list[QStringLiteral("required")].toArray())
            required.append(key);
    }
    schema.insert(QStringLiteral("properties"), properties);
    schema.insert(QStringLiteral("required"), required);
    return schema;
}

} // namespace

std::optional<Workload> readWorkload(JsonFaults &faults, const QString &path, const QJsonValue &value)
{
    if (!value.isObject()) {
        faults.wrongType(path, QStringLiteral("object"));
        return {};
    }
    const QJsonObject object = value.toObject();
    const std::optional<WorkloadKind> kind = readKind(faults, path, object);
    if (!kind)
        return {};
    Workload workload;
    if (*kind == WorkloadKind::Training)
        readNeed(faults, path, object, trainingFields(), inferenceFields(), workload);
    else
        readNeed(faults, path, object, inferenceFields(), trainingFields(), workload);
    return workload;
}

QJsonObject writeWorkload(const Workload &workload)
{
    QJsonObject object;
    writeInto(object, workload, commonFields());
    object.insert(kindKey(),
                  nameOf(workload.isTraining() ? WorkloadKind::Training : WorkloadKind::Inference));
    if (const TrainingNeed *training = workload.training())
        writeInto(object, *training, trainingFields());
    else if (const InferenceNeed *inference = workload.inference())
        writeInto(object, *inference, inferenceFields());
    return object;
}

QJsonObject workloadSchema()
{
    return {{QStringLiteral("oneOf"),
             QJsonArray{kindSchema(WorkloadKind::Training, trainingFields()),
                        kindSchema(WorkloadKind::Inference, inferenceFields())}}};
}

} // namespace xj::exchange
