// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/exchange/project_fields.h"

namespace xj::exchange {

using domain::ModelArchitecture;
using domain::ModelChoice;
using domain::Provenance;

namespace {

constexpr Range kParametersBillion{0.0, 1e5, true};
constexpr Range kCount{1, 1e6};
constexpr Range kCountOrNone{0, 1e6};
constexpr Range kTokens{1, 1e8};

const Fields<Provenance> &provenanceFields()
{
    static const Fields<Provenance> kFields{
        text(QStringLiteral("source"), &Provenance::source, "Address or title of the source."),
        date(QStringLiteral("observed_on"), &Provenance::observedOn, "When the source said so."),
        choice(QStringLiteral("date_precision"), &Provenance::precision, "How exact that date is."),
        choice(QStringLiteral("confidence"), &Provenance::confidence, "How sure the figure is."),
        text(QStringLiteral("note"), &Provenance::note, "What else to know."),
    };
    return kFields;
}

Field<ModelArchitecture> count(const char *key, std::optional<int> ModelArchitecture::*member,
                               const char *description)
{
    return number(QString::fromLatin1(key), member, kCount, description);
}

Field<ModelArchitecture> countOrNone(const char *key, std::optional<int> ModelArchitecture::*member,
                                     const char *description)
{
    return number(QString::fromLatin1(key), member, kCountOrNone, description);
}

Fields<ModelArchitecture> identityFields()
{
    using M = ModelArchitecture;
    return {
        text(QStringLiteral("id"), &M::id, "Own identifier; not one of the library."),
        text(QStringLiteral("family"), &M::family, "Family of the model."),
        text(QStringLiteral("name"), &M::name, "Name of the model."),
        choice(QStringLiteral("kind"), &M::kind, "What the model does. Default: language."),
        number(QStringLiteral("params_b"), &M::parametersBillion, kParametersBillion,
               "Parameters in billions, all experts. Alone it is enough: a typical shape is then assumed."),
        number(QStringLiteral("active_params_b"), &M::activeParametersBillion, kParametersBillion,
               "Parameters in billions that one token passes."),
        text(QStringLiteral("license"), &M::licence, "Licence of the model."),
        object(QStringLiteral("provenance"), &M::provenance, provenanceFields(),
               "Where the figures come from."),
    };
}

Fields<ModelArchitecture> shapeFields()
{
    using M = ModelArchitecture;
    return {
        count("layers", &M::layers, "Transformer layers."),
        count("hidden_size", &M::hiddenSize, "Width of the residual stream."),
        count("heads", &M::heads, "Query heads."),
        count("kv_heads", &M::kvHeads, "Key and value heads."),
        count("head_dim", &M::headDim, "Width of one head. Default: hidden_size / heads."),
        count("ffn_size", &M::ffnSize, "Width of the dense feed-forward layer."),
        flag(QStringLiteral("gated_ffn"), &M::gatedFfn, "Three feed-forward matrices instead of two."),
        count("vocab", &M::vocabulary, "Size of the vocabulary."),
        flag(QStringLiteral("tied_embeddings"), &M::tiedEmbeddings, "Input and output embedding are one."),
        number(QStringLiteral("max_context"), &M::maxContext, kTokens, "Longest context in tokens."),
        choice(QStringLiteral("attention"), &M::attention, "Kind of attention."),
        countOrNone("experts", &M::experts, "Routed experts per layer."),
        countOrNone("experts_active", &M::expertsActive, "Routed experts that one token passes."),
        countOrNone("moe_ffn_size", &M::moeFfnSize, "Width of one expert."),
        countOrNone("shared_experts", &M::sharedExperts, "Experts that every token passes."),
        countOrNone("dense_ffn_layers", &M::denseFfnLayers, "Layers with a dense feed-forward part."),
        countOrNone("moe_layers", &M::moeLayers, "Layers with experts."),
    };
}

Fields<ModelArchitecture> specialFields()
{
    using M = ModelArchitecture;
    return {
        countOrNone("mla_kv_lora_rank", &M::mlaKvLoraRank, "Multi-latent attention: compressed width."),
        countOrNone("mla_rope_dim", &M::mlaRopeDim, "Multi-latent attention: rotary width."),
        countOrNone("mla_q_lora_rank", &M::mlaQLoraRank, "Multi-latent attention: query rank."),
        countOrNone("mla_qk_nope_dim", &M::mlaQkNopeDim, "Multi-latent attention: width without position."),
        countOrNone("mla_v_dim", &M::mlaVDim, "Multi-latent attention: value width."),
        number(QStringLiteral("sliding_window"), &M::slidingWindow, {0, 1e8}, "Attention window in tokens."),
        countOrNone("sliding_window_layers", &M::slidingWindowLayers, "Layers with that window."),
        number(QStringLiteral("sparse_attention_tokens"), &M::sparseAttentionTokens, {0, 1e8},
               "Tokens that a query reads through an indexer."),
        countOrNone("kv_layers", &M::kvLayers, "Layers that keep a growing cache."),
        number(QStringLiteral("attention_query_multiplier"), &M::attentionQueryMultiplier, {0.0, 100.0, true},
               "Width of the query projection over heads times head_dim."),
        flag(QStringLiteral("attention_bias"), &M::attentionBias, "Query, key and value have biases."),
        countOrNone("linear_layers", &M::linearLayers, "Linear or recurrent layers."),
        number(QStringLiteral("linear_mixer_params_m"), &M::linearMixerParametersMillion, {0.0, 1e6},
               "Parameters in millions of one such layer."),
        number(QStringLiteral("extra_params_b"), &M::extraParametersBillion, {0.0, 1e5},
               "Parameters in billions of towers, projectors and further heads."),
        text(QStringLiteral("extra_what"), &M::extraWhat, "What those are."),
    };
}

} // namespace

const Fields<ModelArchitecture> &modelFields()
{
    static const Fields<ModelArchitecture> kFields = [] {
        Fields<ModelArchitecture> all = identityFields();
        for (const auto &part : {shapeFields(), specialFields()})
            all.insert(all.end(), part.begin(), part.end());
        return all;
    }();
    return kFields;
}

std::optional<ModelChoice> readModelChoice(JsonFaults &faults, const QString &path, const QJsonValue &value)
{
    if (value.isString()) {
        const std::optional<QString> id = readText(faults, path, value);
        if (id && id->isEmpty())
            faults.add(path, domain::ErrorCode::InvalidValue, {*id});
        return id ? std::optional(ModelChoice{.libraryId = *id, .own = {}}) : std::nullopt;
    }
    if (!value.isObject()) {
        faults.wrongType(path, QStringLiteral("string, object"));
        return {};
    }
    std::optional<ModelArchitecture> own = readObject(faults, path, value, modelFields());
    return own ? std::optional(ModelChoice{.libraryId = {}, .own = *std::move(own)}) : std::nullopt;
}

QJsonValue writeModelChoice(const ModelChoice &choice)
{
    if (!choice.libraryId.isEmpty())
        return choice.libraryId;
    return writeObject(choice.own, modelFields());
}

QJsonObject modelChoiceSchema()
{
    const QJsonObject libraryId{{QStringLiteral("type"), QStringLiteral("string")},
                                {QStringLiteral("minLength"), 1},
                                {QStringLiteral("description"),
                                 QStringLiteral("Id of a model of the library (xuanji catalogue models).")}};
    return {{QStringLiteral("oneOf"), QJsonArray{libraryId, schemaOf(modelFields())}}};
}

} // namespace xj::exchange
