// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/text/sentences.h"

#include <QCoreApplication>

namespace xj::text {

namespace {

/// The words for enumerators, in one context so that a translator sees the whole vocabulary at once.
class Names
{
    Q_DECLARE_TR_FUNCTIONS(xj::text::Names)

public:
    static QString of(domain::Layer layer)
    {
        using domain::Layer;
        switch (layer) {
        case Layer::MemoryAndModel:
            return tr("Memory and model");
        case Layer::Interconnect:
            return tr("Interconnect");
        case Layer::IoAndNetwork:
            return tr("I/O and network");
        case Layer::StabilityAndDelivery:
            return tr("Stability and delivery");
        }
        return {};
    }

    static QString of(domain::Verdict verdict)
    {
        using domain::Verdict;
        switch (verdict) {
        case Verdict::Pass:
            return tr("Passes", "verdict on one check");
        case Verdict::Warning:
            return tr("Warning", "verdict on one check");
        case Verdict::NotStated:
            return tr("Not stated", "verdict on one check");
        case Verdict::Fail:
            return tr("Fails", "verdict on one check");
        }
        return {};
    }

    static QString of(domain::CostCategory category)
    {
        using domain::CostCategory;
        switch (category) {
        case CostCategory::Compute:
            return tr("GPU rent");
        case CostCategory::Storage:
            return tr("Storage");
        case CostCategory::Egress:
            return tr("Outbound traffic");
        case CostCategory::Support:
            return tr("Support plan");
        case CostCategory::Setup:
            return tr("Set-up");
        case CostCategory::Exit:
            return tr("Exit and migration");
        case CostCategory::Capex:
            return tr("Purchase");
        case CostCategory::Tax:
            return tr("Taxes");
        case CostCategory::Electricity:
            return tr("Electricity");
        case CostCategory::Colocation:
            return tr("Colocation");
        case CostCategory::Staff:
            return tr("Staff");
        case CostCategory::Maintenance:
            return tr("Maintenance");
        case CostCategory::Licence:
            return tr("Licences");
        case CostCategory::Network:
            return tr("Network lines");
        case CostCategory::Bridging:
            return tr("Bridging rent");
        case CostCategory::Finance:
            return tr("Financing");
        case CostCategory::Upgrade:
            return tr("Upgrades");
        case CostCategory::Decommission:
            return tr("Decommissioning");
        case CostCategory::Residual:
            return tr("Residual value");
        }
        return {};
    }

    static QString of(domain::SupplyOption option)
    {
        using domain::SupplyOption;
        switch (option) {
        case SupplyOption::Rent:
            return tr("Rent", "supply option");
        case SupplyOption::Build:
            return tr("Build", "supply option: buy and run own servers");
        case SupplyOption::Hybrid:
            return tr("Hybrid", "supply option: own the base load, rent the peak");
        }
        return {};
    }

    static QString of(domain::BreakEvenStatus status)
    {
        using domain::BreakEvenStatus;
        switch (status) {
        case BreakEvenStatus::AlwaysBuild:
            return tr("Building is never dearer");
        case BreakEvenStatus::BreakEven:
            return tr("Building wins above the break-even");
        case BreakEvenStatus::NeverBuild:
            return tr("Renting is always cheaper");
        case BreakEvenStatus::BuildBelow:
            return tr("Building wins only below the break-even");
        case BreakEvenStatus::Equal:
            return tr("Both cost the same");
        case BreakEvenStatus::Unknown:
            return tr("Cannot be computed");
        }
        return {};
    }

    static QString of(domain::Stage stage)
    {
        using domain::Stage;
        switch (stage) {
        case Stage::Validate:
            return tr("Stage 1: validate");
        case Stage::Upgrade:
            return tr("Stage 2: upgrade");
        case Stage::Scale:
            return tr("Stage 3: scale");
        }
        return {};
    }

    static QString of(domain::SupplyMode mode)
    {
        using domain::SupplyMode;
        switch (mode) {
        case SupplyMode::OnDemand:
            return tr("On demand");
        case SupplyMode::Monthly:
            return tr("Monthly rent");
        case SupplyMode::Reserved:
            return tr("Reserved");
        case SupplyMode::Owned:
            return tr("Owned", "servers bought");
        case SupplyMode::Mixed:
            return tr("Owned base, rented peak");
        }
        return {};
    }

    static QString of(domain::RecommendedAction action)
    {
        using domain::RecommendedAction;
        switch (action) {
        case RecommendedAction::NothingQualifies:
            return tr("No offer qualifies");
        case RecommendedAction::AskForQuotes:
            return tr("Ask suppliers for quotes");
        case RecommendedAction::Rent:
            return tr("Rent", "recommended action");
        case RecommendedAction::Build:
            return tr("Buy own servers", "recommended action");
        case RecommendedAction::Hybrid:
            return tr("Own the base load, rent the peak");
        }
        return {};
    }

    static QString of(domain::CandidateStatus status)
    {
        using domain::CandidateStatus;
        switch (status) {
        case CandidateStatus::Ranked:
            return tr("Ranked", "status of an offer");
        case CandidateStatus::Eliminated:
            return tr("Eliminated", "status of an offer");
        case CandidateStatus::Pending:
            return tr("To be asked", "status of an offer");
        }
        return {};
    }

    static QString of(domain::PricingModel model)
    {
        using domain::PricingModel;
        switch (model) {
        case PricingModel::OnDemand:
            return tr("On demand");
        case PricingModel::Spot:
            return tr("Spot (interruptible)");
        case PricingModel::Monthly:
            return tr("Monthly");
        case PricingModel::Reserved1Year:
            return tr("Reserved, 1 year");
        case PricingModel::Reserved3Year:
            return tr("Reserved, 3 years");
        case PricingModel::ReservedOther:
            return tr("Reserved");
        }
        return {};
    }

