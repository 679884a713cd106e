// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/exchange/json_names.h"

#include <array>

namespace xj::exchange {

using namespace domain;

template <> std::span<const EnumName<WorkloadKind>> enumNames()
{
    static constexpr std::array kNames{EnumName{WorkloadKind::Training, "training"},
                                       EnumName{WorkloadKind::Inference, "inference"}};
    return kNames;
}

template <> std::span<const EnumName<Precision>> enumNames()
{
    static constexpr std::array kNames{EnumName{Precision::Fp32, "fp32"}, EnumName{Precision::Tf32, "tf32"},
                                       EnumName{Precision::Bf16, "bf16"}, EnumName{Precision::Fp16, "fp16"},
                                       EnumName{Precision::Fp8, "fp8"},   EnumName{Precision::Int8, "int8"},
                                       EnumName{Precision::Fp4, "fp4"},   EnumName{Precision::Int4, "int4"},
                                       EnumName{Precision::Nf4, "nf4"}};
    return kNames;
}

template <> std::span<const EnumName<TrainingMethod>> enumNames()
{
    static constexpr std::array kNames{
        EnumName{TrainingMethod::Pretrain, "pretrain"}, EnumName{TrainingMethod::FullFineTune, "full"},
        EnumName{TrainingMethod::Lora, "lora"}, EnumName{TrainingMethod::Qlora, "qlora"}};
    return kNames;
}

template <> std::span<const EnumName<Optimizer>> enumNames()
{
    static constexpr std::array kNames{
        EnumName{Optimizer::AdamW, "adamw"}, EnumName{Optimizer::Adam8Bit, "adam8bit"},
        EnumName{Optimizer::Sgd, "sgd"}, EnumName{Optimizer::Adafactor, "adafactor"},
        EnumName{Optimizer::Muon, "muon"}};
    return kNames;
}

template <> std::span<const EnumName<Recompute>> enumNames()
{
    static constexpr std::array kNames{
        EnumName{Recompute::Automatic, "auto"}, EnumName{Recompute::None, "none"},
        EnumName{Recompute::Selective, "selective"}, EnumName{Recompute::Full, "full"}};
    return kNames;
}

template <> std::span<const EnumName<BuyerVat>> enumNames()
{
    static constexpr std::array kNames{EnumName{BuyerVat::General, "general"},
                                       EnumName{BuyerVat::Small, "small"}, EnumName{BuyerVat::None, "none"}};
    return kNames;
}

template <> std::span<const EnumName<Topology>> enumNames()
{
    static constexpr std::array kNames{
        EnumName{Topology::Unknown, "unknown"},          EnumName{Topology::SingleGpu, "single_gpu"},
        EnumName{Topology::PcieNoPeer, "pcie_no_peer"},  EnumName{Topology::Pcie, "pcie"},
        EnumName{Topology::BridgePairs, "bridge_pairs"}, EnumName{Topology::FullMesh, "full_mesh"}};
    return kNames;
}

template <> std::span<const EnumName<NetworkKind>> enumNames()
{
    static constexpr std::array kNames{
        EnumName{NetworkKind::Unknown, "unknown"}, EnumName{NetworkKind::Ethernet, "ethernet"},
        EnumName{NetworkKind::InfiniBand, "infiniband"}, EnumName{NetworkKind::Efa, "efa"},
        EnumName{NetworkKind::Roce, "roce"}};
    return kNames;
}

template <> std::span<const EnumName<PricePeriod>> enumNames()
{
    static constexpr std::array kNames{
        EnumName{PricePeriod::Hour, "hour"}, EnumName{PricePeriod::Month, "month"},
        EnumName{PricePeriod::Year, "year"}, EnumName{PricePeriod::Once, "once"}};
    return kNames;
}

template <> std::span<const EnumName<PricingModel>> enumNames()
{
    static constexpr std::array kNames{EnumName{PricingModel::OnDemand, "on_demand"},
                                       EnumName{PricingModel::Spot, "spot"},
                                       EnumName{PricingModel::Monthly, "monthly"},
                                       EnumName{PricingModel::Reserved1Year, "reserved_1y"},
                                       EnumName{PricingModel::Reserved3Year, "reserved_3y"},
                                       EnumName{PricingModel::ReservedOther, "reserved_other"}};
    return kNames;
}

template <> std::span<const EnumName<ModelKind>> enumNames()
{
    static constexpr std::array kNames{EnumName{ModelKind::LanguageModel, "language"},
                                       EnumName{ModelKind::VisionLanguage, "vision_language"},
                                       EnumName{ModelKind::Embedding, "embedding"},
                                       EnumName{ModelKind::Diffusion, "diffusion"},
                                       EnumName{ModelKind::Vision, "vision"},
                                       EnumName{ModelKind::Speech, "speech"}};
    return kNames;
}

template <> std::span<const EnumName<AttentionKind>> enumNames()
{
    static constexpr std::array kNames{EnumName{AttentionKind::Unknown, "unknown"},
                                       EnumName{AttentionKind::MultiHead, "multi_head"},
                                       EnumName{AttentionKind::GroupedQuery, "grouped_query"},
                                       EnumName{AttentionKind::MultiQuery, "multi_query"},
                                       EnumName{AttentionKind::MultiLatent, "multi_latent"},
                                       EnumName{AttentionKind::Hybrid, "hybrid"}};
    return kNames;
}

template <> std::span<const EnumName<Confidence>> enumNames()
{
    static constexpr std::array kNames{EnumName{Confidence::None, "none"}, EnumName{Confidence::Low, "low"},
                                       EnumName{Confidence::Medium, "medium"},
                                       EnumName{Confidence::High, "high"}};
    return kNames;
}

template <> std::span<const EnumName<DatePrecision>> enumNames()
{
    static constexpr std::array kNames{EnumName{DatePrecision::Day, "day"},
                                       EnumName{DatePrecision::Approximate, "approximate"},
                                       EnumName{DatePrecision::Month, "month"},
                                       EnumName{DatePrecision::Quarter, "quarter"},
                                       EnumName{DatePrecision::HalfYear, "half_year"},
                                       EnumName{DatePrecision::Year, "year"},
                                       EnumName{DatePrecision::Unknown, "unknown"}};
    return kNames;
}

template <> std::span<const EnumName<Unit>> enumNames()
{
    static constexpr std::array kNames{
        EnumName{Unit::None, "none"},
        EnumName{Unit::Ratio, "ratio"},
        EnumName{Unit::Byte, "byte"},
        EnumName{Unit::GiB, "gib"},
        EnumName{Unit::GB, "gb"},
        EnumName{Unit::TB, "tb"},
        EnumName{Unit::GBps, "gb_per_second"},
        EnumName{Unit::Gbps, "gbps"},
        EnumName{Unit::Tflops, "tflops"},
        EnumName{Unit::Flop, "flop"},
        EnumName{Unit::Watt, "w"},
        EnumName{Unit::KiloWatt, "kw"},
        EnumName{Unit::KiloWattHour, "kwh"},
        EnumName{Unit::Microsecond, "us"},
        EnumName{Unit::Millisecond, "ms"},
        EnumName{Unit::Second, "seconds"},
        EnumName{Unit::Minute, "minutes"},
        EnumName{Unit::Hour, "hours"},
        EnumName{Unit::Day, "days"},
        EnumName{Unit::Week, "weeks"},
        EnumName{Unit::Month, "months"},
        EnumName{Unit::Year, "years"},
        EnumName{Unit::Token, "tokens"},
        EnumName{Unit::TokensPerSecond, "tokens_per_second"},
        EnumName{Unit::RequestsPerSecond, "requests_per_second"},
        EnumName{Unit::BytesPerToken, "bytes_per_token"},
        EnumName{Unit::BillionParameters, "billion_parameters"},
        EnumName{Unit::Gpu, "gpus"},
        EnumName{Unit::Server, "servers"},
        EnumName{Unit::Replica, "replicas"},
        EnumName{Unit::Request, "requests"},
        EnumName{Unit::Visit, "visits"},
        EnumName{Unit::Rack, "racks"},
        EnumName{Unit::FullTimeEquivalent, "full_time_equivalents"},
        EnumName{Unit::GpuHour, "gpu_hours"},
        EnumName{Unit::Currency, "currency"},
        EnumName{Unit::CurrencyPerMonth, "currency_per_month"},
        EnumName{Unit::CurrencyPerYear, "currency_per_year"},
        EnumName{Unit::CurrencyPerGpuHour, "currency_per_gpu_hour"},
        EnumName{Unit::CurrencyPerKiloWattHour, "currency_per_kwh"},
        EnumName{Unit::CurrencyPerKiloWattMonth, "currency_per_kw_month"},
        EnumName{Unit::CurrencyPerGbMonth, "currency_per_gb_month"},
        EnumName{Unit::CurrencyPerGb, "currency_per_gb"},
        EnumName{Unit::CurrencyPerMillionTokens, "currency_per_million_tokens"},
        EnumName{Unit::RatioPerYear, "ratio_per_year"}};
    return kNames;
}

} // namespace xj::exchange
