// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/exchange/hf_families.h"

#include <QStringList>

namespace xj::exchange {

namespace {

/// Llama-like: gated FFN, no biases, untied.
const QStringList &plainFamilies()
{
    static const QStringList names{QStringLiteral("llama"),
                                   QStringLiteral("mistral"),
                                   QStringLiteral("mixtral"),
                                   QStringLiteral("ministral"),
                                   QStringLiteral("mistral3"),
                                   QStringLiteral("qwen3"),
                                   QStringLiteral("qwen3_moe"),
                                   QStringLiteral("qwen3_vl_text"),
                                   QStringLiteral("qwen3_vl_moe_text"),
                                   QStringLiteral("deepseek"),
                                   QStringLiteral("deepseek_v2"),
                                   QStringLiteral("deepseek_v3"),
                                   QStringLiteral("deepseek_v32"),
                                   QStringLiteral("deepseek_v4"),
                                   QStringLiteral("kimi_k2"),
                                   QStringLiteral("kimi_k25"),
                                   QStringLiteral("kimi_vl"),
                                   QStringLiteral("phi3"),
                                   QStringLiteral("phi3small"),
                                   QStringLiteral("phimoe"),
                                   QStringLiteral("phi4mm"),
                                   QStringLiteral("glm"),
                                   QStringLiteral("glm4"),
                                   QStringLiteral("glm_moe_dsa"),
                                   QStringLiteral("internlm"),
                                   QStringLiteral("internlm2"),
                                   QStringLiteral("internlm3"),
                                   QStringLiteral("baichuan"),
                                   QStringLiteral("minimax"),
                                   QStringLiteral("minimax_m2"),
                                   QStringLiteral("olmo"),
                                   QStringLiteral("olmo2"),
                                   QStringLiteral("olmoe"),
                                   QStringLiteral("granite"),
                                   QStringLiteral("exaone"),
                                   QStringLiteral("seed_oss"),
                                   QStringLiteral("ernie4_5"),
                                   QStringLiteral("ernie4_5_moe"),
                                   QStringLiteral("hunyuan"),
                                   QStringLiteral("hunyuan_v1_dense"),
                                   QStringLiteral("hunyuan_v1_moe"),
                                   QStringLiteral("dbrx"),
                                   QStringLiteral("yi"),
                                   QStringLiteral("minicpm"),
                                   QStringLiteral("minicpm3"),
                                   QStringLiteral("jamba"),
                                   QStringLiteral("stablelm"),
                                   QStringLiteral("orion"),
                                   QStringLiteral("smollm3")};
    return names;
}

bool isAny(const QString &type, std::initializer_list<QLatin1StringView> names)
{
    for (const QLatin1StringView name : names) {
        if (type == name)
            return true;
    }
    return false;
}

HfFamily decoder(bool gated, bool tied, bool bias, bool parallel)
{
    HfFamily family;
    family.known = true;
    family.gated = gated;
    family.tied = tied;
    family.attentionBias = bias;
    family.parallel = parallel;
    return family;
}

HfFamily ofKind(domain::ModelKind kind)
{
    HfFamily family = decoder(false, true, true, false);
    family.kind = kind;
    return family;
}

} // namespace

HfFamily hfFamily(const QString &modelType)
{
    using namespace Qt::StringLiterals;
    const QString type = modelType.toLower();
    if (plainFamilies().contains(type))
        return decoder(true, false, false, false);
    if (isAny(type,
              {"qwen"_L1, "qwen2"_L1, "qwen2_moe"_L1, "qwen2_vl"_L1, "qwen2_5_vl"_L1, "qwen2_5_vl_text"_L1,
               "qwen2_vl_text"_L1, "glm4_moe"_L1, "chatglm"_L1, "gpt_oss"_L1, "starcoder"_L1}))
        return decoder(true, false, true, false);
    if (isAny(type,
              {"qwen3_next"_L1, "qwen3_5"_L1, "qwen3_5_text"_L1, "qwen3_5_moe"_L1, "qwen3_5_moe_text"_L1})) {
        HfFamily family = decoder(true, false, false, false);
        family.gatedAttention = true;
        return family;
    }
    if (isAny(type,
              {"gemma"_L1, "gemma2"_L1, "gemma3"_L1, "gemma3_text"_L1, "gemma3n_text"_L1, "gemma4_text"_L1}))
        return decoder(true, true, false, false);
    if (isAny(type, {"cohere"_L1, "cohere2"_L1}))
        return decoder(true, true, false, true);
    if (isAny(type, {"llama4"_L1, "llama4_text"_L1})) {
        HfFamily family = decoder(true, false, false, false);
        family.sharedExpert = true;
        return family;
    }
    if (isAny(type, {"gpt2"_L1, "opt"_L1, "bloom"_L1, "gpt_bigcode"_L1}))
        return decoder(false, true, true, false);
    if (isAny(type, {"mpt"_L1, "starcoder2"_L1, "nemotron"_L1}))
        return decoder(false, type == "mpt"_L1, false, false);
    if (isAny(type, {"falcon"_L1, "refinedweb"_L1, "refinedwebmodel"_L1}))
        return decoder(false, true, false, true);
    if (isAny(type, {"gptj"_L1, "gpt_neox"_L1, "phi"_L1, "phi-msft"_L1}))
        return decoder(false, false, type != "gptj"_L1, true);
    if (isAny(type, {"bert"_L1, "roberta"_L1, "xlm-roberta"_L1, "deberta-v2"_L1, "modernbert"_L1}))
        return ofKind(domain::ModelKind::Embedding);
    if (type == "whisper"_L1)
        return ofKind(domain::ModelKind::Speech);
    return {};
}

} // namespace xj::exchange