    static QString of(domain::Topology topology)
    {
        using domain::Topology;
        switch (topology) {
        case Topology::Unknown:
            return tr("Not stated", "how GPUs are linked");
        case Topology::SingleGpu:
            return tr("Single GPU", "how GPUs are linked");
        case Topology::PcieNoPeer:
            return tr("PCIe without peer-to-peer");
        case Topology::Pcie:
            return QStringLiteral("PCIe");
        case Topology::BridgePairs:
            return tr("Bridged pairs");
        case Topology::FullMesh:
            return tr("Full mesh");
        }
        return {};
    }

    static QString of(domain::TrainingMethod method)
    {
        using domain::TrainingMethod;
        switch (method) {
        case TrainingMethod::Pretrain:
            return tr("Pre-training");
        case TrainingMethod::FullFineTune:
            return tr("Full fine-tuning");
        case TrainingMethod::Lora:
            return QStringLiteral("LoRA");
        case TrainingMethod::Qlora:
            return QStringLiteral("QLoRA");
        }
        return {};
    }

    static QString of(domain::Recompute recompute)
    {
        using domain::Recompute;
        switch (recompute) {
        case Recompute::Automatic:
            return tr("Automatic", "recomputation of activations");
        case Recompute::None:
            return tr("None", "recomputation of activations");
        case Recompute::Selective:
            return tr("Selective", "recomputation of activations");
        case Recompute::Full:
            return tr("Full", "recomputation of activations");
        }
        return {};
    }

    static QString of(domain::Confidence confidence)
    {
        using domain::Confidence;
        switch (confidence) {
        case Confidence::None:
            return tr("None", "confidence in a fact");
        case Confidence::Low:
            return tr("Low", "confidence in a fact");
        case Confidence::Medium:
            return tr("Medium", "confidence in a fact");
        case Confidence::High:
            return tr("High", "confidence in a fact");
        }
        return {};
    }

    static QString of(domain::ProviderKind kind)
    {
        using domain::ProviderKind;
        switch (kind) {
        case ProviderKind::Cloud:
            return tr("Public cloud");
        case ProviderKind::NeoCloud:
            return tr("GPU cloud");
        case ProviderKind::Marketplace:
            return tr("Marketplace");
        case ProviderKind::Idc:
            return tr("Data-centre operator (IDC)");
        case ProviderKind::Colocation:
            return tr("Colocation");
        case ProviderKind::HardwareVendor:
            return tr("Hardware vendor");
        case ProviderKind::MarketIndex:
            return tr("Market index");
        }
        return {};
    }

    static QString role(const QString &role)
    {
        if (role == u"inference_start")
            return tr("First steps in inference");
        if (role == u"mid_training")
            return tr("Mid-size training");
        if (role == u"large_scale")
            return tr("Large clusters");
        if (role == u"overseas_compliance")
            return tr("Overseas and compliance");
        if (role == u"edge")
            return tr("Edge locations");
        if (role == u"hardware")
            return tr("Hardware purchase");
        return role;
    }
};

} // namespace

QString layerName(domain::Layer layer)
{
    return Names::of(layer);
}

QString verdictName(domain::Verdict verdict)
{
    return Names::of(verdict);
}

QString categoryName(domain::CostCategory category)
{
    return Names::of(category);
}

QString optionName(domain::SupplyOption option)
{
    return Names::of(option);
}

QString breakEvenName(domain::BreakEvenStatus status)
{
    return Names::of(status);
}

QString stageName(domain::Stage stage)
{
    return Names::of(stage);
}

QString supplyName(domain::SupplyMode mode)
{
    return Names::of(mode);
}

QString actionName(domain::RecommendedAction action)
{
    return Names::of(action);
}

QString statusName(domain::CandidateStatus status)
{
    return Names::of(status);
}

QString pricingName(domain::PricingModel model)
{
    return Names::of(model);
}

QString topologyName(domain::Topology topology)
{
    return Names::of(topology);
}

QString precisionName(domain::Precision precision)
{
    using domain::Precision;
    switch (precision) {
    case Precision::Fp32:
        return QStringLiteral("FP32");
    case Precision::Tf32:
        return QStringLiteral("TF32");
    case Precision::Bf16:
        return QStringLiteral("BF16");
    case Precision::Fp16:
        return QStringLiteral("FP16");
    case Precision::Fp8:
        return QStringLiteral("FP8");
    case Precision::Int8:
        return QStringLiteral("INT8");
    case Precision::Fp4:
        return QStringLiteral("FP4");
    case Precision::Int4:
        return QStringLiteral("INT4");
    case Precision::Nf4:
        return QStringLiteral("NF4");
    }
    return {};
}

QString methodName(domain::TrainingMethod method)
{
    return Names::of(method);
}

QString optimizerName(domain::Optimizer optimizer)
{
    using domain::Optimizer;
    switch (optimizer) {
    case Optimizer::AdamW:
        return QStringLiteral("AdamW");
    case Optimizer::Adam8Bit:
        return QStringLiteral("Adam 8-bit");
    case Optimizer::Sgd:
        return QStringLiteral("SGD");
    case Optimizer::Adafactor:
        return QStringLiteral("Adafactor");
    case Optimizer::Muon:
        return QStringLiteral("Muon");
    }
    return {};
}

QString recomputeName(domain::Recompute recompute)
{
    return Names::of(recompute);
}

QString confidenceName(domain::Confidence confidence)
{
    return Names::of(confidence);
}

QString providerKindName(domain::ProviderKind kind)
{
    return Names::of(kind);
}

QString providerRoleName(const QString &role)
{
    return Names::role(role);
}

} // namespace xj::text
