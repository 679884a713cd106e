// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/sample_recommendation.h"

namespace xj::tests {

namespace {

using namespace domain;

Provenance seenOn(const QDate &day, const QString &source)
{
    return {source, day, DatePrecision::Day, Confidence::Medium, {}};
}

Gpu gpu(const QString &id, const QString &name, const QString &vendor, double vramGB, double bf16,
        const QString &link)
{
    Gpu card;
    card.id = id;
    card.name = name;
    card.vendor = vendor;
    card.vramGB = vramGB;
    card.visibleGiB = gibFromGB(vramGB) * 0.99;
    card.bf16Tflops = bf16;
    card.linkType = link;
    card.ecc = vramGB > 24;
    card.datacenterLicensed = card.ecc;
    card.provenance = seenOn(QDate(2026, 9, 1), QStringLiteral("data sheet"));
    return card;
}

Provider provider(const QString &id, const QString &chinese, const QString &english, ProviderKind kind)
{
    Provider company;
    company.id = id;
    company.name = {chinese, english};
    company.kind = kind;
    company.country = QStringLiteral("CN");
    company.provenance = seenOn(QDate(2026, 10, 20), QStringLiteral("https://example.com/") + id);
    return company;
}

Offer offer(const QString &providerId, const QString &gpuId, int count, double perHour)
{
    Offer priced;
    priced.id = providerId + u'/' + gpuId + u'/' + QString::number(count);
    priced.providerId = providerId;
    priced.instanceType = QStringLiteral("gpu.%1x%2").arg(gpuId).arg(count);
    priced.gpuId = gpuId;
    priced.gpuCount = count;
    priced.region = QStringLiteral("CN-East");
    priced.price = Money(qRound64(perHour * 1e6), Currency::cny());
    priced.provenance
        = seenOn(QDate(2026, 11, 3), QStringLiteral("https://example.com/prices/") + providerId);
    return priced;
}

DefaultUsed defaultUsed(const QString &key, const Argument &value, const QString &source, const QDate &day)
{
    return {key, value, source, day};
}

Headline headline()
{
    Headline verdict;
    verdict.action = RecommendedAction::Hybrid;
    verdict.monthlyCost = 412'300.0;
    verdict.equivalentMonthly = 371'950.5;
    verdict.reasons = {
        {CostReason::BreakEvenAt, {Quantity{0.583, Unit::Ratio}}},
        {PathReason::OwnBaseLoad, {Quantity{16, Unit::Gpu}}},
        {SelectionReason::RankedByPrice, {Quantity{412'300.0, Unit::CurrencyPerMonth}}},
    };
    verdict.risks = {
        {SelectionReason::PriceStale, {QDate(2026, 6, 30)}},
        {SelectionReason::NotMeasured, {}},
        {CostReason::ResidualAtZero, {Quantity{0.741, Unit::Ratio}}},
    };
    return verdict;
}

} // namespace

Project sampleProject()
{
    Project project;
    project.title = QStringLiteral("智能客服大模型 GPU 服务器采购（二期）");
    project.horizonMonths = 36;
    project.asOf = QDate(2026, 12, 1);
    TrainingNeed training;
    training.method = TrainingMethod::FullFineTune;
    training.precision = Precision::Bf16;
    training.tokens = 2e9;
    training.epochs = 2.0;
    training.sequenceLength = 4096;
    training.globalBatch = 128;
    training.deadlineDays = 7.0;
    training.runsPerMonth = 4.0;
    training.datasetGB = 500.0;
    InferenceNeed serving;
    serving.weightPrecision = Precision::Fp8;
    serving.kvPrecision = Precision::Fp16;
    serving.promptTokens = 1500;
    serving.outputTokens = 400;
    serving.maxContext = 8192;
    serving.peakConcurrency = 500.0;
    serving.ttftMsMax = 2000.0;
    serving.tpotMsMax = 50.0;
    project.workloads = {{QStringLiteral("领域微调"), {QStringLiteral("llama-2-13b"), {}}, training},
                         {QStringLiteral("在线客服推理"), {QStringLiteral("qwen2.5-72b"), {}}, serving}};
    project.expansion.monthlyGrowthRatio = 0.04;
    project.expansion.events = {{12, QStringLiteral("在线客服推理"), 2.0, {}}};
    project.constraints.regions = {QStringLiteral("CN")};
    project.constraints.budgetMonthly = 500'000.0;
    project.constraints.budgetCapital = 8'000'000.0;
    project.constraints.deliveryWeeksMax = 6;
    project.constraints.eccRequired = true;
    project.constraints.datacenterGpuOnly = true;
    project.assumptions = {{QStringLiteral("electricity_price_per_kwh"), 0.72}};
    return project;
}

Catalogue sampleCatalogue()
{
    CatalogueData data;
    data.gpus = {gpu(QStringLiteral("h100-sxm"), QStringLiteral("H100 SXM5 80GB"), QStringLiteral("NVIDIA"),
                     80, 989, QStringLiteral("NVLink 4")),
                 gpu(QStringLiteral("h200-sxm"), QStringLiteral("H200 SXM 141GB"), QStringLiteral("NVIDIA"),
                     141, 989, QStringLiteral("NVLink 4")),
                 gpu(QStringLiteral("a100-80-sxm"), QStringLiteral("A100 SXM4 80GB"),
                     QStringLiteral("NVIDIA"), 80, 312, QStringLiteral("NVLink 3")),
                 gpu(QStringLiteral("l40s"), QStringLiteral("L40S 48GB"), QStringLiteral("NVIDIA"), 48, 362,
                     QStringLiteral("none")),
                 gpu(QStringLiteral("rtx-4090"), QStringLiteral("GeForce RTX 4090 24GB"),
                     QStringLiteral("NVIDIA"), 24, 165, QStringLiteral("none")),
                 gpu(QStringLiteral("ascend-910b"), QStringLiteral("昇腾 910B 64GB"), QStringLiteral("华为"),
                     64, 320, QStringLiteral("HCCS")),
                 gpu(QStringLiteral("mi300x"), QStringLiteral("MI300X 192GB"), QStringLiteral("AMD"), 192,
                     1307, QStringLiteral("Infinity Fabric"))};
    data.providers = {provider(QStringLiteral("aliyun"), QStringLiteral("阿里云"),
                               QStringLiteral("Alibaba Cloud"), ProviderKind::Cloud),
                      provider(QStringLiteral("tencent"), QStringLiteral("腾讯云"),
                               QStringLiteral("Tencent Cloud"), ProviderKind::Cloud),
                      provider(QStringLiteral("huawei"), QStringLiteral("华为云"),
                               QStringLiteral("Huawei Cloud"), ProviderKind::Cloud),
                      provider(QStringLiteral("volcengine"), QStringLiteral("火山引擎"),
                               QStringLiteral("Volcano Engine"), ProviderKind::Cloud),
                      provider(QStringLiteral("autodl"), QStringLiteral("AutoDL"), QStringLiteral("AutoDL"),
                               ProviderKind::Marketplace),
                      provider(QStringLiteral("idcbest"), QStringLiteral("天下数据"),
                               QStringLiteral("IDCBest"), ProviderKind::Idc)};
    const std::vector<std::pair<const char *, double>> cards
        = {{"h100-sxm", 15.8}, {"h200-sxm", 19.5},   {"a100-80-sxm", 8.2}, {"l40s", 6.1},
           {"rtx-4090", 2.1},  {"ascend-910b", 7.4}, {"mi300x", 16.9}};
    double spread = 1.0;
    for (const Provider &company : data.providers) {
        for (const auto &[id, perGpuHour] : cards) {
            data.offers.push_back(offer(company.id, QString::fromLatin1(id), 8, perGpuHour * 8 * spread));
        }
        spread += 0.05;
    }
    data.rates = {{Currency::usd(), Currency::cny(), 7'120'000'000,
                   seenOn(QDate(2026, 11, 28), QStringLiteral("PBoC central parity"))}};
    return Catalogue(std::move(data));
}

Funnel sampleFunnel(const WorkloadSizing &sizing, const Catalogue &catalogue)
{
    Funnel funnel;
    funnel.workload = sizing.workload;
    std::vector<Candidate> eliminated;
    std::vector<Candidate> pending;
    for (const Offer &offered : catalogue.offers()) {
        const AcceleratorSizing *need = sizing.on(offered.gpuId);
        Candidate candidate;
        candidate.id = offered.id;
        candidate.provider = catalogue.provider(offered.providerId)->name;
        candidate.providerId = offered.providerId;
        candidate.instance = offered.instanceType;
        candidate.gpuId = offered.gpuId;
        candidate.gpusPerInstance = offered.gpuCount;
        candidate.region = offered.region;
        candidate.pricing = offered.pricing;
        candidate.priceDate = offered.provenance.observedOn;
        candidate.instancesNeeded = std::max(1, need ? need->servers : 1);
        candidate.gpusBilled = candidate.instancesNeeded * offered.gpuCount;
        candidate.pricePerGpuHour = offered.price.toDouble() / offered.gpuCount;
        candidate.pricePerMonth = *candidate.pricePerGpuHour * candidate.gpusBilled * 730.0;
        const auto stop = [&](Layer layer, const Reason &reason) {
            candidate.status = CandidateStatus::Eliminated;
            candidate.eliminatedAt = layer;
            candidate.findings.push_back({layer, Verdict::Fail, reason});
            ++funnel.eliminatedAt[static_cast<std::size_t>(layer)];
            eliminated.push_back(candidate);
        };
        if (offered.gpuId == u"rtx-4090")
            stop(Layer::MemoryAndModel,
                 {SelectionReason::ConsumerCard, {QStringLiteral("GeForce RTX 4090 24GB")}});
        else if (!need || !need->fits)
            stop(Layer::MemoryAndModel,
                 {SelectionReason::GpuMemoryBelowMinimum, {Quantity{48, Unit::GB}, Quantity{80, Unit::GB}}});
        else if (offered.providerId == u"idcbest")
            stop(Layer::Interconnect, {SelectionReason::TopologyUndisclosed, {Quantity{8, Unit::Gpu}}});
        else if (offered.providerId == u"autodl")
            stop(Layer::IoAndNetwork,
                 {SelectionReason::NetworkTooSlow, {Quantity{10, Unit::Gbps}, Quantity{100, Unit::Gbps}}});
        else if (offered.gpuId == u"mi300x") {
            candidate.status = CandidateStatus::Pending;
            candidate.findings.push_back({Layer::IoAndNetwork,
                                          Verdict::NotStated,
                                          {SelectionReason::NvmeUndisclosed, {Quantity{1500, Unit::GB}}}});
            pending.push_back(candidate);
        } else {
            candidate.status = CandidateStatus::Ranked;
            candidate.findings.push_back(
                {Layer::MemoryAndModel,
                 Verdict::Pass,
                 {SelectionReason::MeetsMemory, {Quantity{640, Unit::GB}, Quantity{312, Unit::GB}}}});
            candidate.findings.push_back(
                {Layer::StabilityAndDelivery, Verdict::Warning, {SelectionReason::SlaUndisclosed, {}}});
            funnel.candidates.push_back(candidate);
        }
    }
    std::ranges::stable_sort(funnel.candidates, {},
                             [](const Candidate &c) { return c.pricePerMonth.value_or(1e18); });
    int rank = 0;
    for (Candidate &candidate : funnel.candidates)
        candidate.rank = ++rank;
    funnel.ranked = rank;
    funnel.pending = static_cast<int>(pending.size());
    std::ranges::stable_sort(eliminated, {}, [](const Candidate &c) { return *c.eliminatedAt; });
    funnel.candidates.insert(funnel.candidates.end(), pending.begin(), pending.end());
    funnel.candidates.insert(funnel.candidates.end(), eliminated.begin(), eliminated.end());
    funnel.total = static_cast<int>(funnel.candidates.size());
    return funnel;
}

StagedPath samplePath()
{
    StagedPath path;
    const auto serve = [](const QString &workload, int gpus, SupplyMode supply, double monthly) {
        return StageConfiguration{workload,
                                  QStringLiteral("h100-sxm"),
                                  gpus,
                                  (gpus + 7) / 8,
                                  supply,
                                  {QStringLiteral("阿里云"), QStringLiteral("Alibaba Cloud")},
                                  QStringLiteral("gpu.h100-sxmx8"),
                                  monthly};
    };
    PathStage validate{
        Stage::Validate, false, 1, 3, {}, 23'068.0, 69'204.0, {{PathReason::StartNow, {}}}, {}};
    validate.configurations = {serve(QStringLiteral("在线客服推理"), 2, SupplyMode::OnDemand, 23'068.0)};
    validate.triggers
        = {{PathReason::LeaveWhenAccuracySigned, {}},
           {PathReason::LeaveWhenDeadlineMissed, {Quantity{19, Unit::Day}, Quantity{7, Unit::Day}}}};
    PathStage upgrade{Stage::Upgrade, false, 4, 14, {}, 184'544.0, 2'029'984.0, {}, {}};
    upgrade.configurations = {serve(QStringLiteral("领域微调"), 8, SupplyMode::Monthly, 92'272.0),
                              serve(QStringLiteral("在线客服推理"), 8, SupplyMode::Monthly, 92'272.0)};
    upgrade.entry = {{PathReason::LeaveWhenAccuracySigned, {}}};
    upgrade.triggers = {{PathReason::LeaveWhenExpandTwice, {Quantity{0.8, Unit::Ratio}}},
                        {PathReason::LeaveWhenScalingMeasured, {Quantity{0.9, Unit::Ratio}}}};
    PathStage scale{Stage::Scale, false, 15, 36, {}, 371'950.5, 8'182'911.0, {}, {}};
    scale.configurations = {serve(QStringLiteral("领域微调"), 16, SupplyMode::Owned, 187'000.0),
                            serve(QStringLiteral("在线客服推理"), 16, SupplyMode::Mixed, 184'950.5)};
    scale.entry = {{PathReason::DemandExceedsCapacity,
                    {Quantity{15, Unit::Month}, Quantity{18, Unit::Gpu}, Quantity{16, Unit::Gpu}}}};
    scale.triggers = {{PathReason::ReviewQuarterly, {}}};
    path.stages = {validate, upgrade, scale};
    double demand = 1.6;
    for (int month = 1; month <= 36; ++month) {
        demand *= month == 4 ? 5.0 : month == 15 ? 1.8 : 1.02;
        const double capacity = month < 4 ? 2.0 : month < 15 ? 16.0 : 32.0;
        path.capacity.push_back({month, demand, capacity});
    }
    path.totalCost = 10'282'099.0;
    path.notes = {{PathReason::BuildProposed, {Quantity{0.583, Unit::Ratio}, Quantity{0.65, Unit::Ratio}}}};
    return path;
}

SampleRecommendation sampleRecommendation()
{
    SampleRecommendation sample{sampleProject(), sampleCatalogue(), {}};
    Recommendation &answer = sample.recommendation;
    answer.projectTitle = sample.project.title;
    answer.horizonMonths = 36;
    answer.asOf = QDate(2026, 12, 1);
    answer.inputHash = QStringLiteral("3f9c27ab41d0");
    for (const WorkloadSizing &sizing : {sampleTrainingSizing(), sampleInferenceSizing()})
        answer.workloads.push_back({sizing, sampleFunnel(sizing, sample.catalogue)});
    answer.tco = sampleTco();
    answer.path = samplePath();
    answer.headline = headline();
    const QDate day(2026, 9, 1);
    answer.defaults
        = {defaultUsed(QStringLiteral("workloads[0].optimizer"), QStringLiteral("adamw"),
                       QStringLiteral("common practice"), day),
           defaultUsed(QStringLiteral("workloads[0].micro_batch"), qint64{1},
                       QStringLiteral("smallest activations"), day),
           defaultUsed(QStringLiteral("workloads[0].checkpoint_interval_min"), Quantity{30, Unit::Minute},
                       QStringLiteral("common practice"), day),
           defaultUsed(QStringLiteral("workloads[1].spare_replicas"), qint64{1}, QStringLiteral("N+1"), day),
           defaultUsed(QStringLiteral("constraints.buyer_vat"), QStringLiteral("general"),
                       QStringLiteral("most buyers"), day)};
    answer.warnings = {{SizingReason::RegisteredOrInFlight, {Quantity{500, Unit::Request}}},
                       {CostReason::TaxUnstated, {}}};
    return sample;
}

} // namespace xj::tests
