// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/sizing/calibration.h"

#include "models/domain/units.h"

#include <algorithm>
#include <cmath>

namespace xj::sizing {

namespace {

constexpr std::array kAllGenerations{Generation::Unlisted, Generation::Ampere,       Generation::Ada,
                                     Generation::Hopper,   Generation::BlackwellSxm, Generation::Cdna3,
                                     Generation::Cdna4,    Generation::Ascend910};
constexpr std::array kAllEngines{ServingEngine::Vllm, ServingEngine::TensorRtLlm, ServingEngine::Sglang,
                                 ServingEngine::MindIe};
constexpr std::array kAllLinks{LinkClass::NvLink3,    LinkClass::NvLink4,         LinkClass::NvLink5,
                               LinkClass::Pcie5Peer,  LinkClass::Pcie4Switch,     LinkClass::Pcie4Host,
                               LinkClass::PcieNoPeer, LinkClass::InfinityFabric3, LinkClass::InfinityFabric4};

template <typename Enum> size_t indexOf(Enum value)
{
    return static_cast<size_t>(value);
}

QString keyOf(QStringView scope, QStringView subject, QStringView name)
{
    return scope % QLatin1Char('|') % subject % QLatin1Char('|') % name;
}

constexpr std::array<QStringView, kWeightPaths> kWeightPathNames{u"native_16", u"native_8", u"weight_only_8",
                                                                 u"weight_only_4", u"native_4"};

/// "vLLM 0.6.3" is family "vLLM", version 0.6.3; a bare name has no version.
Calibration::EngineVersion engineVersion(const QString &name)
{
    const qsizetype space = name.lastIndexOf(u' ');
    const QString tail = name.mid(space + 1);
    if (space <= 0 || tail.isEmpty() || !tail.front().isDigit())
        return {name, name, {}};
    Calibration::EngineVersion result{name, name.left(space), {}};
    const QStringList parts = tail.split(u'.');
    for (const QString &part : parts) {
        qsizetype digits = 0;
        while (digits < part.size() && part[digits].isDigit())
            ++digits;
        if (digits == 0)
            break;
        result.version.push_back(part.left(digits).toInt());
    }
    return result;
}

/// Bus rates in GB/s behind the priors of a link without measurements: what large messages sustain.
struct LinkPrior
{
    double alphaMicroseconds;
    double busGBps;
};

LinkPrior priorOf(LinkClass link)
{
    switch (link) {
    case LinkClass::NvLink3:
        return {6.0, 150.0};
    case LinkClass::NvLink4:
        return {5.0, 260.0};
    case LinkClass::NvLink5:
        return {6.5, 400.0};
    case LinkClass::Pcie5Peer:
        return {15.0, 28.0};
    case LinkClass::Pcie4Switch:
        return {15.0, 22.0};
    case LinkClass::Pcie4Host:
        return {18.0, 5.0};
    case LinkClass::PcieNoPeer:
        return {40.0, 12.0};
    case LinkClass::InfinityFabric3:
        return {12.0, 100.0};
    case LinkClass::InfinityFabric4:
        return {10.0, 140.0};
    }
    return {20.0, 10.0};
}

} // namespace

Calibration::Calibration()
    : Calibration(std::vector<domain::CalibrationFactor>{})
{ }

Calibration::Calibration(const std::vector<domain::CalibrationFactor> &factors)
{
    m_values.reserve(static_cast<qsizetype>(factors.size()));
    for (const domain::CalibrationFactor &factor : factors)
        m_values.insert(keyOf(factor.scope, factor.subject, factor.name), factor.value);
    for (const domain::CalibrationFactor &factor : factors) {
        if (factor.scope != u"engine")
            continue;
        const bool listed
            = std::any_of(m_listedEngines.begin(), m_listedEngines.end(),
                          [&](const EngineVersion &known) { return known.subject == factor.subject; });
        if (!listed)
            m_listedEngines.push_back(engineVersion(factor.subject));
    }
    readGenerations();
    readEngines();
    readStructure();
    readLinks();
}

std::optional<double> Calibration::find(QStringView scope, QStringView subject, QStringView name) const
{
    const auto it = m_values.constFind(keyOf(scope, subject, name));
    return it == m_values.constEnd() ? std::nullopt : std::optional(*it);
}

double Calibration::value(QStringView scope, QStringView subject, QStringView name, double fallback) const
{
    return find(scope, subject, name).value_or(fallback);
}

void Calibration::readGenerations()
{
    for (const Generation generation : kAllGenerations) {
        GenerationFactors &f = m_generations[indexOf(generation)];
        const QString subject = calibrationSubject(generation);
        const auto read
            = [&](QStringView name, double &target) { target = value(u"generation", subject, name, target); };
        f.calibrated = generation != Generation::Unlisted
            && find(u"generation", subject, u"memory_efficiency").has_value();
        read(u"memory_efficiency", f.memoryEfficiency);
        read(u"prefill_efficiency_16", f.prefillEfficiency[0]);
        read(u"prefill_efficiency_8", f.prefillEfficiency[1]);
        read(u"prefill_efficiency_4", f.prefillEfficiency[2]);
        read(u"decode_compute_scale", f.decodeComputeScale);
        read(u"software_overhead", f.softwareOverhead);
    }
}

EngineFactors Calibration::readEngine(const QString &subject, EngineFactors f) const
{
    constexpr double kMicro = 1e-6;
    constexpr double kMilli = 1e-3;
    const auto read = [&](QStringView name, double unit, double &target) {
        target = value(u"engine", subject, name, target / unit) * unit;
    };
    f.calibrated = f.calibrated || find(u"engine", subject, u"us_per_layer_dense").has_value();
    read(u"us_per_layer_dense", kMicro, f.secondsPerLayerDense);
    read(u"us_per_layer_moe", kMicro, f.secondsPerLayerMoe);
    read(u"us_per_sequence", kMicro, f.secondsPerSequence);
    read(u"us_per_step", kMicro, f.secondsPerStep);
    read(u"prefill_interference", 1.0, f.prefillInterference);
    read(u"prefill_interference_tokens", 1.0, f.prefillInterferenceTokens);
    read(u"prefill_fixed_ms", kMilli, f.prefillFixedSeconds);
    read(u"prefill_scale", 1.0, f.prefillScale);
    read(u"software_scale", 1.0, f.softwareScale);
    read(u"first_token_steps", 1.0, f.firstTokenSteps);
    read(u"graph_context_tokens", 1.0, f.graphContextTokens);
    read(u"us_per_layer_uncaptured", kMicro, f.secondsPerLayerUncaptured);
    read(u"cache_copies", 1.0, f.cacheCopies);
    read(u"cache_group_copies", 1.0, f.cacheGroupCopies);
    read(u"first_token_queueing", 1.0, f.firstTokenQueueing);
    read(u"batch_limit", 1.0, f.batchLimit);
    f.batchLimitSmallCard = f.calibrated ? f.batchLimit : f.batchLimitSmallCard;
    read(u"batch_limit_below_80gb", 1.0, f.batchLimitSmallCard);
    for (size_t path = 0; path < kWeightPaths; ++path) {
        const QString suffix = kWeightPathNames[path].toString();
        read(QString(u"us_per_layer_" % suffix), kMicro, f.secondsPerLayerExtra[path]);
        read(QString(u"memory_scale_" % suffix), 1.0, f.memoryRateScale[path]);
    }
    return f;
}

void Calibration::readEngines()
{
    for (const ServingEngine engine : kAllEngines) {
        const QString subject = calibrationSubject(engine);
        m_engines[indexOf(engine)] = readEngine(subject, {});
        m_engineMemory[indexOf(engine)] = engineMemoryNamed(subject);
    }
}

QString Calibration::engineSubject(const QString &name) const
{
    const EngineVersion asked = engineVersion(name);
    QString best;
    std::vector<int> bestVersion;
    for (const EngineVersion &listed : m_listedEngines) {
        if (listed.family != asked.family)
            continue;
        // An unversioned subject holds the family's current factors: what a bare name means.
        const bool current = listed.version.empty() && best.isEmpty();
        const bool older = !asked.version.empty() && !listed.version.empty()
            && listed.version <= asked.version && listed.version >= bestVersion;
        if (!current && !older)
            continue;
        best = listed.subject;
        bestVersion = listed.version;
    }
    return best;
}

EngineFactors Calibration::engineNamed(const QString &name) const
{
    const QString family = engineVersion(name).family;
    EngineFactors factors;
    for (const ServingEngine engine : kAllEngines) {
        if (calibrationSubject(engine) == family)
            factors = m_engines[indexOf(engine)];
    }
    const QString subject = engineSubject(name);
    if (subject.isEmpty())
        return factors;
    if (subject != family)
        factors = readEngine(family, factors);
    return readEngine(subject, factors);
}

double Calibration::engineValue(const QString &engineName, QStringView name, double fallback) const
{
    const double current = value(u"engine", engineVersion(engineName).family, name, fallback);
    return value(u"engine", engineSubject(engineName), name, current);
}

EngineMemorySettings Calibration::engineMemoryNamed(const QString &name) const
{
    EngineMemorySettings settings;
    const auto read = [&](QStringView factor, double &target) { target = engineValue(name, factor, target); };
    read(u"memory_share", settings.memoryShare);
    read(u"activation_tokens", settings.activationTokens);
    read(u"activation_hidden_widths", settings.hiddenWidths);
    read(u"activation_sequences", settings.sequences);
    read(u"activation_sequences_below_80gb", settings.sequencesSmallCard);
    read(u"activation_bytes_per_logit", settings.bytesPerLogit);
    read(u"context_gib", settings.contextGiB);
    read(u"context_parallel_gib", settings.contextParallelGiB);
    read(u"graphs_gib", settings.graphGiB);
    settings.profilesContext = engineValue(name, u"profiles_context", 0.0) > 0.0;
    return settings;
}

const EngineMemorySettings &Calibration::engineMemory(ServingEngine engine) const
{
    return m_engineMemory[indexOf(engine)];
}

void Calibration::readStructure()
{
    constexpr double kMicro = 1e-6;
    StructureFactors &f = m_structure;
    const auto read = [&](QStringView name, double unit, double &target) {
        target = value(u"model", u"", name, target / unit) * unit;
    };
    read(u"decode_efficiency_16", 1.0, f.decodeEfficiency[0]);
    read(u"decode_efficiency_8", 1.0, f.decodeEfficiency[1]);
    read(u"decode_efficiency_4", 1.0, f.decodeEfficiency[2]);
    read(u"mla_decode_efficiency", 1.0, f.mlaDecodeEfficiency);
    read(u"moe_decode_efficiency", 1.0, f.moeDecodeEfficiency);
    read(u"moe_prefill_efficiency", 1.0, f.moePrefillEfficiency);
    read(u"w4a16_memory_efficiency", 1.0, f.w4a16MemoryEfficiency);
    read(u"us_per_layer_mla", kMicro, f.secondsPerLayerMla);
    read(u"us_per_layer_sparse_attention", kMicro, f.secondsPerLayerSparseAttention);
    read(u"memory_utilisation", 1.0, f.memoryUtilisation);
    read(u"runtime_reserve_gb", domain::kBytesPerGB, f.runtimeReserveBytes);
    read(u"prefill_chunk_tokens", 1.0, f.prefillChunkTokens);
    read(u"young_software_factor", 1.0, f.youngSoftwareFactor);
    read(u"prefill_communication_share", 1.0, f.prefillCommunicationShare);
    read(u"decode_communication_share", 1.0, f.decodeCommunicationShare);
}

void Calibration::readLinks()
{
    constexpr double kMicro = 1e-6;
    constexpr double kMicroPerMega = 1e-12; // us per MB is 1e-6 s per 1e6 bytes
    for (const LinkClass link : kAllLinks) {
        const LinkPrior prior = priorOf(link);
        const QString subject = calibrationSubject(link);
        for (size_t i = 0; i < kLinkCounts; ++i) {
            const int gpus = 2 << i;
            const QString counted = subject % QLatin1Char('/') % QString::number(gpus);
            const double ringShare = 2.0 * (gpus - 1) / gpus;
            LinkFactors &f = m_links[indexOf(link)][i];
            f.alphaSeconds = value(u"link", counted, u"alpha_us", prior.alphaMicroseconds) * kMicro;
            const double priorBeta = ringShare / (prior.busGBps * domain::kBytesPerGB);
            f.betaSecondsPerByte
                = value(u"link", counted, u"beta_us_per_mb", priorBeta / kMicroPerMega) * kMicroPerMega;
        }
        m_linkCalibrated[indexOf(link)]
            = find(u"link", QString(subject % u"/8"), u"beta_us_per_mb").has_value();
    }
}

const GenerationFactors &Calibration::generation(Generation generation) const
{
    return m_generations[indexOf(generation)];
}

const EngineFactors &Calibration::engine(ServingEngine engine) const
{
    return m_engines[indexOf(engine)];
}

LinkFactors Calibration::link(LinkClass link, int gpus) const
{
    if (gpus <= 1)
        return {};
    const auto &table = m_links[indexOf(link)];
    const double position = std::clamp(std::log2(static_cast<double>(gpus)) - 1.0, 0.0, kLinkCounts - 1.0);
    const auto lower = static_cast<size_t>(position);
    const size_t upper = std::min<size_t>(lower + 1, kLinkCounts - 1);
    const double share = position - static_cast<double>(lower);
    return {std::lerp(table[lower].alphaSeconds, table[upper].alphaSeconds, share),
            std::lerp(table[lower].betaSecondsPerByte, table[upper].betaSecondsPerByte, share)};
}

bool Calibration::linkCalibrated(LinkClass link) const
{
    return m_linkCalibrated[indexOf(link)];
}

Generation generationOf(const domain::Gpu &gpu)
{
    const QString &name = gpu.architecture;
    if (name.startsWith(u"Ampere"))
        return Generation::Ampere;
    if (name.startsWith(u"Ada"))
        return Generation::Ada;
    if (name.startsWith(u"Hopper"))
        return Generation::Hopper;
    if (name.startsWith(u"Blackwell")) // PCIe Blackwell cards behave as Ada cards do: GDDR, no NVLink
        return gpu.linkType.startsWith(u"NVLink") ? Generation::BlackwellSxm : Generation::Ada;
    if (name.startsWith(u"CDNA 3"))
        return Generation::Cdna3;
    if (name.startsWith(u"CDNA 4"))
        return Generation::Cdna4;
    if (name.startsWith(u"Da Vinci"))
        return Generation::Ascend910;
    return Generation::Unlisted;
}

QString calibrationSubject(Generation generation)
{
    switch (generation) {
    case Generation::Unlisted:
        return QStringLiteral("Unlisted");
    case Generation::Ampere:
        return QStringLiteral("Ampere");
    case Generation::Ada:
        return QStringLiteral("Ada");
    case Generation::Hopper:
        return QStringLiteral("Hopper");
    case Generation::BlackwellSxm:
        return QStringLiteral("Blackwell SXM");
    case Generation::Cdna3:
        return QStringLiteral("CDNA 3");
    case Generation::Cdna4:
        return QStringLiteral("CDNA 4");
    case Generation::Ascend910:
        return QStringLiteral("Ascend 910");
    }
    return {};
}

QString calibrationSubject(ServingEngine engine)
{
    switch (engine) {
    case ServingEngine::Vllm:
        return QStringLiteral("vLLM");
    case ServingEngine::TensorRtLlm:
        return QStringLiteral("TensorRT-LLM");
    case ServingEngine::Sglang:
        return QStringLiteral("SGLang");
    case ServingEngine::MindIe:
        return QStringLiteral("MindIE");
    }
    return {};
}

QString calibrationSubject(LinkClass link)
{
    switch (link) {
    case LinkClass::NvLink3:
        return QStringLiteral("NVLink 3 switched");
    case LinkClass::NvLink4:
        return QStringLiteral("NVLink 4 switched");
    case LinkClass::NvLink5:
        return QStringLiteral("NVLink 5 switched");
    case LinkClass::Pcie5Peer:
        return QStringLiteral("PCIe 5 peer");
    case LinkClass::Pcie4Switch:
        return QStringLiteral("PCIe 4 switch");
    case LinkClass::Pcie4Host:
        return QStringLiteral("PCIe 4 host");
    case LinkClass::PcieNoPeer:
        return QStringLiteral("PCIe no peer");
    case LinkClass::InfinityFabric3:
        return QStringLiteral("Infinity Fabric 3");
    case LinkClass::InfinityFabric4:
        return QStringLiteral("Infinity Fabric 4");
    }
    return {};
}

} // namespace xj::sizing
