// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/exchange/hf_config.h"

#include "models/exchange/hf_config_fields.h"
#include "models/exchange/hf_families.h"
#include "models/exchange/json_faults.h"
#include "models/exchange/json_text.h"

#include <QJsonArray>

#include <algorithm>

namespace xj::exchange {

namespace {

using domain::AttentionKind;
using domain::ErrorCode;
using domain::ModelArchitecture;
using domain::ModelKind;

constexpr double kMost = 1e9;
constexpr Range kPositive{1.0, kMost, false};
constexpr Range kNotNegative{0.0, kMost, false};

void readStack(ConfigFields &fields, ModelArchitecture &m)
{
    m.layers = fields.required({"num_hidden_layers", "n_layer", "num_layers", "n_layers", "decoder_layers"},
                               {1.0, 1000.0, false});
    m.hiddenSize = fields.required({"hidden_size", "n_embd", "d_model", "model_dim"}, {8.0, 1e6, false});
    m.heads = fields.required(
        {"num_attention_heads", "n_head", "n_heads", "num_heads", "decoder_attention_heads"},
        {1.0, 10000.0, false});
    m.headDim = fields.whole({"head_dim", "kv_channels", "attention_head_dim"}, kPositive);
    m.vocabulary = fields.whole({"padded_vocab_size", "vocab_size"}, kPositive);
    m.maxContext = fields.whole({"max_position_embeddings", "n_positions", "seq_length", "max_seq_len",
                                 "max_sequence_length", "max_target_positions", "model_max_length"},
                                kPositive);
}

/// Key-value heads: a count, a flag for one shared head, or as many as query heads.
void readKeyValueHeads(ConfigFields &fields, ModelArchitecture &m)
{
    m.kvHeads = fields.whole(
        {"num_key_value_heads", "multi_query_group_num", "num_kv_heads", "n_head_kv", "num_query_groups"},
        kPositive);
    const bool single = fields.flag("multi_query").value_or(false)
        && !fields.flag("new_decoder_architecture").value_or(false);
    if (single)
        m.kvHeads = 1;
    if (fields.flag("multi_query_attention") == std::optional(false))
        m.kvHeads = m.heads;
    if (!m.kvHeads)
        m.kvHeads = m.heads;
}

void readFfn(ConfigFields &fields, const HfFamily &family, ModelArchitecture &m)
{
    m.ffnSize = fields.whole(
        {"intermediate_size", "ffn_hidden_size", "n_inner", "ffn_dim", "decoder_ffn_dim", "d_ff"}, kPositive);
    m.gatedFfn = family.gated;
    if (!m.ffnSize && m.hiddenSize && !family.gated)
        m.ffnSize = 4 * *m.hiddenSize; // GPT-2, Falcon and MPT leave their usual width out
    m.parallelResidual = fields.flag("parallel_attn")
                             .value_or(fields.flag("use_parallel_residual").value_or(family.parallel));
}

void readExperts(ConfigFields &fields, const HfFamily &family, ModelArchitecture &m)
{
    const auto experts = fields.whole(
        {"num_local_experts", "n_routed_experts", "num_experts", "moe_num_experts", "num_moe_experts"},
        kNotNegative);
    if (!experts || *experts < 2)
        return;
    m.experts = experts;
    m.expertsActive = fields.required({"num_experts_per_tok", "num_experts_per_token", "moe_topk",
                                       "moe_top_k", "experts_per_token", "moe_k"},
                                      kPositive);
    m.moeFfnSize = fields.whole({"moe_intermediate_size", "expert_ffn_hidden_size"}, kPositive);
    if (!m.moeFfnSize) {
        m.moeFfnSize = m.ffnSize;
        m.ffnSize = fields.whole({"intermediate_size_mlp"}, kPositive);
    }
    m.sharedExperts
        = fields.whole({"n_shared_experts", "num_shared_experts", "num_shared_expert"}, kNotNegative);
    const auto shared = fields.whole({"shared_expert_intermediate_size"}, kNotNegative);
    if (!m.sharedExperts && shared && m.moeFfnSize && *m.moeFfnSize > 0)
        m.sharedExperts = *shared / *m.moeFfnSize;
    if (!m.sharedExperts && family.sharedExpert)
        m.sharedExperts = 1;
    if (!m.layers)
        return;
    int dense = fields.whole({"first_k_dense_replace", "moe_layer_start_index"}, kNotNegative).value_or(0);
    const int every
        = fields.whole({"decoder_sparse_step", "interleave_moe_layer_step", "moe_layer_freq"}, kPositive)
              .value_or(1);
    if (every > 1)
        dense = *m.layers - *m.layers / every;
    m.denseFfnLayers = std::min(dense, *m.layers);
    m.moeLayers = *m.layers - *m.denseFfnLayers;
}

/// Multi-head latent attention: one compressed vector per token in place of keys and values.
void readLatent(ConfigFields &fields, ModelArchitecture &m)
{
    m.outputLoraRank = fields.whole({"o_lora_rank"}, kPositive);
    m.outputGroups = fields.whole({"o_groups"}, kPositive);
    const auto rank = fields.whole({"kv_lora_rank"}, kPositive);
    if (!rank) {
        m.mlaQLoraRank = fields.whole({"q_lora_rank"}, kNotNegative);
        return;
    }
    m.attention = AttentionKind::MultiLatent;
    m.mlaKvLoraRank = rank;
    m.mlaQLoraRank = fields.whole({"q_lora_rank"}, kNotNegative);
    m.mlaRopeDim = fields.required({"qk_rope_head_dim"}, kPositive);
    m.mlaQkNopeDim = fields.required({"qk_nope_head_dim"}, kPositive);
    m.mlaVDim = fields.required({"v_head_dim"}, kPositive);
    m.headDim = m.mlaVDim;
    m.sparseAttentionTokens = fields.whole({"index_topk"}, kPositive);
}

/// Which layers attend to everything, to a window, or not at all.
void readLayerKinds(ConfigFields &fields, ModelArchitecture &m)
{
    const auto window = fields.whole({"sliding_window"}, kPositive);
    const bool used = fields.flag("use_sliding_window").value_or(true);
    const int layers = m.layers.value_or(0);
    int windowLayers = layers;
    int linearLayers = 0;
    if (const QJsonArray kinds = fields.array("layer_types"); !kinds.isEmpty()) {
        windowLayers
            = static_cast<int>(std::count(kinds.begin(), kinds.end(), QStringLiteral("sliding_attention")));
        linearLayers
            = static_cast<int>(std::count(kinds.begin(), kinds.end(), QStringLiteral("linear_attention")));
    } else if (const auto pattern = fields.whole({"sliding_window_pattern"}, kPositive)) {
        windowLayers = layers - layers / *pattern;
    } else if (const auto interval = fields.whole({"full_attention_interval"}, kPositive)) {
        linearLayers = layers - layers / *interval;
    }
    if (window && used && windowLayers > 0) {
        m.slidingWindow = window;
        m.slidingWindowLayers = windowLayers;
    }
    m.kvLayers = layers - linearLayers;
    if (linearLayers > 0) {
        m.attention = AttentionKind::Hybrid;
        m.linearLayers = linearLayers;
    }
}

/// Projections of a gated delta layer: queries, keys, values, gate and output, and the small gates per head.
void readLinearMixer(ConfigFields &fields, ModelArchitecture &m)
{
    if (!m.linearLayers || !m.hiddenSize)
        return;
    const double keyHeads = fields.whole({"linear_num_key_heads"}, kPositive).value_or(0);
    const double valueHeads = fields.whole({"linear_num_value_heads"}, kPositive).value_or(0);
    const double keys = keyHeads * fields.whole({"linear_key_head_dim"}, kPositive).value_or(0);
    const double values = valueHeads * fields.whole({"linear_value_head_dim"}, kPositive).value_or(0);
    const double h = *m.hiddenSize;
    const double parameters = h * (2.0 * keys + 2.0 * values + 2.0 * valueHeads) + values * h;
    if (parameters > 0.0)
        m.linearMixerParametersMillion = parameters / 1e6;
}

void nameAttention(ModelArchitecture &m)
{
    if (m.attention != AttentionKind::Unknown || !m.heads || !m.kvHeads)
        return;
    if (*m.kvHeads == *m.heads)
        m.attention = AttentionKind::MultiHead;
    else
        m.attention = *m.kvHeads == 1 ? AttentionKind::MultiQuery : AttentionKind::GroupedQuery;
}

void checkSense(const ModelArchitecture &m, const ConfigFields &fields, JsonFaults &faults)
{
    const auto contradiction = [&](const char *at, const char *one, const char *other) {
        faults.add(fields.path(QString::fromLatin1(at)), ErrorCode::Contradiction,
                   {QString::fromLatin1(one), QString::fromLatin1(other)});
    };
    const bool latent = m.attention == AttentionKind::MultiLatent;
    if (!latent && m.heads && m.kvHeads && (*m.kvHeads > *m.heads || *m.heads % *m.kvHeads != 0))
        contradiction("num_key_value_heads", "num_attention_heads", "num_key_value_heads");
    if (m.hiddenSize && m.heads && !m.headDim && *m.hiddenSize % *m.heads != 0)
        contradiction("num_attention_heads", "hidden_size", "num_attention_heads");
    if (m.experts && m.expertsActive && *m.expertsActive > *m.experts)
        contradiction("num_experts_per_tok", "num_experts_per_tok", "num_experts");
}

/// The part of a multimodal file that holds the language model, and its path.
QString languagePart(const QJsonObject &top)
{
    for (const auto key : {"text_config", "llm_config", "language_config", "thinker_config"}) {
        const QString name = QString::fromLatin1(key);
        if (top.value(name).isObject())
            return name;
    }
    return {};
}

ModelKind kindOf(const QJsonObject &top, const HfFamily &family)
{
    const bool sees = top.contains(u"vision_config") || top.contains(u"vision_model")
        || top.contains(u"visual") || top.contains(u"mm_vision_tower");
    return sees && family.kind == ModelKind::LanguageModel ? ModelKind::VisionLanguage : family.kind;
}

} // namespace

domain::CheckedResult<ModelArchitecture> readHfConfig(const QByteArray &json, const QString &fileName)
{
    const auto top = parseJsonObject(json, fileName);
    if (!top)
        return tl::unexpected(top.error());
    JsonFaults faults(fileName);
    const QString part = languagePart(*top);
    const QJsonObject object = part.isEmpty() ? *top : top->value(part).toObject();
    ConfigFields fields(object, part, faults);
    QString type = object.value(u"model_type").toString();
    if (type.isEmpty())
        type = top->value(u"model_type").toString();
    const HfFamily family = hfFamily(type);
    ModelArchitecture m;
    m.family = type;
    m.name = top->value(u"_name_or_path").toString();
    m.kind = kindOf(*top, family);
    readStack(fields, m);
    readKeyValueHeads(fields, m);
    readFfn(fields, family, m);
    readExperts(fields, family, m);
    readLatent(fields, m);
    readLayerKinds(fields, m);
    readLinearMixer(fields, m);
    nameAttention(m);
    if (fields.flag("attn_output_gate").value_or(family.gatedAttention))
        m.attentionQueryMultiplier = 2.0;
    const auto bias = fields.flag("attention_bias");
    m.attentionBias = bias ? *bias : fields.flag("add_qkv_bias").value_or(family.attentionBias);
    const auto tied = fields.flag("tie_word_embeddings");
    const auto tiedAbove
        = part.isEmpty() ? std::nullopt : ConfigFields(*top, {}, faults).flag("tie_word_embeddings");
    m.tiedEmbeddings = tied ? *tied : tiedAbove.value_or(family.tied);
    if (!m.ffnSize && !m.moeFfnSize)
        faults.add(fields.path(QStringLiteral("intermediate_size")), ErrorCode::MissingKey,
                   {QStringLiteral("intermediate_size")});
    checkSense(m, fields, faults);
    if (!faults.none())
        return tl::unexpected(faults.all());
    m.provenance.source = fileName;
    m.provenance.confidence = family.known ? domain::Confidence::High : domain::Confidence::Low;
    if (!family.known)
        m.provenance.note = type;
    return m;
}

} // namespace xj::exchange
