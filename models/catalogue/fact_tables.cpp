// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/catalogue/fact_tables.h"

#include "models/catalogue/decimal.h"

namespace xj::catalogue {

using namespace domain;

Error rowInvalid(const QString &table, const QString &key, const QString &field, int row)
{
    Error error{ErrorCode::CatalogueRowInvalid, {table, key, field}, {}, {}};
    error.place.row = row;
    error.place.field = field;
    return error;
}

namespace {

const QStringList kIdKey{QStringLiteral("id")};

/// A reference that may be absent: an empty id here, NULL there.
Column<BuildCost> optionalGpuColumn()
{
    Column<BuildCost> gpu = column("gpu_id", &BuildCost::gpuId);
    gpu.value
        = [](const BuildCost &cost) { return cost.gpuId.isEmpty() ? QVariant() : QVariant(cost.gpuId); };
    return gpu;
}

/// Stored as an exact whole number of billionths.
Column<ExchangeRate> rateColumn()
{
    Column<ExchangeRate> rate = column("rate_e9", &ExchangeRate::rateE9);
    rate.setText = [](ExchangeRate &fact, const QString &text) {
        const std::optional<qint64> value = scaledDecimal(text, 9);
        if (value)
            fact.rateE9 = *value;
        return value.has_value();
    };
    rate.exportValue = [](const ExchangeRate &fact) { return QVariant(fact.rate()); };
    rate.fileName = QStringLiteral("rate");
    return rate;
}

/// Needs the currency, whose column therefore comes first in the file.
Column<Offer> priceColumn()
{
    return {QStringLiteral("price"), [](const Offer &offer) { return QVariant(offer.price.micros()); },
            [](Offer &, const QVariant &) {},
            [](Offer &offer, const QString &text) {
                const Result<Money> price = Money::fromDecimal(text, offer.price.currency());
                if (price)
                    offer.price = *price;
                return price.has_value() && price->micros() >= 0;
            },
            [](const Offer &offer) { return QVariant(offer.price.toDouble()); }};
}

Column<Offer> currencyColumn()
{
    return {QStringLiteral("currency"),
            [](const Offer &offer) { return QVariant(offer.price.currency().code()); },
            [](Offer &, const QVariant &) {},
            [](Offer &offer, const QString &text) {
                const std::optional<Currency> currency = Currency::fromCode(text);
                if (currency)
                    offer.price = Money(0, *currency);
                return currency.has_value();
            },
            [](const Offer &offer) { return QVariant(offer.price.currency().code()); }};
}

template <typename T> Column<T> fileOnly(Column<T> list)
{
    list.stored = false;
    return list;
}

} // namespace

const FactTable<Gpu> &gpuTable()
{
    static const FactTable<Gpu> table{
        QStringLiteral("gpu"), QStringLiteral("gpus.csv"), kIdKey,
        withProvenance<Gpu>({column("id", &Gpu::id),
                             column("vendor", &Gpu::vendor),
                             column("name", &Gpu::name),
                             column("architecture", &Gpu::architecture),
                             column("launch_year", &Gpu::launchYear),
                             column("form_factor", &Gpu::formFactor),
                             column("vram_gb", &Gpu::vramGB),
                             column("visible_gib", &Gpu::visibleGiB),
                             column("visible_basis", &Gpu::visibleBasis),
                             column("memory_type", &Gpu::memoryType),
                             column("memory_bandwidth_gb_per_s", &Gpu::memoryBandwidthGBps),
                             column("fp32_tflops", &Gpu::fp32Tflops),
                             column("tf32_dense_tflops", &Gpu::tf32Tflops),
                             column("bf16_dense_tflops", &Gpu::bf16Tflops),
                             column("fp16_dense_tflops", &Gpu::fp16Tflops),
                             column("fp8_dense_tflops", &Gpu::fp8Tflops),
                             column("int8_dense_tops", &Gpu::int8Tops),
                             column("fp4_dense_tflops", &Gpu::fp4Tflops),
                             column("tdp_w", &Gpu::tdpWatt),
                             column("pcie_gen", &Gpu::pcieGeneration),
                             column("pcie_lanes", &Gpu::pcieLanes),
                             column("link_type", &Gpu::linkType),
                             column("link_gb_per_s", &Gpu::linkGBps),
                             column("max_link_group", &Gpu::maxLinkGroup),
                             column("ecc", &Gpu::ecc),
                             column("datacenter_licensed", &Gpu::datacenterLicensed),
                             column("china_export_note", &Gpu::chinaExportNote)})};
    return table;
}

const FactTable<ModelArchitecture> &modelTable()
{
    using M = ModelArchitecture;
    static const FactTable<M> table{
        QStringLiteral("model"), QStringLiteral("models.csv"), kIdKey,
        withProvenance<M>({column("id", &M::id),
                           column("family", &M::family),
                           column("name", &M::name),
                           column("kind", &M::kind),
                           column("params_b", &M::parametersBillion),
                           column("active_params_b", &M::activeParametersBillion),
                           column("layers", &M::layers),
                           column("hidden_size", &M::hiddenSize),
                           column("heads", &M::heads),
                           column("kv_heads", &M::kvHeads),
                           column("head_dim", &M::headDim),
                           column("ffn_size", &M::ffnSize),
                           column("gated_ffn", &M::gatedFfn),
                           column("dense_ffn_layers", &M::denseFfnLayers),
                           column("experts", &M::experts),
                           column("experts_active", &M::expertsActive),
                           column("moe_ffn_size", &M::moeFfnSize),
                           column("shared_experts", &M::sharedExperts),
                           column("moe_layers", &M::moeLayers),
                           column("attention", &M::attention),
                           column("attention_bias", &M::attentionBias),
                           column("attn_q_mult", &M::attentionQueryMultiplier),
                           column("mla_kv_lora_rank", &M::mlaKvLoraRank),
                           column("mla_rope_dim", &M::mlaRopeDim),
                           column("mla_q_lora_rank", &M::mlaQLoraRank),
                           column("mla_qk_nope_dim", &M::mlaQkNopeDim),
                           column("mla_v_dim", &M::mlaVDim),
                           column("output_lora_rank", &M::outputLoraRank),
                           column("output_groups", &M::outputGroups),
                           column("kv_layers", &M::kvLayers),
                           column("sliding_window", &M::slidingWindow),
                           column("swa_layers", &M::slidingWindowLayers),
                           column("sparse_attention_tokens", &M::sparseAttentionTokens),
                           column("linear_layers", &M::linearLayers),
                           column("linear_mixer_params_m", &M::linearMixerParametersMillion),
                           column("vocabulary", &M::vocabulary),
                           column("tied_embeddings", &M::tiedEmbeddings),
                           column("max_context", &M::maxContext),
                           column("extra_params_b", &M::extraParametersBillion),
                           column("extra_what", &M::extraWhat),
                           column("licence", &M::licence)})};
    return table;
}

const FactTable<Server> &serverTable()
{
    static const FactTable<Server> table{
        QStringLiteral("server"), QStringLiteral("servers.csv"), kIdKey,
        withProvenance<Server>(
            {column("id", &Server::id), column("gpu_id", &Server::gpuId),
             column("gpu_count", &Server::gpuCount), column("intra_link", &Server::intraLink),
             column("topology", &Server::topology), column("cpu", &Server::cpu),
             column("ram_gb", &Server::ramGB), column("nvme_tb", &Server::nvmeTB),
             column("nic", &Server::nic), column("nic_gbps", &Server::nicGbps),
             column("max_power_w", &Server::maxPowerWatt), column("height_u", &Server::heightUnits),
             column("psu_redundancy", &Server::psuRedundancy), column("cooling", &Server::cooling)})};
    return table;
}

const FactTable<Provider> &providerTable()
{
    static const FactTable<Provider> table{
        QStringLiteral("provider"), QStringLiteral("providers.csv"), kIdKey,
        withProvenance<Provider>(
            {column("id", &Provider::id), column("name_zh", &Provider::name, &BilingualName::chinese),
             column("name_en", &Provider::name, &BilingualName::english), column("kind", &Provider::kind),
             column("country", &Provider::country), fileOnly(column("regions", &Provider::regions)),
             fileOnly(column("roles", &Provider::roles)),
             column("strengths_zh", &Provider::strengths, &BilingualName::chinese),
             column("strengths_en", &Provider::strengths, &BilingualName::english),
             column("named_by_buying_guides", &Provider::namedByBuyingGuides)})};
    return table;
}

const FactTable<Offer> &offerFile()
{
    static const FactTable<Offer> table{
        QStringLiteral("offer"), QStringLiteral("offers.csv"), kIdKey,
        withProvenance<Offer>(
            {column("id", &Offer::id), column("provider_id", &Offer::providerId),
             column("instance_type", &Offer::instanceType), column("gpu_id", &Offer::gpuId),
             column("gpu_count", &Offer::gpuCount), column("vcpus", &Offer::vcpus),
             column("ram_gb", &Offer::ramGB), column("local_nvme_gb", &Offer::localNvmeGB),
             column("interconnect", &Offer::interconnect), column("topology", &Offer::topology),
             column("network_gbps", &Offer::networkGbps), column("network_type", &Offer::networkKind),
             column("region", &Offer::region), currencyColumn(), priceColumn(),
             column("price_period", &Offer::period), column("pricing_model", &Offer::pricing),
             column("tax_included", &Offer::taxIncluded)})};
    return table;
}

const FactTable<BuildCost> &buildCostTable()
{
    static const FactTable<BuildCost> table{
        QStringLiteral("build_cost"), QStringLiteral("build_costs.csv"), kIdKey,
        withProvenance<BuildCost>(
            {column("id", &BuildCost::id), column("category", &BuildCost::category),
             column("item", &BuildCost::item), optionalGpuColumn(), column("low", &BuildCost::low),
             column("typical", &BuildCost::typical), column("high", &BuildCost::high),
             column("unit", &BuildCost::unit), column("currency", &BuildCost::currency),
             column("tax_included", &BuildCost::taxIncluded), column("region", &BuildCost::region)})};
    return table;
}

const FactTable<ExchangeRate> &exchangeRateTable()
{
    static const FactTable<ExchangeRate> table{
        QStringLiteral("exchange_rate"),
        QStringLiteral("exchange_rates.csv"),
        {QStringLiteral("from_currency"), QStringLiteral("to_currency"), QStringLiteral("observed_on"),
         QStringLiteral("source_id")},
        withProvenance<ExchangeRate>({column("from_currency", &ExchangeRate::from),
                                      column("to_currency", &ExchangeRate::to), rateColumn()}),
        false};
    return table;
}

const FactTable<CalibrationFactor> &calibrationTable()
{
    static const FactTable<CalibrationFactor> table = [] {
        std::vector<Column<CalibrationFactor>> columns = withProvenance<CalibrationFactor>(
            {column("scope", &CalibrationFactor::scope), column("subject", &CalibrationFactor::subject),
             column("name", &CalibrationFactor::name), column("value", &CalibrationFactor::value)});
        columns[columns.size() - 3].fileName = QStringLiteral("precision");
        return FactTable<CalibrationFactor>{
            QStringLiteral("calibration"),
            QStringLiteral("calibration.csv"),
            {QStringLiteral("scope"), QStringLiteral("subject"), QStringLiteral("name")},
            std::move(columns),
            false};
    }();
    return table;
}

} // namespace xj::catalogue
