// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/exchange/recommendation_json.h"

#include "models/exchange/code_names.h"
#include "models/exchange/json_names.h"
#include "models/exchange/project_fields.h"
#include "models/exchange/result_json.h"

namespace xj::exchange {

using namespace domain;

namespace {

QJsonObject bandToJson(const Band &band)
{
    return {{QStringLiteral("low"), band.low}, {QStringLiteral("high"), band.high}};
}

QJsonObject layoutToJson(const ParallelLayout &layout)
{
    return {{QStringLiteral("tensor"), layout.tensor},
            {QStringLiteral("pipeline"), layout.pipeline},
            {QStringLiteral("data"), layout.data},
            {QStringLiteral("context"), layout.context},
            {QStringLiteral("expert"), layout.expert},
            {QStringLiteral("zero_stage"), layout.zeroStage},
            {QStringLiteral("micro_batch"), layout.microBatch},
            {QStringLiteral("recompute"), nameOf(layout.recompute)},
            {QStringLiteral("offload"), layout.offload}};
}

QJsonArray memoryToJson(const std::vector<MemoryPart> &parts)
{
    QJsonArray array;
    for (const MemoryPart &part : parts) {
        array.append(QJsonObject{{QStringLiteral("part"), codeName(part.part)},
                                 {QStringLiteral("per_gpu_gib"), numberOrNull(part.gibPerGpu)},
                                 {QStringLiteral("derivation"), derivationToJson(part.derivation)}});
    }
    return array;
}

QJsonObject acceleratorToJson(const AcceleratorSizing &sizing)
{
    QJsonObject object{{QStringLiteral("gpu"), sizing.gpuId},
                       {QStringLiteral("fits"), sizing.fits},
                       {QStringLiteral("topology"), nameOf(sizing.topology)},
                       {QStringLiteral("gpus_per_server"), sizing.gpusPerServer},
                       {QStringLiteral("minimum_gpus"), sizing.minimumGpus},
                       {QStringLiteral("gpus"), sizing.gpus},
                       {QStringLiteral("servers"), sizing.servers},
                       {QStringLiteral("layout"), layoutToJson(sizing.layout)},
                       {QStringLiteral("memory"), memoryToJson(sizing.memory)},
                       {QStringLiteral("memory_per_gpu_gib"), numberOrNull(sizing.memoryPerGpuGiB)},
                       {QStringLiteral("usable_per_gpu_gib"), numberOrNull(sizing.usablePerGpuGiB)},
                       {QStringLiteral("memory_total_gib"), numberOrNull(sizing.memoryTotalGiB)},
                       {QStringLiteral("static_total_gib"), numberOrNull(sizing.staticTotalGiB)},
                       {QStringLiteral("memory_band"), bandToJson(sizing.memoryBand)},
                       {QStringLiteral("figures"), figuresToJson(sizing.figures)},
                       {QStringLiteral("speed_band"), bandToJson(sizing.speedBand)},
                       {QStringLiteral("basis"), codeName(sizing.basis)},
                       {QStringLiteral("notes"), reasonsToJson(sizing.notes)}};
    if (sizing.binding)
        object.insert(QStringLiteral("binding"), codeName(*sizing.binding));
    return object;
}

void insertFigure(QJsonObject &object, const QString &key, const std::optional<Figure> &figure)
{
    if (figure)
        object.insert(key, figureToJson(*figure));
}

QJsonObject indicatorsToJson(const HardIndicators &indicators)
{
    QJsonObject object{
        {QStringLiteral("static_memory"), figureToJson(indicators.staticMemory)},
        {QStringLiteral("itemised_memory"), figureToJson(indicators.itemisedMemory)},
        {QStringLiteral("minimum_gpu_memory_gb"), numberOrNull(indicators.minimumGpuMemoryGB)},
        {QStringLiteral("preferred_gpu_memory_gb"), numberOrNull(indicators.preferredGpuMemoryGB)},
        {QStringLiteral("arithmetic"), figureToJson(indicators.arithmetic)},
        {QStringLiteral("topology_needed"), nameOf(indicators.topologyNeeded)},
        {QStringLiteral("fabric_per_gpu"), figureToJson(indicators.fabricPerGpu)},
        {QStringLiteral("local_nvme_capacity"), figureToJson(indicators.localNvmeCapacity)},
        {QStringLiteral("local_nvme_read_rate"), figureToJson(indicators.localNvmeReadRate)},
        {QStringLiteral("network"), figureToJson(indicators.network)}};
    insertFigure(object, QStringLiteral("requests_in_flight"), indicators.requestsInFlight);
    insertFigure(object, QStringLiteral("request_rate"), indicators.requestRate);
    insertFigure(object, QStringLiteral("checkpoint_size"), indicators.checkpointSize);
    insertFigure(object, QStringLiteral("checkpoint_write_rate"), indicators.checkpointWriteRate);
    return object;
}

} // namespace

QJsonObject sizingToJson(const WorkloadSizing &sizing)
{
    QJsonArray accelerators;
    for (const AcceleratorSizing &accelerator : sizing.accelerators)
        accelerators.append(acceleratorToJson(accelerator));
    return {{QStringLiteral("workload"), sizing.workload},
            {QStringLiteral("model"), writeObject(sizing.model, modelFields())},
            {QStringLiteral("indicators"), indicatorsToJson(sizing.indicators)},
            {QStringLiteral("accelerators"), accelerators},
            {QStringLiteral("notes"), reasonsToJson(sizing.notes)}};
}

} // namespace xj::exchange
