// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/exchange/code_names.h"
#include "models/exchange/json_names.h"
#include "models/exchange/recommendation_parts.h"
#include "models/exchange/result_json.h"

namespace xj::exchange {

using namespace domain;

namespace {

QJsonArray findingsToJson(const std::vector<Finding> &findings)
{
    QJsonArray array;
    for (const Finding &finding : findings) {
        array.append(QJsonObject{{QStringLiteral("layer"), codeName(finding.layer)},
                                 {QStringLiteral("verdict"), codeName(finding.verdict)},
                                 {QStringLiteral("reason"), reasonToJson(finding.reason)}});
    }
    return array;
}

QJsonObject candidateToJson(const Candidate &candidate, const MoneyKey &moneyKey)
{
    QJsonObject object{
        {QStringLiteral("kind"), codeName(candidate.kind)},
        {QStringLiteral("id"), candidate.id},
        {QStringLiteral("provider"), nameToJson(candidate.provider)},
        {QStringLiteral("provider_id"), candidate.providerId},
        {QStringLiteral("instance"), candidate.instance},
        {QStringLiteral("gpu"), candidate.gpuId},
        {QStringLiteral("gpus_per_instance"), candidate.gpusPerInstance},
        {QStringLiteral("region"), candidate.region},
        {QStringLiteral("pricing"), nameOf(candidate.pricing)},
        {QStringLiteral("price_date"), dateOrNull(candidate.priceDate)},
        {QStringLiteral("status"), codeName(candidate.status)},
        {QStringLiteral("findings"), findingsToJson(candidate.findings)},
        {QStringLiteral("instances_needed"), candidate.instancesNeeded},
        {QStringLiteral("gpus_billed"), candidate.gpusBilled},
        {moneyKey(QLatin1StringView("price_per_gpu_hour")), numberOrNull(candidate.pricePerGpuHour)},
        {moneyKey(QLatin1StringView("price_per_month")), numberOrNull(candidate.pricePerMonth)},
        {QStringLiteral("figures"), figuresToJson(candidate.figures)}};
    if (candidate.eliminatedAt)
        object.insert(QStringLiteral("eliminated_at"), codeName(*candidate.eliminatedAt));
    if (candidate.rank)
        object.insert(QStringLiteral("rank"), *candidate.rank);
    return object;
}

QJsonObject stageToJson(const PathStage &stage, const MoneyKey &moneyKey)
{
    QJsonArray configurations;
    for (const StageConfiguration &configuration : stage.configurations) {
        configurations.append(QJsonObject{
            {QStringLiteral("workload"), configuration.workload},
            {QStringLiteral("gpu"), configuration.gpuId},
            {QStringLiteral("gpus"), configuration.gpus},
            {QStringLiteral("servers"), configuration.servers},
            {QStringLiteral("supply"), codeName(configuration.supply)},
            {QStringLiteral("provider"), nameToJson(configuration.provider)},
            {QStringLiteral("instance"), configuration.instance},
            {moneyKey(QLatin1StringView("monthly_cost")), numberOrNull(configuration.monthlyCost)}});
    }
    return {{QStringLiteral("stage"), codeName(stage.stage)},
            {QStringLiteral("skipped"), stage.skipped},
            {QStringLiteral("first_month"), stage.firstMonth},
            {QStringLiteral("last_month"), stage.lastMonth},
            {QStringLiteral("configurations"), configurations},
            {moneyKey(QLatin1StringView("monthly_cost")), numberOrNull(stage.monthlyCost)},
            {moneyKey(QLatin1StringView("total_cost")), numberOrNull(stage.totalCost)},
            {QStringLiteral("entry"), reasonsToJson(stage.entry)},
            {QStringLiteral("triggers"), reasonsToJson(stage.triggers)}};
}

} // namespace

QJsonObject funnelToJson(const Funnel &funnel, const MoneyKey &moneyKey)
{
    QJsonArray candidates;
    for (const Candidate &candidate : funnel.candidates)
        candidates.append(candidateToJson(candidate, moneyKey));
    QJsonObject eliminated;
    for (size_t i = 0; i < funnel.eliminatedAt.size(); ++i)
        eliminated.insert(codeName(static_cast<Layer>(i)), funnel.eliminatedAt[i]);
    QJsonObject object{{QStringLiteral("total"), funnel.total},
                       {QStringLiteral("eliminated_at"), eliminated},
                       {QStringLiteral("pending"), funnel.pending},
                       {QStringLiteral("ranked"), funnel.ranked},
                       {QStringLiteral("candidates"), candidates}};
    if (funnel.smallestRelaxation) {
        object.insert(QStringLiteral("smallest_relaxation"), codeName(*funnel.smallestRelaxation));
        object.insert(QStringLiteral("relaxation_frees"), funnel.relaxationFrees);
    }
    return object;
}

QJsonObject pathToJson(const StagedPath &path, const MoneyKey &moneyKey)
{
    QJsonArray stages;
    for (const PathStage &stage : path.stages)
        stages.append(stageToJson(stage, moneyKey));
    QJsonArray capacity;
    for (const CapacityPoint &point : path.capacity) {
        capacity.append(QJsonObject{{QStringLiteral("month"), point.month},
                                    {QStringLiteral("demand_gpus"), numberOrNull(point.demandGpus)},
                                    {QStringLiteral("capacity_gpus"), numberOrNull(point.capacityGpus)}});
    }
    return {{QStringLiteral("stages"), stages},
            {QStringLiteral("capacity"), capacity},
            {moneyKey(QLatin1StringView("total_cost")), numberOrNull(path.totalCost)},
            {QStringLiteral("notes"), reasonsToJson(path.notes)}};
}

} // namespace xj::exchange
