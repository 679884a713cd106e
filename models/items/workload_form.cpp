// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/items/form_values.h"
#include "models/items/project_form.h"

namespace xj::items {

using domain::InferenceNeed;
using domain::ModelArchitecture;
using domain::Project;
using domain::TrainingNeed;
using domain::Workload;

namespace {

using Index = std::shared_ptr<int>;

template <typename ProjectValue> auto *workloadAt(ProjectValue &project, const Index &index)
{
    const auto position = static_cast<std::size_t>(*index);
    return *index >= 0 && position < project.workloads.size() ? &project.workloads[position] : nullptr;
}

template <typename Need, typename T>
FormField needField(const Index &index, const QString &key, T Need::*member)
{
    return {key,
            [index, member](const Project &project) {
                const Workload *workload = workloadAt(project, index);
                const Need *need = workload ? std::get_if<Need>(&workload->need) : nullptr;
                return need ? toVariant(need->*member) : QVariant();
            },
            [index, member](Project &project, const QVariant &value) {
                Workload *workload = workloadAt(project, index);
                if (Need *need = workload ? std::get_if<Need>(&workload->need) : nullptr)
                    fromVariant(need->*member, value);
            }};
}

/// A figure of a model described by hand. Setting one turns a library model into an own one.
template <typename T>
FormField shapeField(const Index &index, const QString &key, T ModelArchitecture::*member)
{
    return {key,
            [index, member](const Project &project) {
                const Workload *workload = workloadAt(project, index);
                return workload && workload->model.libraryId.isEmpty()
                    ? toVariant(workload->model.own.*member)
                    : QVariant();
            },
            [index, member](Project &project, const QVariant &value) {
                Workload *workload = workloadAt(project, index);
                if (!workload)
                    return;
                workload->model.libraryId.clear();
                fromVariant(workload->model.own.*member, value);
            }};
}

FormField kindField(const Index &index)
{
    return {QStringLiteral("kind"),
            [index](const Project &project) {
                const Workload *workload = workloadAt(project, index);
                return workload ? QVariant(workload->isTraining() ? 0 : 1) : QVariant();
            },
            [index](Project &project, const QVariant &value) {
                Workload *workload = workloadAt(project, index);
                if (!workload || !value.isValid() || workload->isTraining() == (value.toInt() == 0))
                    return;
                if (value.toInt() == 0)
                    workload->need = TrainingNeed();
                else
                    workload->need = InferenceNeed();
            }};
}

FormField modelField(const Index &index)
{
    return {QStringLiteral("model"),
            [index](const Project &project) {
                const Workload *workload = workloadAt(project, index);
                return workload && !workload->model.libraryId.isEmpty() ? QVariant(workload->model.libraryId)
                                                                        : QVariant();
            },
            [index](Project &project, const QVariant &value) {
                if (Workload *workload = workloadAt(project, index); workload && value.isValid())
                    workload->model = {value.toString(), {}};
            }};
}

std::vector<FormField> shapeFields(const Index &index)
{
    return {shapeField(index, QStringLiteral("params_b"), &ModelArchitecture::parametersBillion),
            shapeField(index, QStringLiteral("active_params_b"), &ModelArchitecture::activeParametersBillion),
            shapeField(index, QStringLiteral("layers"), &ModelArchitecture::layers),
            shapeField(index, QStringLiteral("hidden_size"), &ModelArchitecture::hiddenSize),
            shapeField(index, QStringLiteral("heads"), &ModelArchitecture::heads),
            shapeField(index, QStringLiteral("kv_heads"), &ModelArchitecture::kvHeads),
            shapeField(index, QStringLiteral("ffn_size"), &ModelArchitecture::ffnSize),
            shapeField(index, QStringLiteral("vocab"), &ModelArchitecture::vocabulary)};
}

std::vector<FormField> trainingFields(const Index &index)
{
    return {needField(index, QStringLiteral("method"), &TrainingNeed::method),
            needField(index, QStringLiteral("precision"), &TrainingNeed::precision),
            needField(index, QStringLiteral("optimizer"), &TrainingNeed::optimizer),
            needField(index, QStringLiteral("tokens"), &TrainingNeed::tokens),
            needField(index, QStringLiteral("epochs"), &TrainingNeed::epochs),
            needField(index, QStringLiteral("seq_len"), &TrainingNeed::sequenceLength),
            needField(index, QStringLiteral("global_batch"), &TrainingNeed::globalBatch),
            needField(index, QStringLiteral("micro_batch"), &TrainingNeed::microBatch),
            needField(index, QStringLiteral("lora_rank"), &TrainingNeed::loraRank),
            needField(index, QStringLiteral("recompute"), &TrainingNeed::recompute),
            needField(index, QStringLiteral("flash_attention"), &TrainingNeed::flashAttention),
            needField(index, QStringLiteral("deadline_days"), &TrainingNeed::deadlineDays),
            needField(index, QStringLiteral("runs_per_month"), &TrainingNeed::runsPerMonth),
            needField(index, QStringLiteral("dataset_gb"), &TrainingNeed::datasetGB),
            needField(index, QStringLiteral("checkpoint_interval_min"),
                      &TrainingNeed::checkpointIntervalMinutes)};
}

std::vector<FormField> inferenceFields(const Index &index)
{
    return {needField(index, QStringLiteral("weight_precision"), &InferenceNeed::weightPrecision),
            needField(index, QStringLiteral("kv_precision"), &InferenceNeed::kvPrecision),
            needField(index, QStringLiteral("prompt_tokens"), &InferenceNeed::promptTokens),
            needField(index, QStringLiteral("output_tokens"), &InferenceNeed::outputTokens),
            needField(index, QStringLiteral("max_context"), &InferenceNeed::maxContext),
            needField(index, QStringLiteral("peak_concurrency"), &InferenceNeed::peakConcurrency),
            needField(index, QStringLiteral("daily_visits"), &InferenceNeed::dailyVisits),
            needField(index, QStringLiteral("requests_per_visit"), &InferenceNeed::requestsPerVisit),
            needField(index, QStringLiteral("peak_factor"), &InferenceNeed::peakFactor),
            needField(index, QStringLiteral("ttft_ms_max"), &InferenceNeed::ttftMsMax),
            needField(index, QStringLiteral("tpot_ms_max"), &InferenceNeed::tpotMsMax),
            needField(index, QStringLiteral("spare_replicas"), &InferenceNeed::spareReplicas)};
}

std::vector<FormField> workloadFields(const Index &index)
{
    std::vector<FormField> fields{kindField(index), modelField(index)};
    for (const std::vector<FormField> &part :
         {shapeFields(index), trainingFields(index), inferenceFields(index)})
        fields.insert(fields.end(), part.begin(), part.end());
    return fields;
}

} // namespace

WorkloadForm::WorkloadForm(project::OpenProject &project, QObject *parent)
    : WorkloadForm(project, std::make_shared<int>(0), parent)
{ }

WorkloadForm::WorkloadForm(project::OpenProject &project, std::shared_ptr<int> workload, QObject *parent)
    : ProjectForm(project, workloadFields(workload), parent)
    , m_workload(std::move(workload))
{ }

void WorkloadForm::setWorkload(int index)
{
    *m_workload = index;
    refresh();
}

const Workload *WorkloadForm::current() const
{
    return workloadAt(openProject().value(), m_workload);
}

QString WorkloadForm::pathOf(const QString &key) const
{
    static const QStringList kShape{QStringLiteral("params_b"), QStringLiteral("active_params_b"),
                                    QStringLiteral("layers"),   QStringLiteral("hidden_size"),
                                    QStringLiteral("heads"),    QStringLiteral("kv_heads"),
                                    QStringLiteral("ffn_size"), QStringLiteral("vocab")};
    const QString place = kShape.contains(key) ? QStringLiteral("model.") + key : key;
    return QStringLiteral("workloads[%1].%2").arg(QString::number(*m_workload), place);
}

QString WorkloadForm::subject() const
{
    const Workload *workload = current();
    return workload ? workload->name : QString();
}

} // namespace xj::items
