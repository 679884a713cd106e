// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/recommend/input_digest.h"

#include <QCryptographicHash>
#include <QtEndian>

#include <bit>
#include <optional>
#include <type_traits>

namespace xj::recommend {

namespace {

using namespace xj::domain;

/// Feeds values to the hash, each with a length or a presence mark, so that no two sequences look alike.
class Digest
{
public:
    template <typename... Values> void add(const Values &...values) { (one(values), ...); }

    [[nodiscard]] QString result() const { return QString::fromLatin1(m_hash.result().toHex().left(12)); }

private:
    void number(quint64 bits)
    {
        const quint64 little = qToLittleEndian(bits);
        m_hash.addData(QByteArrayView(reinterpret_cast<const char *>(&little), sizeof(little)));
    }

    void one(const QString &text)
    {
        const QByteArray utf8 = text.toUtf8();
        number(static_cast<quint64>(utf8.size()));
        m_hash.addData(utf8);
    }
    void one(double value) { number(std::bit_cast<quint64>(value == 0.0 ? 0.0 : value)); } // -0 is 0
    void one(const QDate &date) { number(static_cast<quint64>(date.toJulianDay())); }

    template <typename T>
    requires(std::is_integral_v<T> || std::is_enum_v<T>) void one(T value)
    {
        number(static_cast<quint64>(value));
    }
    template <typename T> void one(const std::optional<T> &value)
    {
        one(value.has_value());
        if (value)
            one(*value);
    }
    template <typename T> void one(const std::vector<T> &values)
    {
        number(values.size());
        for (const T &value : values)
            one(value);
    }
    void one(const QStringList &values)
    {
        number(static_cast<quint64>(values.size()));
        for (const QString &value : values)
            one(value);
    }

