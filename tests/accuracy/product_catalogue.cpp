// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/accuracy/case_file.h"
#include "tests/accuracy/case_lookup.h"

#include <QFileInfo>

namespace accuracy {

namespace {

using namespace xj::domain;

std::optional<int> whole(const CaseRow &row, const char *column)
{
    const auto value = row.number(column);
    return value ? std::optional(static_cast<int>(*value)) : std::nullopt;
}

QString tablePath(const char *own, const char *reference)
{
    const QString folder = QStringLiteral(XJ_SOURCE_DIR);
    const QString path = folder + u"/resources/catalogue/" + QString::fromLatin1(own);
    return QFileInfo::exists(path) ? path
                                   : folder + u"/../shared/reference/" + QString::fromLatin1(reference);
}

AttentionKind attentionOf(const QString &word)
{
    if (word == u"mla")
        return AttentionKind::MultiLatent;
    if (word == u"hybrid")
        return AttentionKind::Hybrid;
    if (word == u"mqa")
        return AttentionKind::MultiQuery;
    return word == u"mha" ? AttentionKind::MultiHead : AttentionKind::GroupedQuery;
}

ModelKind kindOf(const QString &word)
{
    if (word == u"vlm")
        return ModelKind::VisionLanguage;
    if (word == u"embedding")
        return ModelKind::Embedding;
    if (word == u"diffusion")
        return ModelKind::Diffusion;
    if (word == u"vision")
        return ModelKind::Vision;
    return word == u"speech" ? ModelKind::Speech : ModelKind::LanguageModel;
}

ModelArchitecture modelFrom(const CaseRow &row)
{
    ModelArchitecture m;
    m.id = row.text("id");
    m.family = row.text("family");
    m.name = row.text("name");
    m.kind = kindOf(row.text("kind"));
    m.parametersBillion = row.number("params_b");
    m.activeParametersBillion = row.number("active_params_b");
    m.layers = whole(row, "layers");
    m.hiddenSize = whole(row, "hidden_size");
    m.heads = whole(row, "heads");
    m.kvHeads = whole(row, "kv_heads");
    m.headDim = whole(row, "head_dim");
    m.ffnSize = whole(row, "ffn_size");
    m.experts = whole(row, "experts");
    m.expertsActive = whole(row, "experts_active");
    m.moeFfnSize = whole(row, "moe_ffn_size");
    m.sharedExperts = whole(row, "shared_experts");
    m.attention = attentionOf(row.text("attention"));
    m.mlaKvLoraRank = whole(row, "mla_kv_lora_rank");
    m.mlaRopeDim = whole(row, "mla_rope_dim");
    m.vocabulary = whole(row, "vocab");
    m.maxContext = whole(row, "max_context");
    m.slidingWindow = whole(row, "sliding_window");
    m.slidingWindowLayers = whole(row, "swa_layers");
    if (const QString tied = row.text("tied_embeddings"); !tied.isEmpty())
        m.tiedEmbeddings = tied == u"1";
    return m;
}

void addExtra(const CaseRow &row, ModelArchitecture &m)
{
    m.kvLayers = whole(row, "kv_layers");
    m.denseFfnLayers = whole(row, "dense_ffn_layers");
    m.moeLayers = whole(row, "moe_layers");
    if (const QString gated = row.text("gated_ffn"); !gated.isEmpty())
        m.gatedFfn = gated == u"1";
    m.attentionQueryMultiplier = row.number("attn_q_mult");
    m.mlaQLoraRank = whole(row, "mla_q_lora_rank");
    m.mlaQkNopeDim = whole(row, "mla_qk_nope_dim");
    m.mlaVDim = whole(row, "mla_v_dim");
    m.linearLayers = whole(row, "linear_layers");
    m.linearMixerParametersMillion = row.number("linear_mixer_params_m");
    m.extraParametersBillion = row.number("extra_params_b");
}

Gpu gpuFrom(const CaseRow &row)
{
    Gpu g;
    g.id = row.text("id");
    g.vendor = row.text("vendor");
    g.name = row.text("name");
    g.architecture = row.text("architecture");
    g.formFactor = row.text("form_factor");
    g.vramGB = row.number("vram_gb");
    g.memoryBandwidthGBps = row.number("mem_bandwidth_gbps");
    g.fp32Tflops = row.number("fp32_tflops");
    g.tf32Tflops = row.number("tf32_dense_tflops");
    g.bf16Tflops = row.number("bf16_dense_tflops");
    g.fp16Tflops = row.number("fp16_dense_tflops");
    g.fp8Tflops = row.number("fp8_dense_tflops");
    g.int8Tops = row.number("int8_dense_tops");
    g.fp4Tflops = row.number("fp4_dense_tflops");
    g.tdpWatt = row.number("tdp_w");
    g.pcieGeneration = whole(row, "pcie_gen");
    g.pcieLanes = whole(row, "pcie_lanes");
    g.linkType = row.text("link_type");
    g.linkGBps = row.number("link_bandwidth_gbps");
    g.maxLinkGroup = whole(row, "max_link_group");
    g.ecc = row.text("ecc") == u"1";
    g.datacenterLicensed = row.text("datacenter_licensed") == u"1";
    return g;
}

} // namespace

Catalogue productCatalogue()
{
    CatalogueData data;
    for (const CaseRow &row : CaseFile::read(tablePath("models.csv", "models.csv")).rows())
        data.models.push_back(modelFrom(row));
    const auto extra = CaseFile::read(tablePath("models_extra.csv", "models_extra.csv"));
    for (const CaseRow &row : extra.rows()) {
        for (ModelArchitecture &m : data.models) {
            if (m.id == row.text("id"))
                addExtra(row, m);
        }
    }
    for (const CaseRow &row : CaseFile::read(tablePath("gpus.csv", "gpus.csv")).rows())
        data.gpus.push_back(gpuFrom(row));
    const auto visible = CaseFile::read(tablePath("gpus_extra.csv", "gpus_extra.csv"));
    for (const CaseRow &row : visible.rows()) {
        for (Gpu &g : data.gpus) {
            if (g.id == row.text("id"))
                g.visibleGiB = row.number("driver_visible_gib");
        }
    }
    const auto calibration = CaseFile::read(tablePath("calibration.csv", "calibration.csv"));
    for (const CaseRow &row : calibration.rows()) {
        data.calibration.push_back({row.text("scope"),
                                    row.text("subject"),
                                    row.text("name"),
                                    row.number("value").value_or(0.0),
                                    {}});
    }
    return Catalogue(std::move(data));
}

} // namespace accuracy