    void one(const Currency &v) { one(v.code()); }
    void one(const Money &v) { add(v.micros(), v.currency()); }
    void one(const BilingualName &v) { add(v.chinese, v.english); }
    void one(const Provenance &v) { add(v.source, v.observedOn, v.precision, v.confidence, v.note); }
    void one(const Gpu &v)
    {
        add(v.id, v.vendor, v.name, v.architecture, v.launchYear, v.formFactor, v.vramGB, v.visibleGiB,
            v.memoryType);
        add(v.memoryBandwidthGBps, v.fp32Tflops, v.tf32Tflops, v.bf16Tflops, v.fp16Tflops, v.fp8Tflops,
            v.int8Tops);
        add(v.fp4Tflops, v.tdpWatt, v.pcieGeneration, v.pcieLanes, v.linkType, v.linkGBps, v.maxLinkGroup,
            v.ecc);
        add(v.datacenterLicensed, v.chinaExportNote, v.provenance);
    }
    void one(const ModelArchitecture &v)
    {
        add(v.id, v.family, v.name, v.kind, v.parametersBillion, v.activeParametersBillion, v.layers,
            v.hiddenSize);
        add(v.heads, v.kvHeads, v.headDim, v.ffnSize, v.experts, v.expertsActive, v.moeFfnSize,
            v.sharedExperts);
        add(v.attention, v.mlaKvLoraRank, v.mlaRopeDim, v.mlaQLoraRank, v.mlaQkNopeDim, v.mlaVDim,
            v.vocabulary);
        add(v.tiedEmbeddings, v.maxContext, v.slidingWindow, v.slidingWindowLayers, v.kvLayers,
            v.denseFfnLayers);
        add(v.moeLayers, v.gatedFfn, v.attentionQueryMultiplier, v.linearLayers,
            v.linearMixerParametersMillion);
        add(v.extraParametersBillion, v.sparseAttentionTokens, v.attentionBias, v.parallelResidual,
            v.provenance);
    }
    void one(const Server &v)
    {
        add(v.id, v.gpuId, v.gpuCount, v.topology, v.ramGB, v.nvmeTB, v.nic, v.nicGbps, v.maxPowerWatt,
            v.heightUnits);
        add(v.provenance);
    }
    void one(const Provider &v) { add(v.id, v.name, v.kind, v.country, v.regions, v.roles, v.provenance); }
    void one(const Offer &v)
    {
        add(v.id, v.providerId, v.instanceType, v.gpuId, v.gpuCount, v.vcpus, v.ramGB, v.localNvmeGB,
            v.topology);
        add(v.networkGbps, v.networkKind, v.region, v.price, v.period, v.pricing, v.taxIncluded,
            v.provenance);
    }
    void one(const BuildCost &v)
    {
        add(v.id, v.category, v.gpuId, v.low, v.typical, v.high, v.unit, v.currency, v.taxIncluded, v.region);
        add(v.provenance);
    }
    void one(const ExchangeRate &v) { add(v.from, v.to, v.rateE9, v.provenance); }
    void one(const CalibrationFactor &v) { add(v.scope, v.subject, v.name, v.value, v.provenance); }
    void one(const ModelChoice &v) { add(v.libraryId, v.own); }
    void one(const TrainingNeed &v)
    {
        add(v.method, v.precision, v.optimizer, v.tokens, v.epochs, v.sequenceLength, v.globalBatch,
            v.microBatch);
        add(v.loraRank, v.recompute, v.flashAttention, v.deadlineDays, v.runsPerMonth, v.datasetGB);
        add(v.checkpointIntervalMinutes);
    }
    void one(const InferenceNeed &v)
    {
        add(v.weightPrecision, v.kvPrecision, v.promptTokens, v.outputTokens, v.maxContext,
            v.peakConcurrency);
        add(v.dailyVisits, v.requestsPerVisit, v.peakFactor, v.ttftMsMax, v.tpotMsMax, v.spareReplicas);
    }
    void one(const Workload &v)
    {
        add(v.name, v.model, v.isTraining());
        if (const TrainingNeed *training = v.training())
            one(*training);
        if (const InferenceNeed *inference = v.inference())
            one(*inference);
    }
    void one(const ExpansionEvent &v) { add(v.month, v.workload, v.scale, v.model); }
    void one(const Constraints &v)
    {
        add(v.regions, v.budgetMonthly, v.budgetCapital, v.deliveryWeeksMax, v.dataMustStayIn, v.eccRequired);
        add(v.datacenterGpuOnly, v.cudaRequired, v.excludedProviders, v.buyerVat, v.minimumGpuMemoryGB);
        add(v.minimumNetworkGbps, v.minimumSlaRatio);
    }
    void one(const Quote &v)
    {
        add(v.id, v.supplier, v.gpuId, v.gpusPerServer, v.servers, v.topology, v.localNvmeTB,
            v.localNvmeReadGBps);
        add(v.networkGbps, v.networkKind, v.fabricGbpsPerGpu, v.deliveryDays, v.slaRatio, v.readyImage);
        add(v.storageWriteGBps);
        add(v.accessControl, v.region, v.price, v.period, v.purchase, v.taxIncluded, v.taxRate, v.quotedOn);
        add(v.validUntil, v.measuredStepSeconds, v.measuredTokensPerSecond);
    }
    void one(const UsageMonth &v) { add(v.month, v.utilisationRatio, v.medianWaitMinutes); }

    QCryptographicHash m_hash{QCryptographicHash::Sha256};
};

} // namespace

QString inputDigest(const Project &project, const Catalogue &catalogue)
{
    Digest digest;
    digest.add(project.title, project.currency, project.horizonMonths, project.asOf, project.workloads,
               project.expansion.monthlyGrowthRatio, project.expansion.events, project.constraints,
               project.quotes, project.usage, static_cast<quint64>(project.assumptions.size()));
    for (auto it = project.assumptions.cbegin(); it != project.assumptions.cend(); ++it)
        digest.add(it.key(), it.value());
    digest.add(catalogue.gpus(), catalogue.models(), catalogue.servers(), catalogue.providers(),
               catalogue.offers(), catalogue.buildCosts(), catalogue.rates(), catalogue.calibration());
    return digest.result();
}

} // namespace xj::recommend
